"""Workers of a forked server as forks too, where `multiprocessing` would start a program.

To start one takes it two seconds of a processor, which imports once more what its supervisor has.
A supervisor itself cannot be forked, for its threads stay behind. So a process is forked before it
does anything, and forks workers for it from then on. They are the supervisor's children: whoever
is left without a parent comes to it. `tests/cli` has the installed command start its workers.
"""

import atexit
import ctypes
import fcntl
import json
import os
import socket
import sys
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import util
from pathlib import Path
from typing import Any

LARGEST_REQUEST = 1 << 18
MOST_DESCRIPTORS = 16
_PR_SET_CHILD_SUBREAPER = 36
_ENDED_BY_FAULT = 1


def fork_workers_from_here() -> None:
    """Have this process's workers forked from what it is now."""
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1)
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if os.fork() == 0:
        ours.close()
        _fork_on_request(its)
    its.close()

    def start(_program: Any, arguments: Sequence[Any], descriptors: Sequence[int]) -> int:
        asked = {
            "arguments": list(map(os.fsdecode, arguments)),
            "descriptors": list(descriptors),
            "environment": dict(os.environ),
            "folder": str(Path.cwd()),
        }
        socket.send_fds(ours, [json.dumps(asked).encode()], descriptors)
        return int(ours.recv(64))

    util.spawnv_passfds = start  # type: ignore[assignment]  # what spawned processes begin with


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
    """Be what an interpreter would be that is started so."""
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
    """Hold what was received by the numbers that the program knows, and nothing else."""
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
    except BaseException:  # noqa: BLE001 - whatever it is, it is told as an interpreter does
        sys.excepthook(*sys.exc_info())
        return _ENDED_BY_FAULT
    finally:
        atexit._run_exitfuncs()  # noqa: SLF001 - nothing else runs them before a hard end
    return 0
