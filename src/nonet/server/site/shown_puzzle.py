"""Puzzles as templates show them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet import engine
from nonet.grid import CELLS, EMPTY, SIDE, column_of, givens_of, row_of
from nonet.i18n.words import Words
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.grading import all_labels_of, label_of, rating_of, ratings_of
from nonet.puzzles.links.identifiers import puzzle_id
from nonet.puzzles.verification import require_unique


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its digit or an empty text, and its name for screen readers."""

    digit: str
    name: str


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle as templates show it; `rating` is the name of its label and its ER."""

    id: str
    grid: str
    rows: list[list[Cell]]
    givens: int
    label: engine.AnyLabel | None
    rating: str


def show(
    grid: str, words: Words, *, label: engine.AnyLabel | None, rating: engine.Rating
) -> ShownPuzzle:
    """Prepare a normalized grid that has exactly one solution; only a full grid has no label."""
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
    """Prepare an empty board, which scripts fill."""
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


async def show_all_verified(
    grids: Iterable[str], engine_context: EngineContext, words: Words
) -> dict[str, ShownPuzzle]:
    """Prepare normalized grids, each within one slice of rating, and return them by grid.

    Raises:
        NotUniqueError, SearchLimitError: of the first grid without exactly one solution.
        OverloadedError.
    """
    different = list(dict.fromkeys(grids))
    for grid in different:
        await require_unique(grid, engine_context)
    labels = await all_labels_of(different, engine_context)
    ratings = await ratings_of(different, engine_context)
    return {
        grid: show(grid, words, label=label, rating=rating)
        for grid, label, rating in zip(different, labels, ratings, strict=True)
    }


def _shown(rating: engine.Rating, words: Words) -> str:
    if rating.er is None:
        return words("rating-at-least", er=f"{rating.at_least:.1f}")
    # A full grid has the rating 0.
    return words("rating-er", er=f"{rating.er:.1f}") if rating.er else ""


def _rows(grid: str, words: Words) -> list[list[Cell]]:
    cells = [_cell(index, digit, words) for index, digit in enumerate(grid)]
    return [cells[start : start + SIDE] for start in CELLS[::SIDE]]


# Enough for all cells and digits in nine languages.
@lru_cache(8192)
def _cell(index: int, digit: str, words: Words) -> Cell:
    place = {"row": str(row_of(index) + 1), "column": str(column_of(index) + 1)}
    if digit == EMPTY:
        return Cell("", words("play-cell-empty", **place))
    return Cell(digit, words("play-cell-given", digit=digit, **place))
