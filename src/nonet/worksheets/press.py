"""Where the service has its worksheets printed."""

import asyncio
from typing import Self

from nonet.turns import Turn, Turns
from nonet.worksheets.printer import Printer
from nonet.worksheets.wire import PREVIEW, WORKSHEET, pack_preview, pack_worksheet
from nonet.worksheets.worksheet import Worksheet

# A printing process prints a full pack in about a tenth of a second.
_SHEETS_PER_SECOND = 200


class Press:
    """A few printing processes, at which worksheets take turns; at most `queue` wait.

    Of one owner wait at most `share`. A worksheet of one puzzle goes before packs, and where there
    are several printers, packs leave one of them to it.

    In processes of its own, rendering neither holds the event loop nor keeps the service's memory.
    Each process holds about 65 MB, however much it prints.

    Use it as an asynchronous context, or call `start` and `close`; the processes are warm then,
    unless they are to start `on_demand`.
    """

    def __init__(
        self, *, printers: int = 1, queue: int = 64, share: int = 16, on_demand: bool = False
    ) -> None:
        self._on_demand = on_demand
        self._printers = tuple(Printer() for _ in range(printers))
        self._idle = list(self._printers)
        self._jobs: set[asyncio.Task[bytes]] = set()
        self._turns = Turns(
            workers=printers,
            queue=queue,
            share=share,
            expected_s=1 / _SHEETS_PER_SECOND,
            kept=1 if printers > 1 else 0,
        )

    @property
    def turns(self) -> Turns:
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

    async def print(self, worksheet: Worksheet) -> bytes:
        """Print a worksheet; the event loop goes on meanwhile.

        Raises:
            LayoutError, OverloadedError, CallerGoneError: nothing was printed.
            PrintingError: a fault of this program.
        """
        return await self._take_turn(len(worksheet.sheets), WORKSHEET, pack_worksheet(worksheet))

    async def preview(self, worksheet: Worksheet, page: int) -> bytes:
        """Draw a page of a worksheet as a PNG; the event loop goes on meanwhile.

        Raises:
            LayoutError, OverloadedError, CallerGoneError: nothing was drawn.
            PrintingError: a fault of this program.
        """
        return await self._take_turn(1, PREVIEW, pack_preview(worksheet, page))

    async def _take_turn(self, pieces: int, kind: bytes, body: bytes) -> bytes:
        turn = await self._turns.take(pieces)
        turn.pieces = pieces
        job = asyncio.create_task(self._run(turn, kind, body))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        # A caller that goes away leaves its job to finish: the reply must be read to the end.
        return await asyncio.shield(job)

    async def _run(self, turn: Turn, kind: bytes, body: bytes) -> bytes:
        # Who has a turn finds a printer: there are as many of them as of turns.
        printer = self._idle.pop()
        try:
            return await printer.print(body, kind)
        finally:
            self._idle.append(printer)
            turn.end()
