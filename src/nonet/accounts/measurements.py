"""How the service did of late, by its own measurements: all accounts together."""

from dataclasses import dataclass

from sqlalchemy import Connection, case, func, select

from nonet.accounts.requests import DAY_MS
from nonet.database.tables import api_requests

FAST_MS, SLOW_MS = 100, 1000
_FAULT = 500


@dataclass(frozen=True, slots=True)
class DayMeasured:
    """The requests of a day: how many, how many failed by our fault, and how many were quick."""

    day: int
    requests: int
    failed: int
    within_fast: int
    within_slow: int


def measure_days(connection: Connection) -> list[DayMeasured]:
    """Return what was measured on each day that requests are kept of, the newest first."""
    own = api_requests.c
    day = (own.at_ms - own.at_ms % DAY_MS).label("day_ms")
    found = (
        select(
            day,
            func.count(),
            func.sum(case((own.status >= _FAULT, 1), else_=0)),
            func.sum(case((own.elapsed_ms <= FAST_MS, 1), else_=0)),
            func.sum(case((own.elapsed_ms <= SLOW_MS, 1), else_=0)),
        )
        .group_by(day)
        .order_by(day.desc())
    )
    return [
        DayMeasured(day_ms // DAY_MS, *map(int, counts))
        for day_ms, *counts in connection.execute(found)
    ]
