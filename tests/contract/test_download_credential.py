"""Invalid download grants, and endpoints that accept no grant."""

import string
from pathlib import Path

import pytest

from samples import (
    HELD,
    UNIQUE,
    bearer,
    export,
    follow,
    grant_of,
    outcome,
    path_of,
    with_grant,
)
from service import Service

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


def _other_spelling(grant: str) -> str:
    """Return a text that a lenient decoder reads as the same bytes, in its unused last bits."""
    last = ALPHABET.index(grant[-1])
    spare_bits = {2: 4, 3: 2}[len(grant) % 4]
    assert last % 2**spare_bits == 0
    return grant[:-1] + ALPHABET[last + 1]


def _forgeries(grant: str) -> dict[str, str]:
    middle = len(grant) // 2
    swapped = "A" if grant[middle] != "A" else "B"
    return {
        "a word": "garbage",
        "one character": "A",
        "only padding": "====",
        "characters beyond ASCII": "ö" * 20,
        "the empty signature": "A" * 44,
        "cut at the end": grant[:-1],
        "cut by a block": grant[:-4],
        "cut at the start": grant[1:],
        "without its signature": grant[:-43],
        "longer": grant + "A",
        "longer by a block": grant + "AAAA",
        "twice": grant * 2,
        "padded": grant + "=",
        "padded twice": grant + "==",
        "another spelling": _other_spelling(grant),
        "a space after": grant + " ",
        "a line break after": grant + "\n",
        "a line break inside": f"{grant[:middle]}\n{grant[middle:]}",
        "a foreign character inside": f"{grant[:middle]}!{grant[middle:]}",
        "another case": grant.swapcase(),
        "one character changed": grant[:middle] + swapped + grant[middle + 1 :],
        "its first character changed": "B" + grant[1:],
    }


@pytest.mark.parametrize("forgery", _forgeries("A" * 166))
def test_a_forged_grant_is_rejected(unlimited_service: Service, forgery: str) -> None:
    url = export(unlimited_service)["pdfUrl"]
    forged = _forgeries(grant_of(url))[forgery]

    answer = unlimited_service.client.get(with_grant(url, forged))

    assert forged != grant_of(url)
    assert answer.status_code == 401
    assert answer.json() == {
        "error": {
            "code": "INVALID_GRANT",
            "message": "The download link was not issued by this service.",
        }
    }
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_every_character_of_a_grant_counts(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]
    grant = grant_of(url)

    for place, character in enumerate(grant):
        other = ALPHABET[(ALPHABET.index(character) + 1) % 64]
        answer = unlimited_service.client.get(
            with_grant(url, grant[:place] + other + grant[place + 1 :])
        )
        assert outcome(answer) == (401, "INVALID_GRANT"), place


def test_plus_and_slash_do_not_replace_dash_and_underscore(unlimited_service: Service) -> None:
    urls = (export(unlimited_service, puzzles=[UNIQUE] * count)["pdfUrl"] for count in range(1, 21))
    url = next(url for url in urls if set("-_") & set(grant_of(url)))

    answer = unlimited_service.client.get(
        with_grant(url, grant_of(url).replace("-", "+").replace("_", "/"))
    )

    assert outcome(answer) == (401, "INVALID_GRANT")


def test_a_grant_of_another_service_is_rejected(tmp_path: Path) -> None:
    with Service(tmp_path / "a") as ours, Service(tmp_path / "b") as theirs:
        foreign = export(theirs)["pdfUrl"]
        assert outcome(follow(theirs, foreign)) == HELD

        answer = ours.client.get(foreign)

    assert outcome(answer) == (401, "INVALID_GRANT")


def test_services_with_one_secret_accept_each_others_grants(tmp_path: Path) -> None:
    secret = "between the two of us"  # noqa: S105 - only of this test
    with (
        Service(tmp_path / "a", secret=secret) as ours,
        Service(tmp_path / "b", secret=secret) as theirs,
    ):
        assert outcome(follow(ours, export(theirs)["pdfUrl"])) == HELD


def test_a_download_without_key_and_grant_is_unauthorized(unlimited_service: Service) -> None:
    address = path_of(export(unlimited_service)["pdfUrl"])

    answer = unlimited_service.client.get(address)

    assert outcome(answer) == (401, "UNAUTHORIZED")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_an_empty_grant_is_rejected(unlimited_service: Service) -> None:
    answer = unlimited_service.client.get(
        path_of(export(unlimited_service)["pdfUrl"]) + "?download="
    )

    assert outcome(answer) == (401, "INVALID_GRANT")


def test_a_key_is_rejected_as_a_grant(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]

    assert outcome(unlimited_service.client.get(with_grant(url, unlimited_service.key))) == (
        401,
        "INVALID_GRANT",
    )


@pytest.mark.parametrize("name", ["key", "api_key", "apiKey", "token", "access_token", "Bearer"])
def test_a_key_in_the_query_is_rejected(unlimited_service: Service, name: str) -> None:
    url = export(unlimited_service)["pdfUrl"]

    alone = unlimited_service.client.get(f"{path_of(url)}?{name}={unlimited_service.key}")
    with_a_grant = unlimited_service.client.get(f"{url}&{name}={unlimited_service.key}")

    assert outcome(alone) == (401, "UNAUTHORIZED")
    assert outcome(with_a_grant) == (400, "INVALID_REQUEST")
    assert unlimited_service.key not in alone.text + with_a_grant.text


def test_a_grant_is_rejected_as_a_bearer_key(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]
    headers = bearer(grant_of(url))

    downloading = unlimited_service.client.get(path_of(url), headers=headers)
    checking = unlimited_service.client.post(
        "/api/v1/check", json={"puzzle": UNIQUE}, headers=headers
    )

    assert outcome(downloading) == (401, "UNAUTHORIZED")
    assert outcome(checking) == (401, "UNAUTHORIZED")


def test_a_grant_is_rejected_by_other_endpoints(unlimited_service: Service) -> None:
    query = export(unlimited_service)["pdfUrl"].partition("?")[2]

    answer = unlimited_service.client.post(
        f"/api/v1/worksheets?{query}", json={"puzzles": [UNIQUE]}
    )

    assert outcome(answer) == (401, "UNAUTHORIZED")
