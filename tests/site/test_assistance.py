from typing import Any

import pytest

from nonet import engine
from samples import AMBIGUOUS_ID, PUZZLE, PUZZLE_ID, SOLUTION
from service import Service

WRONG = PUZZLE[:2] + "1" + PUZZLE[3:]


def ask(service: Service, question: str, **body: Any) -> dict[str, Any]:
    answer = service.client.post(f"/puzzles/{PUZZLE_ID}/{question}", json=body)
    assert answer.status_code == 200
    shown: dict[str, Any] = answer.json()
    return shown


@pytest.mark.english
def test_a_board_without_mistakes_is_right_so_far(service: Service) -> None:
    shown = ask(service, "check", board=PUZZLE)

    assert shown == {"status": "right", "sentence": "Correct so far. 51 cells to go."}


def test_check_names_notes_that_lack_the_right_digit_as_a_hint_does(service: Service) -> None:
    lacking = [[2, int(SOLUTION[2])]]

    checked = ask(service, "check", board=PUZZLE, eliminated=lacking)

    assert checked == ask(service, "hint", board=PUZZLE, depth=1, eliminated=lacking)
    assert checked["wrong"] == [2]


def test_the_solution_is_complete(service: Service) -> None:
    assert ask(service, "check", board=SOLUTION)["status"] == "complete"


@pytest.mark.english
@pytest.mark.parametrize(("question", "more"), [("check", {}), ("hint", {"depth": 3})])
def test_a_wrong_entry_is_named_without_the_right_digit(
    service: Service, question: str, more: dict[str, int]
) -> None:
    shown = ask(service, question, board=WRONG, **more)

    assert shown == {
        "status": "wrong",
        "sentence": "1 entry does not fit the solution: r1c3.",
        "wrong": [2],
    }


def test_a_hint_shows_its_conclusions_only_at_depth_three(service: Service) -> None:
    first, second, third = (ask(service, "hint", board=PUZZLE, depth=depth) for depth in (1, 2, 3))

    assert set(first) == {"status", "sentence", "area", "reasons"}
    assert set(second) == {*first, "lesson", "name"}
    assert second["lesson"] == third["lesson"] == "/techniques/hidden-single"
    assert service.client.get(second["lesson"]).status_code == 200
    assert third["deduction"] == {
        "implications": [],
        "notation": None,
        "placements": [[5, int(SOLUTION[5])]],
        "eliminations": [],
        "roles": [],
        "links": [],
        "houses": [1],
        "groups": [],
        "sets": [],
    }


@pytest.mark.sample("easy|expert")
@pytest.mark.parametrize("label", [*engine.LABELS, "extreme"])
def test_hints_solve_the_whole_puzzle(service: Service, label: engine.AnyLabel) -> None:
    puzzle = engine.generate(label, seed=2)
    address = f"/puzzles/v1-{puzzle.puzzle.replace('-', '0')}/hint"
    board = list(puzzle.puzzle)
    eliminated: list[tuple[int, int]] = []

    def hint() -> dict[str, Any]:
        body = {"board": "".join(board), "eliminated": eliminated, "depth": 3}
        shown: dict[str, Any] = service.client.post(address, json=body).json()
        return shown

    while (shown := hint())["status"] == "hint":
        eliminated += shown["deduction"]["eliminations"]
        for cell, digit in shown["deduction"]["placements"]:
            board[cell] = str(digit)

    assert shown["status"] == "complete"
    assert "".join(board) == puzzle.solution


def test_a_chain_comes_with_its_links_and_its_candidates(service: Service) -> None:
    puzzle = engine.generate(technique="discontinuous-nice-loop", seed=1)
    board = list(puzzle.puzzle)
    eliminated: list[tuple[int, int]] = []
    for step in engine.solve_path(puzzle.puzzle).steps:
        if isinstance(step.evidence, engine.Chain):
            break
        eliminated += step.eliminations
        for cell, digit in step.placements:
            board[cell] = str(digit)

    body = {"board": "".join(board), "eliminated": eliminated, "depth": 3}
    address = f"/puzzles/v1-{puzzle.puzzle.replace('-', '0')}/hint"
    shown = service.client.post(address, json=body).json()["deduction"]

    assert shown["eliminations"] == [[*pair] for pair in step.eliminations]
    assert len(shown["implications"]) >= len(shown["links"]) > 2
    ends = [pair for link in shown["links"] for pair in link["from"] + link["to"]]
    roles = {(cell, digit): role for cell, digit, role in shown["roles"]}
    assert {roles[*pair] for pair in ends} == {"on", "off"}
    assert {link["strong"] for link in shown["links"]} == {True, False}


@pytest.mark.english
def test_notes_that_lack_the_right_digit_are_named_before_a_hint_is_given(
    service: Service,
) -> None:
    shown = ask(service, "hint", board=PUZZLE, depth=3, eliminated=[[2, int(SOLUTION[2])]])

    assert shown == {
        "status": "wrong",
        "sentence": "The notes of r1c3 are missing the correct digit.",
        "wrong": [2],
    }


@pytest.mark.parametrize(
    "eliminated",
    ["x", {}, [1], [[1]], [[1, 2, 3]], [[81, 1]], [[-1, 1]], [[0, 0]], [[0, 10]], [[True, 1]]],
)
def test_invalid_lists_of_candidates_are_rejected(service: Service, eliminated: Any) -> None:
    body = {"board": PUZZLE, "depth": 1, "eliminated": eliminated}

    answer = service.client.post(f"/puzzles/{PUZZLE_ID}/hint", json=body)

    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[]", 400),
        (b'{"board": 1}', 400),
        (b'{"board": "12"}', 400),
        (b'{"board": "' + PUZZLE.encode() + b'", "depth": 4}', 400),
        (b'{"board": "' + PUZZLE.encode() + b'", "depth": true}', 400),
        (b'{"board": "' + b"-" * 17_000 + b'"}', 413),
    ],
)
def test_invalid_questions_are_rejected(service: Service, body: bytes, status: int) -> None:
    headers = {"Content-Type": "application/json"}

    answer = service.client.post(f"/puzzles/{PUZZLE_ID}/hint", content=body, headers=headers)

    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["error"]["code"] == {400: "INVALID_REQUEST", 413: "BODY_TOO_LARGE"}[status]


def test_questions_about_invalid_puzzles_are_rejected(service: Service) -> None:
    body = {"board": PUZZLE}

    assert service.client.post(f"/puzzles/{AMBIGUOUS_ID}/check", json=body).status_code == 422
    assert service.client.post("/puzzles/v1-12/check", json=body).status_code == 404
    assert service.client.get(f"/puzzles/{PUZZLE_ID}/check").status_code == 405
