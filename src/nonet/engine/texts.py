"""Read grids from texts in any format."""

from typing import NamedTuple

from nonet.engine._native import (
    read_boards as _read_boards,
    read_grids as _read_grids,
    read_grids_of_all_sizes as _read_grids_of_all_sizes,
)
from nonet.grid import DIGITS


class Board(NamedTuple):
    """A grid in a text, with the candidates that the text gives."""

    grid: str
    candidates: tuple[tuple[int, ...], ...] | None
    """The candidates of each of the 81 cells, none for a filled one; None if the text has none."""
    line: int
    """The number of the line where the grid begins."""


class Reading(NamedTuple):
    """The boards of a text, and its skipped lines."""

    boards: list[Board]
    skipped_lines: list[int]
    """The numbers of the lines that are neither grids nor part of a format."""


def read_boards(text: str) -> Reading:
    """Return the grids of a text with their candidates, and the skipped lines.

    Raises:
        TextFormError: that of `read_grids`.
    """
    boards, skipped = _read_boards(_as_utf8(text))
    return Reading([Board(grid, _digits(bits), line) for grid, bits, line in boards], skipped)


def read_grids(text: str) -> list[str]:
    """Return the grids of a text, in order, each as 81 characters with `-` for an empty cell.

    The format is detected. Whether a grid is a puzzle is not checked.

    Raises:
        TextFormError: a line is invalid, or the text has no grid.
    """
    return _read_grids(_as_utf8(text))


def read_grids_of_all_sizes(text: str) -> list[str]:
    """Return the grids of a text as `read_grids` does, including those of 4x4 and 6x6.

    Small grids are 16 or 36 characters, 4 or 6 rows, or links to this site.

    Raises:
        TextFormError: that of `read_grids`.
    """
    return _read_grids_of_all_sizes(_as_utf8(text))


def _digits(bits: list[int] | None) -> tuple[tuple[int, ...], ...] | None:
    if bits is None:
        return None
    return tuple(tuple(digit for digit in DIGITS if cell >> digit - 1 & 1) for cell in bits)


def _as_utf8(text: str) -> str:
    # Rust has no lone surrogates.
    return text.encode("utf-8", "replace").decode()
