"""What a use case finds, reported item by item while it works."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")
Report = Callable[[T], object]


def report_to_nobody(_found: object) -> None:
    """Report it to nobody."""


async def as_reported(work: Callable[[Report[T]], Awaitable[R]]) -> AsyncGenerator[T | R, None]:
    """Yield what work reports, from any thread, as soon as it does, and at last what it returns.

    Whoever stops listening ends the work. What it raises is raised after all that it reported.
    """
    loop, found = asyncio.get_running_loop(), asyncio.Queue[T | None]()
    # Calls of threads come to the loop in order, so the end comes after all that was reported.
    task = asyncio.ensure_future(work(lambda one: loop.call_soon_threadsafe(found.put_nowait, one)))
    task.add_done_callback(lambda _: found.put_nowait(None))
    try:
        while (one := await found.get()) is not None:
            yield one
        yield task.result()
    finally:
        task.cancel()
