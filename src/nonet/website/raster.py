"""A puzzle's picture as PNG, put together from digits that are drawn once.

Drawing the whole picture anew takes 80 ms and holds the interpreter all the while; this takes a
few, and nearly all of it in zlib, which lets others work.
"""

import struct
import zlib
from collections.abc import Iterator
from functools import cache

import resvg_py

from nonet.grid import BOX_SIDE, EMPTY, SIDE, column_of, row_of
from nonet.website.drawing import (
    DIGIT_SHAPES,
    GROUND,
    INK,
    PAPER,
    PICTURE_HEIGHT,
    PICTURE_WIDTH,
)
from nonet.worksheets.png import SIGNATURE, write_png

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
