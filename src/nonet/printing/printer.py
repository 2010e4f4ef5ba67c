"""One printing process, as the service holds it."""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import NamedTuple, cast

from nonet.errors import LayoutError, PrintLimitError
from nonet.printing.limits import MEMORY_MB
from nonet.printing.wire import BEGUN, FAILURE, HEADER, REFUSAL, PressTask

# A new process is ready in a second; on the slowest machine, under load, in twenty.
_START_S = 60.0

_ENVIRONMENT = {
    # A second process serves a second worksheet; a second thread only makes one process large.
    "RAYON_NUM_THREADS": "1",
    # Left to itself, glibc raises this limit, and what is freed leaves holes in its heap: a process
    # held 790 MB after 2000 worksheets. With the limit fixed it holds 50 to 65 MB.
    "MALLOC_MMAP_THRESHOLD_": "65536",
    # Where no memory is left there is none for a backtrace either, and Rust waits for it for ever.
    "RUST_BACKTRACE": "0",
}

# All that Python and the fonts need; the service's own variables hold its secrets.
_PASSED_ON = ("PATH", "HOME", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SYSTEMROOT")
_PASSED_ON_FROM = ("LC_", "PYTHON")

_BUFFERED_BYTES = 1 << 20


class PrintingError(RuntimeError):
    """A worksheet could not be printed: a fault of this program, told by its traceback."""


class _NotBegunError(Exception):
    """The process was dead before the job came to it, so the job is not to blame."""


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
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "nonet.printing.printing_process",
            stdin=PIPE,
            stdout=PIPE,
            limit=_BUFFERED_BYTES,
            env=_environment(),
        )
        self._running = _Running(
            process,
            requests=cast("asyncio.StreamWriter", process.stdin),
            replies=cast("asyncio.StreamReader", process.stdout),
        )
        try:
            async with asyncio.timeout(_START_S):
                await _receive(self._running)
        except BaseException:
            await self.stop()
            raise

    async def print(self, job: PressTask) -> bytes:
        """Print a job, or draw its preview; a process that was dead before is replaced.

        Raises:
            LayoutError: something of it does not fit on its page.
            PrintLimitError: it ran out of time or memory, and the process is another now.
            PrintingError: the worksheet cannot be rendered, or no process would begin with it.
        """
        for _ in range(2):
            try:
                return await self._exchange(job)
            except _NotBegunError:
                await self._restart()
        message = "Two printing processes have ended before they began."
        raise PrintingError(message)

    async def stop(self) -> None:
        """End the process."""
        running, self._running = self._running, None
        if running is None:
            return
        if running.process.returncode is None:
            running.process.kill()
        await running.process.communicate()

    async def _restart(self) -> None:
        self.restarts += 1
        await self._replace()

    async def _replace(self) -> None:
        await self.stop()
        # If it fails, the next job tries again.
        with suppress(EOFError, OSError, TimeoutError):
            await self.start()

    async def _exchange(self, job: PressTask) -> bytes:
        if self._running is None:
            await self._replace()
        running = self._running
        if running is None:
            raise _NotBegunError
        try:
            async with asyncio.timeout(job.budget.wall_s):
                await _hand_over(running, job)
            async with asyncio.timeout(job.budget.wall_s):
                return await _receive(running)
        except (EOFError, OSError) as end:  # a time that is out is one of them
            error = await _why(running, job, end)
            await self._restart()
            raise error from None
        except asyncio.CancelledError:
            # The reply of a job that nobody wants must not be taken for that of the next.
            await self._replace()
            raise


def _environment() -> dict[str, str]:
    passed_on = {
        name: value
        for name, value in os.environ.items()
        if name in _PASSED_ON or name.startswith(_PASSED_ON_FROM)
    }
    return passed_on | _ENVIRONMENT


async def _hand_over(running: _Running, job: PressTask) -> None:
    try:
        running.requests.write(pickle.dumps(job))
        await running.requests.drain()
        kind, _ = HEADER.unpack(await running.replies.readexactly(HEADER.size))
    except (EOFError, ConnectionError):
        raise _NotBegunError from None
    if kind != BEGUN:
        raise _NotBegunError


async def _why(running: _Running, job: PressTask, end: Exception) -> PrintLimitError:
    """Tell by how a process ended, if it did, which limit it ran into."""
    is_late = isinstance(end, TimeoutError)
    if is_late or await running.process.wait() == -signal.SIGXCPU:
        return PrintLimitError("time", job.budget.cpu_s)
    return PrintLimitError("memory", MEMORY_MB)


async def _receive(running: _Running) -> bytes:
    kind, size = HEADER.unpack(await running.replies.readexactly(HEADER.size))
    body = await running.replies.readexactly(size)
    if kind == REFUSAL:
        option, _, reason = body.decode().partition("\n")
        raise LayoutError(reason, option=option)
    if kind == FAILURE:
        raise PrintingError(body.decode())
    return body
