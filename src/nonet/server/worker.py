"""The application of one worker."""

import asyncio
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
    """Create the application, which counts what it does where somebody reads metrics.

    What it lacks, such as its database, ends the process with a line: the supervisor tries again.
    """
    meters = Meters() if claim_place() else None
    try:
        app = create_app(meters)
    except NonetError as fault:
        log.error("start_failed", reason=str(fault))  # noqa: TRY400 - no fault of ours
        finish_logs()
        sys.exit(1)
    watch_loop(asyncio.get_running_loop(), meters.lagged if meters else _ignore)
    return app


def _ignore(_lag_s: float) -> None:
    """Measure nothing: nobody reads it."""
