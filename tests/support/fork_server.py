"""A process that imports and reads the needs of long-lived commands once, and forks them.

That takes two seconds of a processor, half of all that the tests of servers would take.
A fork runs the command from its first line on, in a folder and with an environment, streams and
limits of its own. `tests/cli` starts the installed command itself, with its workers.

A request comes through the socket whose descriptor is the only argument: JSON, with descriptors of
the input, the output, the error output, and a pipe for the process's number and then its exit
status.

Workers of a forked server are forks too, where `multiprocessing` would start a program. To start
one takes two seconds of a processor: it imports again all that its supervisor has. A supervisor
itself cannot be forked, for its threads stay behind. So a process is forked before it does
anything, and forks workers for it from then on. They are the supervisor's children, since processes
that lose their parent are handed to it.
"""

import atexit
import ctypes
import fcntl
import gc
import json
import os
import resource
import selectors
import signal
import socket
import sys
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import util
from pathlib import Path
from typing import Any

from nonet.cli.app import run
from nonet.cli.entry_point import main
from nonet.cli.mcp import mcp
from nonet.cli.serve import serve
from nonet.i18n.catalogue import Catalogue
from nonet.server.site.assets import assets_beside
from nonet.server.site.languages import Languages, files_in
from nonet.server.site.pages import environment
from nonet.server.worker import create_worker
from pseudo_language import SPEAKS_PSEUDO, replace_english

# The command line imports a command when it is called, and a server process imports its modules
# when it starts. Here both happen once for all forks.
IMPORTED = (run, serve, create_worker, mcp)
LARGEST_REQUEST = 1 << 18
MOST_DESCRIPTORS = 16
_PR_SET_CHILD_SUBREAPER = 36
_ENDED_BY_FAULT = 1


class ForkServer:
    """Forks and reaps."""

    def __init__(self, requests: socket.socket) -> None:
        self._requests = requests
        self._reports: dict[int, int] = {}
        self._wakes, its_end = socket.socketpair()
        self._wakes.settimeout(0)
        its_end.settimeout(0)
        self._its_end = its_end

    def live(self) -> None:
        """Fork until nobody can ask any more."""
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._its_end.fileno())
        with selectors.DefaultSelector() as selector:
            selector.register(self._requests, selectors.EVENT_READ, self._answer)
            selector.register(self._wakes, selectors.EVENT_READ, self._reap)
            lives = True
            while lives:
                for key, _ in selector.select():
                    lives = key.data() and lives
        signal.set_wakeup_fd(-1)

    def _answer(self) -> bool:
        message, descriptors, *_ = socket.recv_fds(self._requests, LARGEST_REQUEST, 4)
        if not message:
            return False
        process = os.fork()
        if process == 0:
            self._become(json.loads(message), descriptors)
        *streams, report = descriptors
        for stream in streams:
            os.close(stream)
        os.write(report, b"%d\n" % process)
        self._reports[process] = report
        return True

    def _reap(self) -> bool:
        self._wakes.recv(4096)
        while self._reports:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                break
            report = self._reports.pop(process)
            os.write(report, b"%d\n" % os.waitstatus_to_exitcode(status))
            os.close(report)
        return True

    def _become(self, request: dict[str, Any], descriptors: Sequence[int]) -> None:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for own in (self._requests, self._wakes, self._its_end):
            own.close()
        for number, stream in enumerate(descriptors[:3]):
            os.dup2(stream, number)
        for number in (*descriptors, *self._reports.values()):
            os.close(number)
        # The streams of the fork server remember the kind of file that they were opened on.
        sys.stdin = os.fdopen(0, closefd=False)
        sys.stdout = os.fdopen(1, "w", closefd=False)
        sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
        resource.setrlimit(resource.RLIMIT_NOFILE, request["descriptors"])
        os.chdir(request["folder"])
        os.environ.clear()
        os.environ.update(request["environment"])
        sys.argv = request["command"]
        fork_workers_from_here()
        main()
        sys.exit()


def preload() -> None:
    """Read and compile the files that every server needs, without a thread or an open file."""
    languages = Languages(Catalogue().all())
    files = [file for words in languages.all.values() for file in files_in(words).items()]
    assets_beside(*files)
    templates = environment()
    for name in templates.list_templates(["html"]):
        templates.get_template(name)


def fork_workers_from_here() -> None:
    """Have this process's workers forked from its present state."""
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1)
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if os.fork() == 0:
        ours.close()
        _fork_on_request(its)
    its.close()
    atexit.register(ours.close)

    def start(_program: Any, arguments: Sequence[Any], descriptors: Sequence[int]) -> int:
        asked = {
            "arguments": list(map(os.fsdecode, arguments)),
            "descriptors": list(descriptors),
            "environment": dict(os.environ),
            "folder": str(Path.cwd()),
        }
        socket.send_fds(ours, [json.dumps(asked).encode()], descriptors)
        return int(ours.recv(64))

    util.spawnv_passfds = start  # type: ignore[assignment]  # spawned processes begin with it


def _fork_on_request(requests: socket.socket) -> None:
    """Fork a worker whenever one is asked for, until nobody can ask any more."""
    while True:
        message, received, *_ = socket.recv_fds(requests, LARGEST_REQUEST, MOST_DESCRIPTORS)
        if not message:
            os._exit(0)
        numbers, of_between = os.pipe()
        between = os.fork()
        if between == 0:
            worker = os.fork()
            if worker == 0:
                _begin(json.loads(message), received)
            os.write(of_between, b"%d" % worker)
            os._exit(0)
        os.waitpid(between, 0)
        for descriptor in (*received, of_between):
            os.close(descriptor)
        requests.send(os.read(numbers, 64))
        os.close(numbers)


def _begin(asked: dict[str, Any], received: Sequence[int]) -> None:
    """Behave like an interpreter that is started with this command."""
    status = _ENDED_BY_FAULT
    try:
        _hold(received, asked["descriptors"])
        os.environ.clear()
        os.environ.update(asked["environment"])
        os.chdir(asked["folder"])
        _, program, *rest = asked["arguments"][asked["arguments"].index("-c") :]
        sys.argv = ["-c", *rest]
        status = _run(program)
    finally:
        os._exit(status)


def _hold(received: Sequence[int], numbers: Sequence[int]) -> None:
    """Give the received descriptors the numbers that the program knows, and close all others."""
    above = max(numbers) + 1
    moved = [fcntl.fcntl(descriptor, fcntl.F_DUPFD, above) for descriptor in received]
    for descriptor, number in zip(moved, numbers, strict=True):
        os.dup2(descriptor, number)
    for low, high in pairwise((2, *sorted(numbers), os.sysconf("SC_OPEN_MAX"))):
        os.closerange(low + 1, high)


def _run(program: str) -> int:
    try:
        exec(program, {})  # noqa: S102 - the line that `multiprocessing` has written
    except SystemExit as end:
        return int(end.code or 0)
    except BaseException:  # noqa: BLE001 - reported the way an interpreter does
        sys.excepthook(*sys.exc_info())
        return _ENDED_BY_FAULT
    finally:
        atexit._run_exitfuncs()  # noqa: SLF001 - nothing else runs them before a hard end
    return 0


if __name__ == "__main__":
    if SPEAKS_PSEUDO:
        replace_english()
    preload()
    # Imported modules stay, so no fork has to traverse and thereby copy them.
    gc.freeze()
    ForkServer(socket.socket(fileno=int(sys.argv[1]))).live()
