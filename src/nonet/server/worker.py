"""The application of one worker process; workers are forked from a process that imports this."""

import asyncio
import gc
import sys

import structlog
from starlette.types import ASGIApp

from nonet.errors import NonetError
from nonet.runtime.metrics import Meters, claim_place
from nonet.server.app import create_app
from nonet.server.logs import finish_logs
from nonet.server.watchdog import watch_loop

log = structlog.get_logger()


def create_worker() -> ASGIApp:
    """Create the application, with meters if metrics are read.

    An expected error, such as a missing database, is logged and ends the process; the supervisor
    starts another.
    """
    meters = Meters() if claim_place() else None
    try:
        app = create_app(meters)
    except NonetError as fault:
        log.error("start_failed", reason=str(fault))  # noqa: TRY400 - expected, so without a traceback
        finish_logs()
        sys.exit(1)
    watch_loop(asyncio.get_running_loop(), meters.lagged if meters else _ignore)
    return app


def _ignore(_lag_s: float) -> None:
    """Ignore the lag, since metrics are off."""


# Otherwise each worker's garbage collector would write to the shared pages, and so copy them.
gc.freeze()
