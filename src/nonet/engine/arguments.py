"""Checks of arguments: cells by number or name, and numbers within their range."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from numbers import Integral
from operator import index
from typing import Any

from nonet.grid import CELLS, SIDE

_HIGHEST = 2**64 - 1


def ranged(name: str, number: int, least: int = 0, most: int = _HIGHEST) -> int:
    """Return a number that is in a range, by default that of unsigned 64-bit integers.

    Raises:
        TypeError: the argument isn't a whole number.
        ValueError: it is too small or too large.
    """
    if not isinstance(number, Integral):
        raise TypeError(f"expected a whole number as {name}, found {type(number).__name__}")
    if not least <= number <= most:
        last = "2^64 - 1" if most == _HIGHEST else most
        raise ValueError(f"expected {least} to {last} as {name}, found {number}")
    return index(number)


_DEEPEST = 9


def text_of_cells(cells: Iterable[Any]) -> str:
    """Return 81 numbers, in nested lists or arrays of any shape, as the text of a grid.

    Raises:
        TypeError: the cells are neither text nor iterable.
        ValueError: there aren't 81 numbers from 0 to 9.
    """
    flat = list(_flattened(cells))
    if len(flat) != len(CELLS):
        raise ValueError(f"expected 81 cells, found {len(flat)}")
    return "".join(flat)


def _flattened(cells: Iterable[Any], depth: int = 1) -> Iterable[str]:
    if isinstance(cells, bytes) or not isinstance(cells, Iterable):
        raise TypeError(f"expected a grid as text, lists or an array, found {type(cells).__name__}")
    if depth >= _DEEPEST:
        # A list can contain itself.
        raise ValueError(f"expected 81 cells, found lists {depth} deep")
    for cell in cells:
        if isinstance(cell, str):
            yield from cell
        elif isinstance(cell, Iterable):
            yield from _flattened(cell, depth + 1)
        else:
            yield _sign_of(cell)


def _sign_of(cell: Any) -> str:
    number = 0 if cell is None else cell
    if number not in range(SIDE + 1):
        raise ValueError(f"expected numbers, 0 to 9, found {cell!r}")
    return str(int(number))


SEED_BITS = 64
# JavaScript and signed 64-bit integers hold every whole number up to here.
_DRAWN_BITS = 53


def draw_seed() -> int:
    """Draw a random seed below 2^53, which any table and any JSON reader can hold."""
    return secrets.randbits(_DRAWN_BITS)


def seed_of(text: str) -> int:
    """Return the seed that a text stands for, 0 to 2^64 - 1.

    A text of digits in that range is that number. Any other text gives the first 64 bits of the
    SHA-256 of its UTF-8.
    """
    if text.isascii() and text.isdigit() and (number := _number(text)) is not None:
        return number
    return int.from_bytes(sha256(text.encode()).digest()[: SEED_BITS // 8])


def number_of(seed: int | str | None) -> int:
    """Return a seed as a number; None gives a random one.

    Raises:
        ValueError: the number is out of range.
    """
    if seed is None:
        return draw_seed()
    return seed_of(seed) if isinstance(seed, str) else ranged("seed", seed)


def _number(digits: str) -> int | None:
    # Python doesn't convert thousands of digits; leading zeros don't count.
    significant = digits.lstrip("0") or "0"
    if len(significant) > len(str(2**SEED_BITS)):
        return None
    number = int(significant)
    return number if number < 2**SEED_BITS else None
