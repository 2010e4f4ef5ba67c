"""Report the results of a use case one by one while it works."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")
Report = Callable[[T], object]


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
