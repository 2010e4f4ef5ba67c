"""The service's side of a printing process."""

import asyncio
import json
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import cast

from nonet.errors import LayoutError, PrintLimitError
from nonet.printing.limits import MEMORY_MB
from nonet.printing.printing_process import BEGUN, FAILED, HEADER, REJECTED, PressTask

# A new process is ready after a second; on the slowest machine, under load, after twenty.
_START_S = 60.0

_ENVIRONMENT = {
    # More worksheets need more processes; a second thread only makes one process larger.
    "RAYON_NUM_THREADS": "1",
    # By default glibc raises this threshold, and freed memory leaves holes in its heap: a process
    # held 790 MB after 2000 worksheets. With a fixed threshold it holds 50 to 65 MB.
    "MALLOC_MMAP_THRESHOLD_": "65536",
    # Without memory there can't be a backtrace either, and Rust would wait for it forever.
    "RUST_BACKTRACE": "0",
}

# Python and the fonts need only these; the service's own variables hold its secrets.
_PASSED_ON = ("PATH", "HOME", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SYSTEMROOT")
_PASSED_ON_PREFIXES = ("LC_", "PYTHON")

_BUFFERED_BYTES = 1 << 20


class PrintingError(RuntimeError):
    """A worksheet couldn't be printed because of a bug; the message is a traceback."""


class _NotBegunError(Exception):
    """The process died before it began the job, so the job isn't the cause."""


class Printer:
    """A printing process for one caller at a time; it is restarted whenever it has died."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self.restarts = 0

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "nonet.printing.printing_process"),
            stdin=PIPE,
            stdout=PIPE,
            limit=_BUFFERED_BYTES,
            env=_environment(),
        )
        try:
            async with asyncio.timeout(_START_S):
                await _receive(self._process)
        except BaseException:
            await self.stop()
            raise

    async def print(self, job: PressTask) -> bytes:
        """Print a job or draw its preview, in a new process if this one has died.

        Raises:
            LayoutError: a part of it doesn't fit on its page.
            PrintLimitError: it exceeded its time or memory; the process has been replaced.
            PrintingError: it can't be rendered, or no process would start.
        """
        for _ in range(2):
            try:
                return await self._exchange(job)
            except _NotBegunError:
                await self._restart()
        message = "Two printing processes ended before they began the job. See the log for why."
        raise PrintingError(message)

    async def stop(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.communicate()

    async def _restart(self) -> None:
        self.restarts += 1
        await self._replace()

    async def _replace(self) -> None:
        await self.stop()
        # If it fails, the next job tries again.
        with suppress(EOFError, OSError, TimeoutError):
            await self.start()

    async def _exchange(self, job: PressTask) -> bytes:
        if self._process is None:
            await self._replace()
        process = self._process
        if process is None:
            raise _NotBegunError
        try:
            async with asyncio.timeout(job.budget.wall_s):
                await _send(process, job)
            async with asyncio.timeout(job.budget.wall_s):
                return await _receive(process)
        except (EOFError, OSError) as end:  # TimeoutError is an OSError
            error = await _limit_error(process, job, end)
            await self._restart()
            raise error from None
        except asyncio.CancelledError:
            # The reply to a cancelled job must not be taken for the reply to the next one.
            await self._replace()
            raise


def _environment() -> dict[str, str]:
    passed_on = {
        name: value
        for name, value in os.environ.items()
        if name in _PASSED_ON or name.startswith(_PASSED_ON_PREFIXES)
    }
    return passed_on | _ENVIRONMENT


async def _send(process: Process, job: PressTask) -> None:
    requests = cast("asyncio.StreamWriter", process.stdin)
    try:
        requests.write(pickle.dumps(job))
        await requests.drain()
        kind, _ = await _read_reply(process)
    except (EOFError, ConnectionError):
        raise _NotBegunError from None
    if kind != BEGUN:
        raise _NotBegunError


async def _limit_error(process: Process, job: PressTask, end: Exception) -> PrintLimitError:
    """Return the error for the limit that ended a process, which its exit status shows."""
    is_late = isinstance(end, TimeoutError)
    if is_late or await process.wait() == -signal.SIGPROF:
        return PrintLimitError("time", job.budget.cpu_s)
    return PrintLimitError("memory", MEMORY_MB)


async def _receive(process: Process) -> bytes:
    kind, body = await _read_reply(process)
    if kind == REJECTED:
        option, reason = json.loads(body)
        raise LayoutError(reason, option=option)
    if kind == FAILED:
        raise PrintingError(body.decode())
    return body


async def _read_reply(process: Process) -> tuple[bytes, bytes]:
    replies = cast("asyncio.StreamReader", process.stdout)
    kind, size = HEADER.unpack(await replies.readexactly(HEADER.size))
    return kind, await replies.readexactly(size)
