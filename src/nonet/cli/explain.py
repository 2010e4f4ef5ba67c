"""`nonet explain`: how a person solves a puzzle, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from nonet import engine
from nonet.catalogue import Words
from nonet.cli.grids import read_batches
from nonet.cli.ladder_options import Uniqueness
from nonet.cli.language import DEFAULT_LANGUAGE, Language, words_of
from nonet.cli.solution import solution_of
from nonet.cli.steps import step_as_json
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.told import print_step, wrapped
from nonet.explanations import Guidance, explain_grade, guide
from nonet.settings import Settings


@dataclass(frozen=True, slots=True)
class Told:
    """A step with its words and the board as it was before."""

    step: engine.Step
    guidance: Guidance
    board: str


def explain(
    grid: Annotated[
        str | None,
        typer.Argument(
            metavar="GRID",
            help="81 characters, row by row; the first line of standard input without it.",
        ),
    ] = None,
    *,
    language: Language = DEFAULT_LANGUAGE,
    uniqueness: Uniqueness = True,
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle as a person would, and give the reason for every step.

    With --json one line per step. The last line says what makes the puzzle as hard as it is.
    """
    if grid is None:
        grid = next((batch[0] for batch in read_batches(None)), "")
    solution_of(grid)
    words = words_of(language, Settings())
    for number, told in enumerate(_tell(grid, uniqueness=uniqueness), 1):
        if as_json:
            print_json(_as_json(told, words))
        else:
            _print(number, told, words)
    if not as_json:
        grade = engine.grade(grid, uniqueness=uniqueness)
        print_line(wrapped(words.tell(explain_grade(grade))))


def _tell(grid: str, *, uniqueness: bool) -> Iterator[Told]:
    """Yield the steps of the path, each told on the board that the ones before it leave."""
    board = list(engine.normalize(grid))
    removed: set[tuple[int, int]] = set()
    for step in engine.solve_path(grid, uniqueness=uniqueness).steps:
        before = "".join(board)
        yield Told(step, guide(step, before, depth=3, removed=removed), before)
        removed.update(step.eliminations)
        for cell, digit in step.placements:
            board[cell] = str(digit)


def _print(number: int, told: Told, words: Words) -> None:
    print_step(f"{number:3}. {words(f'name-{told.step.technique}')}", told.guidance, words)
    print_line("")


def _as_json(told: Told, words: Words) -> dict[str, object]:
    return {
        "board": told.board,
        **step_as_json(told.step),
        "explanation": words.tell(told.guidance.sentence),
        "implications": list(words.tell_all(told.guidance.implications)),
        "notation": told.guidance.notation,
    }
