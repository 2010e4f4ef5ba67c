"""Work for the processes of a supervisor, each of which tells it what to do."""

import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

MARK = "WORKMEN_MARK"

OnReady = Callable[[], None]


def tell(sig: int) -> None:
    """Send the supervisor a signal."""
    os.kill(os.getppid(), sig)


def serve_once(_listener: socket.socket, on_ready: OnReady) -> None:
    """Serve, and have the supervisor end."""
    on_ready()
    tell(signal.SIGTERM)
    signal.pause()


def serve_on(_listener: socket.socket, on_ready: OnReady) -> None:
    """Serve on whatever comes, and have the supervisor told twice to end."""
    signal.signal(signal.SIGTERM, lambda *_: tell(signal.SIGTERM))
    on_ready()
    tell(signal.SIGTERM)
    while True:
        signal.pause()


def serve_the_first_time(_listener: socket.socket, on_ready: OnReady) -> None:
    """Serve until another takes the place, which does not start and has the supervisor end."""
    mark = Path(os.environ[MARK])
    if mark.exists():
        tell(signal.SIGTERM)
        return
    mark.touch()
    on_ready()
    tell(signal.SIGHUP)
    signal.pause()
