"""Usage: last use of keys, counts by day, and the requests of the last seven days.

Each is collected in memory and written in batches. Outcomes of the daily counts:

ok        answered with a result, or with 304
refused   answered with another 4xx: the request, its key or its account was invalid
limited   answered with 429
failed    answered with 5xx

No body, query or address of a request is stored. For rejected requests, the names of fields and
their expected values are kept for a day.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    update,
)

from nonet.database.queries import columns_for, delete_rows, fetch_all, update_rows, upsert
from nonet.database.tables import accounts, api_keys, api_requests, usage_days
from nonet.errors import GenerationLimitError

DAY_S = 86_400
DAY_MS = DAY_S * 1000
KEPT_MS = 7 * DAY_MS
REQUESTS_A_PAGE = 100
# More than this could only come from a flood of rejected requests within five seconds.
MOST_GATHERED = 20_000
TOO_MANY_REQUESTS = 429
FAST_MS, SLOW_MS = 100, 1000
_FAULT = 500
# The start of a request's day. On integers, both databases compute an integer.
_DAY = (api_requests.c.at_ms - api_requests.c.at_ms % DAY_MS).label("day_ms")

# Account, day since 1970 in UTC, endpoint, HTTP status.
Count = tuple[int, int, str, int]


class LastUse:
    """The last use of each key since the last flush."""

    def __init__(self) -> None:
        self._used_at_ms: dict[int, int] = {}

    def note(self, key_id: int, now_ms: int) -> None:
        """Note the use of a key."""
        self._used_at_ms[key_id] = now_ms

    def take(self) -> dict[int, int]:
        """Return the times by key id, and clear them."""
        taken, self._used_at_ms = self._used_at_ms, {}
        return taken

    def give_back(self, used_at_ms: dict[int, int]) -> None:
        """Add times that couldn't be written, except for keys used since."""
        self._used_at_ms = {**used_at_ms, **self._used_at_ms}


_USED_AT = bindparam("used_at_ms", type_=BigInteger)
_WRITE_USE = (
    update(api_keys)
    .where(
        api_keys.c.id == bindparam("key_id", type_=Integer),
        or_(api_keys.c.last_used_at_ms.is_(None), api_keys.c.last_used_at_ms < _USED_AT),
    )
    .values(last_used_at_ms=_USED_AT)
)


def write_last_use(connection: Connection, used_at_ms: dict[int, int]) -> None:
    """Store each key's time of last use, unless a later one is stored."""
    # Sorted by id, so that two processes never deadlock.
    rows = [{"key_id": key, "used_at_ms": used_at_ms[key]} for key in sorted(used_at_ms)]
    connection.execute(_WRITE_USE, rows)


class UsageCounter:
    """The counts since the last flush."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: Counter[Count] = Counter()

    def note(self, account_id: int, endpoint: str, status: int) -> None:
        """Count one request."""
        self._counts[account_id, int(self._clock()) // DAY_S, endpoint, status] += 1

    def take(self) -> dict[Count, int]:
        """Return the counts, and reset them."""
        taken, self._counts = self._counts, Counter()
        return taken

    def give_back(self, counts: Mapping[Count, int]) -> None:
        """Add counts that couldn't be written."""
        self._counts.update(counts)


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
    """Add counts to the stored ones; those of deleted accounts are dropped."""
    summed: Counter[tuple[int, int, str, str]] = Counter()
    for (account_id, day, endpoint, status), requests in counts.items():
        summed[account_id, day, endpoint, outcome_of(status)] += requests
    # Sorted, so that two processes never deadlock.
    rows = [(*key, requests) for key, requests in sorted(summed.items())]
    connection.execute(_ADD, [dict(zip(_COLUMNS, row, strict=True)) for row in rows])


