import re
from collections import Counter

import pytest

from nonet import engine
from samples import ATTRIBUTION, HARD, SOLUTION, UNIQUE, normal, put
from service import Service
from singles_oracle import OracleStep, next_step

pytestmark = pytest.mark.shared

PUZZLES = [UNIQUE, HARD] + [
    puzzle.puzzle
    for seed, label in enumerate(engine.LABELS)
    for puzzle in engine.generate_many(label, 2, seed=seed)
]


def test_a_hint_has_exactly_the_fields_of_the_contract(service: Service) -> None:
    # All of the solution but r1c3, so that the box's last cell is the only step.
    progress = put(SOLUTION, (2, "."))

    answer = service.post("/hint", {"puzzle": UNIQUE, "progress": progress})

    body = answer.json()
    assert answer.status_code == 200
    assert body.pop("explanation")
    assert body == {
        "engineVersion": engine.VERSION,
        "puzzle": normal(UNIQUE),
        "progress": normal(progress),
        "valid": True,
        "complete": False,
        "remainingCells": 1,
        "changedGivens": [],
        "incorrectCells": [],
        "conflictCells": [],
        "status": "hint",
        "hint": {
            "index": 2,
            "row": 0,
            "column": 2,
            "value": 4,
            "technique": "naked-single",
            "candidates": [4],
            "unit": None,
        },
        "attribution": ATTRIBUTION,
    }


def test_a_complete_board_gets_no_hint(service: Service) -> None:
    body = service.post("/hint", {"puzzle": UNIQUE, "progress": SOLUTION}).json()

    found = (body["status"], body["hint"], body["valid"], body["complete"], body["remainingCells"])
    assert found == ("complete", None, True, True, 0)
    assert body["explanation"]


@pytest.mark.parametrize(
    ("entries", "place", "right_digit"),
    [([(2, "1")], "r1c3", "4"), ([(0, "6")], "r1c1", "5"), ([(0, ".")], "r1c1", "5")],
    ids=["wrong entry", "other given", "missing given"],
)
def test_a_wrong_board_gets_its_wrong_cells_and_no_digit(
    unlimited_service: Service, entries: list[tuple[int, str]], place: str, right_digit: str
) -> None:
    progress = put(UNIQUE, *entries)

    body = unlimited_service.post("/hint", {"puzzle": UNIQUE, "progress": progress}).json()

    assert (body["status"], body["hint"], body["valid"]) == ("invalid-progress", None, False)
    # Letters may have accents in another language; the numbers of row and column are the same.
    said = re.sub(r"\w\d\w\d|\d+ \w{5}", "", body["explanation"])
    assert re.search(place.replace("r", r"\w").replace("c", r"\w"), body["explanation"])
    assert right_digit not in said


def test_a_full_board_with_a_mistake_is_invalid_progress_not_complete(service: Service) -> None:
    body = service.post("/hint", {"puzzle": UNIQUE, "progress": put(SOLUTION, (2, "1"))}).json()

    assert (body["status"], body["complete"], body["remainingCells"]) == (
        "invalid-progress",
        False,
        0,
    )


def test_a_correct_board_without_singles_is_unsupported(service: Service) -> None:
    board = normal(HARD)
    while step := next_step(board):
        board = put(board, (step.cell, str(step.digit)))

    body = service.post("/hint", {"puzzle": HARD, "progress": board}).json()

    assert (body["status"], body["hint"], body["valid"]) == ("unsupported", None, True)
    assert body["explanation"]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_hints_from_the_puzzle_on_follow_the_analysis(
    unlimited_service: Service, puzzle: str
) -> None:
    analysis = unlimited_service.post("/analyze", {"puzzle": puzzle}).json()

    board = normal(puzzle)
    counted: Counter[str] = Counter()
    body = unlimited_service.post("/hint", {"puzzle": puzzle, "progress": board}).json()
    while body["status"] == "hint":
        hint = body["hint"]
        assert as_step(hint) == next_step(board)
        assert (hint["row"], hint["column"]) == divmod(hint["index"], 9)
        numbers = re.findall(r"\d", body["explanation"])
        assert {str(hint["row"] + 1), str(hint["column"] + 1)} <= set(numbers)
        counted[hint["technique"]] += 1
        board = put(board, (hint["index"], str(hint["value"])))
        body = unlimited_service.post("/hint", {"puzzle": puzzle, "progress": board}).json()

    assert body["remainingCells"] == analysis["remainingCells"] == board.count("-")
    assert next_step(board) is None
    assert counted["naked-single"] == analysis["techniques"]["nakedSingles"]
    assert counted["hidden-single"] == analysis["techniques"]["hiddenSingles"]
    assert body["status"] == ("complete" if "-" not in board else "unsupported")


def as_step(hint: dict[str, object]) -> OracleStep:
    unit = hint["unit"]
    house = (unit["type"], unit["index"]) if isinstance(unit, dict) else None
    cell, digit, technique = hint["index"], hint["value"], hint["technique"]
    return OracleStep(cell, digit, technique, hint["candidates"], house)  # type: ignore[arg-type]
