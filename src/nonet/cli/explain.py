"""`nonet explain`: solve puzzles step by step, as a person would."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from nonet import engine
from nonet.cli import batches, board_text, steps, terminal
from nonet.cli.grids import STANDARD_INPUT, GridSources, eliminated_candidates, read_located
from nonet.cli.options import (
    DEFAULT_LANGUAGE,
    Language,
    TechniqueArguments,
    TechniqueOptions,
    words_of,
)
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import explain_grade
from nonet.puzzles.lessons import marks, pictures

_QUIT_KEYS = ("q", "\x1b")
_FRAME_S = 2.5
# The terminal's equivalents of the colours in the website's pictures.
_STYLES = {
    "pattern": "bold blue",
    "first": "bold blue",
    "on": "bold green",
    "off": "bold yellow",
    "second": "bold yellow",
    "third": "bold magenta",
    "fourth": "bold cyan",
    "fin": "bold bright_yellow",
}


@dataclass(frozen=True, slots=True)
class _Output:
    """Output options for a path."""

    words: Words
    techniques: TechniqueArguments
    combine: bool
    with_board: bool
    by_key: bool
    as_json: bool


def explain(  # noqa: PLR0913 - one parameter per option
    grids: GridSources = None,
    *,
    every_step: Annotated[
        bool, typer.Option("--every-step", help="Show each single as a step, not runs on one line.")
    ] = False,
    board: Annotated[
        bool | None,
        typer.Option(
            "--board/--no-board",
            help="Draw the board before each step; by default only on a terminal.",
            show_default=False,
        ),
    ] = None,
    by_key: Annotated[
        bool, typer.Option("--by-key", help="Wait for a key after each step; q or Escape quits.")
    ] = False,
    file: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Write an animated .svg or a .pdf instead of text."),
    ] = None,
    language: Language = DEFAULT_LANGUAGE,
    as_json: terminal.AsJson = False,
    options: TechniqueOptions,
) -> None:
    """Solve puzzles as a person would, and give the reason for each step.

    The last line explains the puzzle's grade. With --json each line is a step, without the grade.
    """
    shown = _Output(
        words_of(language),
        options.arguments,
        combine=not (every_step or as_json),
        with_board=terminal.output().is_terminal if board is None else board,
        by_key=by_key,
        as_json=as_json,
    )
    for number, (grid, eliminated) in enumerate(_read(grids), 1):
        if file is not None:
            path = file if number == 1 else file.with_stem(f"{file.stem}-{number}")
            _write_path(grid, path, shown.words, shown.techniques)
            terminal.print_line(str(path))
            continue
        if number > 1 and not as_json:
            terminal.print_line("")
        _print_path(grid, eliminated, shown)


def _read(grids: GridSources) -> Iterator[tuple[str, frozenset[steps.Candidate]]]:
    """Yield the puzzles, normalized, and the candidates that their texts leave out.

    Raises:
        TextFormError, NotUniqueError, SearchLimitError: with the place of the puzzle.
    """
    boards = chain.from_iterable(map(read_located, grids or (STANDARD_INPUT,)))
    for place, grid, candidates in boards:
        yield grid, eliminated_candidates(candidates, grid, batches.solution_of(grid, place))


def _print_path(grid: str, eliminated: frozenset[steps.Candidate], shown: _Output) -> None:
    words = shown.words
    for item in steps.path_of(grid, shown.techniques, combine=shown.combine, eliminated=eliminated):
        if isinstance(item, steps.Run):
            terminal.print_line(steps.wrapped(f"{item.number:3}. {item.render(words)}"))
        elif shown.as_json:
            terminal.print_json(_as_json(item, words))
            continue
        else:
            if shown.with_board:
                terminal.print_text(_draw_before(item, width=terminal.output().width))
            steps.print_step(
                f"{item.number:3}. {steps.technique_name(item.step, words)}", item.guidance, words
            )
        terminal.print_line("")
        if shown.by_key and terminal.output().is_terminal and _quits():
            raise typer.Exit
    if not shown.as_json:
        grade = engine.grade(grid, **shown.techniques)
        terminal.print_line(steps.wrapped(words.render(explain_grade(grade))))


def _quits() -> bool:
    try:
        return typer.getchar() in _QUIT_KEYS
    except EOFError:  # Ctrl-D
        return True


def _as_json(item: steps.NumberedStep, words: Words) -> dict[str, object]:
    guidance = item.guidance
    return {
        "board": item.position.board,
        **steps.step_as_json(item.step),
        "explanation": words.render(guidance.sentence),
        "implications": list(words.render_all(guidance.implications)),
        "notation": guidance.notation,
    }


def _draw_before(item: steps.NumberedStep, *, width: int) -> Text:
    """Draw the board before a step, with the step's pattern and conclusions highlighted.

    Candidates are drawn if the terminal is wide enough.
    """
    step, position = item.step, item.position
    styles = {place: _STYLES[role] for place, role in marks.marks_of(step).roles.items()}
    styles |= dict.fromkeys(step.eliminations, "bold red strike")
    styles |= dict.fromkeys(step.placements, "bold black on green")
    highlights = board_text.Highlights(dict.fromkeys(item.guidance.area, "on grey15"), styles)
    view = board_text.BoardView(position.board, position.puzzle, position.candidates, highlights)
    return board_text.draw_text(view, roomy=width >= board_text.ROOMY_WIDTH)


def _write_path(puzzle: str, path: Path, words: Words, techniques: TechniqueArguments) -> None:
    """Write the path of a puzzle to a file, in the format of its extension.

    Raises:
        typer.BadParameter: the format isn't supported, or can't show the chosen techniques.
    """
    match path.suffix.lower():
        case ".svg":
            frames = list(_frames(puzzle, words, techniques))
            text = pictures.animate(frames, title=f"Sudoku {puzzle}", frame_s=_FRAME_S)
            path.write_text(text, "utf-8")
        case ".pdf" if techniques["techniques"] is not None or techniques["order"] is not None:
            message = f"{path}: --techniques and --order work only with .svg"
            raise typer.BadParameter(message, param_hint="--output")
        case ".pdf":
            # The typesetter for PDFs is an optional dependency.
            path.write_bytes(import_module("nonet.cli.printing").render_path(puzzle, words))
        case _:
            message = f"{path}: expected a file name that ends in .svg or .pdf"
            raise typer.BadParameter(message, param_hint="--output")


def _frames(puzzle: str, words: Words, techniques: TechniqueArguments) -> Iterator[pictures.Frame]:
    position = engine.Position(puzzle, puzzle)
    yield pictures.Frame(position, "")
    for item in steps.path_of(puzzle, techniques, combine=True):
        if isinstance(item, steps.Run):
            position = item.position
            yield pictures.Frame(position, item.heading(words))
        else:
            position = item.position.after(item.step)
            yield pictures.Frame(item.position, steps.technique_name(item.step, words), item.step)
    yield pictures.Frame(position, "")
