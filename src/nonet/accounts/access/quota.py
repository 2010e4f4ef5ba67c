"""One statement settles whether a key is good and whether its account has requests left.

So the count is exact across processes and hosts, and a key that was revoked a moment ago is
refused by the very next request. Once a window is spent, this process refuses by itself until the
window ends: a flood costs reads, never writes. How long that is comes from the clock that opened
the window; the wait is measured by one that nobody sets.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple, Protocol

from sqlalchemy import ColumnElement

from nonet import errors
from nonet.accounts.access.permissions import Permissions, reach_of
from nonet.accounts.access.principal import Principal, Window
from nonet.accounts.access.statements import (
    WINDOW_MS,
    look_statement,
    spend_more_statement,
    spend_statement,
    window_statement,
)
from nonet.accounts.usage import LastUse
from nonet.database.connection import Database
from nonet.database.queries import CLOCK_SKEW_MS, Statement
from nonet.errors import ThrottledError
from nonet.runtime.networks import network_of, site_of

HOUR_MS = 3_600_000


def seconds_until(end_ms: int, *, now_ms: int) -> int:
    """Return the whole seconds to wait, at least one, that are enough to reach `end_ms`."""
    return max(1, -((now_ms - end_ms) // 1000))


# The two statements may each see another state, but not time after time.
_TRIES = 4


class Clocks(NamedTuple):
    """The host's time in seconds since 1970, and the seconds that go by, which nobody sets."""

    time: Callable[[], float]
    elapsed: Callable[[], float]


class _KeyState(NamedTuple):
    """What the database says of a key that exists."""

    account_id: int
    key_id: int
    revoked_at_ms: int | None
    expires_at_ms: int | None
    suspended_at_ms: int | None
    window_started_at_ms: int
    window_used: int
    now_ms: int
    scope: str
    allowed_addresses: str | None
    limit: int

    @property
    def reach(self) -> Permissions:
        """How far the key reaches."""
        return reach_of(self.scope, self.allowed_addresses)


Judge = Callable[[Permissions], None]


class QuotaMeter(Protocol):
    """What is told of all requests that are counted."""

    def spent(self, lane: str, requests: int) -> None: ...


class _Statements(NamedTuple):
    """The statements of a quota, as text for a kind of database."""

    spend: Statement
    look: Statement
    spend_more: Statement
    window: Statement


# Some quotas are alike; to write their statements is much of the work of a start.
_text: dict[tuple[str, ColumnElement[bool]], _Statements] = {}


def _statements(database: Database, whose: ColumnElement[bool]) -> _Statements:
    dialect = database.dialect
    if (dialect.name, whose) not in _text:
        _text[dialect.name, whose] = _Statements(
            spend=database.compile(spend_statement(dialect, whose)),
            look=database.compile(look_statement(dialect, whose)),
            spend_more=database.compile(spend_more_statement(dialect)),
            window=database.compile(window_statement(dialect)),
        )
    return _text[dialect.name, whose]


