"""Grids as SVG, with digits as strokes, and lines of text in pictures."""

import re
import textwrap
import unicodedata
from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import groupby
from math import isqrt

from nonet.grid import EMPTY
from nonet.i18n.catalogue import published_fonts
from nonet.i18n.words import Font

# Each digit fits in a box of 10 by 16.
DIGIT_SHAPES = {
    "1": "M2.6 4.2 6.2 1.5V14.5",
    "2": "M1.7 4.9C1.9 2.8 3.3 1.5 5 1.5c1.9 0 3.3 1.3 3.3 3.2 0 2.6-2.6 4.2-6.6 9.8h6.8",
    "3": "M1.8 1.5h6.2L4.6 6.4c2.4-.2 4 1.5 4 3.9 0 2.5-1.7 4.2-3.9 4.2-1.6 0-2.8-.8-3.4-2.3",
    "4": "M6.9 14.5V1.5L1.2 10.6h7.8",
    "5": "M8 1.5H2.9L2.2 7.2c.8-.8 1.8-1.1 2.8-1.1 2.1 0 3.5 1.7 3.5 4.1"
    " 0 2.6-1.6 4.3-3.7 4.3-1.5 0-2.7-.8-3.3-2.2",
    "6": "M7.4 1.500C4 3.7 1.5 6.8 1.5 10.400c0 2.5 1.5 4.1 3.5 4.1"
    "s3.5-1.7 3.5-4c0-2.3-1.4-3.9-3.3-3.9-1.5 0-2.8.8-3.5 2.4",
    "7": "M1.6 1.500h6.900L3.9 14.5",
    "8": "M5 7.400a2.9 2.95 0 1 1 .01 0zM5 14.500a3.4 3.55 0 1 1 .01 0z",
    "9": "M2.6 14.500C6 12.3 8.5 9.2 8.5 5.6 8.5 3.1 7 1.5 5 1.5"
    "S1.5 3.2 1.5 5.500c0 2.3 1.4 3.9 3.3 3.9 1.5 0 2.8-.8 3.5-2.4",
}
PAPER, INK, LINE, FRAME, GROUND = "#ffffff", "#16202e", "#b9c2cf", "#16202e", "#e9eff8"
PUZZLE_SIZES = (512, 64, 128, 256, 1024, 2048)  # the first is the default
PICTURE_WIDTH, PICTURE_HEIGHT = 1200, 630
GRID_WIDTH = 180  # of a grid, in the units of its drawing
# The width and height of a box by the size of the grid, and the widths of its lines.
_BOXES = {4: (2, 2), 6: (3, 2), 9: (3, 3)}
_SMALL_STROKES = ".7", "1.4", "2"
_STROKES = {4: _SMALL_STROKES, 6: _SMALL_STROKES, 9: (".5", "1", "1.6")}
_PREVIEW_MARGIN = 45
_PREVIEW_SCALE = (PICTURE_HEIGHT - 2 * _PREVIEW_MARGIN) / GRID_WIDTH
_PREVIEW_LEFT = (PICTURE_WIDTH - _PREVIEW_SCALE * GRID_WIDTH) / 2


def draw_picture(grid: str) -> str:
    """Draw a normalized grid of any size on the wide background of link previews."""
    place = f"translate({_PREVIEW_LEFT:g} {_PREVIEW_MARGIN}) scale({_PREVIEW_SCALE:g})"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PICTURE_WIDTH}" '
        f'height="{PICTURE_HEIGHT}" viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">'
        f'<rect width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" fill="{GROUND}"/>'
        f'<g transform="{place}">{"".join(grid_parts(grid))}</g></svg>'
    )


def draw_puzzle(grid: str, *, size: int, credit: str, has_shapes: bool = False) -> str:
    """Draw only a normalized grid, `size` pixels wide, with the credit as its description.

    Grids of 4x4 and 6x6 may have shapes instead of digits.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="-1 -1 {GRID_WIDTH + 2} {GRID_WIDTH + 2}"><desc>{escape(credit)}</desc>'
        f"{''.join(grid_parts(grid, has_shapes=has_shapes))}</svg>"
    )


def draw_icon(*, size: int) -> str:
    """Draw the service's icon: a box of nine cells, one of them filled."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        'viewBox="0 0 64 64"><rect width="64" height="64" fill="#2457c5"/>'
        '<rect x="13" y="13" width="38" height="38" rx="5" fill="#fff"/>'
        '<path d="M25.7 13v38M38.3 13v38M13 25.700h38M13 38.300h38" stroke="#2457c5" '
        'stroke-width="1.6"/><rect x="25.7" y="25.7" width="12.6" height="12.6" '
        'fill="#ffc53d"/></svg>'
    )


def grid_parts(grid: str, *, has_shapes: bool = False) -> Iterator[str]:
    """Yield the elements of a normalized grid of any size, 180 by 180 units."""
    side = isqrt(len(grid))
    thin, thick, frame = _STROKES[side]
    yield f'<rect width="{GRID_WIDTH}" height="{GRID_WIDTH}" fill="{PAPER}"/>'
    yield _lines(side, in_boxes=True, looks=f'stroke="{LINE}" stroke-width="{thin}"')
    yield _lines(side, in_boxes=False, looks=f'stroke="{FRAME}" stroke-width="{thick}"')
    yield (
        f'<rect width="{GRID_WIDTH}" height="{GRID_WIDTH}" fill="none" stroke="{FRAME}" '
        f'stroke-width="{frame}"/>'
    )
    yield from _shapes(grid, side) if has_shapes else _digits(grid, side)


