"""Jobs of the pool: long work in slices, between which other jobs run, and its reports."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from typing import TypeVar

from nonet import engine
from nonet.errors import BatchLimitError, SearchLimitError
from nonet.puzzles.engine_context import TimeBudget

T = TypeVar("T")
R = TypeVar("R")
Report = Callable[[T], object]
# A job yields wherever others may run.
Job = Generator[None, None, T]

# Up to twice as long, since a slice ends only after its current step.
SLICE_S = 0.01


def in_slices(work: "engine.LongWork[T]", time_budget: TimeBudget) -> Generator[None, None, T]:
    """Continue work until it ends, charging a time budget.

    Raises:
        BatchLimitError: the time budget was spent first.
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
    """Continue a job while a time budget lasts; `place` names the work in the error.

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
    """Run a job to its end on the current thread."""
    while True:
        try:
            next(job)
        except StopIteration as end:
            result: T = end.value
            return result


def report_to_nobody(_found: object) -> None:
    """Ignore a result."""


async def as_reported(work: Callable[[Report[T]], Awaitable[R]]) -> AsyncGenerator[T | R, None]:
    """Yield the results that work reports, from any thread, and finally its return value.

    Closing the generator cancels the work. Its exception is raised after all reported results.
    """
    loop, found = asyncio.get_running_loop(), asyncio.Queue[T | None]()
    # Calls from threads reach the loop in order, so the end comes after all reported results.
    task = asyncio.ensure_future(work(lambda one: loop.call_soon_threadsafe(found.put_nowait, one)))
    task.add_done_callback(lambda _: found.put_nowait(None))
    try:
        while (one := await found.get()) is not None:
            yield one
        yield task.result()
    finally:
        task.cancel()
