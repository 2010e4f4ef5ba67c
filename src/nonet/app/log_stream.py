"""A log that makes nobody wait: lines are queued, and a thread writes them.

Whoever reads the log may stop reading, and a write to a full pipe waits until it reads on. Only
the thread waits then. What the queue has no room for is dropped and counted, and one line says how
many lines are missing where they are missing.

It is not `logging.handlers.QueueListener`, which was tried: that one bounds how many records wait,
not their bytes, wakes and writes once for each line, and its `stop` waits for a stuck reader
without end. To bound, gather and end in time, all of it would be overridden.
"""

import os
import select
from collections.abc import Callable, Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Event, RLock, Thread
from time import monotonic

# About five thousand lines; what is being written may hold as much again.
CAPACITY_BYTES = 1 << 20
# Waking a thread costs as much as a small request, so it is woken once for all lines of a while.
# A process that is killed loses what it logged in that while.
GATHER_S = 0.01


class LogStream:
    """Takes lines for a file descriptor; as much of a text stream as loggers ask for."""

    def __init__(self, descriptor: int, *, describe_missing: Callable[[int], str]) -> None:
        self.descriptor = descriptor
        self._describe_missing = describe_missing
        # A finalizer may log at any moment, in the midst of `send` too.
        self._lock = RLock()
        self._lines: list[bytes] = []
        self._size = 0
        self._missing = 0
        self._dropped = 0
        self._timeout_s = 0.0
        # Rung with nothing once there are lines, or with an event by whoever waits for them.
        self._bell: SimpleQueue[Event | None] = SimpleQueue()
        self._has_rung = False
        Thread(target=self._write_on, name="log", daemon=True).start()

    @property
    def dropped(self) -> int:
        """How many lines were never written."""
        return self._dropped

    def write(self, line: str) -> None:
        """Queue a line, its end included."""
        self.send(line.encode("utf-8", "backslashreplace"))

    def send(self, line: bytes) -> None:
        """Queue a line in UTF-8, its end included."""
        with self._lock:
            if self._size + len(line) > CAPACITY_BYTES:
                self._missing += 1
                self._dropped += 1
                return
            self._size += len(line)
            self._lines.append(line)
            must_ring, self._has_rung = not self._has_rung, True
        if must_ring:
            self._bell.put(None)
        if self._timeout_s:
            self._wait()

    def flush(self) -> None:
        """Do nothing: the thread writes as soon as it can."""

    def last_lines(self, timeout_s: float) -> None:
        """Wait until all is written, from now on after each line: the process is about to end.

        All these waits together last `timeout_s` at most; 0 is for a stream that goes on.
        """
        self._timeout_s = timeout_s
        if timeout_s:
            self._wait()

    def _wait(self) -> None:
        began = monotonic()
        is_written = Event()
        self._bell.put(is_written)
        is_written.wait(self._timeout_s)
        self._timeout_s = max(0.0, self._timeout_s - (monotonic() - began))

    def _write_on(self) -> None:
        while True:
            is_written = self._bell.get() or self._gather()
            self._write_queued()
            if is_written is not None:
                is_written.set()

    def _gather(self) -> Event | None:
        """Let more lines come, unless somebody waits."""
        try:
            return self._bell.get(timeout=GATHER_S)
        except Empty:
            return None

    def _write_queued(self) -> None:
        with self._lock:
            lines, self._lines, self._size = self._lines, [], 0
            missing, self._missing = self._missing, 0
            self._has_rung = False
        unwritten = self._count_unwritten(lines)
        self._dropped += unwritten
        missing += unwritten
        if missing and self._count_unwritten([self._describe_missing(missing).encode()]):
            with self._lock:
                self._missing += missing

    def _count_unwritten(self, lines: Iterable[bytes]) -> int:
        """Write lines, and return how many could not be written."""
        unwritten = 0
        for some in _parcels(lines):
            try:
                _write_whole(self.descriptor, b"".join(some))
            except OSError:  # a full disk, a reader that is gone
                unwritten += len(some)
        return unwritten


def _parcels(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    """Put together what a pipe takes in one piece: other processes write to it too."""
    some: list[bytes] = []
    size = 0
    for line in lines:
        if some and size + len(line) > select.PIPE_BUF:
            yield some
            some, size = [], 0
        some.append(line)
        size += len(line)
    if some:
        yield some


def _write_whole(descriptor: int, content: bytes) -> None:
    while content:
        try:
            content = content[os.write(descriptor, content) :]
        except BlockingIOError:
            # Whoever shares the descriptor made it one that does not wait.
            select.select([], [descriptor], [])
