"""One clock for all connections: a timer of its own for each would cost more than the rest."""

import asyncio
import contextlib

from nonet.front.meter import FrontMeter
from nonet.front.places import Places

_EVERY_S = 0.5


class ConnectionWatch:
    """Has all connections look at the clock, twice a second."""

    def __init__(self, places: Places, meter: FrontMeter | None = None) -> None:
        self._places = places
        self._meter = meter
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _go_round(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(_EVERY_S)
            now = loop.time()
            for occupant in self._places.occupants():
                occupant.look_at_the_clock(now)
            if self._meter is not None:
                idle = self._places.idle
                self._meter.show_connections(busy=len(self._places) - idle, idle=idle)
