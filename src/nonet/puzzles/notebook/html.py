"""Results as HTML.

Pictures are separate images, so their styles and ids don't affect the page.
"""

from base64 import b64encode
from functools import singledispatch
from html import escape

from nonet import engine
from nonet.grid import name_of as cell_name
from nonet.i18n.catalogue import english
from nonet.puzzles.notebook.pictures import (
    caption,
    name_of,
    picture_of_grade,
    picture_of_grid,
    picture_of_step,
)

_WIDTH = 360
_SINGLES = {technique.slug for technique in engine.TECHNIQUES if technique.tier == "singles"}


@singledispatch
def html_of(result: object) -> str | None:
    """Return a result as HTML; None for a result that is shown as text."""
    del result
    return None


@html_of.register
def _(grid: engine.Grid) -> str:
    return _image(picture_of_grid(str(grid)), f"Sudoku {grid}")


@html_of.register
def _(puzzle: engine.Puzzle) -> str:
    solved = picture_of_grid(puzzle.solution, puzzle=puzzle.puzzle)
    return _image(picture_of_grid(puzzle.puzzle), repr(puzzle)) + _image(solved, puzzle.solution)


@html_of.register
def _(step: engine.Step) -> str:
    return _image(picture_of_step(step), repr(step))


@html_of.register
def _(grade: engine.Grade) -> str:
    return _image(picture_of_grade(grade), repr(grade), width=520)


@html_of.register
def _(path: engine.Path) -> str:
    """Show the puzzle, then each step beyond singles on its board; runs of singles share a line."""
    position = engine.Position(path.puzzle, path.puzzle)
    parts = [_image(picture_of_grid(path.puzzle), f"Sudoku {path.puzzle}")]
    singles: list[engine.Step] = []
    for number, step in enumerate(path.steps, 1):
        if step.technique in _SINGLES:
            singles.append(step)
        else:
            parts += [_line_of(singles), _shown(number, step, position)]
            singles = []
        position = position.after(step)
    return "".join([*parts, _line_of(singles)])


def _line_of(singles: list[engine.Step]) -> str:
    if not singles:
        return ""
    placed = ", ".join(
        f"{cell_name(cell)}={digit}" for step in singles for cell, digit in step.placements
    )
    return f"<p>{escape(english()('notebook-singles', count=len(singles)))}: {placed}</p>"


def _shown(number: int, step: engine.Step, position: engine.Position) -> str:
    reason = caption(step, position)
    picture = _image(picture_of_step(step, position), reason)
    summary = f"<summary>{number}. {escape(name_of(step.technique))}</summary>"
    return f"<details open>{summary}{picture}<p>{escape(reason)}</p></details>"


def _image(svg: str, description: str, *, width: int = _WIDTH) -> str:
    data = b64encode(svg.encode()).decode()
    return (
        f'<img width="{width}" alt="{escape(description)}" src="data:image/svg+xml;base64,{data}">'
    )
