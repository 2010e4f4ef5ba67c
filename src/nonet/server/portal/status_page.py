"""How the service does, and did in the last seven days: for everyone, by its own measurements."""

from collections.abc import Sequence

from starlette.responses import Response

from nonet import engine
from nonet.accounts.usage import DayMeasured, measure_days
from nonet.server.portal.area import Area, PageContext
from nonet.server.portal.usage import date_of
from nonet.server.site.puzzles import SingleFlight

# Everybody may look, so nobody makes the database count more often.
COUNTED_EVERY_MS = 60_000


class StatusPage:
    """`/developers/status`."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services
        self._counted_at_ms: int | None = None
        self._days: Sequence[DayMeasured] = ()
        self._counting = SingleFlight[None]()

    async def show(self, context: PageContext) -> Response:
        """Show whether the service takes requests now, and how each day was."""
        is_available = self._services.database.is_available
        if is_available and self._is_due:
            await self._counting.join("days", self._count)
        values = {
            "is_available": is_available,
            "counted_at_ms": self._counted_at_ms,
            "engine_version": engine.VERSION,
            "days": [(date_of(one.day), one) for one in self._days],
        }
        return self._area.show(context, "status", values)

    @property
    def _is_due(self) -> bool:
        if self._counted_at_ms is None:
            return True
        # A clock that was set back must not keep the old count until it has caught up.
        return not 0 <= self._services.now_ms - self._counted_at_ms < COUNTED_EVERY_MS

    async def _count(self) -> None:
        self._days = await self._services.database.run(measure_days)
        self._counted_at_ms = self._services.now_ms
