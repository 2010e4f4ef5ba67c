"""A pool of threads for engine work that is too long for the event loop, in turns.

Engine calls release the interpreter lock, so threads are as good as processes here.
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

# What a piece of work takes until some was measured: a search or a new puzzle on a slow machine.
_EXPECTED_S = 0.01
# Where processors are few, the event loop goes before the threads.
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
        # The loop that threads tell of the ends of turns, and those that it has not come to yet.
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ends: set[Callable[[], None]] = set()

    @property
    def turns(self) -> Scheduler:
        """The turns at the threads, for who measures them."""
        return self._turns

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on a thread in one turn, and give back what it returns or raises.

        Raises:
            OverloadedError, CallerGoneError: nothing was started.
        """
        self._arrive()
        return await self._run(await self._turns.take(), partial(work, *args, **kwargs))

    async def run_batch(self, pieces: Iterator[T], *, count: int) -> list[T]:
        """Take the first `count` items of an iterator, or all where it has fewer, on threads.

        While others wait, each item takes a turn of its own, so that nobody waits for a whole
        batch. The items may be made on different threads, but one after the other.

        Raises:
            OverloadedError, CallerGoneError: no part of the batch is given back.
        """
        self._arrive()
        return await self._take_turns(islice(pieces, count), lambda done: count - done)

    async def run_jobs(self, jobs: Iterable[Generator[None, None, T]]) -> list[T]:
        """Run jobs on all threads that are idle; return what each returns, in order.

        A job yields wherever others may have their turn.

        Raises:
            OverloadedError, CallerGoneError: no result of the jobs is given back.
        """
        self._arrive()
        waiting = deque(enumerate(jobs))
        lanes = min(max(1, self._turns.idle_for_batches), len(waiting))
        finished = [list[tuple[int, T]]() for _ in range(lanes)]
        try:
            await asyncio.gather(
                *(
                    # A job that has begun, or ends the lane, is a piece as well.
                    self._take_turns(_advance(waiting, results), lambda _: len(waiting) + 1)
                    for results in finished
                )
            )
        finally:
            waiting.clear()  # so that the other lanes end when one fails
        return [result for _, result in sorted(chain(*finished), key=itemgetter(0))]

    def close(self) -> None:
        """Wait for what has begun and drop what has not."""
        self._executor.shutdown(cancel_futures=True)

    async def _take_turns(self, pieces: Iterator[T], left: Callable[[int], int]) -> list[T]:
        """Take all items; `left` tells by how many are done how many there may be yet."""
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
            unwanted.set()  # a thread that is still at it ends with its item
        return done

    def _go_on(self, turn: Turn, pieces: Iterator[T], unwanted: Event) -> tuple[list[T], bool]:
        """Take items until somebody else waits, or nobody; tell whether that was the last."""
        done, is_over = [], True
        for piece in pieces:
            done.append(piece)
            if self._turns.are_awaited or unwanted.is_set():
                is_over = False
                break
        turn.pieces = max(1, len(done))
        return done, is_over

    async def _run(self, turn: Turn, call: Callable[[], T]) -> T:
        # Who measures the turn is told of it in the context of who asked for it.
        end = partial(copy_context().run, turn.end)
        future = self._executor.submit(_measure, turn, call)
        # The turn ends when the work does, not when its caller gives up waiting: it leaves its
        # work on the thread. It ends after the caller has heard of the work, who may ask for the
        # next turn and is to be in the queue by then.
        heard = asyncio.wrap_future(future)
        future.add_done_callback(lambda _: self._announce(end))
        return await heard

    def _arrive(self) -> None:
        """End the turns that an earlier loop was closed before."""
        loop = asyncio.get_running_loop()
        if loop is self._loop:
            return
        # In this order: what a thread adds after the loop below has ended, it tells this loop of.
        self._loop = loop
        while self._ends:
            self._ends.pop()()

    def _announce(self, end: Callable[[], None]) -> None:
        """Have the loop end a turn; where it was closed, the next one does; any thread may ask."""
        self._ends.add(end)
        loop = self._loop
        # Even a loop that takes the call may be closed before it comes to it.
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
    """Let others have a processor before this thread; elsewhere than on Linux it would be all."""
    if sys.platform == "linux":
        os.nice(_AFTER_THE_LOOP)


def _advance(
    waiting: deque[tuple[int, Generator[None, None, T]]], results: list[tuple[int, T]]
) -> Iterator[None]:
    """Take jobs from a queue that others take from too, until there are none."""
    while True:
        try:
            place, job = waiting.popleft()
        except IndexError:
            return
        results.append((place, (yield from job)))
        yield
