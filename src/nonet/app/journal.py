"""What is noted in memory at each request, and written down every few seconds."""

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from nonet.access import LastUse, write_last_use
from nonet.accounts import UsageCounter, write_usage
from nonet.database import Database

log = structlog.get_logger()

FLUSH_EVERY_S = 5


class Journal:
    """Times of last use and counts of requests, on their way to the database."""

    def __init__(self, database: Database, usage: UsageCounter) -> None:
        self._database = database
        self.last_use = LastUse()
        self.usage = usage

    async def flush_regularly(self) -> None:
        """Write for as long as the service runs."""
        while True:
            await asyncio.sleep(FLUSH_EVERY_S)
            await self.flush()

    async def flush(self) -> None:
        """Write what was noted; what cannot be written now is worth a line in the log."""
        try:
            await self._database.run(write_last_use, self.last_use.take())
        except SQLAlchemyError:
            log.exception("times of last use were not written")
        counts = self.usage.take()
        try:
            await self._database.run(write_usage, counts)
        except SQLAlchemyError:
            self.usage.give_back(counts)
            log.exception("usage was not written")
