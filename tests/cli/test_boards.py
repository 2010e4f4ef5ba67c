import json

import pytest

from command_line import CommandLine
from nonet import engine
from samples import EMPTY, HARD, SOLUTION, UNIQUE

WRONG = UNIQUE.replace(".", "9", 1)


def test_a_board_without_a_mistake_is_valid(nonet: CommandLine) -> None:
    left = UNIQUE.count(".")

    assert nonet("validate", UNIQUE, UNIQUE) == (0, f"valid, {left} cells left\n", "")
    assert nonet("validate", UNIQUE, SOLUTION) == (0, "complete\n", "")


@pytest.mark.english
def test_mistakes_are_named_and_end_with_exit_status_1(nonet: CommandLine) -> None:
    outcome = nonet("validate", UNIQUE, WRONG)
    shown = nonet("validate", UNIQUE, WRONG, "--json")
    cell = UNIQUE.index(".")

    assert outcome.status == shown.status == 1
    assert f"r{cell // 9 + 1}c{cell % 9 + 1}" in outcome.output
    found = json.loads(shown.output)
    assert (found["valid"], found["incorrectCells"]) == (False, [cell])


def test_a_hint_tells_more_at_each_level(nonet: CommandLine) -> None:
    levels = [nonet("hint", HARD, f"--level={level}").output for level in (1, 2, 3)]
    step = engine.next_step(engine.normalize(HARD))

    assert step is not None
    assert len(set(levels)) == 3
    assert json.loads(nonet("hint", HARD, "--json").output)["technique"] == step.technique
    assert "technique" not in json.loads(nonet("hint", HARD, "--json", "--level=1").output)


def test_a_hint_goes_on_from_a_board(nonet: CommandLine) -> None:
    board = list(UNIQUE)
    step = engine.next_step(UNIQUE)
    assert step is not None
    ((cell, digit),) = step.placements
    board[cell] = str(digit)

    first, second = nonet("hint", UNIQUE), nonet("hint", UNIQUE, "".join(board))

    assert first.status == second.status == 0
    assert first.output != second.output
    assert nonet("hint", UNIQUE, SOLUTION).output == "complete\n"


def test_a_board_with_a_mistake_gets_no_hint(nonet: CommandLine) -> None:
    outcome = nonet("hint", UNIQUE, WRONG)

    assert outcome.status == 1
    assert outcome.output == nonet("validate", UNIQUE, WRONG).output


@pytest.mark.parametrize("command", [["hint", EMPTY], ["validate", EMPTY, EMPTY]])
def test_what_is_no_puzzle_is_refused(nonet: CommandLine, command: list[str]) -> None:
    outcome = nonet(*command)

    assert (outcome.status, outcome.output) == (1, "")
    assert "multiple" in outcome.errors
