"""A malformed collection identifier is a path that does not exist: judged before all else."""

import pytest

from samples import OTHER, PDF, UNIQUE, bearer, digits_of, export, outcome, path_of, variants
from service import Service

ONE = digits_of([UNIQUE])
TWENTY = digits_of(variants(20))
MALFORMED = {
    "nothing": "",
    "no digits": "v1-",
    "80 digits": f"v1-{ONE[:-1]}",
    "82 digits": f"v1-{ONE}0",
    "161 digits": f"v1-{ONE}{ONE[:-1]}",
    "163 digits": f"v1-{ONE}{ONE}0",
    "1,619 digits": f"v1-{TWENTY[:-1]}",
    "1,621 digits": f"v1-{TWENTY}0",
    "21 grids": f"v1-{TWENTY}{ONE}",
    "no version": ONE,
    "another version": f"v2-{ONE}",
    "a capital letter": f"V1-{ONE}",
    "a dash for an empty cell": f"v1-{UNIQUE.replace('.', '-')}",
    "a dot for an empty cell": f"v1-{UNIQUE}",
    "digits of another script": f"v1-{ONE[:-1]}%D9%A1",
    "a slash after": f"v1-{ONE}/",
    "a line break after": f"v1-{ONE}%0A",
    "a line break before": f"%0Av1-{ONE}",
    "a carriage return after": f"v1-{ONE}%0D",
    "a space after": f"v1-{ONE}%20",
    "an encoded query": f"v1-{ONE}%3Fanswers=1",
}


@pytest.mark.parametrize(
    ("identifier", "method"),
    [
        *((identifier, "GET") for identifier in MALFORMED.values()),
        *((MALFORMED["80 digits"], method) for method in ("HEAD", "POST", "DELETE", "OPTIONS")),
    ],
)
def test_a_malformed_identifier_is_not_found_with_any_method_and_credential(
    unlimited_service: Service, identifier: str, method: str
) -> None:
    address = f"/api/v1/worksheets/{identifier}"
    query = export(unlimited_service)["pdfUrl"].partition("?")[2]

    answers = [
        unlimited_service.client.request(method, address),
        unlimited_service.client.request(method, address, headers=bearer(unlimited_service.key)),
        unlimited_service.client.request(method, f"{address}?{query}"),
        unlimited_service.client.request(method, f"{address}?unknown=1"),
    ]

    assert {answer.status_code for answer in answers} == {404}
    if method != "HEAD":
        assert {answer.json()["error"]["code"] for answer in answers} == {"NOT_FOUND"}


@pytest.mark.parametrize("count", [1, 2, 19, 20])
def test_an_identifier_contains_one_to_twenty_grids(unlimited_service: Service, count: int) -> None:
    address = f"/api/v1/worksheets/v1-{digits_of(variants(count))}"

    assert (
        outcome(unlimited_service.client.get(address, headers=bearer(unlimited_service.key))) == PDF
    )


def test_the_identifier_may_be_percent_encoded(unlimited_service: Service) -> None:
    address = f"/api/v1/worksheets/%76%31%2D{digits_of([OTHER])}"

    assert (
        outcome(unlimited_service.client.get(address, headers=bearer(unlimited_service.key))) == PDF
    )


@pytest.mark.parametrize(
    "path", ["/check", "/generate", "/publish", "/worksheets", "/packs", "/openapi.json"]
)
def test_a_path_with_a_line_break_is_not_found(unlimited_service: Service, path: str) -> None:
    method = "GET" if path.endswith(".json") else "POST"

    answer = unlimited_service.client.request(
        method, f"/api/v1{path}%0A", json={}, headers=bearer(unlimited_service.key)
    )

    assert outcome(answer) == (404, "NOT_FOUND")


def test_grids_in_the_path_are_verified(unlimited_service: Service) -> None:
    grids = ["0" * 81, ONE, "11" + "0" * 79]
    address = f"/api/v1/worksheets/v1-{''.join(grids)}"

    answer = unlimited_service.client.get(address, headers=bearer(unlimited_service.key))

    assert outcome(answer) == (422, "NOT_UNIQUE")
    issues = [issue["path"] for issue in answer.json()["error"]["issues"]]
    assert issues == ["puzzles[0]", "puzzles[2]"]


def test_the_grant_of_another_collection_is_rejected(unlimited_service: Service) -> None:
    first, second = (
        export(unlimited_service)["pdfUrl"],
        export(unlimited_service, puzzles=[OTHER])["pdfUrl"],
    )

    answer = unlimited_service.client.get(f"{path_of(second)}?{first.partition('?')[2]}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")
