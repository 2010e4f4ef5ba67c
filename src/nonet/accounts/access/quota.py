"""Rate limits of accounts, counted in the database.

One statement checks a key and counts a request of its account. So the count is exact across
processes and hosts, and a revoked key is rejected at the next request. Once a window is used up,
this process rejects requests without writing until the window ends. The length of that wait comes
from the clock that opened the window, and is measured by a monotonic clock.
"""

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


def seconds_until(end_ms: int, *, now_ms: int) -> int:
    """Return the whole seconds until `end_ms`, rounded up, at least one."""
    return max(1, -((now_ms - end_ms) // 1000))


# Each of the two statements may see another state, but hardly several times in a row.
_TRIES = 4


class Clocks(NamedTuple):
    """The host's time in seconds since 1970, and a monotonic clock in seconds."""

    time: Callable[[], float]
    elapsed: Callable[[], float]


class _KeyState(NamedTuple):
    """State of a key in the database."""

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
        """The key's permissions."""
        return reach_of(self.scope, self.allowed_addresses)


Judge = Callable[[Permissions], None]


class QuotaMeter(Protocol):
    """Receives the numbers of counted requests."""

    def spent(self, lane: str, requests: int) -> None: ...


# Several quotas have the same statements, and compiling these takes much of the time of a start.
_compiled: dict[tuple[str, ColumnElement[bool]], list[Statement]] = {}


def _statements(database: Database, whose: ColumnElement[bool]) -> list[Statement]:
    """Return the statements that spend, look, spend more, and read the window."""
    dialect = database.dialect
    if (dialect.name, whose) not in _compiled:
        of_key = (spend_statement(dialect, whose), look_statement(dialect, whose))
        others = (spend_more_statement(dialect), window_statement(dialect))
        compiled = [database.compile(statement) for statement in (*of_key, *others)]
        _compiled[dialect.name, whose] = compiled
    return _compiled[dialect.name, whose]


class Quota:
    """Fixed windows of a minute, in one lane, with `limit` requests or the account's own limit.

    `whose` is the condition that finds the key; each call passes its parameters as `identity`.
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
        """Count one request; `name` is unique for each identity.

        `judge` raises an error if the key's permissions don't suffice. Without it, permissions
        aren't checked.

        Raises:
            UnknownKeyError: no account has the key.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: the key is no longer valid.
            KeyScopeError, KeyAddressError: the key's permissions don't suffice.
            RateLimitedError: the account has no requests left in this window.
            UnavailableError.
        """
        for _ in range(_TRIES):
            spent_until_s = self._spent_until_s.get(name)
            if spent_until_s is None or self._clocks.elapsed() >= spent_until_s:
                caller = await self._count(identity, last_use, judged=judge is None)
                if caller is not None:
                    return caller
            state = await self._require_valid(name, identity, judge)
            if judge is not None and not state.reach.is_everything:
                caller = await self._count(identity, last_use, judged=True)
                if caller is not None:
                    return caller
            # Between the two statements, the window ended, the key became valid again, or the
            # clock was set back.
            self._spent_until_s.pop(name, None)
        raise errors.UnavailableError("the account's window keeps changing")

    async def spend_more(self, account_id: int, more: int, *, limit: int) -> Window:
        """Count additional requests after one was counted: all of them or none.

        `limit` is the one that the first request was counted with. A number larger than a whole
        window counts as a whole window.

        Raises:
            RateLimitedError: too few are left.
            UnavailableError.
        """
        charged = min(more, limit - 1)
        parameters = self._parameters({"account_id": account_id, "more": charged, "limit": limit})
        row = await self._database.fetch_one(self._spend_more, parameters)
        if row is not None:
            self._report(charged)
            return _window_of(*row, limit=limit)
        row = await self._database.fetch_one(self._window, parameters)
        if row is None:  # the account was deleted since
            raise errors.UnknownKeyError
        window = _window_of(*row, limit=limit)
        raise errors.RateLimitedError(
            limit=limit, remaining=window.remaining, retry_after_s=window.reset_s
        )

    async def look(self, identity: Mapping[str, Any], judge: Judge | None = None) -> Principal:
        """Return the owner of a valid key, without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError.
        """
        state = await self._state(identity, judge)
        return Principal(state.account_id, key_id=state.key_id, permissions=state.reach)

    async def _count(
        self, identity: Mapping[str, Any], last_use: LastUse, *, judged: bool
    ) -> Principal | None:
        parameters = self._parameters(identity, judged=int(judged))
        row = await self._database.fetch_one(self._spend, parameters)
        if row is None:
            return None
        account_id, key_id, started_at_ms, used, allowed, now_ms = row
        if used > allowed:
            return None
        last_use.note(key_id, now_ms)
        self._report(1)
        window = _window_of(started_at_ms, used, now_ms, limit=allowed)
        return Principal(account_id, key_id=key_id, window=window)

    async def _require_valid(
        self, name: Hashable, identity: Mapping[str, Any], judge: Judge | None
    ) -> _KeyState:
        """Raise the reason to reject a key, or return its state if there is no longer one."""
        state = await self._state(identity, judge)
        began_ms_ago = state.now_ms - state.window_started_at_ms
        if state.window_used >= state.limit and -CLOCK_SKEW_MS <= began_ms_ago < WINDOW_MS:
            self._remember_spent(name, (WINDOW_MS - began_ms_ago) / 1000)
            wait_s = seconds_until(WINDOW_MS, now_ms=began_ms_ago)
            error = errors.RateLimitedError(limit=state.limit, retry_after_s=wait_s)
            raise _of(state, error)
        return state

    def _report(self, requests: int) -> None:
        if self.meter is not None:
            self.meter.spent(self._lane, requests)

    def _parameters(self, identity: Mapping[str, Any], *, judged: int = 0) -> dict[str, Any]:
        common = {"lane": self._lane, "limit": self._limit, "judged": judged}
        return {"now_ms": int(self._clocks.time() * 1000), **common, **identity}

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
            # Remove windows that ended, so that the table has those of a minute.
            ended = [known for known, end_s in self._spent_until_s.items() if end_s <= now_s]
            for known in ended:
                del self._spent_until_s[known]
        self._spent_until_s[name] = now_s + wait_s


def _window_of(started_at_ms: int, used: int, now_ms: int, *, limit: int) -> Window:
    reset_s = seconds_until(started_at_ms + WINDOW_MS, now_ms=now_ms)
    return Window(limit, max(0, limit - used), reset_s)


def _of(state: _KeyState, error: errors.AccessError) -> errors.AccessError:
    """Set the owner on an error, so that it can be counted."""
    error.account_id = state.account_id
    error.key_id = state.key_id
    return error
