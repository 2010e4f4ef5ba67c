"""What goes on as long as the service runs, and how it ends."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from starlette.applications import Starlette

from nonet.app.forgetting import forget_regularly
from nonet.app.journal import Journal
from nonet.app.logs import finish_logs
from nonet.app.measuring import Measured, Measuring
from nonet.app.tracing import SentTracing
from nonet.app.watch import DatabaseWatch


@dataclass(frozen=True, slots=True)
class Lifespan:
    """Starts the press, watches the database, writes the journal; then ends all in order."""

    parts: Measured
    journal: Journal
    clock: Callable[[], float]
    measuring: Measuring | None = None
    tracing: SentTracing | None = None

    @contextlib.asynccontextmanager
    async def __call__(self, _app: Starlette) -> AsyncIterator[None]:
        """Run from the start of the service to its end."""
        database, pool, press, *_ = self.parts
        watch = DatabaseWatch(database, self.clock)
        regularly = [
            asyncio.create_task(work)
            for work in (
                watch.keep(),
                self.journal.flush_regularly(),
                forget_regularly(database, self.clock),
            )
        ]
        if self.measuring is not None:
            regularly.append(asyncio.create_task(self.measuring.keep()))
        try:
            await press.start()
            yield
            for task in regularly:
                task.cancel()
            await asyncio.wait(regularly)
            await press.close()
            pool.close()
            await self.journal.end()
            if self.measuring is not None:
                self.measuring.end()
            await database.close()
            if self.tracing is not None:
                await asyncio.to_thread(self.tracing.end)
        finally:
            finish_logs()
