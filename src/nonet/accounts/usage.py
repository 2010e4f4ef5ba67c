"""Requests per account, day, endpoint and outcome: counted in memory, written in batches.

ok        answered with a result, or with 304
refused   answered with another 4xx: the request, its key or its account was not valid
limited   answered with 429
failed    answered with 5xx
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    Integer,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from nonet.database.queries import columns_for, upsert
from nonet.database.tables import accounts, api_keys, api_requests, usage_days
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


_USED_AT = bindparam("used_at_ms", type_=BigInteger)


_WRITE_USE = (
    update(api_keys)
    .where(
        api_keys.c.id == bindparam("key_id", type_=Integer),
        or_(api_keys.c.last_used_at_ms.is_(None), api_keys.c.last_used_at_ms < _USED_AT),
    )
    .values(last_used_at_ms=_USED_AT)
)


class LastUse:
    """The uses since the last flush, the newest of each key."""

    def __init__(self) -> None:
        self._used_at_ms: dict[int, int] = {}

    def note(self, key_id: int, now_ms: int) -> None:
        """Remember that a key was used."""
        self._used_at_ms[key_id] = now_ms

    def take(self) -> dict[int, int]:
        """Return what was gathered, by key id, and start anew."""
        taken, self._used_at_ms = self._used_at_ms, {}
        return taken

    def give_back(self, used_at_ms: dict[int, int]) -> None:
        """Remember again what could not be written, where nothing newer is known."""
        self._used_at_ms = {**used_at_ms, **self._used_at_ms}


def write_last_use(connection: Connection, used_at_ms: dict[int, int]) -> None:
    """Store the time of last use of each key; a later one that is there already stays."""
    # In order of id, so that two processes never deadlock.
    rows = [{"key_id": key, "used_at_ms": used_at_ms[key]} for key in sorted(used_at_ms)]
    connection.execute(_WRITE_USE, rows)


DAY_MS = 24 * 60 * 60 * 1000
KEPT_MS = 7 * DAY_MS
REQUESTS_A_PAGE = 100
# More would come in five seconds from a flood of refused requests alone.
MOST_GATHERED = 20_000


class RequestDetails(NamedTuple):
    """What is known of a request beside whose it is: id, beginning, key, and why not."""

    request_id: str | None
    began_s: float
    key_id: int | None = None
    code: str = ""
    broken_rules: str | None = None


class Noted(NamedTuple):
    """A request that was answered, on its way to the database."""

    account_id: int
    key_id: int | None
    at_ms: int
    endpoint: str
    status: int
    code: str
    elapsed_ms: int
    request_id: str | None
    broken_rules: str | None


@dataclass(frozen=True, slots=True)
class RequestRow:
    """A request as its owner sees it; `code` is empty where it was answered."""

    id: int
    at_ms: int
    endpoint: str
    status: int
    code: str
    elapsed_ms: int
    request_id: str | None
    key_id: int | None
    broken_rules: str | None = None


@dataclass(frozen=True, slots=True)
class RequestPart:
    """How many requests of a day were made with a key, to an endpoint, and ended alike."""

    day: int
    key_id: int | None
    endpoint: str
    status: int
    code: str
    requests: int


@dataclass(frozen=True, slots=True)
class RequestFilter:
    """Which requests to show; what is None is not asked."""

    endpoint: str | None = None
    status: int | None = None
    key_id: int | None = None
    request_id: str | None = None
    before_id: int | None = None


class RequestNotes:
    """The requests since the last flush."""

    def __init__(self, clock: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self._clock = clock
        self._elapsed = elapsed
        self._noted: list[Noted] = []

    def begin(self) -> float:
        """Return when a request begins, for `RequestDetails`."""
        return self._elapsed()

    def note(self, account_id: int, endpoint: str, status: int, asked: RequestDetails) -> None:
        """Note a request; in a flood, those that come last are left out."""
        if len(self._noted) >= MOST_GATHERED:
            return
        took_ms = round((self._elapsed() - asked.began_s) * 1000)
        now_ms = int(self._clock() * 1000)
        self._noted.append(
            Noted(
                account_id,
                asked.key_id,
                now_ms,
                endpoint,
                status,
                asked.code,
                took_ms,
                asked.request_id,
                asked.broken_rules,
            )
        )

    def take(self) -> list[Noted]:
        """Return what was noted and start anew."""
        taken, self._noted = self._noted, []
        return taken

    def give_back(self, noted: list[Noted]) -> None:
        """Note again what could not be written, as far as there is room."""
        self._noted = [*noted, *self._noted][:MOST_GATHERED]


_NOTED = [bindparam(one.name, type_=one.type) for one in columns_for(Noted, api_requests)]
_WRITE_REQUESTS = insert(api_requests).from_select(
    Noted._fields, select(*_NOTED).where(accounts.c.id == _NOTED[0])
)


def write_requests(connection: Connection, noted: Iterable[Noted]) -> None:
    """Store requests; those of a deleted account are dropped."""
    connection.execute(_WRITE_REQUESTS, [request._asdict() for request in noted])


def list_requests(
    connection: Connection, account_id: int, wanted: RequestFilter, *, limit: int = REQUESTS_A_PAGE
) -> list[RequestRow]:
    """Return an account's requests, the newest first."""
    own = api_requests.c
    found: Select[Any] = (
        select(*columns_for(RequestRow, api_requests))
        .where(own.account_id == account_id)
        .order_by(own.id.desc())
        .limit(limit)
    )
    asked = (
        (own.status, wanted.status),
        (own.key_id, wanted.key_id),
        (own.request_id, wanted.request_id),
    )
    for column, value in asked:
        if value is not None:
            found = found.where(column == value)
    if wanted.endpoint is not None:
        # As somebody writes it: `mcp` has every tool, and `check_puzzle` is one of these.
        name = wanted.endpoint.removeprefix("/")
        whole = f"/{name}"
        beginning = own.endpoint.startswith(f"{whole} ", autoescape=True)
        ending = own.endpoint.endswith(f" {name}", autoescape=True)
        found = found.where(or_(own.endpoint == whole, beginning, ending))
    if wanted.before_id is not None:
        found = found.where(own.id < wanted.before_id)
    return [RequestRow(*row) for row in connection.execute(found)]


def count_requests(connection: Connection, account_id: int) -> list[RequestPart]:
    """Return how many requests of an account there were by day, key, endpoint and code."""
    own = api_requests.c
    # Whole days; of two integers, both databases make an integer.
    day = (own.at_ms - own.at_ms % DAY_MS).label("day_ms")
    ends = (own.key_id, own.endpoint, own.status, own.code)
    found = (
        select(day, *ends, func.count())
        .where(own.account_id == account_id)
        .group_by(day, *ends)
        .order_by(day.desc(), *ends)
    )
    return [RequestPart(day_ms // DAY_MS, *rest) for day_ms, *rest in connection.execute(found)]


def delete_old_requests(connection: Connection, *, now_ms: int) -> None:
    """Delete the requests that are older than seven days, and of others what they broke."""
    connection.execute(
        update(api_requests)
        .where(api_requests.c.at_ms <= now_ms - DAY_MS, api_requests.c.broken_rules.is_not(None))
        .values(broken_rules=None)
    )
    connection.execute(delete(api_requests).where(api_requests.c.at_ms <= now_ms - KEPT_MS))
