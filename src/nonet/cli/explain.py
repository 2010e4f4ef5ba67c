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
from nonet.cli.terminal import AsJson, output, print_json, print_line, print_text
from nonet.cli.told import print_step, wrapped
from nonet.cli.told_path import Run, ToldStep, tell_path
from nonet.explanations import explain_grade
from nonet.settings import Settings

END = ("q", "\x1b")

EveryStep = Annotated[
    bool, typer.Option("--every-step", help="Tell singles one by one, not as a line.")
]
WithBoard = Annotated[
    bool | None,
    typer.Option(
        "--board/--no-board",
        help="Draw the board before each step, as is done on a terminal.",
        show_default=False,
    ),
]
ByKey = Annotated[
    bool, typer.Option("--by-key", help="Wait for a key after each step; q or Escape ends.")
]
Written = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="Write the path as a moving .svg or as a .pdf."),
]


@dataclass(frozen=True, slots=True)
class Manner:
    """How a path is told."""

    words: Words
    uniqueness: bool
    every_step: bool
    with_board: bool
    by_key: bool
    as_json: bool


def explain(  # noqa: PLR0913 - one parameter an option
    grids: GridSources = None,
    *,
    every_step: EveryStep = False,
    board: WithBoard = None,
    by_key: ByKey = False,
    write: Written = None,
    language: Language = DEFAULT_LANGUAGE,
    uniqueness: Uniqueness = True,
    as_json: AsJson = False,
) -> None:
    """Solve puzzles as a person would, and give the reason for every step.

    With --json one line per step. The last line says what makes a puzzle as hard as it is.
    """
    with_board = output.is_terminal if board is None else board
    words = words_of(language, Settings())
    manner = Manner(words, uniqueness, every_step, with_board, by_key, as_json)
    for number, grid in enumerate(_puzzles(grids), 1):
        if write is not None:
            path = write if number == 1 else write.with_stem(f"{write.stem}-{number}")
            write_path(grid, path, words, uniqueness=uniqueness)
            print_line(str(path))
            continue
        if number > 1 and not as_json:
            print_line("")
        _tell(grid, manner)


def _tell(grid: str, manner: Manner) -> None:
    folded = not (manner.every_step or manner.as_json)
    for told in tell_path(grid, uniqueness=manner.uniqueness, folded=folded):
        if isinstance(told, Run):
            _print_run(told, manner)
        elif manner.as_json:
            print_json(_as_json(told, manner.words))
        else:
            _print(told, manner)
    if not manner.as_json:
        grade = engine.grade(grid, uniqueness=manner.uniqueness)
        print_line(wrapped(manner.words.tell(explain_grade(grade))))


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
        print_text(board_before(told, width=output.width))
    name = manner.words(f"name-{told.step.technique}")
    print_step(f"{told.number:3}. {name}", told.guidance, manner.words)
    _pause(manner)


def _print_run(run: Run, manner: Manner) -> None:
    print_line(wrapped(f"{run.number:3}. {run.told(manner.words)}"))
    _pause(manner)


def _pause(manner: Manner) -> None:
    print_line("")
    if manner.by_key and output.is_terminal and _is_end():
        raise typer.Exit


def _is_end() -> bool:
    try:
        return typer.getchar() in END
    except EOFError:  # Ctrl-D
        return True


def _as_json(told: ToldStep, words: Words) -> dict[str, object]:
    guidance = told.guidance
    return {
        "board": told.position.board,
        **step_as_json(told.step),
        "explanation": words.tell(guidance.sentence),
        "implications": list(words.tell_all(guidance.implications)),
        "notation": guidance.notation,
    }
