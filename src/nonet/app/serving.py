"""The service as processes: one that serves, or several and a supervisor."""

import socket
import sys
from contextlib import suppress

from nonet.app.logs import configure_logs, finish_logs
from nonet.front import load_work, run_workers
from nonet.settings import Settings

# By name: the supervisor has no use for all that a worker imports.
_WORK = "nonet.app.worker:work"


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve on a socket until a signal ends it; server processes read the settings themselves."""
    configure_logs(settings.log_level)
    # Ctrl-C is how a person ends it, and no fault.
    with suppress(KeyboardInterrupt):
        if settings.workers == 1:
            load_work(_WORK)(listener)
        elif status := run_workers(_WORK, settings.workers, listener, at_end=finish_logs):
            sys.exit(status)
