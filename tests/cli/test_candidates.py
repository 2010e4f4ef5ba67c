"""Candidates in a text are used by every command that supports them."""

import json

import pytest

from command_line import CommandLine
from nonet import engine
from nonet.engine import read_boards
from nonet.grid import EMPTY

PUZZLE = engine.generate("hard", seed=3).puzzle


def eliminated_once() -> engine.Position:
    """Return a position after its first step that only eliminates."""
    position = engine.Position(PUZZLE, PUZZLE)
    for step in engine.solve_path(PUZZLE).steps:
        position = position.after(step)
        if step.eliminations and not step.placements:
            break
    return position


POSITION = eliminated_once()
CELLS = [
    digit if digit != EMPTY else "".join(map(str, candidates)) + "*"
    for digit, candidates in zip(POSITION.board, POSITION.candidates, strict=True)
]
DRAWN = "\n".join(" ".join(CELLS[start : start + 9]) for start in range(0, 81, 9))


@pytest.mark.parametrize("form", ["hodoku", "opensudoku"])
def test_candidates_are_converted_to_formats_that_hold_them(nonet: CommandLine, form: str) -> None:
    outcome = nonet("convert", "--to", form, stdin=DRAWN.encode())

    (board,) = read_boards(outcome.output).boards
    assert (outcome.status, outcome.errors) == (0, "")
    assert (board.grid, board.candidates) == (POSITION.board, POSITION.candidates)


def test_candidates_that_a_format_cannot_hold_are_reported(nonet: CommandLine) -> None:
    outcome = nonet("convert", "--to", "rows", stdin=DRAWN.encode())

    assert outcome.status == 0
    assert "candidates" in outcome.errors


@pytest.mark.sample("level0")
@pytest.mark.parametrize("level", [(), ("--all",)])
def test_a_hint_skips_candidates_that_the_board_leaves_out(
    nonet: CommandLine, level: tuple[str, ...]
) -> None:
    without = nonet("hint", POSITION.puzzle, POSITION.board, *level, "--json").output
    outcome = nonet("hint", POSITION.puzzle, DRAWN, *level, "--json").output

    assert _eliminations(without) & {*POSITION.eliminated}
    assert not _eliminations(outcome) & {*POSITION.eliminated}


def test_a_path_starts_from_the_given_candidates(nonet: CommandLine) -> None:
    outcome = nonet("explain", "--json", stdin=DRAWN.encode())

    assert outcome.status == 0
    assert not _eliminations(outcome.output) & {*POSITION.eliminated}
    assert "eliminations" in outcome.output


def test_a_claim_can_rely_on_eliminated_candidates(nonet: CommandLine) -> None:
    position = engine.Position(POSITION.board, POSITION.board, POSITION.eliminated)
    step = engine.next_step(position)
    assert step is not None
    claim = json.dumps(engine.certificate_of(step, position))

    assert nonet("prove", DRAWN, claim).status == 0


def test_candidates_without_the_right_digit_are_reported_and_ignored(nonet: CommandLine) -> None:
    cell = next(at for at, digits in enumerate(POSITION.candidates) if len(digits) > 2)
    right = engine.solve(PUZZLE)[cell]
    cells = [*CELLS]
    cells[cell] = cells[cell].replace(right, "")
    drawn = "\n".join(" ".join(cells[start : start + 9]) for start in range(0, 81, 9))

    outcome = nonet("hint", PUZZLE, drawn)

    assert outcome.status == 0
    assert f"r{cell // 9 + 1}c{cell % 9 + 1}" in outcome.errors


def _eliminations(output: str) -> set[tuple[int, int]]:
    steps = map(json.loads, output.splitlines())
    return {
        (cell["index"], cell["value"]) for step in steps for cell in step.get("eliminations", ())
    }
