"""Where the service has its worksheets printed."""

import asyncio
from typing import Self

from nonet.errors import OverloadedError
from nonet.worksheets.printer import Printer
from nonet.worksheets.wire import pack_worksheet
from nonet.worksheets.worksheet import Worksheet

# A printing process prints a full pack in about a tenth of a second.
_PACKS_PER_SECOND = 10


class Press:
    """A few printing processes and a bounded queue before them.

    In processes of its own, rendering neither holds the event loop nor keeps the service's memory.
    Each process holds about 65 MB, however much it prints.

    Use it as an asynchronous context, or call `start` and `close`; the processes are warm then.
    """

    def __init__(self, *, printers: int = 1, queue_limit: int = 16) -> None:
        self._printers = tuple(Printer() for _ in range(printers))
        self._idle: asyncio.LifoQueue[Printer] = asyncio.LifoQueue()
        self._jobs: set[asyncio.Task[bytes]] = set()
        self._queue_limit = queue_limit
        self._waiting = 0

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Start the printing processes and wait until they are warm."""
        await asyncio.gather(*(printer.start() for printer in self._printers))
        for printer in self._printers:
            self._idle.put_nowait(printer)

    async def close(self) -> None:
        """Let running jobs finish, then end the processes."""
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await asyncio.gather(*(printer.stop() for printer in self._printers))

    async def print(self, worksheet: Worksheet) -> bytes:
        """Print a worksheet; the event loop goes on meanwhile.

        Raises:
            OverloadedError: as many as the queue holds are waiting already.
            PrintingError: a fault of this program.
        """
        printer = await self._next_printer()
        job = asyncio.create_task(self._run(printer, pack_worksheet(worksheet)))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        # A caller that goes away leaves its job to finish: the reply must be read to the end.
        return await asyncio.shield(job)

    async def _next_printer(self) -> Printer:
        if not self._idle.empty():
            return self._idle.get_nowait()
        if self._waiting >= self._queue_limit:
            seconds = self._waiting / _PACKS_PER_SECOND / len(self._printers)
            raise OverloadedError(retry_after_s=1 + int(seconds))
        self._waiting += 1
        try:
            return await self._idle.get()
        finally:
            self._waiting -= 1

    async def _run(self, printer: Printer, worksheet: bytes) -> bytes:
        try:
            return await printer.print(worksheet)
        finally:
            self._idle.put_nowait(printer)
