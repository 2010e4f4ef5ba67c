"""POST /worksheets."""

import re

import pytest

from nonet import engine
from samples import (
    ATTRIBUTION,
    OTHER,
    UNIQUE,
    digits_of,
    export,
    grant_of,
    published,
    variants,
)
from service import Service

GRANT = re.compile(r"[A-Za-z0-9_-]{40,}")


def test_an_export_returns_the_links_and_the_applied_defaults(service: Service) -> None:
    answer = service.post("/worksheets", {"puzzles": [UNIQUE, OTHER, UNIQUE]})

    body = answer.json()
    collection = f"v1-{digits_of([UNIQUE, OTHER, UNIQUE])}"
    address = f"https://nonet.example/api/v1/worksheets/{collection}"
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Cache-Control"] == "no-store"
    assert body == {
        "engineVersion": engine.VERSION,
        "collectionId": collection,
        "collectionUrl": f"https://nonet.example/collections/{collection}",
        "puzzles": [published(UNIQUE), published(OTHER), published(UNIQUE)],
        "pdfUrl": f"{address}?answers=1&paper=a4&download={grant_of(body['pdfUrl'])}",
        "pdfExpiresAt": "2026-11-21T12:00:00Z",
        "includeAnswers": True,
        "paper": "a4",
        "attribution": ATTRIBUTION,
    }
    assert GRANT.fullmatch(grant_of(body["pdfUrl"]))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("digit", [0, 1])
def test_the_link_contains_the_requested_options(service: Service, digit: int, paper: str) -> None:
    body = export(service, includeAnswers=bool(digit), paper=paper)

    address = f"https://nonet.example/api/v1/worksheets/{body['collectionId']}"
    query = f"answers={digit}&paper={paper}&download={grant_of(body['pdfUrl'])}"
    assert (body["includeAnswers"], body["paper"]) == (bool(digit), paper)
    assert body["pdfUrl"] == f"{address}?{query}"


def test_the_expiry_is_reported_in_whole_seconds(service: Service) -> None:
    service.clock.advance(0.999)

    body = export(service)

    assert body["pdfExpiresAt"] == "2026-11-21T12:00:00Z"


def test_the_link_contains_twenty_puzzles(service: Service) -> None:
    puzzles = variants(20)

    body = export(service, puzzles=puzzles)

    assert f"/worksheets/v1-{digits_of(puzzles)}?" in body["pdfUrl"]
    assert body["puzzles"] == [published(grid) for grid in puzzles]


def test_an_export_contains_no_key(service: Service) -> None:
    answer = service.post("/worksheets", {"puzzles": [UNIQUE]})

    assert service.key not in answer.text
    assert "nonet_live_" not in answer.text
    assert "nonet_live_" not in str(answer.headers)


def test_an_export_prints_nothing_and_counts_once(service: Service) -> None:
    answers = [service.post("/worksheets", {"puzzles": [UNIQUE]}) for _ in range(60)]

    assert {answer.status_code for answer in answers} == {200}
    assert service.post("/worksheets", {"puzzles": [UNIQUE]}).status_code == 429