class Quota:
    """`limit` requests a minute and account, or its own limit, in a lane of their own.

    `whose` is the condition that finds the key; its parameters come with each call as `identity`.
    """

    def __init__(
        self,
        database: Database,
        *,
        whose: ColumnElement[bool],
        lane: str,
        limit: int,
        clocks: Clocks,
    ) -> None:
        self._database = database
        self._lane = lane
        self._limit = limit
        self._clocks = clocks
        statements = _statements(database, whose)
        self._spend, self._look, self._spend_more, self._window = statements
        self._spent_until_s: dict[Hashable, float] = {}
        self.meter: QuotaMeter | None = None

    async def spend(
        self,
        name: Hashable,
        identity: Mapping[str, Any],
        last_use: LastUse,
        judge: Judge | None = None,
    ) -> Principal:
        """Count one request; `name` tells identities apart.

        `judge` raises what a key's reach refuses; without it, how far a key reaches is not asked.

        Raises:
            UnknownKeyError: nobody has the key.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: no longer good.
            KeyScopeError, KeyAddressError: good, but not for this.
            RateLimitedError: good, but the account's window is spent.
            UnavailableError.
        """
        for _ in range(_TRIES):
            spent_until_s = self._spent_until_s.get(name)
            if spent_until_s is None or self._clocks.elapsed() >= spent_until_s:
                caller = await self._count(identity, last_use, judged=judge is None)
                if caller is not None:
                    return caller
            state = await self._refuse(name, identity, judge)
            if judge is not None and not state.reach.is_everything:
                caller = await self._count(identity, last_use, judged=True)
                if caller is not None:
                    return caller
            # Between the two statements the window ended, the key became good again, or the clock
            # was set back.
            self._spent_until_s.pop(name, None)
        raise errors.UnavailableError("the window of an account changes with every look")

    async def spend_more(self, account_id: int, more: int, *, limit: int) -> Window:
        """Count so many requests beside the one that was counted already; all of them or none.

        `limit` is what that one was counted by. What asks for more than a window holds counts as
        a whole one.

        Raises:
            RateLimitedError: too few are left.
            UnavailableError.
        """
        charged = min(more, limit - 1)
        asked = {"account_id": account_id, "more": charged, "limit": limit}
        parameters = self._parameters(asked)
        row = await self._database.fetch_one(self._spend_more, parameters)
        if row is not None:
            self._shown(charged)
            return _window_of(*row, limit=limit)
        row = await self._database.fetch_one(self._window, parameters)
        if row is None:  # the account was deleted a moment ago
            raise errors.UnknownKeyError
        window = _window_of(*row, limit=limit)
        raise errors.RateLimitedError(
            limit=limit, remaining=window.remaining, retry_after_s=window.reset_s
        )

    async def look(self, identity: Mapping[str, Any], judge: Judge | None = None) -> Principal:
        """Return who has a good key, without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError.
        """
        state = await self._state(identity, judge)
        return Principal(state.account_id, key_id=state.key_id, permissions=state.reach)

    async def _count(
        self, identity: Mapping[str, Any], last_use: LastUse, *, judged: bool
    ) -> Principal | None:
        parameters = {**self._parameters(identity), "judged": int(judged)}
        row = await self._database.fetch_one(self._spend, parameters)
        if row is None:
            return None
        account_id, key_id, started_at_ms, used, allowed, now_ms = row
        if used > allowed:
            return None
        last_use.note(key_id, now_ms)
        self._shown(1)
        window = _window_of(started_at_ms, used, now_ms, limit=allowed)
        return Principal(account_id, key_id=key_id, window=window)

    async def _refuse(
        self, name: Hashable, identity: Mapping[str, Any], judge: Judge | None
    ) -> _KeyState:
        """Raise the reason to refuse a key, if there still is one; else return its standing."""
        state = await self._state(identity, judge)
        began_ms_ago = state.now_ms - state.window_started_at_ms
        if state.window_used >= state.limit and -CLOCK_SKEW_MS <= began_ms_ago < WINDOW_MS:
            self._remember_spent(name, (WINDOW_MS - began_ms_ago) / 1000)
            wait_s = seconds_until(WINDOW_MS, now_ms=began_ms_ago)
            error = errors.RateLimitedError(limit=state.limit, retry_after_s=wait_s)
            raise _of(state, error)
        return state

    def _shown(self, requests: int) -> None:
        if self.meter is not None:
            self.meter.spent(self._lane, requests)

    def _parameters(self, identity: Mapping[str, Any]) -> dict[str, Any]:
        now_ms = int(self._clocks.time() * 1000)
        return {"lane": self._lane, "limit": self._limit, "now_ms": now_ms, **identity}

    async def _state(self, identity: Mapping[str, Any], judge: Judge | None = None) -> _KeyState:
        row = await self._database.fetch_one(self._look, self._parameters(identity))
        if row is None:
            raise errors.UnknownKeyError
        state = _KeyState(*row)
        if state.revoked_at_ms is not None:
            raise _of(state, errors.KeyRevokedError())
        if state.expires_at_ms is not None and state.expires_at_ms <= state.now_ms:
            raise _of(state, errors.KeyExpiredError())
        if state.suspended_at_ms is not None:
            raise _of(state, errors.AccountSuspendedError())
        if judge is not None:
            try:
                judge(state.reach)
            except errors.AccessError as error:
                raise _of(state, error) from None
        return state

    def _remember_spent(self, name: Hashable, wait_s: float) -> None:
        now_s = self._clocks.elapsed()
        if name not in self._spent_until_s:
            # Windows that ended are forgotten here, so the table holds a minute's worth.
            ended = [known for known, end_s in self._spent_until_s.items() if end_s <= now_s]
            for known in ended:
                del self._spent_until_s[known]
        self._spent_until_s[name] = now_s + wait_s


def _window_of(started_at_ms: int, used: int, now_ms: int, *, limit: int) -> Window:
    reset_s = seconds_until(started_at_ms + WINDOW_MS, now_ms=now_ms)
    return Window(limit, max(0, limit - used), reset_s)


def _of(state: _KeyState, error: errors.AccessError) -> errors.AccessError:
    """Say whose request is refused, so that the refusal can be counted."""
    error.account_id = state.account_id
    error.key_id = state.key_id
    return error


MAX_CLIENTS = 50_000
# A site of IPv6 (/48) has so many times the limit of one of its networks (/64).
SITE_FACTOR = 16


class Throttle:
    """Counts events per client; all counts start again when a window is over.

    `clock` gives seconds that nobody sets. Of more clients than `MAX_CLIENTS`, those that have not
    come for the longest are forgotten: memory is bounded, and nobody is counted with another.
    """

    def __init__(
        self, *, limit: int, clock: Callable[[], float], window_ms: int = WINDOW_MS
    ) -> None:
        self._limit = limit
        self._window_ms = window_ms
        self._clock = clock
        self._counts: OrderedDict[str, int] = OrderedDict()
        self._ends_at_ms: int | None = None

    def count(self, client: str) -> None:
        """Count one event of a client: an address, or whatever else tells it from others.

        Raises:
            ThrottledError: the client, or the site that it is in, had more than the limit in this
                window.
        """
        now_ms = int(self._clock() * 1000)
        if self._ends_at_ms is None or now_ms >= self._ends_at_ms:
            self._counts.clear()
            self._ends_at_ms = now_ms + self._window_ms
        wait_s = seconds_until(self._ends_at_ms, now_ms=now_ms)
        if self._add(network_of(client)) > self._limit:
            raise ThrottledError(retry_after_s=wait_s)
        # After its network: what is refused there takes nothing from the neighbours.
        site = site_of(client)
        if site is not None and self._add(site) > SITE_FACTOR * self._limit:
            raise ThrottledError(retry_after_s=wait_s)

    def _add(self, name: str) -> int:
        counted = self._counts.pop(name, 0) + 1
        if len(self._counts) >= MAX_CLIENTS:
            self._counts.popitem(last=False)
        self._counts[name] = counted
        return counted
