"""Requests per account, day, endpoint and outcome: counted in memory, written in batches.

ok        answered with a result, or with 304
refused   answered with another 4xx: the request, its key or its account was not valid
limited   answered with 429
failed    answered with 5xx
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, case, func, select

from nonet.database.queries import upsert
from nonet.database.tables import accounts, api_requests, usage_days
from nonet.errors import GenerationLimitError

DAY_S = 86_400
TOO_MANY_REQUESTS = 429
FAST_MS, SLOW_MS = 100, 1000
_FAULT = 500
_DAY_MS = DAY_S * 1000

# Account, day since 1970 in UTC, endpoint, HTTP status.
Count = tuple[int, int, str, int]


@dataclass(frozen=True, slots=True)
class UsageRow:
    """How many requests to an endpoint had one outcome on a day."""

    day: int
    endpoint: str
    outcome: str
    requests: int


class UsageCounter:
    """The requests since the last flush."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: dict[Count, int] = {}

    def note(self, account_id: int, endpoint: str, status: int) -> None:
        """Count one request; it costs a fraction of a microsecond."""
        key = (account_id, int(self._clock()) // DAY_S, endpoint, status)
        counts = self._counts
        counts[key] = counts.get(key, 0) + 1

    def take(self) -> dict[Count, int]:
        """Return the counts, and reset them."""
        taken, self._counts = self._counts, {}
        return taken

    def give_back(self, counts: Mapping[Count, int]) -> None:
        """Put back counts that could not be written."""
        for key, requests in counts.items():
            self._counts[key] = self._counts.get(key, 0) + requests


_COLUMNS = ("account_id", "day", "endpoint", "outcome", "requests")
_GIVEN = {name: bindparam(name, type_=usage_days.c[name].type) for name in _COLUMNS}
_INSERT = upsert(usage_days).from_select(
    _COLUMNS, select(*_GIVEN.values()).where(accounts.c.id == _GIVEN["account_id"])
)
_ADD = _INSERT.on_conflict_do_update(
    index_elements=_COLUMNS[:-1],
    set_={"requests": usage_days.c.requests + _INSERT.excluded.requests},
)


def write_usage(connection: Connection, counts: Mapping[Count, int]) -> None:
    """Add counts to what is stored; those of a deleted account are dropped."""
    summed: dict[tuple[int, int, str, str], int] = {}
    for (account_id, day, endpoint, status), requests in counts.items():
        key = (account_id, day, endpoint, outcome_of(status))
        summed[key] = summed.get(key, 0) + requests
    # In one order everywhere, so that two processes never deadlock.
    rows = [(*key, requests) for key, requests in sorted(summed.items())]
    connection.execute(_ADD, [dict(zip(_COLUMNS, row, strict=True)) for row in rows])


def outcome_of(status: int) -> str:
    """Return the outcome that an HTTP status stands for."""
    if status == TOO_MANY_REQUESTS:
        return "limited"
    return {2: "ok", 3: "ok", 4: "refused"}.get(status // 100, "failed")


def list_usage(
    connection: Connection, *, since_day: int, account_id: int | None = None
) -> list[UsageRow]:
    """Return the counts of an account, or of all together, since a day, the newest day first."""
    usage = usage_days.c
    found = (
        select(usage.day, usage.endpoint, usage.outcome, func.sum(usage.requests))
        .where(usage.day >= since_day)
        .group_by(usage.day, usage.endpoint, usage.outcome)
        .order_by(usage.day.desc(), usage.endpoint, usage.outcome)
    )
    if account_id is not None:
        found = found.where(usage.account_id == account_id)
    return [
        UsageRow(day, endpoint, outcome, int(requests))
        for day, endpoint, outcome, requests in connection.execute(found)
    ]


@dataclass(frozen=True, slots=True)
class DayMeasured:
    """The requests of a day: how many in all, failed with 5xx, and answered in time."""

    day: int
    requests: int
    failed: int
    within_fast: int
    within_slow: int


def measure_days(connection: Connection) -> list[DayMeasured]:
    """Return the measurements of each day within retention, the newest first.

    A wish that could not be met tells nothing of the service, and anybody could ask for many.
    """
    own = api_requests.c
    day = (own.at_ms - own.at_ms % _DAY_MS).label("day_ms")
    found = (
        select(
            day,
            func.count(),
            func.sum(case((own.status >= _FAULT, 1), else_=0)),
            func.sum(case((own.elapsed_ms <= FAST_MS, 1), else_=0)),
            func.sum(case((own.elapsed_ms <= SLOW_MS, 1), else_=0)),
        )
        .where(own.code != GenerationLimitError.code)
        .group_by(day)
        .order_by(day.desc())
    )
    return [
        DayMeasured(day_ms // _DAY_MS, *map(int, counts))
        for day_ms, *counts in connection.execute(found)
    ]
