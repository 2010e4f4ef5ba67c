"""Processes of the service: uvicorn's supervisor and its workers.

SIGTERM, SIGINT   finish running requests, then end all processes
SIGHUP            replace the workers one by one
"""

import multiprocessing
import os
import resource
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path

import structlog
import uvicorn
from uvicorn import _subprocess
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess, multiprocess

from nonet.runtime.metrics import MetricsPage, clear_up, open_folder
from nonet.server.connection import Connection
from nonet.server.logs import configure_logs
from nonet.server.settings import Settings
from nonet.server.watchdog import BEAT_S, DUMP_SIGNAL, STUCK_BEATS

log = structlog.get_logger()

# By name: the supervisor doesn't need a worker's imports.
_WORKER = "nonet.server.worker:create_worker"
_PRELOADED = "nonet.server.worker"
# Time to import the service on the slowest machine.
_START_S = 60
# Time for a worker to dump its stacks.
_DUMP_S = 1.0
_MOST_DESCRIPTORS = 65_536


def serve(
    settings: Settings,
    listener: socket.socket,
    metrics: socket.socket | None = None,
    *,
    worker: str = _WORKER,
) -> None:
    """Serve on a socket until a signal; workers read the settings themselves.

    Metrics of all processes are served on the other socket, if there is one. `worker` is the
    function that creates a worker's application, as `module:function`.
    """
    configure_logs(settings.monitoring.log_level, settings.monitoring.log_format)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, _MOST_DESCRIPTORS)), hard))
    _prepare_forking()
    with _metrics_page(metrics):
        supervisor = Supervisor(_configuration(settings, listener, worker), [listener])
        log.info("supervisor_started", process=os.getpid(), workers=settings.server.workers)
        supervisor.run()
    if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
        sys.exit(STARTUP_FAILURE)


class Worker(multiprocess.Process):
    """uvicorn's worker process, with a longer timeout for its start than for later checks.

    It answers health checks from a thread, so a worker that doesn't is stuck in native code.
    """

    _is_asked = False
    _has_answered = False

    def kill(self) -> None:
        """End a stuck worker, which first dumps its stacks."""
        if self.process.is_alive():
            log.error("worker_stuck", process=self.pid)
            os.kill(self.process.pid or 0, DUMP_SIGNAL)
            self.process.join(_DUMP_S)
        super().kill()

    def _healthcheck(self, timeout: float) -> bool | None:
        """Return whether the worker has started to serve, or None if it is dead or stuck.

        A suspended worker isn't stuck. This counts waits and not seconds, since this process may
        have been suspended too.
        """
        beats = STUCK_BEATS if self._has_answered else round(timeout / BEAT_S)
        try:
            if not self._is_asked:
                self.parent_conn.send(b"ping")
                self._is_asked = True
            for _ in range(beats):
                ready = wait([self.parent_conn, self.process.sentinel], BEAT_S)
                if self.parent_conn in ready:
                    self._is_asked, self._has_answered = False, True
                    return bool(self.parent_conn.recv())
                if ready:
                    return None
                if _is_suspended(self.process.pid):
                    return False
        except (OSError, EOFError):
            return None
        return None


def _is_suspended(process: int | None) -> bool:
    """Return whether a signal or a debugger has stopped a process (proc_pid_stat(5))."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] in {"T", "t"}


class Supervisor(Multiprocess):
    """uvicorn's supervisor, which ends with its terminal and leaves no client waiting."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self._has_terminal = os.isatty(0)

    def handle_term(self) -> None:
        """End the workers; no new client waits for them at the socket, unless systemd holds it."""
        for listener in self.sockets:
            listener.close()
        super().handle_term()

    handle_int = handle_term

    def handle_hup(self) -> None:
        """Replace the workers, or end with the terminal that was closed."""
        if self._has_terminal:
            self.handle_term()
        else:
            super().handle_hup()


def _prepare_forking() -> None:
    """Let uvicorn fork its workers from a process that has imported the service.

    One starts in 0.6 s instead of 3 s, and they share the memory of imported modules.
    """
    multiprocessing.set_forkserver_preload([_PRELOADED])
    _subprocess.spawn = multiprocessing.get_context("forkserver")  # type: ignore[assignment]
    multiprocess.Process = Worker  # type: ignore[misc]


@contextmanager
def _metrics_page(listener: socket.socket | None) -> Iterator[None]:
    if listener is None:
        yield
        return
    folder = open_folder()
    page = MetricsPage(folder, listener)
    page.start()
    try:
        yield
    finally:
        page.close()
        clear_up(folder)


def _configuration(settings: Settings, listener: socket.socket, worker: str) -> uvicorn.Config:
    return uvicorn.Config(
        worker,
        factory=True,
        workers=settings.server.workers,
        http=Connection,
        ws="none",
        log_config=None,
        log_level=settings.monitoring.log_level,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.server.listed_trusted_proxies,
        timeout_keep_alive=settings.server.idle_timeout_s,
        timeout_graceful_shutdown=settings.server.finish_s,
        timeout_worker_healthcheck=_START_S,
        # uvicorn calls back as soon as it serves, and again after this time.
        callback_notify=partial(_announce_serving, listener.getsockname()),
        timeout_notify=10**9,
    )


async def _announce_serving(address: tuple[str, int]) -> None:
    host, port, *_ = address
    url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    log.info("serving", address=url, process=os.getpid())
    # systemd waits for this (sd_notify(3)).
    if notified := os.environ.get("NOTIFY_SOCKET"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(b"READY=1", notified.replace("@", "\0", 1))
