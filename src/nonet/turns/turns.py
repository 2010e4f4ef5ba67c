"""Turns at a few workers, threads or processes, and the wait for them."""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from nonet.errors import CallerGoneError, OverloadedError
from nonet.turns.asker import current_asker
from nonet.turns.fair_queue import FairQueue, Job, QueueFullError, Size, size_of
from nonet.turns.pace import Pace

LEAST_WAIT_S = 1


@dataclass(eq=False, slots=True)
class _Waiting(Job):
    """A job, and what tells it that its turn has come or never will."""

    called: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    """Gives out the turns at `workers`: account by account, and player by player.

    At most `queue` jobs wait, `share` of one owner. `expected_s` is how long a piece takes before
    any was measured.
    """

    def __init__(self, *, workers: int, queue: int, share: int, expected_s: float) -> None:
        self._workers = workers
        self._idle = workers
        self._queue: FairQueue[_Waiting] = FairQueue(limit=queue, share=share)
        self._pace = Pace(expected_s=expected_s)

    @property
    def are_awaited(self) -> bool:
        """Tell whether somebody waits; any thread may ask."""
        return len(self._queue) > 0

    async def take(self, pieces: int = 1) -> "Turn":
        """Wait for a turn at work of so many pieces.

        Raises:
            OverloadedError: there is no room to wait, or others needed it more.
            CallerGoneError: whoever asked hung up meanwhile.
        """
        job = self._job(size_of(pieces), pieces)
        return await self._take(job, self._enter)

    async def take_next(self, pieces: int, *, after: "Turn") -> "Turn":
        """Wait for the next turn of a batch, of which so many pieces are left.

        Raises:
            OverloadedError, CallerGoneError: as `take`.
        """
        job = self._job(Size.BATCH, pieces)
        job.since = after.number
        return await self._take(job, self._queue.rejoin)

    async def _take(self, job: _Waiting, enter: Callable[[_Waiting], None]) -> "Turn":
        if self._idle:
            # Nobody waits: whatever becomes idle is given to those who do.
            self._idle -= 1
            job.since = self._queue.number_turn()
        else:
            enter(job)
            await self._be_called(job)
        return Turn(job.since, partial(self._end, job.size))

    def _job(self, size: Size, pieces: int) -> _Waiting:
        return _Waiting(current_asker().owner, size, pieces)

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
            # The turn came in the moment in which nobody wanted it any more.
            self._call_next()

    def _enter(self, job: _Waiting) -> None:
        try:
            displaced = self._queue.join(job)
        except QueueFullError:
            raise self._overloaded(job.owner) from None
        if displaced is not None and not displaced.called.done():
            displaced.called.set_exception(self._overloaded(displaced.owner))

    async def _leave_when_nobody_waits(self, job: _Waiting) -> None:
        await current_asker().hung_up()
        if not job.called.done():
            self._queue.leave(job)
            job.called.set_exception(CallerGoneError())

    def _overloaded(self, owner: str) -> OverloadedError:
        work_s = self._queue.work_before(owner, lambda job: job.pieces * self._pace.of(job.size))
        wait_s = math.ceil(work_s / self._workers)
        return OverloadedError(retry_after_s=max(LEAST_WAIT_S, wait_s))

    def _end(self, size: Size, piece_s: float) -> None:
        self._pace.note(size, piece_s)
        self._call_next()

    def _call_next(self) -> None:
        """Hand what has become idle to whoever is next."""
        while self._queue:
            job = self._queue.take()
            # One whose caller was cancelled may not have left yet.
            if not job.called.done():
                job.called.set_result(None)
                return
        self._idle += 1


class Turn:
    """A turn at one worker, from when it is given until it is ended, once.

    `number` grows from turn to turn; `pieces` is how many are done in it.
    """

    def __init__(self, number: int, end: Callable[[float], None]) -> None:
        self.number = number
        self.pieces = 1
        self._end = end
        self._began_s = asyncio.get_running_loop().time()

    def end(self) -> None:
        """Let the next have the worker."""
        elapsed_s = asyncio.get_running_loop().time() - self._began_s
        self._end(elapsed_s / self.pieces)
