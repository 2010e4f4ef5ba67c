"""A watch over the database: it is written to once a second, and the log tells each change."""

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from nonet.database import Database

log = structlog.get_logger()

EVERY_S = 1


class DatabaseWatch:
    """Finds out whether the database can be used, for everyone who asks."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def keep(self) -> None:
        """Probe for as long as the service runs."""
        while True:
            # Whatever becomes of a line of the log, the watch goes on.
            with contextlib.suppress(Exception):
                await self._look()
            await asyncio.sleep(EVERY_S)

    async def _look(self) -> None:
        was_available = self._database.is_available
        reason = await self._database.probe(int(self._clock() * 1000))
        refused = self._database.take_refused()
        if was_available and reason is not None:
            log.error("database unavailable", reason=reason)
        elif not was_available and reason is None:
            log.warning("database available again")
        elif refused is not None and reason is None:
            # The probe's own statement passes where another does not: a table is gone, say.
            log.error("database calls failed", reason=refused)
