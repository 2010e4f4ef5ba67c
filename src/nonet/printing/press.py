"""Where the service has its worksheets printed."""

import asyncio
import logging
from hashlib import sha256
from typing import Self

from nonet.errors import CallerGoneError, PrintLimitError
from nonet.printing.limits import FailedPrints, PrintLimits
from nonet.printing.printer import Printer
from nonet.printing.wire import PressTask, Printable, logo_of
from nonet.runtime.scheduling.scheduler import Scheduler, Turn, current_owner

# A printing process prints a full pack in about a tenth of a second.
_SHEETS_PER_SECOND = 200
# Most of what was begun is done by then, and a new process costs more than that.
_GRACE_S = 1.0

_log = logging.getLogger(__name__)


class Press:
    """A few printing processes, at which worksheets take turns; at most `queue` wait.

    Of one owner wait at most `share`. A worksheet of one puzzle goes before packs, and where there
    are several printers, packs leave one of them to it, and each owner one to the others.

    In processes of its own, rendering neither holds the event loop nor keeps the service's memory.
    Each process holds about 65 MB, however much it prints, and ends at the limits of `limits.py`.

    Use it as an asynchronous context, or call `start` and `close`; the processes are warm then,
    unless they are to start `on_demand`.
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
        self._killers = FailedPrints(self._limits.clock)
        self.limited: dict[str, int] = {"time": 0, "memory": 0, "again": 0}
        self._turns = Scheduler(
            workers=printers,
            queue=queue,
            share=share,
            expected_s=1 / _SHEETS_PER_SECOND,
            kept=1 if printers > 1 else 0,
        )

    @property
    def turns(self) -> Scheduler:
        """The turns at the printers, for who measures them."""
        return self._turns

    @property
    def restarts(self) -> int:
        """How many printing processes have died and been started anew."""
        return sum(printer.restarts for printer in self._printers)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Start the printing processes and wait until they are warm, unless they wait for work."""
        if self._on_demand:
            return
        await asyncio.gather(*(printer.start() for printer in self._printers))

    async def close(self) -> None:
        """Let running jobs finish, then end the processes."""
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await asyncio.gather(*(printer.stop() for printer in self._printers))

    async def print(self, document: Printable) -> bytes:
        """Print a worksheet or a class set; the event loop goes on meanwhile.

        Raises:
            LayoutError, PrintLimitError, OverloadedError, CallerGoneError: nothing was printed.
            PrintingError: a fault of this program.
        """
        return await self._take_turn(document, None)

    async def preview(self, document: Printable, page: int) -> bytes:
        """Draw a page of either as a PNG; the event loop goes on meanwhile.

        Raises:
            LayoutError, PrintLimitError, OverloadedError, CallerGoneError: nothing was drawn.
            PrintingError: a fault of this program.
        """
        return await self._take_turn(document, page)

    async def _take_turn(self, document: Printable, page: int | None) -> bytes:
        is_preview = page is not None
        pieces = 1 if is_preview else document.count
        budget = self._limits.budget_of(pieces, is_preview=is_preview)
        job = PressTask(document, page, budget)
        name = _name_of(job)
        self._check(name)
        turn = await self._turns.take(pieces)
        turn.pieces = pieces
        task = asyncio.create_task(self._run(turn, job, name))
        self._jobs.add(task)
        task.add_done_callback(self._drop)
        return await _while_wanted(task)

    def _drop(self, task: asyncio.Task[bytes]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            # Nobody may be left who wants to know it.
            task.exception()

    def _check(self, name: bytes) -> None:
        try:
            self._killers.check(name)
        except PrintLimitError:
            self.limited["again"] += 1
            raise

    async def _run(self, turn: Turn, job: PressTask, name: bytes) -> bytes:
        # Who has a turn finds a printer: there are as many of them as of turns.
        printer = self._idle.pop()
        try:
            # It may have killed another printer while it waited.
            self._check(name)
            return await self._print(printer, job, name)
        finally:
            self._idle.append(printer)
            turn.end()

    async def _print(self, printer: Printer, job: PressTask, name: bytes) -> bytes:
        try:
            return await printer.print(job)
        except PrintLimitError as error:
            limit = error.limit
            self.limited[limit] += 1
            self._killers.remember(name, error)
            _log.warning("a printer was ended at its limit of %s, by %s", limit, name.hex()[:16])
            raise


def _name_of(job: PressTask) -> bytes:
    """Return a hash of the logo, with which any worksheet is heavy; else of all of it."""
    logo = logo_of(job.document)
    return sha256(repr(job).encode() if logo is None else logo.content).digest()


async def _while_wanted(task: asyncio.Task[bytes]) -> bytes:
    """Wait for a job; where nobody does any more, leave it a moment, then end it.

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
