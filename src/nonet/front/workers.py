"""Several server processes on one socket, and the supervisor that looks after them.

SIGTERM, SIGINT   passed on; the supervisor ends when all have ended; the second time at once
SIGHUP            replaces one after the other, each new one before its old one goes
a process that dies is replaced; where one cannot even start the service ends
"""

import gc
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from pkgutil import resolve_name
from types import FrameType

import structlog

from nonet.front.listening import take_again

log = structlog.get_logger()

_SPAWN = multiprocessing.get_context("spawn")
_SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
FAILED_TO_START = 3
# Between two tries to start a worker in the place of one that served.
_PAUSE_S = 1.0


def run_workers(
    work: str, count: int, listener: socket.socket, *, at_end: Callable[[], None] = lambda: None
) -> int:
    """Run `work(listener, on_ready)` in so many processes; return the exit status.

    `work` names the function, as `module:function`; it calls `on_ready` once it serves. A service
    that was ended by a signal ends this process by it too, after `at_end()`.
    """
    supervisor = _Supervisor(work, count, listener)
    handlers = {sig: signal.signal(sig, supervisor.note) for sig in _SIGNALS}
    try:
        supervisor.run()
    finally:
        for sig, handler in handlers.items():
            signal.signal(sig, handler)
        at_end()
    if supervisor.has_failed:
        return FAILED_TO_START
    if supervisor.ends_by is not None:
        signal.raise_signal(supervisor.ends_by)
    return 0


class _Worker:
    """One process."""

    def __init__(self, work: str, listener: socket.socket) -> None:
        self._pipe, its_end = _SPAWN.Pipe(duplex=False)
        self._process = _SPAWN.Process(target=_begin, args=(work, listener, its_end))
        self._process.start()
        its_end.close()
        self.has_started = False

    @property
    def is_alive(self) -> bool:
        """Tell whether the process lives."""
        return self._process.is_alive()

    def events(self) -> Iterator[Pipe | int]:
        """Return what becomes readable when the process serves, or ends."""
        yield self._process.sentinel
        if not self.has_started:
            yield self._pipe

    def look(self) -> None:
        """Note whether the process serves by now."""
        if not self.has_started and self._pipe.poll():
            with suppress(EOFError):
                self._pipe.recv_bytes()
                self.has_started = True
                log.info("worker started", process=self._process.pid)

    def send(self, sig: int) -> None:
        """Send the process a signal."""
        if self.is_alive and self._process.pid is not None:
            os.kill(self._process.pid, sig)

    def bury(self) -> None:
        """Forget a process that has ended."""
        log.info("worker ended", process=self._process.pid, status=self._process.exitcode)
        self._process.join()
        self._process.close()
        self._pipe.close()


class _Supervisor:
    """Keeps the workers alive until it is told to end."""

    def __init__(self, work: str, count: int, listener: socket.socket) -> None:
        self._work = work
        self._count = count
        self._listener = listener
        self._workers: list[_Worker] = []
        self._to_replace: list[_Worker] = []
        self._replacement: _Worker | None = None
        self._leaving: list[_Worker] = []
        self._came: list[int] = []
        self._has_served = False
        self._pauses_until_s = 0.0
        self.ends_by: int | None = None
        self.has_failed = False

    def note(self, sig: int, _frame: FrameType | None) -> None:
        """Remember a signal; the loop obeys it."""
        self._came.append(sig)

    def run(self) -> None:
        """Start the workers and return when all have ended."""
        here, there = socket.socketpair()
        for end in (here, there):
            end.settimeout(0)
        before = signal.set_wakeup_fd(there.fileno(), warn_on_full_buffer=False)
        log.info("supervisor started", process=os.getpid(), workers=self._count)
        self._fill_up()
        while (known := self._known()) or self._is_staying:
            events = (event for worker in known for event in worker.events())
            wait([here, *events], self._pause_s() or None)
            with suppress(BlockingIOError):
                here.recv(4096)
            self._obey()
            self._look_after()
        signal.set_wakeup_fd(before)
        here.close()
        there.close()

    def _pause_s(self) -> float:
        return max(0.0, self._pauses_until_s - time.monotonic())

    def _known(self) -> list[_Worker]:
        replacement = [] if self._replacement is None else [self._replacement]
        return [*self._workers, *replacement, *self._leaving]

    def _start(self) -> _Worker:
        # A worker that somebody else has told to end has turned callers away, for all workers.
        take_again(self._listener)
        return _Worker(self._work, self._listener)

    def _obey(self) -> None:
        came, self._came = self._came, []
        for sig in came:
            if sig == signal.SIGHUP:
                self._to_replace = list(self._workers)
            elif self.ends_by is not None:
                self._tell_all(signal.SIGKILL)
            else:
                self.ends_by = sig
                self._end(sig)

    def _end(self, sig: int) -> None:
        """Pass a signal on and give up the socket: nobody is started any more."""
        self._to_replace = []
        self._listener.close()
        self._tell_all(sig)

    def _tell_all(self, sig: int) -> None:
        for worker in self._known():
            worker.send(sig)

    def _look_after(self) -> None:
        for worker in self._known():
            worker.look()
            if not worker.is_alive:
                self._mourn(worker)
        if self._replacement is not None and self._replacement.has_started:
            self._put_in(self._replacement)
        self._has_served |= any(worker.has_started for worker in self._workers)
        if self._is_staying and not self._pause_s():
            if self._replacement is None and self._to_replace:
                self._replacement = self._start()
            self._fill_up()

    def _fill_up(self) -> None:
        """Start a worker for each that is missing, unless a replacement takes its place."""
        coming = int(self._replacement is not None and not self._to_replace)
        while len(self._workers) + coming < self._count:
            self._workers.append(self._start())

    @property
    def _is_staying(self) -> bool:
        return self.ends_by is None and not self.has_failed

    def _put_in(self, replacement: _Worker) -> None:
        """Let a worker that serves take the place of an old one, which finishes and ends."""
        self._replacement = None
        self._workers.append(replacement)
        if self._to_replace:
            old = self._to_replace.pop(0)
            self._workers.remove(old)
            self._leaving.append(old)
            old.send(signal.SIGINT)

    def _mourn(self, worker: _Worker) -> None:
        worker.bury()
        if worker in self._leaving:
            self._leaving.remove(worker)
        elif worker is self._replacement:
            log.error("no worker is replaced: a new one does not start")
            self._replacement, self._to_replace = None, []
        else:
            self._workers.remove(worker)
            if worker in self._to_replace:
                self._to_replace.remove(worker)
            if self._is_staying and not worker.has_started:
                self._despair()

    def _despair(self) -> None:
        """End where no worker ever served; else the fault may pass, as that of a database does."""
        if self._has_served:
            log.error("a worker does not start: another try follows", after_s=_PAUSE_S)
            self._pauses_until_s = time.monotonic() + _PAUSE_S
        else:
            self.has_failed = True
            self._end(signal.SIGTERM)


def _begin(work: str, listener: socket.socket, its_end: Pipe) -> None:
    # Raised at the end by a process that SIGINT has ended.
    with suppress(KeyboardInterrupt):
        load_work(work)(listener, lambda: its_end.send_bytes(b"ready"))


def load_work(work: str) -> Callable[..., None]:
    """Import the function that serves, named as `module:function`.

    What an import makes stays. To look through it for garbage would take a fifth of the start, and
    as long as several answers again and again later.
    """
    gc.disable()
    try:
        found: Callable[..., None] = resolve_name(work)
    finally:
        gc.freeze()
        gc.enable()
    return found
