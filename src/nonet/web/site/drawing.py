"""Grids as SVG and PNG, with digits drawn by strokes, so that no font is needed anywhere.

A PNG is put together from digits that are drawn once. Drawing the whole picture anew takes 80 ms
and holds the interpreter all the while; this takes a few, and nearly all of it in zlib, which lets
others work.
"""

import struct
import zlib
from collections.abc import Iterator
from functools import cache
from html import escape

import resvg_py

from nonet.content.worksheets.png import SIGNATURE, write_png
from nonet.foundation.grid import BOX_SIDE, EMPTY, SIDE, column_of, row_of

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
PICTURE_WIDTH, PICTURE_HEIGHT = 1200, 630
_CELL = 20
_BOX = BOX_SIDE * _CELL


def draw_picture(grid: str) -> str:
    """Draw a normalized grid on the wide ground that previews of links show."""
    side = 540
    scale = side / (SIDE * _CELL)
    left, top = (PICTURE_WIDTH - side) / 2, (PICTURE_HEIGHT - side) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PICTURE_WIDTH}" '
        f'height="{PICTURE_HEIGHT}" viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">'
        f'<rect width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" fill="{GROUND}"/>'
        f'<g transform="translate({left} {top}) scale({scale})">{"".join(_grid(grid))}</g></svg>'
    )


def draw_puzzle(grid: str, *, size: int, credit: str) -> str:
    """Draw a normalized grid alone, so many pixels wide, with the credit in its description."""
    side = SIDE * _CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="-1 -1 {side + 2} {side + 2}"><desc>{escape(credit)}</desc>'
        f"{''.join(_grid(grid))}</svg>"
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


def _grid(grid: str) -> Iterator[str]:
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


CELL = 60
EDGE = SIDE * CELL
THIN, THICK = 2, 4
TILE_WIDTH, TILE_HEIGHT = 32, 48
# A pixel is a shade from ink to paper, or the ground around the board.
_WHITE, _LINE, _BLACK, _AROUND = 254, 190, 0, 255


def draw_png(grid: str) -> bytes:
    """Draw a normalized grid as `draw_picture` does."""
    board = [bytearray(row) for row in _empty_board()]
    for cell, digit in enumerate(grid):
        if digit != EMPTY:
            left = column_of(cell) * CELL + (CELL - TILE_WIDTH) // 2
            top = row_of(cell) * CELL + (CELL - TILE_HEIGHT) // 2
            for y, pixels in enumerate(_tile(digit), top):
                board[y][left : left + TILE_WIDTH] = pixels
    margin = bytes([_AROUND]) * ((PICTURE_WIDTH - EDGE) // 2)
    blank = [b"\0" + bytes([_AROUND]) * PICTURE_WIDTH] * ((PICTURE_HEIGHT - EDGE) // 2)
    rows = [*blank, *(b"\0" + margin + row + margin for row in board), *blank]
    return _png(b"".join(rows))


def rasterize(drawn: str) -> bytes:
    """Turn an SVG without text into PNG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, skip_system_fonts=True))


@cache
def _empty_board() -> tuple[bytes, ...]:
    across = bytes([_shade_at(x) for x in range(EDGE)])
    return tuple(
        bytes(min(shade, _shade_at(y)) for shade in across) if _shade_at(y) != _WHITE else across
        for y in range(EDGE)
    )


def _shade_at(place: int) -> int:
    """Return the shade of the line that crosses a place, or white."""
    if place < THICK or place >= EDGE - THICK:
        return _BLACK
    from_box = (place + THICK // 2) % (BOX_SIDE * CELL)
    if from_box < THICK:
        return _BLACK
    return _LINE if (place + THIN // 2) % CELL < THIN else _WHITE


@cache
def _tile(digit: str) -> tuple[bytes, ...]:
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{TILE_WIDTH}" height="{TILE_HEIGHT}" '
        f'viewBox="-1 0 12 18"><rect x="-1" width="12" height="18" fill="#fff"/>'
        '<path transform="translate(0 1)" fill="none" stroke="#000" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{DIGIT_SHAPES[digit]}"/></svg>'
    )
    shades = bytes(min(shade, _WHITE) for shade in range(256))
    return tuple(row[::4].translate(shades) for row in _rows(rasterize(drawn)))


def _rows(png: bytes) -> Iterator[bytes]:
    """Decode the rows of an RGBA PNG of 8 bits without interlacing."""
    data, at, width = b"", len(SIGNATURE), 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        content = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width = struct.unpack(">I", content[:4])[0] * 4
        elif kind == b"IDAT":
            data += content
        at += length + 12
    raw, above = zlib.decompress(data), bytes(width)
    for start in range(0, len(raw), width + 1):
        above = _unfilter(raw[start], raw[start + 1 : start + 1 + width], above)
        yield above


def _unfilter(kind: int, row: bytes, above: bytes) -> bytes:
    """Undo one of the five filters of PNG, with four bytes to a pixel."""
    done = bytearray(4)
    for x, byte in enumerate(row):
        left, up, corner = done[x], above[x], above[x - 4] if x >= 4 else 0  # noqa: PLR2004
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        done.append((byte + guess) & 255)
    return bytes(done[4:])


def _paeth(left: int, up: int, corner: int) -> int:
    estimate = left + up - corner
    return min((left, up, corner), key=lambda value: abs(estimate - value))


def _png(rows: bytes) -> bytes:
    ink, paper, ground = (bytes.fromhex(colour[1:]) for colour in (INK, PAPER, GROUND))
    shades = b"".join(
        bytes(
            round(dark + (light - dark) * shade / _WHITE)
            for dark, light in zip(ink, paper, strict=True)
        )
        for shade in range(_WHITE + 1)
    )
    size = PICTURE_WIDTH, PICTURE_HEIGHT
    return write_png(rows, size, bits=8, palette=shades + ground)