def _lines(side: int, *, in_boxes: bool, looks: str) -> str:
    """Draw the lines inside the boxes of a grid, or those between its boxes."""
    cell, (width, height) = GRID_WIDTH / side, _BOXES[side]
    drawn = ""
    for at in range(1, side):
        if bool(at % width) == in_boxes:
            drawn += f"M{at * cell:g} 0V{GRID_WIDTH}"
        if bool(at % height) == in_boxes:
            drawn += f"M0 {at * cell:g}H{GRID_WIDTH}"
    return f'<path d="{drawn}" {looks}/>'


def _digits(grid: str, side: int) -> Iterator[str]:
    """Yield the digits, which have no font."""
    cell = GRID_WIDTH / side
    scale = cell / 25
    yield (
        f'<g fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" '
        'stroke-linejoin="round">'
    )
    for index, digit in enumerate(grid):
        if digit != EMPTY:
            left = index % side * cell + cell / 2 - 5 * scale
            top = index // side * cell + cell / 2 - 8 * scale
            place = f"translate({left:g} {top:g}) scale({f'{scale:g}'.lstrip('0')})"
            yield f'<path transform="{place}" d="{DIGIT_SHAPES[digit]}"/>'
    yield "</g>"


# The width of a full-width character, in letters of Inter.
_WIDE = 1.8
# Characters that may not begin a line of Japanese: closing marks and small kana.
_CLOSING = frozenset(
    "\u3001\u3002\u300d\u300f\uff09\uff1a\uff1b\uff01\uff1f\u30fc\u3041\u3043"
    "\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9"
    "\u30c3\u30e3\u30e5\u30e7\u2026\u30fb"
)


def text_at(x: float, y: float, size: float, text: str, style: str) -> str:
    """Draw a line of text."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
    drawn = escape(text)
    for font in published_fonts():
        drawn = "".join(
            f'<tspan font-family="{font.family}">{"".join(run)}</tspan>' if is_own else "".join(run)
            for is_own, run in groupby(drawn, key=lambda letter: _has(font, letter))
        )
    return f'<text {place} font-family="Inter" {style}>{drawn}</text>'


def wrap(text: str, width: int, *, most: int | None = None) -> list[str]:
    """Break a text into at most `most` lines, each `width` letters of Inter wide."""
    if not any(map(_is_wide, text)):
        return textwrap.wrap(text, width, max_lines=most, placeholder=" …")
    lines = list(_unspaced_lines(text, width))
    if most is None or len(lines) <= most:
        return lines
    return [*lines[: most - 1], f"{lines[most - 1][:-1]}…"]


def _unspaced_lines(text: str, width: int) -> Iterator[str]:
    line, taken = "", 0.0
    # Words and numbers aren't broken, nor are closing marks separated from their text.
    for part in re.findall(r"[!-~]+|\s|.", text):
        wide = sum(_WIDE if _is_wide(letter) else 1 for letter in part)
        if line and taken + wide > width and part not in _CLOSING:
            yield line.strip()
            line, taken = "", 0.0
        line, taken = line + part, taken + wide
    yield line.strip()


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


@cache
def _ranges_of(font: Font) -> tuple[tuple[int, int], ...]:
    written = (part.strip().removeprefix("U+").partition("-") for part in font.range.split(","))
    return tuple((int(first, 16), int(last or first, 16)) for first, _, last in written)


def _has(font: Font, letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _ranges_of(font))


# Paths that fit, with their outlines, into 100 by 100, since pages clip them there. Children can
# distinguish them without colour.
SHAPES = (
    "M50 4a46 46 0 1 1-.01 0z",
    "M8 8H92V92H8z",
    "M50 8 96 90H4z",
    (
        "M50 92C20 66 5 50 5 31 5 17 15 8 27.5 8 38 8 45.3 14 50 22 54.7 14 62 8 72.5 8 85 8 95 17"
        " 95 31 95 50 80 66 50 92z"
    ),
    "M50 5 61 38 95 39 68 60 77 94 50 74 23 94 32 60 5 39 39 38z",
    "M62 5C32 0 6 22 6 51c0 26 21 45 46 45 19 0 34-10 41-26C70 79 45 63 45 38 45 24 52 12 62 5z",
)
_OUTLINED = 3


def _shapes(grid: str, side: int) -> Iterator[str]:
    """Yield the shapes that stand for digits; the last three are filled."""
    cell = GRID_WIDTH / side
    yield f'<g stroke="{INK}" stroke-width="7" stroke-linejoin="round">'
    for index, digit in enumerate(grid):
        if digit != EMPTY:
            left, top = index % side * cell + 0.2 * cell, index // side * cell + 0.2 * cell
            place = f"translate({left:g} {top:g}) scale({0.006 * cell:g})"
            fill = INK if int(digit) > _OUTLINED else "none"
            yield f'<path transform="{place}" fill="{fill}" d="{SHAPES[int(digit) - 1]}"/>'
    yield "</g>"
