"""Metrics of a process: meters in its parts, and gauges read every second."""

import asyncio
import contextlib
import resource
from collections import Counter
from functools import partial
from pathlib import Path

from nonet.engine import measure_searches
from nonet.runtime.metrics import Meters
from nonet.runtime.scheduling.fair_queue import Size
from nonet.server.backups import LAST
from nonet.server.logs import count_dropped_lines
from nonet.server.state import AppState

EVERY_S = 1.0
_PAGE_BYTES = resource.getpagesize()


class Measuring:
    """Connects the meters to the parts of a process."""

    def __init__(self, meters: Meters, state: AppState) -> None:
        self._meters = meters
        self._backup = state.settings.storage.data_dir / LAST
        self._state = state
        self._restarts = 0
        self._limited: Counter[str] = Counter()
        self._dropped = 0
        self._turns = {"threads": state.pool.turns, "printers": state.press.turns}
        measure_searches(meters)
        state.database.meter = meters
        for at, turns in self._turns.items():
            turns.meter = _SchedulerMeter(meters, at)
        for authorizer in (
            state.authenticator.admission,
            state.tool_authenticator.admission,
            state.downloads,
        ):
            authorizer.measure(meters)
        if state.mailer is not None:
            state.mailer.meter = meters

    async def keep(self) -> None:
        """Update the gauges until the task is cancelled."""
        while True:
            # A failed reading must not end the task.
            with contextlib.suppress(Exception):
                self._look()
            await asyncio.sleep(EVERY_S)

    def end(self) -> None:
        """Update the gauges for the last time."""
        self._look()
        measure_searches(None)

    def _look(self) -> None:
        meters, state = self._meters, self._state
        for at, turns in self._turns.items():
            meters.show_turns(at, waiting=turns.waiting, working=turns.working)
        meters.show_pools(state.database.pools)
        meters.show_backup(self._backup.stat().st_mtime if self._backup.exists() else 0)
        restarts, dropped = state.press.restarts, count_dropped_lines()
        meters.replaced_printers(restarts - self._restarts)
        meters.limited_prints(Counter(state.press.limited) - self._limited)
        meters.dropped_lines(dropped - self._dropped)
        self._restarts, self._dropped = restarts, dropped
        self._limited = Counter(state.press.limited)
        meters.show_process(
            resident_bytes=_resident_bytes(), has_database=state.database.is_available
        )


class _SchedulerMeter:
    """The meters of one scheduler."""

    def __init__(self, meters: Meters, at: str) -> None:
        self._waited = partial(meters.waited, at)
        self._worked = partial(meters.worked, at)

    def waited(self, size: Size, seconds: float) -> None:
        self._waited(size.name.lower(), seconds)

    def worked(self, size: Size, seconds: float) -> None:
        self._worked(size.name.lower(), seconds)


def _resident_bytes() -> int:
    """Return this process's memory; 0 on systems without `/proc`."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE_BYTES
    except OSError:
        return 0
