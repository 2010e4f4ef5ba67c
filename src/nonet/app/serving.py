"""The service as processes: one that serves, or several and a supervisor."""

import socket
import sys
from contextlib import suppress

from nonet.app.logs import configure_logs
from nonet.app.server import serve as serve_application
from nonet.app.settings import Settings
from nonet.foundation.metrics import MetricsPage, clear_up, open_folder

# By name: the supervisor has no use for all that a worker imports.
_WORK = "nonet.app.worker:work"


def serve(
    settings: Settings, listener: socket.socket, metrics: socket.socket | None = None
) -> None:
    """Serve on a socket until a signal ends it; server processes read the settings themselves.

    On the other socket, if there is one, the monitoring reads what all processes count.
    """
    configure_logs(settings.log_level, settings.log_format)
    if metrics is None:
        _run(settings, listener)
        return
    folder = open_folder()
    page = MetricsPage(folder, metrics)
    page.start()
    try:
        _run(settings, listener, metrics)
    finally:
        page.close()
        clear_up(folder)


def _run(settings: Settings, listener: socket.socket, metrics: socket.socket | None = None) -> None:
    # Ctrl-C is how a person ends it, and no fault.
    with suppress(KeyboardInterrupt):
        status = serve_application(
            _WORK,
            listener,
            metrics,
            serve_on_s=settings.serve_on_s,
            workers=settings.workers,
            forwarded_allow_ips=settings.listed_trusted_proxies,
            timeout_keep_alive=settings.idle_timeout_s,
            timeout_graceful_shutdown=settings.finish_s,
            log_level=settings.log_level,
        )
        if status:
            sys.exit(status)
