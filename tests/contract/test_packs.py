"""POST /packs: new puzzles, their pages and their worksheet in one call."""

from pathlib import Path
from typing import Any

import pytest

from nonet import engine
from samples import ATTRIBUTION, PDF, digits_of, grant_of, outcome, page_count
from service import Service

LABELS = ["beginner", "easy", "medium", "hard", "expert"]


def expected_item(service: Service, puzzle: str, label: str) -> dict[str, object]:
    """Return the item of a generated puzzle, with its analysis as in `/analyze`."""
    analysis = service.post("/analyze", {"puzzle": puzzle}).json()
    assert analysis.pop("attribution") == ATTRIBUTION
    return {
        "attribution": ATTRIBUTION,
        "puzzle": puzzle,
        "solution": service.post("/check", {"puzzle": puzzle}).json()["solution"],
        "requestedDifficulty": label,
        "analysis": analysis,
        "id": f"v1-{digits_of([puzzle])}",
        "playableUrl": f"https://nonet.example/puzzles/v1-{digits_of([puzzle])}",
    }


@pytest.mark.parametrize("label", LABELS)
def test_a_pack_has_everything_about_its_puzzles(unlimited_service: Service, label: str) -> None:
    answer = unlimited_service.post(
        "/packs", {"count": 3, "difficulty": label, "paper": "letter", "includeAnswers": False}
    )

    body = answer.json()
    puzzles = [item["puzzle"] for item in body["puzzles"]]
    collection = f"v1-{digits_of(puzzles)}"
    query = f"answers=0&paper=letter&download={grant_of(body['pdfUrl'])}"
    assert answer.status_code == 200
    assert body == {
        "engineVersion": engine.VERSION,
        "collectionId": collection,
        "collectionUrl": f"https://nonet.example/collections/{collection}",
        "puzzles": [expected_item(unlimited_service, puzzle, label) for puzzle in puzzles],
        "pdfUrl": f"https://nonet.example/api/v1/worksheets/{collection}?{query}",
        "pdfExpiresAt": "2026-11-21T12:00:00Z",
        "includeAnswers": False,
        "paper": "letter",
        "attribution": ATTRIBUTION,
    }
    assert [engine.label_of(puzzle) for puzzle in puzzles] == [label] * 3


def test_the_defaults_are_one_beginner_puzzle_on_a4_with_its_answer(
    unlimited_service: Service,
) -> None:
    body = unlimited_service.post("/packs", {}).json()

    download = unlimited_service.client.get(body["pdfUrl"])

    assert [item["requestedDifficulty"] for item in body["puzzles"]] == ["beginner"]
    assert body["puzzles"][0]["analysis"]["rating"] == "beginner"
    assert (body["includeAnswers"], body["paper"]) == (True, "a4")
    assert "?answers=1&paper=a4&download=" in body["pdfUrl"]
    assert outcome(download) == PDF
    assert page_count(download.content) == 2


def test_twenty_puzzles_differ_and_share_one_valid_link(unlimited_service: Service) -> None:
    body = unlimited_service.post(
        "/packs", {"count": 20, "difficulty": "hard", "paper": "letter"}
    ).json()

    puzzles = [item["puzzle"] for item in body["puzzles"]]
    download = unlimited_service.client.get(body["pdfUrl"])

    assert len(set(puzzles)) == 20
    assert body["collectionId"] == f"v1-{digits_of(puzzles)}"
    assert page_count(download.content) == 40


def test_each_pack_is_new(unlimited_service: Service) -> None:
    first, second = (unlimited_service.post("/packs", {}).json() for _ in range(2))

    assert first["collectionId"] != second["collectionId"]


def test_a_pack_has_the_identifiers_of_publish_and_worksheets(unlimited_service: Service) -> None:
    pack = unlimited_service.post("/packs", {"count": 2, "difficulty": "easy"}).json()
    puzzles = [item["puzzle"] for item in pack["puzzles"]]

    published = unlimited_service.post("/publish", {"puzzles": puzzles}).json()
    exported = unlimited_service.post("/worksheets", {"puzzles": puzzles}).json()

    assert published["collectionUrl"] == pack["collectionUrl"]
    # The same caller, second and export: the very same grant.
    assert exported["pdfUrl"] == pack["pdfUrl"]


@pytest.mark.parametrize(
    ("body", "option"),
    [
        ({"count": 0}, "count"),
        ({"count": 21}, "count"),
        ({"count": -1}, "count"),
        ({"count": 1.5}, "count"),
        ({"count": "1"}, "count"),
        ({"count": True}, "count"),
        ({"count": None}, "count"),
        ({"count": 10**30}, "count"),
        ({"difficulty": "Hard"}, "difficulty"),
        ({"difficulty": ""}, "difficulty"),
        ({"difficulty": None}, "difficulty"),
        ({"paper": "a5"}, "paper"),
        ({"includeAnswers": 0}, "includeAnswers"),
        ({"include_answers": False}, "include_answers"),
        ({"puzzles": []}, "puzzles"),
        ({"seed": 1}, "seed"),
        ([], ""),
    ],
)
def test_a_malformed_body_is_rejected_by_its_path(
    unlimited_service: Service, body: Any, option: str
) -> None:
    answer = unlimited_service.post("/packs", body)

    assert outcome(answer) == (400, "INVALID_REQUEST")
    assert [issue["path"] for issue in answer.json()["error"]["issues"]] == [option]


def test_an_exhausted_generation_returns_no_partial_pack(tmp_path: Path) -> None:
    with Service(tmp_path, generation_budget=0) as service:
        answer = service.post("/packs", {"count": 2, "difficulty": "expert"})

    assert outcome(answer) == (503, "GENERATION_LIMIT")
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.json().keys() == {"error"}
