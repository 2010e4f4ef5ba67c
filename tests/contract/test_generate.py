import pytest

from nonet import engine
from samples import ATTRIBUTION
from service import Service

pytestmark = pytest.mark.shared

LABELS = ["beginner", "easy", "medium", "hard", "expert"]


def test_an_empty_object_requests_one_beginner_puzzle(service: Service) -> None:
    answer = service.post("/generate", {})

    body = answer.json()
    assert answer.status_code == 200
    assert set(body) == {"engineVersion", "puzzles", "attribution"}
    assert (body["engineVersion"], body["attribution"]) == (engine.VERSION, ATTRIBUTION)
    assert [puzzle["requestedDifficulty"] for puzzle in body["puzzles"]] == ["beginner"]


@pytest.mark.parametrize("label", LABELS)
def test_every_puzzle_is_verified_and_symmetric_and_has_its_analysis(
    unlimited_service: Service, label: str
) -> None:
    body = unlimited_service.post("/generate", {"count": 2, "difficulty": label}).json()

    assert len({puzzle["puzzle"] for puzzle in body["puzzles"]}) == 2
    for item in body["puzzles"]:
        puzzle = item["puzzle"]
        checked = unlimited_service.post("/check", {"puzzle": puzzle}).json()
        analyzed = unlimited_service.post("/analyze", {"puzzle": puzzle}).json()
        credit = analyzed.pop("attribution")
        assert checked["status"] == "unique"
        assert [sign == "-" for sign in puzzle] == [sign == "-" for sign in reversed(puzzle)]
        assert item == {
            "attribution": credit,
            "puzzle": puzzle,
            "solution": checked["solution"],
            "requestedDifficulty": label,
            "analysis": analyzed,
        }


@pytest.mark.parametrize("label", ["beginner", "easy"])
def test_singles_solve_the_two_easiest_labels(unlimited_service: Service, label: str) -> None:
    body = unlimited_service.post("/generate", {"count": 20, "difficulty": label}).json()

    assert {puzzle["analysis"]["rating"] for puzzle in body["puzzles"]} == {"beginner"}


def test_a_full_batch_holds_twenty_different_puzzles(service: Service) -> None:
    body = service.post("/generate", {"count": 20}).json()

    assert len({puzzle["puzzle"] for puzzle in body["puzzles"]}) == 20


def test_two_requests_get_different_puzzles(service: Service) -> None:
    first, second = (service.post("/generate", {}).json()["puzzles"][0] for _ in range(2))

    assert first["puzzle"] != second["puzzle"]
