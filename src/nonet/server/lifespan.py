"""Background tasks of the service, its start and its shutdown."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import structlog
from starlette.applications import Starlette

from nonet.accounts.oauth.tokens import delete_expired_connections
from nonet.accounts.personal_data import delete_expired
from nonet.database.connection import Database
from nonet.errors import UnavailableError
from nonet.server.logs import finish_logs
from nonet.server.mcp.over_http import McpOverHttp
from nonet.server.measuring import Measuring
from nonet.server.state import AppState
from nonet.server.tracing import SentTracing

log = structlog.get_logger()

PROBED_EVERY_S = 1


class DatabaseWatch:
    """Probes the database every second, and logs when it becomes unavailable or available."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def keep(self) -> None:
        """Probe until the task is cancelled."""
        while True:
            # The watch continues even if a log line can't be written.
            with contextlib.suppress(Exception):
                await self._look()
            await asyncio.sleep(PROBED_EVERY_S)

    async def _look(self) -> None:
        was_available = self._database.is_available
        reason = await self._database.probe(int(self._clock() * 1000))
        failure = self._database.take_failure()
        if was_available and reason is not None:
            log.error("database_unavailable", reason=reason)
        elif not was_available and reason is None:
            log.warning("database_available")
        elif failure is not None and reason is None:
            # The probe's statement may succeed where others fail, such as after a lost table.
            log.error("database_calls_failed", reason=failure)


_FIRST_SWEEP_S = 60
_SWEEP_EVERY_S = 3_600


async def sweep_regularly(database: Database, clock: Callable[[], float]) -> None:
    """Delete expired records every hour until the task is cancelled."""
    wait_s = _FIRST_SWEEP_S
    while True:
        await asyncio.sleep(wait_s)
        wait_s = _SWEEP_EVERY_S
        try:
            now_ms = int(clock() * 1000)
            await database.run(delete_expired, now_ms=now_ms)
            await database.run(delete_expired_connections, now_ms=now_ms)
        except UnavailableError:
            # The database watch logs this once.
            wait_s = _FIRST_SWEEP_S
        except Exception:
            log.exception("expired_records_delete_failed")


@dataclass(frozen=True, slots=True)
class Lifespan:
    """Starts printing, the database watch and the write buffer, and ends them in order."""

    state: AppState
    tools: McpOverHttp
    measuring: Measuring | None = None
    tracing: SentTracing | None = None

    @contextlib.asynccontextmanager
    async def __call__(self, _app: Starlette) -> AsyncIterator[None]:
        """Start everything, and shut it down in order."""
        state, database, press = self.state, self.state.database, self.state.press
        watch = DatabaseWatch(database, state.clock)
        regularly = [
            asyncio.create_task(work)
            for work in (
                watch.keep(),
                state.write_buffer.flush_regularly(),
                sweep_regularly(database, state.clock),
            )
        ]
        if self.measuring is not None:
            regularly.append(asyncio.create_task(self.measuring.keep()))
        try:
            await press.start()
            async with self.tools.run():
                yield
            for task in regularly:
                task.cancel()
            await asyncio.wait(regularly)
            await press.close()
            state.pool.close()
            await state.write_buffer.end()
            if self.measuring is not None:
                self.measuring.end()
            await database.close()
            if self.tracing is not None:
                await asyncio.to_thread(self.tracing.end)
        finally:
            finish_logs()
