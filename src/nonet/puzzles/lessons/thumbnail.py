"""Draw a technique as a small picture: the pattern of its example, and the conclusions."""

from collections.abc import Iterator
from functools import cache

from nonet import engine
from nonet.grid import SIDE, column_of, row_of
from nonet.puzzles.lessons.drawing import is_single
from nonet.puzzles.lessons.examples import read_examples
from nonet.puzzles.lessons.geometry import CELL, frame_of, number
from nonet.puzzles.lessons.marks import marks_of

_CELL = 8
_SIDE = SIDE * _CELL
_HALF = _CELL / 2


@cache
def draw_thumbnail(slug: str) -> str:
    """Draw the example of a technique without digits, as an SVG styled by the page.

    Raises:
        KeyError: no technique has this slug.
    """
    parts = "".join(_parts(read_examples()[slug].step))
    return f'<svg class="small" viewBox="-1 -1 74 74" aria-hidden="true">{parts}</svg>'


def _parts(step: engine.Step) -> Iterator[str]:
    yield f'<rect class="frame" width="{_SIDE}" height="{_SIDE}" rx="3"/>'
    for house, _ in marks_of(step).houses:
        left, top, width, height = (number(edge * _CELL / CELL) for edge in frame_of(house))
        yield f'<rect class="house" x="{left}" y="{top}" width="{width}" height="{height}"/>'
    for kind, places in (("thin", (1, 2, 4, 5, 7, 8)), ("thick", (3, 6))):
        lines = "".join(f"M{at * _CELL} 0V{_SIDE}M0 {at * _CELL}H{_SIDE}" for at in places)
        yield f'<path class="{kind}" d="{lines}"/>'
    placed = {cell for cell, _ in step.placements}
    lost = {cell for cell, _ in step.eliminations}
    shown = () if is_single(step) else step.pattern.candidates
    for cell in sorted({cell for cell, _ in shown} - placed - lost):
        yield _dot("part", cell)
    for cell in sorted(placed):
        yield _dot("end", cell)
    if lost:
        yield f'<path class="out" d="{"".join(map(_cross, sorted(lost)))}"/>'


def _dot(kind: str, cell: int) -> str:
    x, y = _middle(cell)
    return f'<circle class="{kind}" cx="{number(x)}" cy="{number(y)}" r="2.6"/>'


def _cross(cell: int) -> str:
    x, y = _middle(cell)
    left, top = number(x - 2), number(y - 2)
    return f"M{left} {top}l4 4m0-4-4 4"


def _middle(cell: int) -> tuple[float, float]:
    return column_of(cell) * _CELL + _HALF, row_of(cell) * _CELL + _HALF
