"""A pool outlives the event loops that use it, and loses no turn with them."""

import asyncio
from collections.abc import Callable, Iterator
from contextvars import Context
from threading import Event, current_thread, main_thread
from typing import TypeVarTuple

import pytest

from nonet.runtime.workpool import WorkPool

Ts = TypeVarTuple("Ts")


class SlowlyTold(asyncio.SelectorEventLoop):
    """A loop that hears of a result at once, and of all else from a thread when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0
        self.may_hear = Event()
        self.has_heard = Event()

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        self.calls += current_thread() is not main_thread()
        if self.calls < 2:
            return super().call_soon_threadsafe(callback, *args, context=context)
        self.may_hear.wait()
        try:
            return super().call_soon_threadsafe(callback, *args, context=context)
        finally:
            self.has_heard.set()


@pytest.fixture
def pool() -> Iterator[WorkPool]:
    pool = WorkPool(threads=1, queue=8, share=8)
    yield pool
    pool.close()


async def work(pool: WorkPool) -> bool:
    """Have the thread work until the loop waits for it."""
    released = Event()
    asyncio.get_running_loop().call_soon(released.set)
    async with asyncio.timeout(30):
        return await pool.run(released.wait)


def test_a_slot_that_ends_after_its_loop_was_closed_is_free_in_the_next_loop(
    pool: WorkPool,
) -> None:
    loop = SlowlyTold()
    loop.run_until_complete(work(pool))
    loop.close()
    loop.may_hear.set()

    assert asyncio.run(work(pool))


def test_a_slot_whose_end_the_closed_loop_missed_is_free_in_the_next_loop(
    pool: WorkPool,
) -> None:
    loop = SlowlyTold()
    loop.run_until_complete(work(pool))
    loop.may_hear.set()
    loop.has_heard.wait()
    loop.close()

    assert asyncio.run(work(pool))


def test_work_of_a_closed_loop_is_waited_for_in_the_next_loop(
    pool: WorkPool,
) -> None:
    released = Event()

    async def leave() -> None:
        left = asyncio.create_task(pool.run(released.wait))
        await asyncio.sleep(0)
        left.cancel()

    async def follow() -> bool:
        following = asyncio.create_task(work(pool))
        await asyncio.sleep(0)
        assert pool.turns.waiting == 1
        released.set()
        return await following

    asyncio.run(leave())

    assert asyncio.run(follow())
