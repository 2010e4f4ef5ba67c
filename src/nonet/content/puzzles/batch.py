"""Many grids at once, each judged alone: what is wrong with one is the answer to that one.

They are worked on by all threads that are idle, in slices between which others have their turns.
Those that the allowance of the batch does not suffice for are unknown.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

from nonet import engine
from nonet.content.puzzles.grading import Graded, graded_with_path
from nonet.content.puzzles.rating import Rated
from nonet.content.puzzles.reporting import Report, report_to_nobody
from nonet.content.puzzles.slices import in_slices
from nonet.content.puzzles.verification import INLINE_NODE_BUDGET
from nonet.content.puzzles.workbench import Allowance, Workbench
from nonet.errors import (
    BatchLimitError,
    GridFormatError,
    NonetError,
    NotUniqueError,
    SearchLimitError,
)

T = TypeVar("T")
Job = Generator[None, None, T]
# A result, and which of the grids it is of.
Found = tuple[int, T | NonetError]

# So many take less than a millisecond together.
_CHECKED_AT_ONCE = 20
_WHERE = "puzzle"


@dataclass(frozen=True, slots=True)
class Checked:
    """A verdict, and why it is not the one that was hoped for, where that was asked."""

    verdict: engine.Verdict
    why: engine.Undecided | engine.Clash | None = None


async def check_batch(
    grids: Sequence[str],
    workbench: Workbench,
    *,
    why: bool = False,
    report: Report[Found[Checked]] = report_to_nobody,
) -> list[Checked | NonetError]:
    """Return the verdict on each grid, or what is wrong with its form.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, allowance: Allowance) -> Job[Checked | NonetError]:
        yield
        if not why or verdict.unique is not False or allowance.is_spent:
            return Checked(verdict)
        return Checked(verdict, allowance.spend(engine.why_not_unique, verdict.puzzle))

    return await _judge(grids, workbench, finish, report)


async def analyze_batch(
    grids: Sequence[str],
    workbench: Workbench,
    *,
    report: Report[Found[engine.Analysis]] = report_to_nobody,
) -> list[engine.Analysis | NonetError]:
    """Return the analysis of each grid, or why it has none.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, allowance: Allowance) -> Job[engine.Analysis | NonetError]:
        yield
        return _refusal(verdict, allowance) or allowance.spend(engine.analyze, verdict.puzzle)

    return await _judge(grids, workbench, finish, report)


async def grade_batch(
    grids: Sequence[str],
    workbench: Workbench,
    *,
    uniqueness: bool = True,
    path: engine.WhichPath = "full",
    report: Report[Found[Graded]] = report_to_nobody,
) -> list[Graded | NonetError]:
    """Return the grade of each grid, or why it has none.

    Without `uniqueness` no step takes a single solution for granted.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, allowance: Allowance) -> Job[Graded | NonetError]:
        if refusal := _refusal(verdict, allowance):
            return refusal
        try:
            grade, steps, stopped = yield from graded_with_path(
                verdict.puzzle, workbench, allowance, uniqueness=uniqueness, path=path
            )
        except BatchLimitError as refusal:
            return refusal
        rating = yield from _rate(engine.Rater(verdict.puzzle), workbench, allowance)
        return Graded(verdict.puzzle, grade, steps, rating, stopped)

    return await _judge(grids, workbench, finish, report)


async def rate_batch(
    grids: Sequence[str],
    workbench: Workbench,
    *,
    profile: engine.Profile = "explainer",
    report: Report[Found[Rated]] = report_to_nobody,
) -> list[Rated | NonetError]:
    """Return the rating of each grid, or why it has none.

    Raises:
        OverloadedError.
    """

    def finish(verdict: engine.Verdict, allowance: Allowance) -> Job[Rated | NonetError]:
        # A grid that the allowance does not suffice for has a rating that is unknown.
        if refusal := _refusal(verdict):
            return refusal
        rater = engine.Rater(verdict.puzzle, profile)
        return Rated(verdict.puzzle, (yield from _rate(rater, workbench, allowance)))

    return await _judge(grids, workbench, finish, report)


async def _judge(
    grids: Sequence[str],
    workbench: Workbench,
    finish: Callable[[engine.Verdict, Allowance], Job[T | NonetError]],
    report: Report[Found[T]],
) -> list[T | NonetError]:
    """Give each verdict to `finish`; what is no grid is refused in its place.

    Each result is told as soon as it is known, whichever comes first.
    """
    allowance = workbench.new_allowance()

    def judge(place: int, first: engine.Verdict | GridFormatError) -> Job[T | NonetError]:
        found: T | NonetError
        if isinstance(first, GridFormatError):
            found = first
        else:
            verdict = yield from _search_on(first, workbench, allowance)
            found = yield from finish(verdict, allowance)
        report((place, found))
        return found

    quick = await workbench.pool.run_batch(
        _quick_verdicts(grids, workbench, allowance), count=-(-len(grids) // _CHECKED_AT_ONCE)
    )
    verdicts = enumerate(chain.from_iterable(quick))
    return await workbench.pool.run_jobs(judge(place, first) for place, first in verdicts)


def _quick_verdicts(
    grids: Sequence[str], workbench: Workbench, allowance: Allowance
) -> Iterator[list[engine.Verdict | GridFormatError]]:
    """Settle what needs next to no search, some grids at a time."""

    def verdict(grid: str) -> engine.Verdict | GridFormatError:
        # Without a node what needs no search is still known, and the rest unknown.
        budget = 0 if allowance.is_spent else min(INLINE_NODE_BUDGET, workbench.node_budget)
        try:
            return engine.count_solutions(grid, node_budget=budget)
        except GridFormatError as refusal:
            return refusal

    for start in range(0, len(grids), _CHECKED_AT_ONCE):
        yield [verdict(grid) for grid in grids[start : start + _CHECKED_AT_ONCE]]


def _search_on(
    verdict: engine.Verdict, workbench: Workbench, allowance: Allowance
) -> Job[engine.Verdict]:
    budget = workbench.node_budget
    if verdict.status != "unknown" or verdict.nodes >= budget or allowance.is_spent:
        return verdict
    found = allowance.spend(engine.count_solutions, verdict.puzzle, node_budget=budget)
    yield
    return found


def _rate(rater: engine.Rater, workbench: Workbench, allowance: Allowance) -> Job[engine.Rating]:
    budget = workbench.rating_budget
    if allowance.is_spent:
        return rater.rating
    if not allowance.spend(rater.advance, min(engine.BLINK_OF_RATING, budget)):
        yield
        with suppress(BatchLimitError):
            yield from in_slices(engine.begin_rating(rater, work=budget), allowance)
    return rater.rating


def _refusal(verdict: engine.Verdict, allowance: Allowance | None = None) -> NonetError | None:
    if verdict.solution is None and verdict.status != "unknown":
        return NotUniqueError({_WHERE: verdict.status})
    if allowance is not None and allowance.is_spent:
        return BatchLimitError()
    return None if verdict.solution is not None else SearchLimitError((_WHERE,))
