"""Counts of requests, gathered in memory and written to the database every few seconds."""

import asyncio
from collections.abc import Callable, Hashable
from typing import TypeVar

import structlog
from sqlalchemy import Connection

from nonet.accounts.usage import (
    LastUse,
    RequestNotes,
    UsageCounter,
    write_last_use,
    write_requests,
    write_usage,
)
from nonet.database.connection import Database
from nonet.errors import UnavailableError

log = structlog.get_logger()

FLUSH_EVERY_S = 5
# Rows per transaction: 1 to 2 ms, in which other writers of a SQLite file wait.
ROWS_AT_ONCE = 500

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")


class WriteBuffer:
    """Buffer for keys' last uses, requests and usage counts.

    Rows that can't be written are kept for the next attempt.
    """

    def __init__(self, database: Database, usage: UsageCounter, requests: RequestNotes) -> None:
        self._database = database
        # One flush at a time: a cancelled write may have been committed.
        self._writing = asyncio.Lock()
        self.last_use = LastUse()
        self.usage = usage
        self.requests = requests

    async def flush_regularly(self) -> None:
        """Write every few seconds until the task is cancelled."""
        while True:
            await asyncio.sleep(FLUSH_EVERY_S)
            try:
                await asyncio.shield(self.flush())
            except UnavailableError:
                # The database watch logs this once.
                continue
            except Exception:
                log.exception("usage_write_failed")

    async def end(self) -> None:
        """Write for the last time; rows that can't be written are lost, which is logged."""
        try:
            await self.flush()
        except UnavailableError as fault:
            # A traceback would add nothing to the reason.
            log.error("usage_write_failed", reason=fault.reason)  # noqa: TRY400
        except Exception:
            log.exception("usage_write_failed")

    async def flush(self) -> None:
        """Write all gathered rows.

        Raises:
            UnavailableError: unwritten rows are kept.
        """
        async with self._writing:
            uses = _parts_of(self.last_use.take())
            await self._write(write_last_use, uses, self.last_use.give_back)
            counts = _parts_of(self.usage.take())
            await self._write(write_usage, counts, self.usage.give_back)
            noted = _batched(self.requests.take())
            await self._write(write_requests, noted, self.requests.give_back)

    async def _write(
        self, write: Callable[[Connection, T], None], parts: list[T], give_back: Callable[[T], None]
    ) -> None:
        """Write each part in its own transaction, so that other writers get a turn between."""
        for place, part in enumerate(parts):
            try:
                await self._database.run(write, part)
            except Exception:
                for unwritten in reversed(parts[place:]):
                    give_back(unwritten)
                raise


def _parts_of(gathered: dict[K, V]) -> list[dict[K, V]]:
    return [dict(part) for part in _batched(list(gathered.items()))]


def _batched(rows: list[V]) -> list[list[V]]:
    return [rows[begin : begin + ROWS_AT_ONCE] for begin in range(0, len(rows), ROWS_AT_ONCE)]
