"""The service's printing processes and the queue for them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Self

import structlog

from nonet.errors import CallerGoneError, PrintLimitError
from nonet.printing.limits import MOST_REMEMBERED, REMEMBERED_S, Limit, PrintLimits
from nonet.printing.printer import Printer
from nonet.printing.printing_process import PressTask, Printable, logo_of
from nonet.runtime.scheduling.scheduler import Scheduler, Turn, current_owner

# A printing process prints a full pack in about a tenth of a second.
_SHEETS_PER_SECOND = 200
# Most jobs that have begun end within this time, and a new process costs more.
_GRACE_S = 1.0

log = structlog.get_logger()


class FailedPrints:
    """Hashes of jobs that exceeded a limit, which aren't printed again for an hour.

    The number of entries is bounded; the oldest are forgotten first.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._known: OrderedDict[bytes, tuple[float, Limit, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def check(self, name: bytes) -> None:
        """Reject a job that is remembered.

        Raises:
            PrintLimitError: the limit that it exceeded.
        """
        if known := self._known.get(name):
            since_s, limit, most = known
            if self._clock() - since_s < REMEMBERED_S:
                raise PrintLimitError(limit, most)
            del self._known[name]

    def remember(self, name: bytes, error: PrintLimitError) -> None:
        """Remember a job that exceeded a limit."""
        # Not the error: its traceback holds the worksheet, the logo and the request.
        self._known[name] = self._clock(), error.limit, error.most
        self._known.move_to_end(name)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


class Press:
    """A pool of printing processes; at most `queue` jobs wait, and `share` of each owner.

    A worksheet of one puzzle goes before packs. With several printers, packs leave one printer to
    single worksheets, and each owner leaves one to the others.

    In separate processes, rendering neither blocks the event loop nor keeps the service's memory.
    Each process holds about 65 MB, however much it prints, within the limits of `limits.py`.

    Use it as an asynchronous context, or call `start` and `close`. The processes are warm then,
    unless they start `on_demand`.
    """

    def __init__(
        self,
        *,
        printers: int = 1,
        queue: int = 64,
        share: int = 16,
        on_demand: bool = False,
        limits: PrintLimits | None = None,
    ) -> None:
        self._on_demand = on_demand
        self._printers = tuple(Printer() for _ in range(printers))
        self._idle = list(self._printers)
        self._jobs: set[asyncio.Task[bytes]] = set()
        self._limits = limits or PrintLimits()
        self._failed = FailedPrints(self._limits.clock)
        self.limited: dict[str, int] = {"time": 0, "memory": 0, "again": 0}
        self.turns = Scheduler(
            workers=printers,
            queue=queue,
            share=share,
            expected_s=1 / _SHEETS_PER_SECOND,
            kept=1 if printers > 1 else 0,
        )

    @property
    def restarts(self) -> int:
        """The number of times that a printing process died and was restarted."""
        return sum(printer.restarts for printer in self._printers)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Start the processes and wait until they are warm, unless they start on demand."""
        if not self._on_demand:
            await asyncio.gather(*(printer.start() for printer in self._printers))

    async def close(self) -> None:
        """Let running jobs finish, then end the processes."""
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await asyncio.gather(*(printer.stop() for printer in self._printers))

    async def print(self, document: Printable) -> bytes:
        """Print a document.

        Raises:
            LayoutError, PrintLimitError, OverloadedError, CallerGoneError.
            PrintingError: a bug of this program.
        """
        return await self._take_turn(document, None)

    async def preview(self, document: Printable, page: int) -> bytes:
        """Draw a page of a document as a PNG.

        Raises:
            LayoutError, PrintLimitError, OverloadedError, CallerGoneError.
            PrintingError: a bug of this program.
        """
        return await self._take_turn(document, page)

    async def _take_turn(self, document: Printable, page: int | None) -> bytes:
        is_preview = page is not None
        pieces = 1 if is_preview else document.count
        job = PressTask(document, page, self._limits.budget_of(pieces, is_preview=is_preview))
        name = _hash_of(job)
        self._check(name)
        turn = await self.turns.take(pieces)
        turn.pieces = pieces
        task = asyncio.create_task(self._run(turn, job, name))
        self._jobs.add(task)
        task.add_done_callback(self._drop)
        return await _while_wanted(task)

    def _drop(self, task: asyncio.Task[bytes]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            # Its caller may be gone, and asyncio logs exceptions that nobody retrieves.
            task.exception()

    def _check(self, name: bytes) -> None:
        try:
            self._failed.check(name)
        except PrintLimitError:
            self.limited["again"] += 1
            raise

    async def _run(self, turn: Turn, job: PressTask, name: bytes) -> bytes:
        # There are as many printers as turns, so one is idle.
        printer = self._idle.pop()
        try:
            # It may have ended another printer while it waited.
            self._check(name)
            return await self._print(printer, job, name)
        finally:
            self._idle.append(printer)
            turn.end()

    async def _print(self, printer: Printer, job: PressTask, name: bytes) -> bytes:
        try:
            return await printer.print(job)
        except PrintLimitError as error:
            self.limited[error.limit] += 1
            self._failed.remember(name, error)
            log.warning("print_limit_exceeded", limit=error.limit, job=name.hex()[:16])
            raise


def _hash_of(job: PressTask) -> bytes:
    """Return the hash of the logo, which slows down every worksheet; without one, of the job."""
    logo = logo_of(job.document)
    return sha256(repr(job).encode() if logo is None else logo.content).digest()


async def _while_wanted(task: asyncio.Task[bytes]) -> bytes:
    """Wait for a job; if its caller hangs up, cancel it a moment later.

    Raises:
        CallerGoneError.
    """
    watch = asyncio.create_task(_hung_up())
    try:
        await asyncio.wait((task, watch), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise CallerGoneError
    finally:
        watch.cancel()
        if not task.done():
            asyncio.get_running_loop().call_later(_GRACE_S, task.cancel)


async def _hung_up() -> None:
    await current_owner().hung_up()
