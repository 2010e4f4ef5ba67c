"""`nonet explain`: solve puzzles step by step, as a person would."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.grids import STANDARD_INPUT, GridSources, read_placed_boards, ruled_out
from nonet.cli.options import DEFAULT_LANGUAGE, Choice, Chosen, Language, takes_options, words_of
from nonet.cli.path_output import board_before, write_path
from nonet.cli.steps import RenderedStep, Run, describe_path, print_step, step_as_json, wrapped
from nonet.cli.terminal import AsJson, output, print_json, print_line, print_text
from nonet.cli.verified import solution_of
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import explain_grade
from nonet.server.settings import Settings

END = ("q", "\x1b")

EveryStep = Annotated[
    bool, typer.Option("--every-step", help="Show each single as a step, not runs on one line.")
]
WithBoard = Annotated[
    bool | None,
    typer.Option(
        "--board/--no-board",
        help="Draw the board before each step; by default only on a terminal.",
        show_default=False,
    ),
]
ByKey = Annotated[
    bool, typer.Option("--by-key", help="Wait for a key after each step; q or Escape quits.")
]
Text = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="Write an animated .svg or a .pdf instead of text."),
]


@dataclass(frozen=True, slots=True)
class Manner:
    """Output options for a path."""

    words: Words
    chosen: Chosen
    every_step: bool
    with_board: bool
    by_key: bool
    as_json: bool


@takes_options("choice", Choice)
def explain(  # noqa: PLR0913 - one parameter per option
    grids: GridSources = None,
    *,
    every_step: EveryStep = False,
    board: WithBoard = None,
    by_key: ByKey = False,
    write: Text = None,
    language: Language = DEFAULT_LANGUAGE,
    choice: Choice,
    as_json: AsJson = False,
) -> None:
    """Solve puzzles as a person would, and give the reason for each step.

    The last line explains the puzzle's grade. With --json each line is a step, without the grade.
    """
    with_board = output().is_terminal if board is None else board
    words = words_of(language, Settings())
    manner = Manner(words, choice.chosen, every_step, with_board, by_key, as_json)
    for number, (grid, removed) in enumerate(_puzzles(grids), 1):
        if write is not None:
            path = write if number == 1 else write.with_stem(f"{write.stem}-{number}")
            write_path(grid, path, words, manner.chosen)
            print_line(str(path))
            continue
        if number > 1 and not as_json:
            print_line("")
        _describe(grid, removed, manner)


def _describe(grid: str, removed: frozenset[tuple[int, int]], manner: Manner) -> None:
    folded = not (manner.every_step or manner.as_json)
    for shown in describe_path(grid, manner.chosen, folded=folded, removed=removed):
        if isinstance(shown, Run):
            _print_run(shown, manner)
        elif manner.as_json:
            print_json(_as_json(shown, manner.words))
        else:
            _print(shown, manner)
    if not manner.as_json:
        grade = engine.grade(grid, **manner.chosen)
        print_line(wrapped(manner.words.render(explain_grade(grade))))


def _puzzles(grids: GridSources) -> Iterator[tuple[str, frozenset[tuple[int, int]]]]:
    """Yield the puzzles, normalized, and the candidates that their texts leave out.

    Raises:
        TextFormError, NotUniqueError, SearchLimitError: with the place of the puzzle.
    """
    boards = chain.from_iterable(map(read_placed_boards, grids or (STANDARD_INPUT,)))
    for place, grid, candidates in boards:
        yield grid, ruled_out(candidates, grid, solution_of(grid, place))


def _print(shown: RenderedStep, manner: Manner) -> None:
    if manner.with_board:
        print_text(board_before(shown, width=output().width))
    name = manner.words(f"name-{shown.step.technique}")
    print_step(f"{shown.number:3}. {name}", shown.guidance, manner.words)
    _pause(manner)


def _print_run(run: Run, manner: Manner) -> None:
    print_line(wrapped(f"{run.number:3}. {run.render(manner.words)}"))
    _pause(manner)


def _pause(manner: Manner) -> None:
    print_line("")
    if manner.by_key and output().is_terminal and _is_end():
        raise typer.Exit


def _is_end() -> bool:
    try:
        return typer.getchar() in END
    except EOFError:  # Ctrl-D
        return True


def _as_json(shown: RenderedStep, words: Words) -> dict[str, object]:
    guidance = shown.guidance
    return {
        "board": shown.position.board,
        **step_as_json(shown.step),
        "explanation": words.render(guidance.sentence),
        "implications": list(words.render_all(guidance.implications)),
        "notation": guidance.notation,
    }
