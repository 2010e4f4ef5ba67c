"""Checks of arguments: cells by number or name, and numbers within their range."""

from collections.abc import Iterable
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
        message = f"expected 81 cells, found {len(flat)}"
        raise ValueError(message)
    return "".join(flat)


def _flattened(cells: Iterable[Any], depth: int = 1) -> Iterable[str]:
    if isinstance(cells, bytes) or not isinstance(cells, Iterable):
        message = f"expected a grid as text, lists or an array, found {type(cells).__name__}"
        raise TypeError(message)
    if depth >= _DEEPEST:
        # A list can contain itself.
        message = f"expected 81 cells, found lists {depth} deep"
        raise ValueError(message)
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
        message = f"expected numbers, 0 to 9, found {cell!r}"
        raise ValueError(message)
    return str(int(number))
