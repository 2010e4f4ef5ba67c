"""What is noted in memory at each request, and written down every few seconds."""

import asyncio

import structlog

from nonet.access import LastUse, write_last_use
from nonet.accounts import RequestNotes, UsageCounter, write_requests, write_usage
from nonet.database import Database
from nonet.errors import UnavailableError

log = structlog.get_logger()

FLUSH_EVERY_S = 5


class Journal:
    """Times of last use, requests and their counts, on their way to the database.

    What cannot be written is kept and tried again.
    """

    def __init__(self, database: Database, usage: UsageCounter, requests: RequestNotes) -> None:
        self._database = database
        # One after the other: what is cancelled may have been written all the same.
        self._writing = asyncio.Lock()
        self.last_use = LastUse()
        self.usage = usage
        self.requests = requests

    async def flush_regularly(self) -> None:
        """Write for as long as the service runs."""
        while True:
            await asyncio.sleep(FLUSH_EVERY_S)
            try:
                await asyncio.shield(self.flush())
            except UnavailableError:
                # Of this the watch tells, once.
                continue
            except Exception:
                log.exception("usage was not written")

    async def end(self) -> None:
        """Write for the last time; what cannot be written now is lost, and the log says so."""
        try:
            await self.flush()
        except UnavailableError as fault:
            # A trace would tell no more than the reason does.
            log.error("usage was not written", reason=fault.reason)  # noqa: TRY400
        except Exception:
            log.exception("usage was not written")

    async def flush(self) -> None:
        """Write what was noted.

        Raises:
            UnavailableError: nothing is lost; what was not written is noted again.
        """
        async with self._writing:
            uses = self.last_use.take()
            try:
                await self._database.run(write_last_use, uses)
            except Exception:
                self.last_use.give_back(uses)
                raise
            counts = self.usage.take()
            try:
                await self._database.run(write_usage, counts)
            except Exception:
                self.usage.give_back(counts)
                raise
            noted = self.requests.take()
            try:
                await self._database.run(write_requests, noted)
            except Exception:
                self.requests.give_back(noted)
                raise
