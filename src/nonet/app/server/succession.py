"""How a new process takes the place of one that serves, with no request refused between them.

SIGUSR2   starts this command anew, in the version that is installed by now, on the same sockets
SIGUSR1   is what the new one sends when it serves: the old one ends as a replaced worker does

A new one that ends, or takes too long, leaves the old one serving.
"""

import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from multiprocessing.sharedctypes import RawValue
from threading import Thread
from typing import Any, NamedTuple, Self

import structlog

log = structlog.get_logger()

_VARIABLE = "NONET_PREDECESSOR"
# How long a new process may take until it serves.
_READY_WITHIN_S = 120


class Predecessor(NamedTuple):
    """The process before this one, and what it handed over."""

    process: int
    is_held: bool  # whether an init system holds the socket
    descriptors: tuple[int, ...]

    @classmethod
    def find(cls) -> Self | None:
        """Return it, if this process was started to take its place."""
        process, is_held, *descriptors = map(int, os.environ.get(_VARIABLE, "0 0").split())
        # Whoever else has inherited the variable was not started for that.
        return cls(process, bool(is_held), tuple(descriptors)) if process == os.getppid() else None


def handed_over(place: int) -> socket.socket | None:
    """Return a socket of the process before this one: 0 for callers, 1 for the monitoring."""
    before = Predecessor.find()
    if before is None or place >= len(before.descriptors):
        return None
    listener = socket.socket(fileno=before.descriptors[place])
    listener.settimeout(0)
    return listener


class Succession:
    """Starts the process that is to take this one's place, and hears of it."""

    def __init__(
        self, sockets: Sequence[socket.socket], *, is_held: bool, leave: Callable[[], None]
    ) -> None:
        self._descriptors = [one.fileno() for one in sockets]
        self._is_held = is_held
        self._leave = leave
        self._has_left = False
        self._next: subprocess.Popen[bytes] | None = None

    def take_signals(self) -> None:
        """Take the signals; to be called after the server has taken its own."""
        signal.signal(signal.SIGUSR2, lambda *_: self._start())
        signal.signal(signal.SIGUSR1, lambda *_: self._end())

    def _start(self) -> None:
        if self._next is not None and self._next.poll() is None:
            self._next.kill()
        given = (os.getpid(), int(self._is_held), *self._descriptors)
        environment = {**os.environ, _VARIABLE: " ".join(map(str, given))}
        try:
            self._next = subprocess.Popen(  # noqa: S603 - as this process was started itself
                _command(), env=environment, pass_fds=self._descriptors, stdin=subprocess.DEVNULL
            )
        except OSError as fault:
            reason = str(fault)
            log.error("the successor did not start, this one serves on", reason=reason)  # noqa: TRY400 - no fault of ours
            return
        Thread(target=self._watch, args=(self._next,), daemon=True).start()

    def _watch(self, successor: subprocess.Popen[bytes]) -> None:
        try:
            status: int | None = successor.wait(_READY_WITHIN_S)
        except subprocess.TimeoutExpired:
            if self._has_left:
                return
            successor.kill()
            status = successor.wait()
        if not self._has_left:
            log.error("the successor did not get ready, this one serves on", status=status)

    def _end(self) -> None:
        if not self._has_left:
            self._has_left = True
            log.info("the successor serves", process=self._next and self._next.pid)
            self._leave()


class Readiness:
    """Tells the init system and the predecessor, once, that a process of this service serves."""

    def __init__(self, before: Predecessor | None) -> None:
        # Of all workers, without a lock: to be told twice does no harm.
        self._predecessor = RawValue("i", 0 if before is None else before.process)

    def announce(self) -> None:
        """Tell it, from whichever process serves."""
        parent: Any = multiprocessing.parent_process()
        process = os.getpid() if parent is None else parent.pid
        _notify(f"READY=1\nMAINPID={process}")
        predecessor, self._predecessor.value = self._predecessor.value, 0
        if predecessor:
            os.kill(predecessor, signal.SIGUSR1)


def _notify(state: str) -> None:
    """Tell systemd something (sd_notify(3)), where it listens."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(state.encode(), address.replace("@", "\0", 1))


def _command() -> list[str]:
    """Return this command as it was called, which leads to whatever version is there now."""
    program = shutil.which(sys.argv[0])
    own = [sys.executable, "-m", "nonet"] if program is None else [program]
    return [*own, *sys.argv[1:]]
