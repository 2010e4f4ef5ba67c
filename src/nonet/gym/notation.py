"""Cells, candidates and conclusions as people and models write them: `r4c5=7`, `R12C3 <> 4, 5`."""

import re
from collections.abc import Iterable, Iterator
from itertools import product

from nonet.foundation.grid import CELLS, DIGITS, cell_at

Candidate = tuple[int, int]
"""A cell, 0 to 80, and a digit."""

_NAMED = r"r([1-9]{1,9})c([1-9]{1,9})"
CELL = re.compile(rf"(?<![a-z0-9]){_NAMED}(?![a-z0-9])")
_LIST = rf"{_NAMED}(?:\s*,\s*{_NAMED}){{0,80}}"
_CONCLUSION = re.compile(
    rf"(?<![a-z0-9])({_LIST})\s*(<>|!=|/=|≠|:?=|:|->|→)\s*([1-9]+(?:\s*,\s*[1-9](?![0-9c]))*)(?![0-9])"
)
_SPELLED = re.compile(r"row\s*([1-9])\s*,?\s*(?:and\s+)?col(?:umn)?\s*([1-9])")
_MARKS = re.compile("[*`\"']")
_RULED_OUT = frozenset({"<>", "!=", "/=", "≠"})
_PAIR = 2


def lowered(text: str) -> str:
    """Return a text with its cells in one form: `Row 4, Column 5` is `r4c5`."""
    return _SPELLED.sub(r"r\1c\2", _MARKS.sub("", text.lower()))


def cells_in(text: str) -> Iterator[int]:
    """Yield the cells that a lowered text names; `r12c3` is two."""
    for match in CELL.finditer(text):
        yield from _cells(*match.groups())


def conclusions_in(text: str) -> tuple[list[Candidate], list[Candidate]]:
    """Return the placements and eliminations of a lowered text, in its order."""
    placed: list[Candidate] = []
    lost: list[Candidate] = []
    for match in _CONCLUSION.finditer(text):
        sign, digits = match[6], [int(one) for one in match[7] if one.isdigit()]
        found = list(product(cells_in(match[1]), digits))
        if sign in _RULED_OUT:
            lost += found
        elif len(found) == 1:
            placed += found
    return placed, lost


def without_conclusions(text: str) -> str:
    """Return what a lowered text says beside its conclusions."""
    return _CONCLUSION.sub(" ", text)


def cells_of(said: Iterable[object]) -> frozenset[int]:
    """Return cells as JSON has them: numbers, or names.

    Raises:
        ValueError: one of them is no cell.
    """
    return frozenset(cell for one in said for cell in _cells_of(one))


def digits_of(said: Iterable[object]) -> frozenset[int]:
    """Return digits as JSON has them.

    Raises:
        ValueError: one of them is no digit.
    """
    return frozenset(map(_digit_of, said))


def candidates_of(said: Iterable[object]) -> frozenset[Candidate]:
    """Return conclusions as JSON has them: `[[4, 7]]`, `[["r1c5", 7]]` or `["r1c5=7"]`.

    Raises:
        ValueError: one of them is neither.
    """
    return frozenset(pair for one in said for pair in _pairs_of(one))


def _pairs_of(one: object) -> Iterator[Candidate]:
    if isinstance(one, str):
        placed, lost = conclusions_in(lowered(one))
        if not placed + lost:
            raise ValueError(f"expected a conclusion such as r3c2<>4, found {one!r}")
        yield from placed + lost
    elif isinstance(one, list) and len(one) == _PAIR:
        yield from ((cell, _digit_of(one[1])) for cell in _cells_of(one[0]))
    else:
        raise ValueError(f"expected a conclusion such as r3c2<>4 or [10, 4], found {one!r}")


def _cells_of(one: object) -> list[int]:
    if isinstance(one, str) and (match := CELL.fullmatch(lowered(one))):
        return list(_cells(*match.groups()))
    if type(one) is int and one in CELLS:
        return [one]
    raise ValueError(f"expected a cell, 0 to 80 or r1c1 to r9c9, found {one!r}")


def _digit_of(one: object) -> int:
    if type(one) is int and one in DIGITS:
        return one
    raise ValueError(f"expected a digit, 1 to 9, found {one!r}")


def _cells(rows: str, columns: str) -> Iterator[int]:
    for row, column in product(rows, columns):
        yield cell_at(int(row) - 1, int(column) - 1)
