"""A process that has imported and read what long-lived commands need, and forks them.

That takes two seconds of a processor, half of all that the tests of servers would take.
What is forked runs the command from its first line on, in a folder and with an environment,
streams and limits of its own. `tests/cli` starts the installed command itself.

A request comes through the socket whose descriptor is the only argument: JSON, with descriptors of
the input, the output, the error output, and a pipe for the process's number and then its exit
status.
"""

import gc
import json
import os
import resource
import selectors
import signal
import socket
import sys
from collections.abc import Sequence
from typing import Any

from nonet.app.worker import work
from nonet.catalogue import Catalogue
from nonet.cli import main
from nonet.cli.mcp import mcp
from nonet.cli.serve import serve
from nonet.website.assets import assets_beside
from nonet.website.device import sentences_in_all
from nonet.website.languages import Languages
from nonet.website.pages import environment
from nursery import fork_workers_from_here

# The command line imports a command when it is called, and a server process what it runs. That is
# done here, once for all that are forked.
IMPORTED = (serve, work, mcp)
LARGEST_REQUEST = 1 << 18


class Zygote:
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
        # Those of the zygote remember what kind of file they were opened on.
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


def prepare() -> None:
    """Read and compile what every server does when it starts, without a thread or a file open."""
    languages = Languages(Catalogue().all())
    assets_beside(*sentences_in_all(languages).items())
    templates = environment()
    for name in templates.list_templates(["html"]):
        templates.get_template(name)


if __name__ == "__main__":
    prepare()
    # What was imported stays: no fork need look through it, and so copy it.
    gc.freeze()
    Zygote(socket.socket(fileno=int(sys.argv[1]))).live()
