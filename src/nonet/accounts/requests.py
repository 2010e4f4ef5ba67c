"""The requests of the last seven days, one by one: gathered in memory, written in batches.

What was asked is never kept: no body, no query, no address. Of a request that was refused the
names of fields are, for a day, with what was expected of each.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, or_, select, update

from nonet.database.queries import columns_for
from nonet.database.tables import accounts, api_requests

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


_GIVEN = [bindparam(one.name, type_=one.type) for one in columns_for(Noted, api_requests)]
_WRITE = insert(api_requests).from_select(
    Noted._fields, select(*_GIVEN).where(accounts.c.id == _GIVEN[0])
)


def write_requests(connection: Connection, noted: Iterable[Noted]) -> None:
    """Store requests; those of a deleted account are dropped."""
    connection.execute(_WRITE, [request._asdict() for request in noted])


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
