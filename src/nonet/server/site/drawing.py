"""Grids as SVG, with digits drawn by strokes, so that no font is needed anywhere."""

from collections.abc import Iterator
from html import escape

from nonet.grid import BOX_SIDE, EMPTY, SIDE, column_of, row_of

# Each digit stands in a box of 10 by 16.
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
PUZZLE_SIZES = (512, 64, 128, 256, 1024, 2048)  # the first where none is asked for
PICTURE_WIDTH, PICTURE_HEIGHT = 1200, 630
_CELL = 20
_BOX = BOX_SIDE * _CELL
# On the wide ground: a cell, the lines beside it, and where the first one begins.
_CELL_PIXELS, _LINE_PIXELS = 60, 4
_LEFT = (PICTURE_WIDTH - SIDE * _CELL_PIXELS) // 2
_TOP = (PICTURE_HEIGHT - SIDE * _CELL_PIXELS) // 2


def draw_picture(grid: str) -> str:
    """Draw a normalized grid on the wide ground that previews of links show."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PICTURE_WIDTH}" '
        f'height="{PICTURE_HEIGHT}" viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">'
        f'<rect width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" fill="{GROUND}"/>'
        f'<g transform="translate({_LEFT} {_TOP}) scale({_CELL_PIXELS / _CELL:g})">'
        f"{''.join(grid_parts(grid))}</g></svg>"
    )


def draw_puzzle(grid: str, *, size: int, credit: str) -> str:
    """Draw a normalized grid alone, so many pixels wide, with the credit in its description."""
    side = SIDE * _CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="-1 -1 {side + 2} {side + 2}"><desc>{escape(credit)}</desc>'
        f"{''.join(grid_parts(grid))}</svg>"
    )


def draw_icon(*, size: int) -> str:
    """Draw the service's sign: a box of nine cells, one of them filled."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        'viewBox="0 0 64 64"><rect width="64" height="64" fill="#2457c5"/>'
        '<rect x="13" y="13" width="38" height="38" rx="5" fill="#fff"/>'
        '<path d="M25.7 13v38M38.3 13v38M13 25.700h38M13 38.300h38" stroke="#2457c5" '
        'stroke-width="1.6"/><rect x="25.7" y="25.7" width="12.6" height="12.6" '
        'fill="#ffc53d"/></svg>'
    )


def grid_parts(grid: str) -> Iterator[str]:
    """Yield the elements of a normalized grid, 180 by 180."""
    side = SIDE * _CELL
    yield f'<rect width="{side}" height="{side}" fill="{PAPER}"/>'
    thin = "".join(f"M{at} 0V{side}M0 {at}H{side}" for at in range(_CELL, side, _CELL) if at % _BOX)
    thick = "".join(f"M{at} 0V{side}M0 {at}H{side}" for at in (_BOX, 2 * _BOX))
    yield f'<path d="{thin}" stroke="{LINE}" stroke-width=".5"/>'
    yield f'<path d="{thick}" stroke="{FRAME}" stroke-width="1"/>'
    yield (
        f'<rect width="{side}" height="{side}" fill="none" stroke="{FRAME}" stroke-width="1.6"/>'
    )
    yield (
        f'<g fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" '
        'stroke-linejoin="round">'
    )
    for cell, digit in enumerate(grid):
        if digit != EMPTY:
            place = (
                f"translate({column_of(cell) * _CELL + 6} {row_of(cell) * _CELL + 3.6}) scale(.8)"
            )
            yield f'<path transform="{place}" d="{DIGIT_SHAPES[digit]}"/>'
    yield "</g>"