def outcome_of(status: int) -> str:
    """Return the outcome of an HTTP status."""
    if status == TOO_MANY_REQUESTS:
        return "limited"
    return {2: "ok", 3: "ok", 4: "refused"}.get(status // 100, "failed")


@dataclass(frozen=True, slots=True)
class UsageRow:
    """The number of requests to an endpoint with one outcome on a day."""

    day: int
    endpoint: str
    outcome: str
    requests: int


def list_usage(
    connection: Connection, *, since_day: int, account_id: int | None = None
) -> list[UsageRow]:
    """Return the counts of one account or all accounts since a day, newest day first."""
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


class RequestDetails(NamedTuple):
    """Details of a request: id, start, key, and error code with broken rules if it failed."""

    request_id: str | None
    began_s: float
    key_id: int | None = None
    code: str = ""
    broken_rules: str | None = None


class Noted(NamedTuple):
    """An answered request to be stored."""

    account_id: int
    key_id: int | None
    at_ms: int
    endpoint: str
    status: int
    code: str
    elapsed_ms: int
    request_id: str | None
    broken_rules: str | None


class RequestNotes:
    """The requests since the last flush."""

    def __init__(self, clock: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self._clock = clock
        self._elapsed = elapsed
        self._noted: list[Noted] = []

    def begin(self) -> float:
        """Return the start of a request, for `RequestDetails`."""
        return self._elapsed()

    def note(self, account_id: int, endpoint: str, status: int, asked: RequestDetails) -> None:
        """Note a request, unless there are too many."""
        if len(self._noted) >= MOST_GATHERED:
            return
        request_id, began_s, key_id, code, broken_rules = asked
        took_ms, now_ms = round((self._elapsed() - began_s) * 1000), int(self._clock() * 1000)
        result = (endpoint, status, code, took_ms, request_id, broken_rules)
        self._noted.append(Noted(account_id, key_id, now_ms, *result))

    def take(self) -> list[Noted]:
        """Return the requests, and clear them."""
        taken, self._noted = self._noted, []
        return taken

    def give_back(self, noted: list[Noted]) -> None:
        """Add requests that couldn't be written, as far as there is room."""
        self._noted = [*noted, *self._noted][:MOST_GATHERED]


_NOTED = [bindparam(one.name, type_=one.type) for one in columns_for(Noted, api_requests)]
_WRITE_REQUESTS = insert(api_requests).from_select(
    Noted._fields, select(*_NOTED).where(accounts.c.id == _NOTED[0])
)


def write_requests(connection: Connection, noted: Iterable[Noted]) -> None:
    """Store requests; those of deleted accounts are dropped."""
    connection.execute(_WRITE_REQUESTS, [request._asdict() for request in noted])


@dataclass(frozen=True, slots=True)
class RequestRow:
    """A stored request; `code` is empty if it succeeded."""

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
class RequestFilter:
    """Filter of a request list; None matches everything."""

    endpoint: str | None = None
    status: int | None = None
    key_id: int | None = None
    request_id: str | None = None
    before_id: int | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        """Return the filter as conditions."""
        own = api_requests.c
        exact = {own.status: self.status, own.key_id: self.key_id, own.request_id: self.request_id}
        found = [column == value for column, value in exact.items() if value is not None]
        if self.endpoint is not None:
            # `mcp` matches all tools of `/mcp`, and `check_puzzle` matches this one tool.
            name = self.endpoint.removeprefix("/")
            whole = f"/{name}"
            beginning = own.endpoint.startswith(f"{whole} ", autoescape=True)
            ending = own.endpoint.endswith(f" {name}", autoescape=True)
            found.append(or_(own.endpoint == whole, beginning, ending))
        if self.before_id is not None:
            found.append(own.id < self.before_id)
        return found


def list_requests(
    connection: Connection, account_id: int, wanted: RequestFilter, *, limit: int = REQUESTS_A_PAGE
) -> list[RequestRow]:
    """Return an account's requests, newest first."""
    own = api_requests.c
    found = select(*columns_for(RequestRow, api_requests)).where(
        own.account_id == account_id, *wanted.conditions()
    )
    return fetch_all(connection, found.order_by(own.id.desc()).limit(limit), RequestRow)


@dataclass(frozen=True, slots=True)
class RequestPart:
    """The number of requests on a day with the same key, endpoint and result."""

    day: int
    key_id: int | None
    endpoint: str
    status: int
    code: str
    requests: int


def count_requests(connection: Connection, account_id: int) -> list[RequestPart]:
    """Return the numbers of an account's requests by day, key, endpoint and result."""
    own = api_requests.c
    group = (own.key_id, own.endpoint, own.status, own.code)
    found = (
        select(_DAY, *group, func.count())
        .where(own.account_id == account_id)
        .group_by(_DAY, *group)
        .order_by(_DAY.desc(), *group)
    )
    return [RequestPart(day_ms // DAY_MS, *rest) for day_ms, *rest in connection.execute(found)]


def delete_old_requests(connection: Connection, *, now_ms: int) -> None:
    """Delete requests after seven days; after one day, clear the rules that a request broke."""
    own = api_requests.c
    old = (own.at_ms <= now_ms - DAY_MS) & own.broken_rules.is_not(None)
    update_rows(connection, api_requests, old, broken_rules=None)
    delete_rows(connection, api_requests, own.at_ms <= now_ms - KEPT_MS)


@dataclass(frozen=True, slots=True)
class DayMeasured:
    """The numbers of a day's requests: all, failed with 5xx, and answered in time."""

    day: int
    requests: int
    failed: int
    within_fast: int
    within_slow: int


def measure_days(connection: Connection) -> list[DayMeasured]:
    """Return the measurements of each stored day, newest first.

    Specs that couldn't be met are left out: they don't reflect on the service, and anybody could
    send many of them.
    """
    own = api_requests.c
    conditions = (own.status >= _FAULT, own.elapsed_ms <= FAST_MS, own.elapsed_ms <= SLOW_MS)
    found = (
        select(_DAY, func.count(), *(func.sum(case((one, 1), else_=0)) for one in conditions))
        .where(own.code != GenerationLimitError.code)
        .group_by(_DAY)
        .order_by(_DAY.desc())
    )
    return [
        DayMeasured(day_ms // DAY_MS, *map(int, counts))
        for day_ms, *counts in connection.execute(found)
    ]
