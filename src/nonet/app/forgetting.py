"""What is kept for a stated time is deleted when it is over, by whichever process comes first."""

import asyncio
from collections.abc import Callable

import structlog

from nonet.accounts import forget_old
from nonet.connections import forget_old_connections
from nonet.database import Database
from nonet.errors import UnavailableError

log = structlog.get_logger()

FIRST_AFTER_S = 60
EVERY_S = 3_600


async def forget_regularly(database: Database, clock: Callable[[], float]) -> None:
    """Forget for as long as the service runs."""
    wait_s = FIRST_AFTER_S
    while True:
        await asyncio.sleep(wait_s)
        wait_s = EVERY_S
        try:
            now_ms = int(clock() * 1000)
            await database.run(forget_old, now_ms=now_ms)
            await database.run(forget_old_connections, now_ms=now_ms)
        except UnavailableError:
            # Of this the watch tells, once.
            wait_s = FIRST_AFTER_S
        except Exception:
            log.exception("old entries were not forgotten")
