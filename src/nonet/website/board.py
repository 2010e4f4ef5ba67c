"""A grid as the templates show it."""

from dataclasses import dataclass

from nonet import engine, puzzles
from nonet.catalogue import Words
from nonet.links import puzzle_id
from nonet.puzzles import Workbench

_EMPTY = "-"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its digit or nothing, and what it is called aloud."""

    digit: str
    name: str


@dataclass(frozen=True, slots=True)
class Board:
    """A puzzle's rows, and what people are told of it."""

    id: str
    grid: str
    rows: list[list[Cell]]
    givens: int
    rating: str


def show(grid: str, words: Words, *, label: engine.Label | None) -> Board:
    """Prepare a normalized grid that has exactly one solution, with its label if it has one."""
    cells = [_cell(index, digit, words) for index, digit in enumerate(grid)]
    return Board(
        id=puzzle_id(grid),
        grid=grid,
        rows=[cells[start : start + 9] for start in range(0, 81, 9)],
        givens=81 - grid.count(_EMPTY),
        rating=words(f"label-{label}" if label else f"rating-{engine.analyze(grid).rating}"),
    )


async def show_verified(grid: str, bench: Workbench, words: Words) -> Board:
    """Prepare a normalized grid for play.

    Raises:
        NotUniqueError, SearchLimitError, OverloadedError.
    """
    await puzzles.require_unique(grid, bench)
    return show(grid, words, label=await puzzles.label_of(grid, bench))


def _cell(index: int, digit: str, words: Words) -> Cell:
    row, column = divmod(index, 9)
    place = {"row": str(row + 1), "column": str(column + 1)}
    if digit == _EMPTY:
        return Cell("", words("play-cell-empty", **place))
    return Cell(digit, words("play-cell-given", digit=digit, **place))
