"""Slots at a few workers, threads or processes, and the wait for them."""

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, Protocol

from nonet.errors import CallerGoneError, OverloadedError
from nonet.runtime.scheduling import fair_queue


class QueueOwner(Protocol):
    """The owner of queued work, resolved lazily, since most requests never queue."""

    @property
    def owner(self) -> str:
        """The key by which slots are shared."""

    def hung_up(self) -> Awaitable[object]:
        """Wait until the caller has disconnected."""


class Named(NamedTuple):
    """A queue owner with known values."""

    owner: str
    hung_up: Callable[[], Awaitable[object]]


def _never() -> Awaitable[object]:
    return asyncio.get_running_loop().create_future()


# The only queue owner on the command line and in the offline MCP server.
NOBODY = Named("", _never)

_queue_owner: ContextVar[QueueOwner] = ContextVar("queue_owner", default=NOBODY)


def ask_as(queue_owner: QueueOwner) -> None:
    """Schedule all further work of this context for this owner."""
    _queue_owner.set(queue_owner)


def current_owner() -> QueueOwner:
    """Return the queue owner of this context."""
    return _queue_owner.get()


LEAST_WAIT_S = 1


@dataclass(eq=False, slots=True)
class _Waiting(fair_queue.Job):
    """A job, and the future that is done when its slot starts or it is dropped."""

    called: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class SchedulerMeter(Protocol):
    """Receives the times of every slot, in seconds."""

    def waited(self, size: fair_queue.Size, seconds: float) -> None: ...

    def worked(self, size: fair_queue.Size, seconds: float) -> None: ...


