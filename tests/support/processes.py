"""Starting `nonet`: the installed command, or a fork of a process that has imported it already."""

import atexit
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO, Any, Protocol

FORK_SERVER = Path(__file__).with_name("fork_server.py")


def children_of(process: int) -> set[int]:
    """Return the processes that one has started, from whichever of its threads."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return {int(child) for file in lists for child in file.read_text().split()}


def data_bytes(process: int) -> int:
    """Return the bytes that count against the limit of a process's memory for data."""
    status = Path(f"/proc/{process}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmData"))
    return int(line.split()[1]) << 10


class Process(Protocol):
    """The part of `subprocess.Popen` that tests use on processes that they started."""

    pid: int

    @property
    def stdout(self) -> IO[str] | None: ...

    @property
    def stderr(self) -> IO[str] | None: ...

    def send_signal(self, sig: int) -> None: ...

    def terminate(self) -> None: ...

    def wait(self) -> int: ...


class Fork:
    """A command that was forked; it ends as one that was started."""

    def __init__(
        self, command: Sequence[str], *, folder: Path, environment: Mapping[str, str]
    ) -> None:
        (its_input, our_end), *pipes = [os.pipe() for _ in range(4)]
        request = {
            "command": command,
            "folder": str(folder),
            "environment": environment,
            "descriptors": resource.getrlimit(resource.RLIMIT_NOFILE),
        }
        its_ends = [its_input, *(end for _, end in pipes)]
        socket.send_fds(_fork_server(), [json.dumps(request).encode()], its_ends)
        for end in its_ends:
            os.close(end)
        output, errors, report = (start for start, _ in pipes)
        self.stdin = os.fdopen(our_end, "w")
        self.stdout, self.stderr = os.fdopen(output), os.fdopen(errors)
        self._report = os.fdopen(report)
        self.pid = int(self._report.readline())
        self._status: int | None = None

    def send_signal(self, sig: int) -> None:
        """Send a signal, unless the process has ended."""
        if self._status is None and not select.select([self._report], [], [], 0)[0]:
            os.kill(self.pid, sig)

    def terminate(self) -> None:
        """Ask the process to end."""
        self.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """Wait until the process has ended and return its exit status, or its signal's negative.

        Its input ends.
        """
        self.stdin.close()
        if self._status is None:
            with self._report:
                self._status = int(self._report.readline())
        return self._status


@contextmanager
def child_process(
    command: Sequence[str | Path], **options: Any
) -> Iterator["subprocess.Popen[Any]"]:
    """Run a program, and wait for its end; kill it if the block fails, as by a test's timeout."""
    with subprocess.Popen(command, **options) as process:
        try:
            yield process
        except BaseException:
            process.kill()
            raise


def start(
    command: Sequence[str],
    *,
    folder: Path,
    environment: Mapping[str, str],
    descriptors: Sequence[int] = (),
) -> Process:
    """Start a program in a folder, with its output and its error output as streams."""
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        pass_fds=descriptors,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@cache
def _fork_server() -> socket.socket:
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with its:
        process = subprocess.Popen(
            [sys.executable, FORK_SERVER, str(its.fileno())],
            pass_fds=[its.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours
