"""One printing process, as the service holds it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import NamedTuple, cast

from nonet.worksheets.wire import (
    FAILURE,
    HEADER_SIZE,
    REFUSAL,
    WORKSHEET,
    pack_message,
    unpack_header,
    unpack_refusal,
)

# Far above what the largest worksheet takes on the slowest machine: beyond it the process hangs.
_PATIENCE_S = 30.0

_ENVIRONMENT = {
    # A second process serves a second worksheet; a second thread only makes one process large.
    "RAYON_NUM_THREADS": "1",
    # Left to itself, glibc raises this limit, and what is freed leaves holes in its heap: a process
    # held 790 MB after 2000 worksheets. With the limit fixed it holds 50 to 65 MB.
    "MALLOC_MMAP_THRESHOLD_": "65536",
}

_BUFFERED_BYTES = 1 << 20


class PrintingError(RuntimeError):
    """A worksheet could not be printed: a fault of this program, told by its traceback."""


class _Running(NamedTuple):
    process: Process
    requests: asyncio.StreamWriter
    replies: asyncio.StreamReader


class Printer:
    """A printing process for one caller at a time; it is started anew whenever it has died."""

    def __init__(self) -> None:
        self._running: _Running | None = None
        self.restarts = 0

    async def start(self) -> None:
        """Start the process and wait until it is warm."""
        await self._start()

    async def print(self, worksheet: bytes, kind: bytes = WORKSHEET) -> bytes:
        """Print a worksheet, given as the body of a message; once more if the process dies of it.

        With another kind of message it draws a preview.

        Raises:
            LayoutError: something of it does not fit on its page.
            PrintingError: the worksheet cannot be rendered, or the process died of it again.
        """
        for _ in range(2):
            try:
                async with asyncio.timeout(_PATIENCE_S):
                    return await self._exchange(kind, worksheet)
            except (EOFError, OSError):
                self.restarts += 1
                await self.stop()
        message = "The printing process died twice of one worksheet."
        raise PrintingError(message)

    async def stop(self) -> None:
        """End the process."""
        running, self._running = self._running, None
        if running is None:
            return
        if running.process.returncode is None:
            running.process.kill()
        await running.process.communicate()

    async def _start(self) -> _Running:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "nonet.worksheets.printing_process",
            stdin=PIPE,
            stdout=PIPE,
            limit=_BUFFERED_BYTES,
            env=os.environ | _ENVIRONMENT,
            start_new_session=True,  # Ctrl-C is for the service, which then ends its printers
        )
        self._running = running = _Running(
            process,
            requests=cast("asyncio.StreamWriter", process.stdin),
            replies=cast("asyncio.StreamReader", process.stdout),
        )
        await _receive(running)
        return running

    async def _exchange(self, kind: bytes, worksheet: bytes) -> bytes:
        running = self._running or await self._start()
        running.requests.write(pack_message(kind, worksheet))
        await running.requests.drain()
        return await _receive(running)


async def _receive(running: _Running) -> bytes:
    header = unpack_header(await running.replies.readexactly(HEADER_SIZE))
    body = await running.replies.readexactly(header.body_size)
    if header.kind == REFUSAL:
        raise unpack_refusal(body)
    if header.kind == FAILURE:
        raise PrintingError(body.decode())
    return body
