"""uvicorn with what this service tells it: one process, or several with uvicorn's supervisor.

SIGTERM, SIGINT   passed on to the workers; the second time they are killed
SIGHUP            replaces one worker after the other, each new one before its old one goes
SIGUSR2           has a new process of this command take this one's place: see `succession`
"""

import multiprocessing
import os
import resource
import signal
import socket
from collections.abc import Callable
from functools import partial
from multiprocessing.sharedctypes import RawValue
from pkgutil import resolve_name
from types import FrameType
from typing import Any

import structlog
import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from nonet.app.server.connection import BoundedProtocol
from nonet.app.server.drain import Drain, Leaving
from nonet.app.server.succession import Predecessor, Readiness, Succession

log = structlog.get_logger()

FAILED_TO_START = 3
# A worker that says nothing for so long is replaced; it may take as long to start.
_SILENT_WORKER_S = 15
_MOST_DESCRIPTORS = 65_536
_ENDS = (signal.SIGTERM, signal.SIGINT)


def serve(
    work: str,
    listener: socket.socket,
    metrics: socket.socket | None = None,
    *,
    serve_on_s: float,
    **options: Any,
) -> int:
    """Serve until a signal ends it, which is raised here again; or return an exit status.

    `work` names what makes the application, as `module:function`; it is given a `Leaving`. After
    SIGTERM a process serves on for so many seconds, so that balancers notice. `options` are
    uvicorn's. A successor is handed the socket of the metrics too.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, _MOST_DESCRIPTORS)), hard))
    # Without a lock, for a handler of signals sets it.
    is_ending = RawValue("b", options.get("workers", 1) == 1)
    # Whoever holds a socket that is listened on already holds what waits there too.
    before = Predecessor.find()
    is_held = (
        bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
        if before is None
        else before.is_held
    )
    make = partial(_make, work, None if is_held else listener, serve_on_s, is_ending)
    config = _configuration(make, listener, Readiness(before), options)
    handed = [one for one in (listener, metrics) if one is not None]
    succeeded = partial(Succession, handed, is_held=is_held)
    if config.workers > 1:
        return _supervise(config, listener, is_ending, succeeded)

    def leave() -> None:
        is_ending.value = False
        signal.raise_signal(signal.SIGTERM)

    succeeded(leave=leave).take_signals()
    # Nobody is there to take its place but whoever watches the service: it ends in peace.
    signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    server = uvicorn.Server(config)
    server.run([listener])
    return 0 if server.started else FAILED_TO_START


def _make(work: str, listener: socket.socket | None, serve_on_s: float, is_ending: Any) -> ASGIApp:
    """Make the application in the process that serves it, with a socket that it can close."""
    leaving = Leaving()
    app = resolve_name(work)(leaving)
    ends = partial(getattr, is_ending, "value")
    own = listener and listener.dup()
    return Drain(app, leaving, listener=own, serve_on_s=serve_on_s, is_ending=ends)


def _supervise(
    config: uvicorn.Config,
    listener: socket.socket,
    is_ending: Any,
    succeeded: Callable[..., Succession],
) -> int:
    before = {sig: signal.getsignal(sig) for sig in _ENDS}
    supervisor = Multiprocess(config, [listener])
    came: list[int] = []

    def end(pass_on: Any, sig: int, frame: FrameType | None) -> None:
        came.append(sig)
        if len(came) > 1:
            for worker in multiprocessing.active_children():
                worker.kill()
            return
        is_ending.value = True
        # Else callers would wait on it for workers that take nobody any more.
        listener.close()
        pass_on(sig, frame)

    def leave() -> None:
        came.append(signal.SIGTERM)
        listener.close()
        supervisor.signal_queue.append(signal.SIGTERM)

    for sig in _ENDS:
        signal.signal(sig, partial(end, signal.getsignal(sig)))
    succeeded(leave=leave).take_signals()
    log.info("supervisor started", process=os.getpid(), workers=config.workers)
    supervisor.run()
    for sig, handler in before.items():
        signal.signal(sig, handler)
    if came:
        signal.raise_signal(came[0])
    return 0 if came else FAILED_TO_START


def _configuration(
    make: Any, listener: socket.socket, readiness: Readiness, options: dict[str, Any]
) -> uvicorn.Config:
    return uvicorn.Config(
        make,
        factory=True,
        http=BoundedProtocol,
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_worker_healthcheck=_SILENT_WORKER_S,
        # uvicorn calls back as soon as it serves, and again after this time.
        callback_notify=partial(_announce_serving, listener.getsockname(), readiness),
        timeout_notify=10**9,
        **options,
    )


async def _announce_serving(address: tuple[Any, ...], readiness: Readiness) -> None:
    host, port, *_ = address
    url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    log.info("serving", address=url, process=os.getpid())
    readiness.announce()
