"""Long work of the engine as jobs of the pool, which let others in between slices."""

from collections.abc import Generator
from typing import TypeVar

from nonet import engine
from nonet.errors import BatchLimitError, SearchLimitError
from nonet.puzzles.engine_context import TimeBudget

T = TypeVar("T")
# It yields wherever others may have their turn.
Job = Generator[None, None, T]

# At most twenty, with all that a slice takes to end.
SLICE_S = 0.01


def in_slices(work: "engine.LongWork[T]", time_budget: TimeBudget) -> Generator[None, None, T]:
    """Go on with work until its end, at the expense of an allowance.

    Raises:
        BatchLimitError: the allowance was spent first.
    """
    charged_s = 0.0
    while not time_budget.is_spent:
        is_over = work.advance(SLICE_S)
        time_budget.charge(work.spent_s - charged_s)
        charged_s = work.spent_s
        if is_over:
            return work.take()
        yield
    raise BatchLimitError


def within(time_budget: TimeBudget, job: Job[T], place: str) -> Job[T]:
    """Go on with a job as long as an allowance lasts; `place` names what was too long.

    Raises:
        SearchLimitError.
    """
    while True:
        try:
            time_budget.spend(next, job)
        except StopIteration as end:
            result: T = end.value
            return result
        if time_budget.is_spent:
            raise SearchLimitError((place,))
        yield


def finish(job: Job[T]) -> T:
    """Run a job to its end on this thread."""
    while True:
        try:
            next(job)
        except StopIteration as end:
            result: T = end.value
            return result
