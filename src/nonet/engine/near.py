"""Puzzles near a puzzle: with other givens, with fewer, with more; and what opens it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from nonet.engine._native import (
    backdoors as _backdoors,
    minimal_puzzles as _minimal_puzzles,
    neighbours as _neighbours,
    normalize,
)
from nonet.engine.ranges import ranged
from nonet.engine.verdicts import solve


def neighbours(puzzle: str, *, exchanged: Literal[1, 2] = 1) -> Iterator[str]:
    """Yield the puzzles with one solution that have one other given, or two: {-1+1} or {-2+2}.

    They have as many givens as the puzzle, and need not be minimal or solved alike. Their order is
    the same on every machine. There are some hundreds with one exchanged, and with two a hundred
    thousand or more.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: `exchanged` is neither 1 nor 2.
    """
    if exchanged not in (1, 2):
        raise ValueError(f"expected 1 or 2 exchanged givens, found {exchanged}")
    return _neighbours(puzzle, exchanged == 2)  # noqa: PLR2004 - the other of two


def minimal_puzzles(puzzle: str) -> Iterator[str]:
    """Yield each minimal puzzle of some of the givens, itself if it is minimal.

    With many needless givens there are millions; the first come at once.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    return _minimal_puzzles(puzzle, solve(puzzle))


def expansions(puzzle: str, *, added: int = 1) -> Iterator[str]:
    """Yield the puzzles that have so many more givens of the solution.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    solution, givens = solve(puzzle), normalize(puzzle)
    empty = [cell for cell, digit in enumerate(givens) if digit == "-"]
    sets = combinations(empty, ranged("added", added))
    return (_with(givens, solution, cells) for cells in sets)


def _with(givens: str, solution: str, cells: tuple[int, ...]) -> str:
    digits = list(givens)
    for cell in cells:
        digits[cell] = solution[cell]
    return "".join(digits)


def backdoors(puzzle: str, *, largest: int = 2) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the smallest sets of cells, each with its digit, after which singles suffice.

    All sets of the least size come, in ascending order. Where singles suffice from the start, the
    only one is empty; where more than `largest` cells are needed, there is none. Sets of three
    take some tenths of a second, each further cell some twenty times as long.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    return _backdoors(puzzle, solve(puzzle), ranged("largest", largest))
