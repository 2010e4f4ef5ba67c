"""A grid as the templates show it."""

from dataclasses import dataclass
from functools import lru_cache

from nonet import engine
from nonet.grid import CELLS, EMPTY, SIDE, column_of, givens_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.grading import label_of, rating_of
from nonet.puzzles.links.identifiers import puzzle_id
from nonet.puzzles.verification import require_unique


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its digit or nothing, and what it is called aloud."""

    digit: str
    name: str


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle's rows, and what people are told of it; `rating` is its label's name and its ER."""

    id: str
    grid: str
    rows: list[list[Cell]]
    givens: int
    label: engine.AnyLabel | None
    rating: str


def show(
    grid: str, words: Words, *, label: engine.AnyLabel | None, rating: engine.Rating
) -> ShownPuzzle:
    """Prepare a normalized grid that has exactly one solution, with its label if it has one."""
    # Only a full grid has no label.
    name = words(f"level-{label}" if label else "rating-complete")
    return ShownPuzzle(
        id=puzzle_id(grid),
        grid=grid,
        rows=_rows(grid, words),
        givens=givens_of(grid),
        label=label,
        rating=" · ".join(filter(None, [name, _shown(rating, words)])),
    )


def show_empty(words: Words) -> ShownPuzzle:
    """Prepare a board that scripts fill."""
    grid = EMPTY * len(CELLS)
    return ShownPuzzle(puzzle_id(grid), grid, _rows(grid, words), givens=0, label=None, rating="")


async def show_verified(grid: str, engine_context: EngineContext, words: Words) -> ShownPuzzle:
    """Prepare a normalized grid for play.

    Raises:
        NotUniqueError, SearchLimitError, OverloadedError.
    """
    await require_unique(grid, engine_context)
    rating = await rating_of(grid, engine_context)
    return show(grid, words, label=await label_of(grid, engine_context), rating=rating)


def _shown(rating: engine.Rating, words: Words) -> str:
    if rating.er is None:
        return words("rating-at-least", er=f"{rating.at_least:.1f}")
    # A full grid asks for no step.
    return words("rating-er", er=f"{rating.er:.1f}") if rating.er else ""


def _rows(grid: str, words: Words) -> list[list[Cell]]:
    cells = [_cell(index, digit, words) for index, digit in enumerate(grid)]
    return [cells[start : start + SIDE] for start in CELLS[::SIDE]]


# Every cell with every digit, in some languages.
@lru_cache(8192)
def _cell(index: int, digit: str, words: Words) -> Cell:
    place = {"row": str(row_of(index) + 1), "column": str(column_of(index) + 1)}
    if digit == EMPTY:
        return Cell("", words("play-cell-empty", **place))
    return Cell(digit, words("play-cell-given", digit=digit, **place))
