"""A scheduled pool of threads for engine work that is too long for the event loop.

Engine calls release the GIL, so threads are as good as processes here.
"""

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from itertools import chain, islice
from operator import itemgetter
from threading import Event
from typing import ParamSpec, TypeVar

from nonet.errors import CallerGoneError
from nonet.runtime.scheduling.scheduler import Scheduler, Turn, current_owner

P = ParamSpec("P")
T = TypeVar("T")

# The initial estimate for a piece: a search or a new puzzle on a slow machine.
_EXPECTED_S = 0.01
# On few processors, the event loop has priority over the threads.
_AFTER_THE_LOOP = 5


class WorkPool:
    """Runs at most `threads` calls at once and lets `queue` more wait, `share` of one owner.

    Belongs to one event loop at a time, and may outlive it.
    """

    def __init__(self, *, threads: int, queue: int, share: int) -> None:
        self._executor = ThreadPoolExecutor(
            threads, thread_name_prefix="nonet-work", initializer=_give_way
        )
        self._turns = Scheduler(workers=threads, queue=queue, share=share, expected_s=_EXPECTED_S)
        # The loop that ends slots, and the ends that it hasn't processed yet.
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ends: set[Callable[[], None]] = set()

    @property
    def turns(self) -> Scheduler:
        """The scheduler of the threads, for metrics."""
        return self._turns

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on a thread in one slot; return its result or raise its exception.

        Raises:
            OverloadedError, CallerGoneError: nothing was started.
        """
        self._arrive()
        return await self._run(await self._turns.take(), partial(work, *args, **kwargs))

    async def run_batch(self, pieces: Iterator[T], *, count: int) -> list[T]:
        """Take the first `count` items of an iterator, or all if it has fewer, on threads.

        While other jobs wait, each item takes its own slot, so that no job waits for a whole batch.
        The items may be made on different threads, but never at the same time.

        Raises:
            OverloadedError, CallerGoneError: there is no partial result.
        """
        self._arrive()
        return await self._take_turns(islice(pieces, count), lambda done: count - done)

    async def run_jobs(self, jobs: Iterable[Generator[None, None, T]]) -> list[T]:
        """Run jobs on all idle threads; return their results in order.

        A job yields wherever others may run.

        Raises:
            OverloadedError, CallerGoneError: there is no partial result.
        """
        self._arrive()
        waiting = deque(enumerate(jobs))
        lanes = min(max(1, self._turns.idle_for_batches), len(waiting))
        finished = [list[tuple[int, T]]() for _ in range(lanes)]
        try:
            await asyncio.gather(
                *(
                    # The current or final job of a lane counts as a piece too.
                    self._take_turns(_advance(waiting, results), lambda _: len(waiting) + 1)
                    for results in finished
                )
            )
        finally:
            waiting.clear()  # so that the other lanes end when one fails
        return [result for _, result in sorted(chain(*finished), key=itemgetter(0))]

    def close(self) -> None:
        """Wait for running work, and drop the rest."""
        self._executor.shutdown(cancel_futures=True)

    async def _take_turns(self, pieces: Iterator[T], left: Callable[[int], int]) -> list[T]:
        """Take all items; `left` maps the number done to the most that may be left."""
        done, unwanted = list[T](), Event()
        gone = asyncio.ensure_future(current_owner().hung_up())
        gone.add_done_callback(lambda _: unwanted.set())
        turn = await self._turns.take(left(0)) if left(0) else None
        try:
            while turn is not None:
                go_on = partial(self._go_on, turn, pieces, unwanted)
                made, is_over = await self._run(turn, go_on)
                if gone.done():
                    raise CallerGoneError
                done += made
                more = 0 if is_over else left(len(done))
                turn = await self._turns.take_next(more, after=turn) if more else None
        finally:
            gone.cancel()
            unwanted.set()  # a thread that is still working stops after its item
        return done

    def _go_on(self, turn: Turn, pieces: Iterator[T], unwanted: Event) -> tuple[list[T], bool]:
        """Take items until another job waits or the work is unwanted; return whether it is over."""
        done, is_over = [], True
        for piece in pieces:
            done.append(piece)
            if self._turns.are_awaited or unwanted.is_set():
                is_over = False
                break
        turn.pieces = max(1, len(done))
        return done, is_over

    async def _run(self, turn: Turn, call: Callable[[], T]) -> T:
        # The slot is measured in the context of its caller.
        end = partial(copy_context().run, turn.end)
        future = self._executor.submit(_measure, turn, call)
        # The slot ends with the work, not when its caller stops waiting, which leaves the work on
        # the thread. It ends after the caller has been notified, so that the caller can join the
        # queue for its next slot first.
        heard = asyncio.wrap_future(future)
        future.add_done_callback(lambda _: self._announce(end))
        return await heard

    def _arrive(self) -> None:
        """End the slots that a previous, closed event loop left open."""
        loop = asyncio.get_running_loop()
        if loop is self._loop:
            return
        # In this order: ends that a thread adds after the while loop go to the new loop.
        self._loop = loop
        while self._ends:
            self._ends.pop()()

    def _announce(self, end: Callable[[], None]) -> None:
        """Make the loop end a slot, or the next loop if it is closed; safe from any thread."""
        self._ends.add(end)
        loop = self._loop
        # Even a loop that accepts the call may be closed before it runs it.
        with suppress(RuntimeError):
            if loop is not None:
                loop.call_soon_threadsafe(loop.call_soon, self._end, end)

    def _end(self, end: Callable[[], None]) -> None:
        if end in self._ends:
            self._ends.remove(end)
            end()


def _measure(turn: Turn, call: Callable[[], T]) -> T:
    began_s = time.thread_time()
    try:
        return call()
    finally:
        turn.processor_s = time.thread_time() - began_s


def _give_way() -> None:
    """Lower this thread's priority; only Linux has priorities per thread."""
    if sys.platform == "linux":
        os.nice(_AFTER_THE_LOOP)


def _advance(
    waiting: deque[tuple[int, Generator[None, None, T]]], results: list[tuple[int, T]]
) -> Iterator[None]:
    """Run jobs from a queue shared with other lanes until it is empty."""
    while True:
        try:
            place, job = waiting.popleft()
        except IndexError:
            return
        results.append((place, (yield from job)))
        yield
