"""Grids from text, lists and arrays, and the grids in a text of any form."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from nonet.engine import _native, arguments, batches, showing
from nonet.engine._native import Position
from nonet.grid import CELLS, DIGITS, EMPTY, SIDE, first_of_box, givens_of, rows

__all__ = [
    "Board", "Grid", "Reading", "from_numpy", "read_boards", "read_grids",
    "read_grids_of_all_sizes", "to_numpy",
]  # fmt: skip

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_ONE_LINE = ("", "s")


class Grid(str):
    """81 characters, row by row, `-` for an empty cell.

    It is a string, so every function that takes a grid accepts it, and it equals its text. It is
    made from text in any form of `nonet.puzzles.forms`, from 81 numbers or nine rows of nine, where
    0 and None are empty cells, or from an array of either shape.

        Grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")

    Raises:
        GridFormatError: the text has 81 characters, and one isn't valid in a grid.
        TextFormError: any other text without a grid.
        ValueError: the text has several grids, or there aren't 81 numbers from 0 to 9.
    """

    __slots__ = ()

    def __new__(cls, cells: str | Iterable[Any]) -> Self:
        """Read a grid."""
        text = _one_of(cells) if isinstance(cells, str) else arguments.text_of_cells(cells)
        return super().__new__(cls, _native.normalize(text))

    @property
    def rows(self) -> tuple[str, ...]:
        """The nine rows, from the top."""
        return tuple(rows(str(self)))

    @property
    def columns(self) -> tuple[str, ...]:
        """The nine columns, from the left."""
        return tuple(self[start::SIDE] for start in range(SIDE))

    @property
    def boxes(self) -> tuple[str, ...]:
        """The nine boxes, row by row, each in reading order."""
        starts = map(first_of_box, range(SIDE))
        return tuple(
            "".join(self[at : at + 3] for at in (start, start + SIDE, start + 2 * SIDE))
            for start in starts
        )

    @property
    def digits(self) -> tuple[int, ...]:
        """The 81 cells as numbers, 0 for an empty one."""
        return tuple(0 if cell == EMPTY else int(cell) for cell in self)

    @property
    def filled(self) -> int:
        """The number of filled cells."""
        return givens_of(self)

    @property
    def candidates(self) -> tuple[tuple[int, ...], ...]:
        """For each of the 81 cells, the digits that its houses allow; none for a filled cell."""
        return Position(self).candidates

    def __format__(self, form: str) -> str:
        """Write the grid in a form, such as `f"{grid:rows}"`.

        Raises:
            ValueError: the form is unknown; the message lists all forms.
        """
        if form in _ONE_LINE:
            return str(self)
        return showing.written(str(self), form)

    def __repr__(self) -> str:
        return f"Grid({str(self)!r})"

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        return type(self), (str(self),)

    def _repr_html_(self) -> str | None:
        return showing.html_of(self)

    def to_numpy(self) -> "NDArray[np.uint8]":
        """Return nine rows of nine numbers, 0 for an empty cell; this needs NumPy."""
        return to_numpy([self]).reshape(SIDE, SIDE)


def to_numpy(grids: Iterable[str]) -> "NDArray[np.uint8]":
    """Return grids as one array of numbers: grid, row, column; 0 for an empty cell.

    Raises:
        ImportError: NumPy is not installed.
        TypeError: the argument is one grid; pass `[grid]`.
        GridFormatError: a text isn't a grid.
    """
    import numpy as np  # noqa: PLC0415 - an optional dependency

    text = "".join(map(_native.normalize, batches.several(grids))).replace(EMPTY, "0")
    numbers = np.frombuffer(text.encode(), dtype=np.uint8) - ord("0")
    return numbers.reshape(-1, SIDE, SIDE)


def from_numpy(grids: "NDArray[Any]") -> list[Grid]:
    """Return the grids along the first axis of an array.

    Raises:
        ValueError: a grid isn't 81 numbers from 0 to 9.
    """
    return [Grid(cells) for cells in grids]


def _one_of(text: str) -> str:
    if len(text) == len(CELLS) and text.isascii():
        return text
    grids = read_grids(text)
    if len(grids) != 1:
        raise ValueError(f"expected one grid, found {len(grids)} in the text")
    return grids[0]


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
    boards, skipped = _native.read_boards(_as_utf8(text))
    return Reading([Board(grid, _digits(bits), line) for grid, bits, line in boards], skipped)


def read_grids(text: str) -> list[str]:
    """Return the grids of a text, in order, each as 81 characters with `-` for an empty cell.

    The format is detected. Whether a grid is a puzzle is not checked.

    Raises:
        TextFormError: a line is invalid, or the text has no grid.
    """
    return _native.read_grids(_as_utf8(text))


def read_grids_of_all_sizes(text: str) -> list[str]:
    """Return the grids of a text as `read_grids` does, including those of 4x4 and 6x6.

    Small grids are 16 or 36 characters, 4 or 6 rows, or links to this site.

    Raises:
        TextFormError: that of `read_grids`.
    """
    return _native.read_grids_of_all_sizes(_as_utf8(text))


def pack(text: str) -> str:
    """Compress a text as lz-string does, in base64."""
    return _native.pack(_as_utf8(text))


def _digits(bits: list[int] | None) -> tuple[tuple[int, ...], ...] | None:
    if bits is None:
        return None
    return tuple(tuple(digit for digit in DIGITS if cell >> digit - 1 & 1) for cell in bits)


def _as_utf8(text: str) -> str:
    # Rust has no lone surrogates.
    return text.encode("utf-8", "replace").decode()
