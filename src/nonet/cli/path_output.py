"""Solving paths as boards on the terminal, as an animated SVG and as a PDF."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import typer
from rich.text import Text

from nonet import engine
from nonet.cli.board_text import ROOMY_WIDTH, Look, Shown, draw_text
from nonet.cli.options import Chosen
from nonet.cli.steps import RenderedStep, Run, describe_path
from nonet.i18n.words import Words
from nonet.puzzles.lessons.marks import marks_of
from nonet.puzzles.lessons.pictures import Frame, animate

FRAME_S = 2.5
FORMS = (".svg", ".pdf")

# The terminal's equivalents of the colours in the website's pictures.
_ROLES = {
    "pattern": "bold blue",
    "first": "bold blue",
    "on": "bold green",
    "off": "bold yellow",
    "second": "bold yellow",
    "third": "bold magenta",
    "fourth": "bold cyan",
    "fin": "bold bright_yellow",
}


def board_before(rendered: RenderedStep, *, width: int) -> Text:
    """Draw the board before a step, with the step's pattern and conclusions highlighted.

    Candidates are drawn if the terminal is wide enough.
    """
    step, position = rendered.step, rendered.position
    candidates = {place: _ROLES[role] for place, role in marks_of(step).roles.items()}
    candidates |= dict.fromkeys(step.eliminations, "bold red strike")
    candidates |= dict.fromkeys(step.placements, "bold black on green")
    cells = dict.fromkeys(rendered.guidance.area, "on grey15")
    look = Look(cells, candidates)
    shown = Shown(position.board, position.puzzle, position.candidates, look)
    return draw_text(shown, roomy=width >= ROOMY_WIDTH)


def write_path(puzzle: str, path: Path, words: Words, chosen: Chosen) -> None:
    """Write the path of a puzzle to a file, in the format of its extension.

    Raises:
        typer.BadParameter: the format isn't supported, or can't show the chosen techniques.
    """
    if path.suffix.lower() not in FORMS:
        raise typer.BadParameter(
            f"{path}: expected a file name that ends in .svg or .pdf", param_hint="--output"
        )
    if path.suffix.lower() == ".pdf":
        if chosen["techniques"] is not None or chosen["order"] is not None:
            message = f"{path}: --techniques and --order work only with .svg"
            raise typer.BadParameter(message, param_hint="--output")
        # The typesetter for PDFs is an optional dependency.
        printed: bytes = import_module("nonet.cli.printing").print_path(puzzle, words)
        path.write_bytes(printed)
        return
    frames = list(_frames(puzzle, words, chosen))
    path.write_text(animate(frames, title=f"Sudoku {puzzle}", frame_s=FRAME_S), "utf-8")


def _frames(puzzle: str, words: Words, chosen: Chosen) -> Iterator[Frame]:
    yield Frame(engine.Position(puzzle, puzzle), "")
    end = engine.Position(puzzle, puzzle)
    for item in describe_path(puzzle, chosen, folded=True):
        if isinstance(item, Run):
            end = item.position
            yield Frame(end, words("notebook-singles", count=len(item.steps)))
        else:
            end = item.position.after(item.step)
            yield Frame(item.position, _name(item.step, words), item.step)
    yield Frame(end, "")


def _name(step: engine.Step, words: Words) -> str:
    return words(f"name-{step.technique}")
