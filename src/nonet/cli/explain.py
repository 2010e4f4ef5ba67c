"""`nonet explain`: how a person solves puzzles, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from nonet import engine
from nonet.catalogue import Words
from nonet.cli.explained import board_before, write_path
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.ladder_options import Uniqueness
from nonet.cli.language import DEFAULT_LANGUAGE, Language, words_of
from nonet.cli.solution import solution_of
from nonet.cli.steps import step_as_json
from nonet.cli.terminal import AsJson, output, print_json, print_line
from nonet.cli.told import print_step, wrapped
from nonet.cli.told_path import Run, ToldStep, tell_path
from nonet.explanations import explain_grade
from nonet.settings import Settings

END = ("q", "\x03", "\x04")


@dataclass(frozen=True, slots=True)
class Manner:
    """How a path is told on the terminal."""

    words: Words
    with_board: bool
    by_key: bool


def explain(  # noqa: PLR0913 - one parameter an option
    grids: GridSources = None,
    *,
    every_step: Annotated[
        bool, typer.Option("--every-step", help="Tell singles one by one, not as a line.")
    ] = False,
    board: Annotated[
        bool | None,
        typer.Option(
            "--board/--no-board",
            help="Draw the board before each step, as is done on a terminal.",
            show_default=False,
        ),
    ] = None,
    by_key: Annotated[
        bool, typer.Option("--by-key", help="Wait for a key after each step; q ends.")
    ] = False,
    write: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Write the path as a moving .svg or as a .pdf."),
    ] = None,
    language: Language = DEFAULT_LANGUAGE,
    uniqueness: Uniqueness = True,
    as_json: AsJson = False,
) -> None:
    """Solve puzzles as a person would, and give the reason for every step.

    With --json one line per step. The last line says what makes a puzzle as hard as it is.
    """
    words = words_of(language, Settings())
    manner = Manner(words, output.is_terminal if board is None else board, by_key)
    for number, grid in enumerate(_puzzles(grids), 1):
        if write is not None:
            path = write if number == 1 else write.with_stem(f"{write.stem}-{number}")
            write_path(grid, path, words, uniqueness=uniqueness)
            print_line(str(path))
            continue
        if number > 1 and not as_json:
            print_line("")
        folded = not (every_step or as_json)
        for told in tell_path(grid, uniqueness=uniqueness, folded=folded):
            if isinstance(told, Run):
                _print_run(told, manner)
            elif as_json:
                print_json(_as_json(told, words))
            else:
                _print(told, manner)
        if not as_json:
            grade = engine.grade(grid, uniqueness=uniqueness)
            print_line(wrapped(words.tell(explain_grade(grade))))


def _puzzles(grids: GridSources) -> Iterator[str]:
    """Yield the puzzles, normalized.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    found = False
    for batch in read_batches(grids):
        for grid in batch:
            solution_of(grid)
            found = True
            yield engine.normalize(grid)
    if not found:
        engine.normalize("")


def _print(told: ToldStep, manner: Manner) -> None:
    if manner.with_board:
        output.print(board_before(told))
    name = manner.words(f"name-{told.step.technique}")
    print_step(f"{told.number:3}. {name}", told.guidance, manner.words)
    _pause(manner)


def _print_run(run: Run, manner: Manner) -> None:
    print_line(wrapped(f"{run.number:3}. {run.told(manner.words)}"))
    _pause(manner)


def _pause(manner: Manner) -> None:
    print_line("")
    if manner.by_key and output.is_terminal and typer.getchar() in END:
        raise typer.Exit


def _as_json(told: ToldStep, words: Words) -> dict[str, object]:
    guidance = told.guidance
    return {
        "board": told.position.board,
        **step_as_json(told.step),
        "explanation": words.tell(guidance.sentence),
        "implications": list(words.tell_all(guidance.implications)),
        "notation": guidance.notation,
    }
