"""The port for Prometheus: the sum over all processes at `/metrics`."""

import socket
import socketserver
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import CollectorRegistry, Metric, make_wsgi_app
from prometheus_client.multiprocess import MultiProcessCollector

from nonet.runtime.metrics.folder import drop_dead, note_scrape

# The timeout of an idle connection, so that it can't hold a thread.
_PATIENCE_S = 5.0


class MetricsPage:
    """A server in its own thread, independent of the rest of the process.

    Clients aren't authenticated: the server relies on the address that it listens on.
    """

    def __init__(self, folder: Path, listener: socket.socket) -> None:
        registry = CollectorRegistry()
        registry.register(_Collector(folder))
        page: Any = make_wsgi_app(registry)

        def read(environ: dict[str, Any], start_response: Any) -> Any:
            drop_dead(folder)
            content = page(environ, start_response)
            note_scrape(folder)
            return content

        self._server = _Server(listener, read)
        self._thread = Thread(target=self._server.serve_forever, name="metrics", daemon=True)

    def start(self) -> None:
        """Start to serve."""
        self._thread.start()

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Collector:
    """Merges the files of all processes, except empty ones, which the library rejects."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Return the sum over all processes."""
        files = [str(file) for file in self._folder.glob("*.db") if _has_content(file)]
        return MultiProcessCollector.merge(files)  # type: ignore[no-untyped-call, no-any-return]


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:  # a gauge of a process that has ended
        return False


class _Silent(WSGIRequestHandler):
    timeout = _PATIENCE_S

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class names it
        """Don't log: Prometheus reads every few seconds."""


class _Server(socketserver.ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def __init__(self, listener: socket.socket, app: Any) -> None:
        super().__init__(listener.getsockname()[:2], _Silent, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.server_name, self.server_port = listener.getsockname()[:2]
        self.setup_environ()
        self.set_app(app)
        listener.settimeout(None)
        self.server_activate()
