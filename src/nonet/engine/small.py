"""Sudoku for young children: 4x4 grids with 2x2 boxes, and 6x6 grids with boxes 3 wide and 2 high.

    from nonet.engine import small

    puzzle = small.generate(4, "easy", seed=17)
    small.next_single(puzzle.puzzle)

A grid is 16 or 36 characters, row by row, with `.`, `0` or `-` for an empty cell.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count as counting
from typing import Literal, TypeGuard, get_args

from nonet import errors
from nonet.engine import _native, arguments

Size = Literal[4, 6]
Level = Literal["beginner", "easy", "medium"]
Kind = Literal["last-cell", "place-in-box", "place-in-line", "only-digit"]
Status = Literal["unique", "multiple", "unsolvable", "invalid"]
Marks = Literal["digits", "shapes"]

SIZES: tuple[Size, ...] = get_args(Size)
LEVELS: tuple[Level, ...] = get_args(Level)

ATTEMPTS = 2_000
"""The number of full grids tried for one puzzle."""

_TWO = 2
_REFERENCE = re.compile(
    r"([^~]+)~size=([46])~level=([a-z]+)~seed=([0-9]{1,20})~index=([0-9]{1,20})", re.ASCII
)


_TECHNIQUES: dict[Kind, str] = {
    "last-cell": "full-house",
    "place-in-box": "hidden-single",
    "place-in-line": "hidden-single",
    "only-digit": "naked-single",
}


@dataclass(frozen=True, slots=True)
class SmallPuzzle:
    """A new puzzle with its only solution; its seed and index reproduce it."""

    puzzle: str
    solution: str
    level: Level
    seed: int
    index: int

    @property
    def size(self) -> Size:
        """The number of rows."""
        return size_of(self.puzzle)

    @property
    def hardest(self) -> str:
        """The slug of the technique behind its hardest kind of single."""
        kinds = set[Kind]()
        board = self.puzzle
        while (single := next_single(board)) is not None:
            kinds.add(single.kind)
            board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]
        return _TECHNIQUES[max(kinds, key=list(_TECHNIQUES).index)]

    @property
    def reference(self) -> str:
        """A text from which `from_reference` makes the same puzzle."""
        made = f"size={self.size}~level={self.level}~seed={self.seed}~index={self.index}"
        return f"{_native.VERSION}~{made}"


@dataclass(frozen=True, slots=True)
class SmallSingle:
    """A digit that belongs in a cell, and the reason.

    `house` is the kind and the index of the house in which no other cell can hold the digit; None
    if the cell itself has no other candidate.
    """

    kind: Kind
    cell: int
    digit: int
    house: tuple[Literal["row", "column", "box"], int] | None


@dataclass(frozen=True, slots=True)
class SmallVerdict:
    """The number of solutions of a grid: none, one, or at least two."""

    puzzle: str
    status: Status
    solution: str | None

    @property
    def unique(self) -> bool:
        """Whether there is exactly one solution."""
        return self.status == "unique"


@dataclass(frozen=True, slots=True)
class SmallLook:
    """Feedback on a board: its status, a message of the catalogue, and the cells to look at.

    `placement` is a cell and its digit, which only the last step of a hint has.
    """

    status: Literal["wrong", "complete", "right", "hint"]
    message: str
    wrong: list[int]
    area: list[int]
    placement: tuple[int, int] | None


def normalize(grid: str) -> str:
    """Return the same grid with `-` for every empty cell.

    Raises:
        ValueError: the text isn't a grid.
    """
    return _native.small_normalize(grid)


def size_of(grid: str) -> Size:
    """Return the number of rows of a grid.

    Raises:
        ValueError: the text isn't a grid.
    """
    normalize(grid)
    return next(size for size in SIZES if size * size == len(grid))


def check(grid: str) -> SmallVerdict:
    """Check whether a grid has exactly one solution.

    Raises:
        ValueError: the text isn't a grid.
    """
    found, solution, clashes = _native.small_solutions(grid, _TWO)
    statuses: tuple[Status, ...] = ("unsolvable", "unique", "multiple")
    return SmallVerdict(normalize(grid), "invalid" if clashes else statuses[found], solution)


def count_solutions(grid: str, *, limit: int = _TWO) -> int:
    """Count the solutions of a grid, stopping at `limit`.

    Raises:
        ValueError: the text isn't a grid.
    """
    return _native.small_solutions(grid, arguments.ranged("limit", limit))[0]


def solve(grid: str) -> str:
    """Return the only solution of a grid.

    Raises:
        ValueError: the text isn't a grid.
        NotUniqueError: it has no solution or several.
    """
    verdict = check(grid)
    if verdict.solution is None:
        raise errors.NotUniqueError({"grid": verdict.status})
    return verdict.solution


def level_of(grid: str) -> Level | None:
    """Return the level of a puzzle; None if singles don't solve it.

    Raises:
        ValueError: the text isn't a grid.
    """
    return _native.small_level(grid)


def next_single(board: str) -> SmallSingle | None:
    """Find the easiest single of a board.

    Last cells of houses come first, then digits with one cell left in a box, then in a row or
    column, then cells with one candidate left.

    Raises:
        ValueError: the text isn't a grid.
    """
    found = _native.small_single(board)
    if found is None:
        return None
    kind, cell, digit, house, index = found
    return SmallSingle(kind, cell, digit, None if house is None else (house, index or 0))


def explain_next_single(board: str, *, depth: int, marks: Marks = "digits") -> str | None:
    """Explain the easiest single to a child: 1 where to look, 2 what to ask, 3 the digit.

    Return a message of the catalogue, as `explain_step` does.

    Raises:
        ValueError: the text isn't a grid, or the depth is not 1 to 3.
    """
    return _native.small_explain(board, arguments.ranged("depth", depth, 1, 3), marks == "shapes")


def look(
    puzzle: str, board: str, *, depth: int | None = None, marks: Marks = "digits"
) -> SmallLook:
    """Report the mistakes on a board of a puzzle, or else its easiest single at a depth.

    Raises:
        ValueError: a text isn't a grid, the board has another size, or the depth isn't 1 to 3.
        NotUniqueError: the puzzle has no solution or several.
    """
    if size_of(puzzle) != size_of(board):
        raise ValueError(f"expected a board of {len(puzzle)} cells, found {len(board)}")
    deep = None if depth is None else arguments.ranged("depth", depth, 1, 3)
    seen = _native.small_look(puzzle, board, deep, marks == "shapes")
    if seen is None:
        raise errors.NotUniqueError({"puzzle": check(puzzle).status})
    return SmallLook(*seen)


def generate(
    size: Size, level: Level = "beginner", *, seed: int = 0, index: int = 0
) -> SmallPuzzle:
    """Make puzzle number `index` of a seed: the same one for each engine version.

    Raises:
        ValueError: the size or the level is unknown, or a number is out of range.
        GenerationLimitError: no puzzle was found; no seed is known that leads to this.
    """
    first, place = arguments.ranged("seed", seed), arguments.ranged("index", index)
    made = _native.small_generate(arguments.ranged("size", size), level, first, place)
    if made is None:
        raise errors.GenerationLimitError(ATTEMPTS)
    return SmallPuzzle(*made, level=level, seed=seed, index=index)


def generate_iter(size: Size, level: Level = "beginner", *, seed: int = 0) -> Iterator[SmallPuzzle]:
    """Make puzzles of a seed without end or repetition.

    There are few puzzles of 4x4: after some hundreds, new ones take ever longer.

    Raises:
        ValueError, GenerationLimitError: those of `generate`.
    """
    given = set[str]()
    repeated = 0
    for index in counting():
        made = generate(size, level, seed=seed, index=index)
        if made.puzzle in given:
            repeated += 1
            if repeated > ATTEMPTS:
                raise errors.GenerationLimitError(repeated)
            continue
        repeated = 0
        given.add(made.puzzle)
        yield made


def is_size(size: object) -> TypeGuard[Size]:
    """Return whether grids of a size are supported."""
    return size in SIZES


def is_grid(text: str) -> bool:
    """Return whether a text is a grid of 4x4 or 6x6."""
    try:
        normalize(text)
    except ValueError:
        return False
    return True


def is_reference(text: str) -> bool:
    """Return whether a text is the reference of a small puzzle, from any engine version."""
    return _REFERENCE.fullmatch(text) is not None


def from_reference(reference: str) -> SmallPuzzle:
    """Make a puzzle again from its reference.

    Raises:
        ReferenceFormatError: the text isn't a reference.
        ReferenceVersionError: another engine version wrote it.
    """
    read = _REFERENCE.fullmatch(reference)
    level = next((level for level in LEVELS if read and level == read[3]), None)
    if read is None or level is None or max(int(read[4]), int(read[5])) >= 1 << 64:
        raise errors.ReferenceFormatError
    if read[1] != _native.VERSION:
        raise errors.ReferenceVersionError(read[1], _native.VERSION)
    size = next(size for size in SIZES if str(size) == read[2])
    return generate(size, level, seed=int(read[4]), index=int(read[5]))
