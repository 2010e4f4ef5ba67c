"""Judge many grids at once; each has its own result or error.

All idle threads work on them, in slices between which other requests are served. Grids that exceed
the batch's time budget have the status unknown.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

from nonet import engine
from nonet.errors import (
    BatchLimitError,
    GridFormatError,
    NonetError,
    NotUniqueError,
    SearchLimitError,
)
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.grading import Graded, Rated, graded_with_path
from nonet.puzzles.jobs import Report, in_slices, report_to_nobody
from nonet.puzzles.verification import INLINE_NODE_BUDGET

T = TypeVar("T")
Job = Generator[None, None, T]
# The index of a grid, and its result.
Found = tuple[int, T | NonetError]

# This many take less than a millisecond together.
_CHECKED_AT_ONCE = 20
_WHERE = "puzzle"


@dataclass(frozen=True, slots=True)
class Checked:
    """A verdict, and if requested the reason why a grid has no unique solution."""

    verdict: engine.Verdict
    why: engine.Undecided | engine.Clash | None = None


async def check_batch(
    grids: Sequence[str],
    engine_context: EngineContext,
    *,
    why: bool = False,
    report: Report[Found[Checked]] = report_to_nobody,
) -> list[Checked | NonetError]:
    """Return the verdict on each grid, or its format error.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, time_budget: TimeBudget) -> Job[Checked | NonetError]:
        yield
        if not why or verdict.unique is not False or time_budget.is_spent:
            return Checked(verdict)
        return Checked(verdict, time_budget.spend(engine.why_not_unique, verdict.puzzle))

    return await _judge(grids, engine_context, finish, report)


async def analyze_batch(
    grids: Sequence[str],
    engine_context: EngineContext,
    *,
    report: Report[Found[engine.Analysis]] = report_to_nobody,
) -> list[engine.Analysis | NonetError]:
    """Return the analysis of each grid, or the reason why it has none.

    Raises:
        OverloadedError.
    """

    def finish(
        verdict: engine.Verdict, time_budget: TimeBudget
    ) -> Job[engine.Analysis | NonetError]:
        yield
        return _error(verdict, time_budget) or time_budget.spend(engine.analyze, verdict.puzzle)

    return await _judge(grids, engine_context, finish, report)


async def grade_batch(
    grids: Sequence[str],
    engine_context: EngineContext,
    *,
    uniqueness: bool = True,
    path: engine.WhichPath = "full",
    report: Report[Found[Graded]] = report_to_nobody,
) -> list[Graded | NonetError]:
    """Return the grade of each grid, or the reason why it has none.

    Without `uniqueness` no step relies on a unique solution.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, time_budget: TimeBudget) -> Job[Graded | NonetError]:
        if error := _error(verdict, time_budget):
            return error
        try:
            grade, steps, stopped = yield from graded_with_path(
                verdict.puzzle, engine_context, time_budget, uniqueness=uniqueness, path=path
            )
        except BatchLimitError as error:
            return error
        rating = yield from _rate(engine.Rater(verdict.puzzle), engine_context, time_budget)
        return Graded(verdict.puzzle, grade, steps, rating, stopped)

    return await _judge(grids, engine_context, finish, report)


async def rate_batch(
    grids: Sequence[str],
    engine_context: EngineContext,
    *,
    profile: engine.Profile = "explainer",
    report: Report[Found[Rated]] = report_to_nobody,
) -> list[Rated | NonetError]:
    """Return the rating of each grid, or the reason why it has none.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, time_budget: TimeBudget) -> Job[Rated | NonetError]:
        # A grid that exceeds the time budget has an unknown rating.
        if error := _error(verdict):
            return error
        rater = engine.Rater(verdict.puzzle, profile)
        return Rated(verdict.puzzle, (yield from _rate(rater, engine_context, time_budget)))

    return await _judge(grids, engine_context, finish, report)


async def _judge(
    grids: Sequence[str],
    engine_context: EngineContext,
    finish: Callable[[engine.Verdict, TimeBudget], Job[T | NonetError]],
    report: Report[Found[T]],
) -> list[T | NonetError]:
    """Give each verdict to `finish`; an item that isn't a grid gives its error.

    Each result is reported as soon as it is known, in any order.
    """
    time_budget = engine_context.new_time_budget()

    def judge(place: int, first: engine.Verdict | GridFormatError) -> Job[T | NonetError]:
        found: T | NonetError
        if isinstance(first, GridFormatError):
            found = first
        else:
            verdict = yield from _search_on(first, engine_context, time_budget)
            found = yield from finish(verdict, time_budget)
        report((place, found))
        return found

    quick = await engine_context.pool.run_batch(
        _quick_verdicts(grids, engine_context, time_budget),
        count=-(-len(grids) // _CHECKED_AT_ONCE),
    )
    verdicts = enumerate(chain.from_iterable(quick))
    return await engine_context.pool.run_jobs(judge(place, first) for place, first in verdicts)


def _quick_verdicts(
    grids: Sequence[str], engine_context: EngineContext, time_budget: TimeBudget
) -> Iterator[list[engine.Verdict | GridFormatError]]:
    """Settle the grids that need almost no search, some at a time."""

    def verdict(grid: str) -> engine.Verdict | GridFormatError:
        # A budget of zero settles the grids that need no search, and leaves the others unknown.
        budget = 0 if time_budget.is_spent else min(INLINE_NODE_BUDGET, engine_context.node_budget)
        try:
            return engine.count_solutions(grid, node_budget=budget)
        except GridFormatError as error:
            return error

    for start in range(0, len(grids), _CHECKED_AT_ONCE):
        yield [verdict(grid) for grid in grids[start : start + _CHECKED_AT_ONCE]]


def _search_on(
    verdict: engine.Verdict, engine_context: EngineContext, time_budget: TimeBudget
) -> Job[engine.Verdict]:
    budget = engine_context.node_budget
    if verdict.status != "unknown" or verdict.nodes >= budget or time_budget.is_spent:
        return verdict
    found = time_budget.spend(engine.count_solutions, verdict.puzzle, node_budget=budget)
    yield
    return found


def _rate(
    rater: engine.Rater, engine_context: EngineContext, time_budget: TimeBudget
) -> Job[engine.Rating]:
    budget = engine_context.rating_budget
    if time_budget.is_spent:
        return rater.rating
    if not time_budget.spend(rater.advance, min(engine.BLINK_OF_RATING, budget)):
        yield
        with suppress(BatchLimitError):
            yield from in_slices(engine.begin_rating(rater, work=budget), time_budget)
    return rater.rating


def _error(verdict: engine.Verdict, time_budget: TimeBudget | None = None) -> NonetError | None:
    if verdict.solution is None and verdict.status != "unknown":
        return NotUniqueError({_WHERE: verdict.status})
    if time_budget is not None and time_budget.is_spent:
        return BatchLimitError()
    return None if verdict.solution is not None else SearchLimitError((_WHERE,))
