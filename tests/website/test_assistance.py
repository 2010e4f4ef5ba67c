from typing import Any

import pytest

from grids import AMBIGUOUS_ID, PUZZLE, PUZZLE_ID, SOLUTION
from service import Service

WRONG = PUZZLE[:2] + "1" + PUZZLE[3:]


def ask(service: Service, question: str, **body: Any) -> dict[str, Any]:
    answer = service.client.post(f"/puzzles/{PUZZLE_ID}/{question}", json=body)
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


def test_a_board_without_mistakes_is_right_so_far(service: Service) -> None:
    told = ask(service, "check", board=PUZZLE)

    assert told == {"status": "right", "sentence": "All right so far. 51 cells to go."}


def test_the_solution_is_complete(service: Service) -> None:
    assert ask(service, "check", board=SOLUTION)["status"] == "complete"


@pytest.mark.parametrize("question", ["check", "hint"])
def test_a_wrong_entry_is_named_without_the_right_digit(service: Service, question: str) -> None:
    told = ask(service, question, board=WRONG, depth=3)

    assert told == {
        "status": "wrong",
        "sentence": "1 entry does not fit the solution: r1c3.",
        "wrong": [2],
    }


def test_a_hint_tells_the_digit_at_the_third_step_only(service: Service) -> None:
    first, second, third = (ask(service, "hint", board=PUZZLE, depth=depth) for depth in (1, 2, 3))

    assert set(first) == set(second) == {"status", "sentence", "area", "reasons"}
    assert third["target"] == 5
    assert third["digit"] == int(SOLUTION[5])


def test_hints_lead_through_the_whole_puzzle(service: Service) -> None:
    board = PUZZLE

    while (told := ask(service, "hint", board=board, depth=3))["status"] == "hint":
        board = board[: told["target"]] + str(told["digit"]) + board[told["target"] + 1 :]

    assert told["status"] == "complete"
    assert board == SOLUTION


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[]", 400),
        (b'{"board": 1}', 400),
        (b'{"board": "12"}', 400),
        (b'{"board": "' + PUZZLE.encode() + b'", "depth": 4}', 400),
        (b'{"board": "' + PUZZLE.encode() + b'", "depth": true}', 400),
        (b'{"board": "' + b"-" * 2000 + b'"}', 413),
    ],
)
def test_a_question_that_is_none_is_refused(service: Service, body: bytes, status: int) -> None:
    answer = service.client.post(f"/puzzles/{PUZZLE_ID}/hint", content=body)

    assert answer.status_code == status


def test_only_a_proper_puzzle_is_asked_about(service: Service) -> None:
    body = {"board": PUZZLE}

    assert service.client.post(f"/puzzles/{AMBIGUOUS_ID}/check", json=body).status_code == 422
    assert service.client.post("/puzzles/v1-12/check", json=body).status_code == 404
    assert service.client.get(f"/puzzles/{PUZZLE_ID}/check").status_code == 405
