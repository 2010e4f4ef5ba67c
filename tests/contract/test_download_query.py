"""The options of a download, and the grant that must fit them."""

from typing import Any

import pytest

from samples import (
    OTHER,
    PDF,
    UNIQUE,
    bearer,
    export,
    grant_of,
    outcome,
    path_of,
)
from service import Service

# Faulty queries, and the options that the refusal names.
FAULTY = {
    "unknown=1": ["unknown"],
    "Answers=1": ["Answers"],
    "PAPER=a4": ["PAPER"],
    "=1": [""],
    "answers": ["answers"],
    "answers=": ["answers"],
    "answers=2": ["answers"],
    "answers=01": ["answers"],
    "answers=true": ["answers"],
    "answers=1%20": ["answers"],
    "answers=%D9%A1": ["answers"],
    "paper=": ["paper"],
    "paper=A4": ["paper"],
    "paper=a5": ["paper"],
    "paper=a4+": ["paper"],
    "answers=1&answers=1": ["answers"],
    "paper=a4&answers=0&paper=letter": ["paper"],
    "download=": ["download"],
    "download=x&download=x": ["download"],
    "zebra=1&answers=2&paper=b5": ["zebra", "answers", "paper"],
}


@pytest.mark.parametrize(("query", "options"), FAULTY.items())
def test_an_invalid_query_is_rejected_by_its_options(
    unlimited_service: Service, query: str, options: list[str]
) -> None:
    address = path_of(export(unlimited_service)["pdfUrl"])

    answer = unlimited_service.client.get(
        f"{address}?{query}", headers=bearer(unlimited_service.key)
    )

    assert outcome(answer) == (400, "INVALID_REQUEST")
    assert [issue["path"] for issue in answer.json()["error"]["issues"]] == options


@pytest.mark.parametrize("query", [query for query in FAULTY if "download" not in query])
def test_a_grant_does_not_excuse_an_invalid_query(unlimited_service: Service, query: str) -> None:
    url = export(unlimited_service)["pdfUrl"]

    first = unlimited_service.client.get(f"{path_of(url)}?download={grant_of(url)}&{query}")
    last = unlimited_service.client.get(f"{path_of(url)}?{query}&download={grant_of(url)}")

    assert outcome(first) == (400, "INVALID_REQUEST")
    assert outcome(last) == (400, "INVALID_REQUEST")


def test_a_repeated_grant_is_rejected(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]

    answers = [
        unlimited_service.client.get(f"{url}&download={grant_of(url)}"),
        unlimited_service.client.get(f"{url}&download="),
        unlimited_service.client.get(f"{url}&download=garbage"),
    ]

    assert [outcome(answer) for answer in answers] == [(400, "INVALID_REQUEST")] * 3


def test_an_error_of_the_query_has_the_whole_error_object(unlimited_service: Service) -> None:
    address = path_of(export(unlimited_service)["pdfUrl"])

    answer = unlimited_service.client.get(
        f"{address}?paper=a5&answers=1&answers=0&sheets=2", headers=bearer(unlimited_service.key)
    )

    assert answer.json() == {
        "error": {
            "code": "INVALID_REQUEST",
            "message": "The query is not valid.",
            "issues": [
                {"path": "answers", "message": "expected the option once, found it 2 times"},
                {"path": "sheets", "message": "expected no such option"},
                {"path": "paper", "message": "expected a4 or letter, found another value"},
            ],
        }
    }


def test_options_may_be_in_any_order(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]
    options = url.partition("?")[2].split("&")

    answer = unlimited_service.client.get(f"{path_of(url)}?{'&'.join(reversed(options))}")

    assert outcome(answer) == PDF


@pytest.mark.parametrize("query", ["answers=0", "paper=letter", "answers=0&paper=letter"])
def test_a_grant_is_only_for_its_options(unlimited_service: Service, query: str) -> None:
    url = export(unlimited_service)["pdfUrl"]

    answer = unlimited_service.client.get(f"{path_of(url)}?{query}&download={grant_of(url)}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")
    assert answer.json()["error"].keys() == {"code", "message"}


@pytest.mark.parametrize(
    "options", [{"includeAnswers": False}, {"paper": "letter"}], ids=["answers", "paper"]
)
def test_an_omitted_option_has_its_default_and_may_mismatch(
    unlimited_service: Service, options: dict[str, Any]
) -> None:
    url = export(unlimited_service, **options)["pdfUrl"]

    left_out = unlimited_service.client.get(f"{path_of(url)}?download={grant_of(url)}")

    assert outcome(left_out) == (403, "GRANT_MISMATCH")
    assert outcome(unlimited_service.client.get(url)) == PDF


@pytest.mark.parametrize(
    "puzzles", [[OTHER], [UNIQUE, UNIQUE], [OTHER, UNIQUE]], ids=["other", "doubled", "reordered"]
)
def test_a_grant_is_only_for_its_collection(unlimited_service: Service, puzzles: list[str]) -> None:
    grant = grant_of(export(unlimited_service, puzzles=[UNIQUE, OTHER])["pdfUrl"])
    address = path_of(export(unlimited_service, puzzles=puzzles)["pdfUrl"])

    answer = unlimited_service.client.get(f"{address}?download={grant}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")


def test_a_mismatch_is_rejected_before_the_work(unlimited_service: Service) -> None:
    grant = grant_of(export(unlimited_service)["pdfUrl"])

    answer = unlimited_service.client.get(f"/api/v1/worksheets/v1-{'0' * 81}?download={grant}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")
