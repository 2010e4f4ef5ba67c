"""How hard the steps of a puzzle are by the scale of the Sudoku Explainer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from nonet import engine
from nonet.content.puzzles.slices import in_slices
from nonet.content.puzzles.verification import require_unique
from nonet.content.puzzles.workbench import Allowance, Workbench

# About ten milliseconds.
SLICE = 250_000


@dataclass(frozen=True, slots=True)
class Rated:
    """A normalized puzzle and its rating."""

    puzzle: str
    rating: engine.Rating


async def rate(
    puzzle: str,
    workbench: Workbench,
    *,
    profile: engine.Profile = "explainer",
    trace: bool = False,
    work: int | None = None,
) -> Rated:
    """Rate a puzzle with exactly one solution, within `work` or else the rating budget.

    `profile` and `trace` are those of `engine.rate`.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, workbench)
    if profile == "explainer" and not trace and work is None:
        return Rated(engine.normalize(puzzle), await rating_of(puzzle, workbench))
    rater = engine.Rater(puzzle, profile, trace)
    return Rated(engine.normalize(puzzle), await _finish(rater, workbench, work))


async def rating_of(puzzle: str, workbench: Workbench) -> engine.Rating:
    """Rate a puzzle that is known to have exactly one solution.

    Raises:
        OverloadedError: nothing was started.
    """
    if known := workbench.ratings.get(puzzle):
        return known
    return workbench.ratings.keep(puzzle, await _finish(engine.Rater(puzzle), workbench))


async def _finish(
    rater: engine.Rater, workbench: Workbench, work: int | None = None
) -> engine.Rating:
    budget = workbench.rating_budget if work is None else work
    if not rater.advance(min(engine.BLINK_OF_RATING, budget)):
        rating = engine.begin_rating(rater, work=budget)
        await workbench.pool.run_jobs([in_slices(rating, Allowance.without_end())])
    return rater.rating


async def ratings_of(grids: Sequence[str], workbench: Workbench) -> list[engine.Rating]:
    """Rate puzzles with one solution each, in order, each as far as one slice of work goes.

    Raises:
        GridFormatError, OverloadedError.
    """
    different = list(dict.fromkeys(grids))
    rate_quickly = partial(engine.rate, work=min(SLICE, workbench.rating_budget))
    found = await workbench.pool.run_batch(map(rate_quickly, different), count=len(different))
    ratings = dict(zip(different, found, strict=True))
    return [ratings[grid] for grid in grids]
