"""Rate puzzles on the scale of the Sudoku Explainer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from nonet import engine
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.slices import in_slices
from nonet.puzzles.verification import require_unique

# About ten milliseconds.
SLICE = 250_000


@dataclass(frozen=True, slots=True)
class Rated:
    """A normalized puzzle and its rating."""

    puzzle: str
    rating: engine.Rating


async def rate(
    puzzle: str,
    engine_context: EngineContext,
    *,
    profile: engine.Profile = "explainer",
    trace: bool = False,
    work: int | None = None,
) -> Rated:
    """Rate a puzzle with exactly one solution, within `work` or else the rating budget.

    `profile` and `trace` work as in `engine.rate`.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, engine_context)
    if profile == "explainer" and not trace and work is None:
        return Rated(engine.normalize(puzzle), await rating_of(puzzle, engine_context))
    rater = engine.Rater(puzzle, profile, trace)
    return Rated(engine.normalize(puzzle), await _finish(rater, engine_context, work))


async def rating_of(puzzle: str, engine_context: EngineContext) -> engine.Rating:
    """Rate a puzzle that is known to have exactly one solution.

    Raises:
        OverloadedError: nothing was started.
    """
    if known := engine_context.ratings.get(puzzle):
        return known
    return engine_context.ratings.keep(puzzle, await _finish(engine.Rater(puzzle), engine_context))


async def _finish(
    rater: engine.Rater, engine_context: EngineContext, work: int | None = None
) -> engine.Rating:
    budget = engine_context.rating_budget if work is None else work
    if not rater.advance(min(engine.BLINK_OF_RATING, budget)):
        rating = engine.begin_rating(rater, work=budget)
        await engine_context.pool.run_jobs([in_slices(rating, TimeBudget.without_end())])
    return rater.rating


async def ratings_of(grids: Sequence[str], engine_context: EngineContext) -> list[engine.Rating]:
    """Rate puzzles with one solution each, in order, each within one slice of work.

    Raises:
        GridFormatError, OverloadedError.
    """
    different = list(dict.fromkeys(grids))
    rate_quickly = partial(engine.rate, work=min(SLICE, engine_context.rating_budget))
    found = await engine_context.pool.run_batch(map(rate_quickly, different), count=len(different))
    ratings = dict(zip(different, found, strict=True))
    return [ratings[grid] for grid in grids]
