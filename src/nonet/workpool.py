"""A pool of threads for engine work that is too long for the event loop, in turns.

Engine calls release the interpreter lock, so threads are as good as processes here.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import ParamSpec, TypeVar

from nonet.turns import Turn, Turns

P = ParamSpec("P")
T = TypeVar("T")

# What a piece of work takes until some was measured: a search or a new puzzle on a slow machine.
_EXPECTED_S = 0.01


class WorkPool:
    """Runs at most `threads` calls at once and lets `queue` more wait, `share` of one owner."""

    def __init__(self, *, threads: int, queue: int, share: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="nonet-work")
        self._turns = Turns(workers=threads, queue=queue, share=share, expected_s=_EXPECTED_S)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on a thread in one turn, and give back what it returns or raises.

        Raises:
            OverloadedError, CallerGoneError: nothing was started.
        """
        return await self._run(await self._turns.take(), partial(work, *args, **kwargs))

    async def run_batch(self, pieces: Iterator[T], *, count: int) -> list[T]:
        """Take the first `count` items of an iterator, or all where it has fewer, on threads.

        While others wait, each item takes a turn of its own, so that nobody waits for a whole
        batch. The items may be made on different threads, but one after the other.

        Raises:
            OverloadedError, CallerGoneError: no part of the batch is given back.
        """
        turn = await self._turns.take(count) if count else None
        done: list[T] = []
        while turn is not None:
            made = await self._run(turn, partial(self._go_on, turn, pieces, count - len(done)))
            done += made
            left = count - len(done) if made else 0
            turn = await self._turns.take_next(left, after=turn) if left else None
        return done

    def close(self) -> None:
        """Wait for what has begun and drop what has not."""
        self._executor.shutdown(cancel_futures=True)

    def _go_on(self, turn: Turn, pieces: Iterator[T], count: int) -> list[T]:
        """Take items up to `count`, until somebody else waits."""
        done = []
        for piece in islice(pieces, count):
            done.append(piece)
            if self._turns.are_awaited:
                break
        turn.pieces = max(1, len(done))
        return done

    async def _run(self, turn: Turn, call: Callable[[], T]) -> T:
        future = self._executor.submit(call)
        # The turn ends when the work does, not when its caller gives up waiting: it leaves its
        # work on the thread. It ends after the caller has heard of the work, who may ask for the
        # next turn and is to be in the queue by then.
        loop = asyncio.get_running_loop()
        heard = asyncio.wrap_future(future)
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(loop.call_soon, turn.end))
        return await heard
