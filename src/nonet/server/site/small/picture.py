"""Grids of 4x4 and 6x6 as SVG, with digits drawn by strokes, and the shapes that stand for them."""

from collections.abc import Iterator
from html import escape
from math import isqrt

from nonet.grid import EMPTY
from nonet.server.site.drawing import (
    DIGIT_SHAPES,
    FRAME,
    GROUND,
    INK,
    LINE,
    PAPER,
    PICTURE_HEIGHT,
    PICTURE_WIDTH,
)

# Paths in a square of 100 by 100; a child tells them apart without colour.
SHAPES = (
    "M50 4a46 46 0 1 1-.01 0z",
    "M8 8H92V92H8z",
    "M50 8 96 90H4z",
    (
        "M50 92C18 66 2 50 2 31 2 17 13 8 26 8c11 0 19 6 24 14 5-8 13-14 24-14 13 0 24 9 24 23"
        " 0 19-16 35-48 61z"
    ),
    "M50 3 62 37 98 38 69 60 79 95 50 74 21 95 31 60 2 38 38 37z",
    "M62 5C32 0 6 22 6 51c0 26 21 45 46 45 19 0 34-10 41-26C70 79 45 63 45 38 45 24 52 12 62 5z",
)
_OUTLINED = 3
_WIDTH = 180
_BOXES = {4: (2, 2), 6: (3, 2)}
_MARGIN = 45


def draw_small(grid: str, credit: str, *, size: int = 512, has_shapes: bool = False) -> str:
    """Draw a normalized grid alone, with the credit in its description."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="-1 -1 {_WIDTH + 2} {_WIDTH + 2}"><desc>{escape(credit)}</desc>'
        f"{''.join(_parts(grid, has_shapes=has_shapes))}</svg>"
    )


def draw_small_picture(grid: str) -> str:
    """Draw a normalized grid on the wide ground that previews of links show."""
    scale = (PICTURE_HEIGHT - 2 * _MARGIN) / _WIDTH
    left = (PICTURE_WIDTH - scale * _WIDTH) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PICTURE_WIDTH}" '
        f'height="{PICTURE_HEIGHT}" viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">'
        f'<rect width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" fill="{GROUND}"/>'
        f'<g transform="translate({left:g} {_MARGIN}) scale({scale:g})">'
        f"{''.join(_parts(grid))}</g></svg>"
    )


def _parts(grid: str, *, has_shapes: bool = False) -> Iterator[str]:
    """Yield the elements of a grid, 180 by 180."""
    side = isqrt(len(grid))
    cell = _WIDTH / side
    columns, rows = _BOXES[side]
    yield f'<rect width="{_WIDTH}" height="{_WIDTH}" fill="{PAPER}"/>'
    yield _lines(side, (1, 1), f'stroke="{LINE}" stroke-width=".7"')
    yield _lines(side, (columns, rows), f'stroke="{FRAME}" stroke-width="1.4"')
    frame = f'width="{_WIDTH}" height="{_WIDTH}" fill="none" stroke="{FRAME}" stroke-width="2"'
    yield f"<rect {frame}/>"
    if has_shapes:
        yield from _shapes(grid, side, cell)
        return
    yield (
        f'<g fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" '
        'stroke-linejoin="round">'
    )
    scale = cell / 25
    for index, digit in enumerate(grid):
        if digit != EMPTY:
            left = index % side * cell + cell / 2 - 5 * scale
            top = index // side * cell + cell / 2 - 8 * scale
            place = f"translate({left:g} {top:g}) scale({scale:g})"
            yield f'<path transform="{place}" d="{DIGIT_SHAPES[digit]}"/>'
    yield "</g>"


def _shapes(grid: str, side: int, cell: float) -> Iterator[str]:
    """Yield the shapes that stand for digits; the last three are filled."""
    yield f'<g stroke="{INK}" stroke-width="7" stroke-linejoin="round">'
    for index, digit in enumerate(grid):
        if digit != EMPTY:
            left, top = index % side * cell + 0.2 * cell, index // side * cell + 0.2 * cell
            place = f"translate({left:g} {top:g}) scale({0.006 * cell:g})"
            fill = INK if int(digit) > _OUTLINED else "none"
            yield f'<path transform="{place}" fill="{fill}" d="{SHAPES[int(digit) - 1]}"/>'
    yield "</g>"


def _lines(side: int, each: tuple[int, int], looks: str) -> str:
    """Return the lines inside the frame, after every so many columns and rows."""
    cell = _WIDTH / side
    columns, rows = each
    drawn = [f"M{at * cell:g} 0V{_WIDTH}" for at in range(columns, side, columns)]
    drawn += [f"M0 {at * cell:g}H{_WIDTH}" for at in range(rows, side, rows)]
    return f'<path d="{"".join(drawn)}" {looks}/>'