class Scheduler:
    """Shares `workers` fairly among owners, such as accounts and players.

    At most `queue` jobs wait, `share` of one owner. Batches never take the last `kept` workers, and
    one owner never has more than `workers - kept`. `expected_s` is the initial estimate for a
    piece; longer work is charged as several slots.
    """

    def __init__(
        self, *, workers: int, queue: int, share: int, expected_s: float, kept: int = 0
    ) -> None:
        self._batch_workers = workers - kept
        # The number of slots that may begin, and how many of them for batches.
        self._idle = workers
        self._idle_for_batches = workers - kept
        self._queue: fair_queue.FairQueue[_Waiting] = fair_queue.FairQueue(limit=queue, share=share)
        self._workers = workers
        self._most_of_one = workers - kept
        self._working: Counter[str] = Counter()
        self._pace = fair_queue.MovingAverage(expected_s=expected_s)
        self._expected_s = expected_s
        self.meter: SchedulerMeter | None = None

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return len(self._queue)

    @property
    def working(self) -> int:
        """The number of slots in use."""
        return self._workers - self._idle

    @property
    def are_awaited(self) -> bool:
        """Whether any job waits; safe to read from any thread."""
        return len(self._queue) > 0

    @property
    def idle_for_batches(self) -> int:
        """The number of batch slots that may begin at once."""
        return self._idle_for_batches

    async def take(self, pieces: int = 1) -> "Turn":
        """Wait for a slot for work with this number of pieces.

        Raises:
            OverloadedError: the queue is full, or the job was displaced.
            CallerGoneError: the caller disconnected meanwhile.
        """
        job = self._job(fair_queue.size_of(pieces), pieces)
        return await self._take(job, self._enter)

    async def take_next(self, pieces: int, *, after: "Turn") -> "Turn":
        """Wait for the next slot of a batch with this number of pieces left.

        Raises:
            OverloadedError, CallerGoneError: those of `take`.
        """
        job = self._job(fair_queue.Size.BATCH, pieces)
        job.since = after.number
        return await self._take(job, self._queue.rejoin)

    async def _take(self, job: _Waiting, enter: Callable[[_Waiting], None]) -> "Turn":
        if self._may_begin(job):
            # No job of its size waits, since idle workers go to waiting jobs first.
            self._begin(job)
            job.since = self._queue.number_turn(job.owner)
            waited_s = 0.0
        else:
            began_s = asyncio.get_running_loop().time()
            enter(job)
            await self._be_called(job)
            waited_s = asyncio.get_running_loop().time() - began_s
        if self.meter is not None:
            self.meter.waited(job.size, waited_s)
        return Turn(job.since, partial(self._end, job))

    def _may_begin(self, job: _Waiting) -> bool:
        is_free = self._idle and (job.size is fair_queue.Size.SMALL or self._idle_for_batches)
        return bool(is_free) and job.owner not in self._sated()

    def _sated(self) -> set[str]:
        """Return the owners with their maximum of workers; work without an owner has no maximum."""
        if self._most_of_one == self._workers:
            return set()
        return {
            owner for owner, count in self._working.items() if owner and count >= self._most_of_one
        }

    def _job(self, size: fair_queue.Size, pieces: int) -> _Waiting:
        return _Waiting(current_owner().owner, size, pieces)

    async def _be_called(self, job: _Waiting) -> None:
        watch = asyncio.create_task(self._leave_when_nobody_waits(job))
        try:
            await job.called
        except asyncio.CancelledError:
            self._give_up(job)
            raise
        finally:
            watch.cancel()

    def _give_up(self, job: _Waiting) -> None:
        if job in self._queue:
            self._queue.leave(job)
        elif not job.called.cancelled() and job.called.exception() is None:
            # The slot came at the moment of cancellation.
            self._give_back(job)

    def _enter(self, job: _Waiting) -> None:
        try:
            displaced = self._queue.join(job)
        except fair_queue.QueueFullError:
            raise self._overloaded(job.owner) from None
        if displaced is not None and not displaced.called.done():
            displaced.called.set_exception(self._overloaded(displaced.owner))

    async def _leave_when_nobody_waits(self, job: _Waiting) -> None:
        await current_owner().hung_up()
        if not job.called.done():
            self._queue.leave(job)
            job.called.set_exception(CallerGoneError())

    def _overloaded(self, owner: str) -> OverloadedError:
        work_s = self._queue.work_before(owner, lambda job: job.pieces * self._pace.of(job.size))
        wait_s = math.ceil(work_s / self._batch_workers)
        return OverloadedError(retry_after_s=max(LEAST_WAIT_S, wait_s))

    def _end(self, job: _Waiting, turn: "Turn", elapsed_s: float) -> None:
        self._pace.note(job.size, elapsed_s / turn.pieces)
        self._queue.charge(job.owner, max(0.0, turn.processor_s / self._expected_s - 1))
        if self.meter is not None:
            self.meter.worked(job.size, elapsed_s)
        self._give_back(job)

    def _begin(self, job: _Waiting) -> None:
        self._idle -= 1
        self._idle_for_batches -= job.size is fair_queue.Size.BATCH
        self._working[job.owner] += 1

    def _give_back(self, done: _Waiting) -> None:
        """Give the idle worker to the next jobs."""
        self._idle += 1
        self._idle_for_batches += done.size is fair_queue.Size.BATCH
        self._working[done.owner] -= 1
        if not self._working[done.owner]:
            del self._working[done.owner]
        while self._idle:
            job = self._queue.take(batches=self._idle_for_batches > 0, without=self._sated())
            if job is None:
                return
            # A job whose caller was cancelled may still be in the queue.
            if not job.called.done():
                self._begin(job)
                job.called.set_result(None)


class Turn:
    """A slot at one worker, from its start until it is ended, once.

    `number` grows from slot to slot. `pieces` is the number of pieces done in it, and `processor_s`
    the time that its owner is charged for, if known.
    """

    def __init__(self, number: float, end: Callable[["Turn", float], None]) -> None:
        self.number = number
        self.pieces = 1
        self.processor_s = 0.0
        self._end = end
        self._began_s = asyncio.get_running_loop().time()

    def end(self) -> None:
        """Release the worker for the next job."""
        elapsed_s = asyncio.get_running_loop().time() - self._began_s
        self._end(self, elapsed_s)
