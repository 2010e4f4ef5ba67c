"""What goes on as long as the service runs, and how it ends."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from starlette.applications import Starlette

from nonet.app.forgetting import forget_regularly
from nonet.app.journal import Journal
from nonet.app.logs import finish_logs
from nonet.app.measuring import Measuring
from nonet.app.watch import DatabaseWatch
from nonet.database import Database
from nonet.workpool import WorkPool
from nonet.worksheets import Press


@dataclass(frozen=True, slots=True)
class Lifespan:
    """Starts the press, watches the database, writes the journal; then ends all in order."""

    database: Database
    journal: Journal
    pool: WorkPool
    press: Press
    clock: Callable[[], float]
    measuring: Measuring | None = None

    @contextlib.asynccontextmanager
    async def __call__(self, _app: Starlette) -> AsyncIterator[None]:
        """Run from the start of the service to its end."""
        watch = DatabaseWatch(self.database, self.clock)
        regularly = [
            asyncio.create_task(work)
            for work in (
                watch.keep(),
                self.journal.flush_regularly(),
                forget_regularly(self.database, self.clock),
            )
        ]
        if self.measuring is not None:
            regularly.append(asyncio.create_task(self.measuring.keep()))
        try:
            await self.press.start()
            yield
            for task in regularly:
                task.cancel()
            await asyncio.wait(regularly)
            await self.press.close()
            self.pool.close()
            await self.journal.end()
            if self.measuring is not None:
                self.measuring.end()
            await self.database.close()
        finally:
            finish_logs()
