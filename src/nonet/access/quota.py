"""One statement settles whether a key is good and whether its account has requests left.

So the count is exact across processes and hosts, and a key that was revoked a moment ago is
refused by the very next request. Once a window is spent, this process refuses by itself until the
window ends: a flood costs reads, never writes.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement

from nonet.access.last_use import LastUse
from nonet.access.statements import look_statement, spend_statement
from nonet.access.window import WINDOW_MS, Window, seconds_until
from nonet.database import Database
from nonet.errors import (
    AccessError,
    AccountSuspendedError,
    KeyExpiredError,
    KeyRevokedError,
    RateLimitedError,
    UnknownKeyError,
)


class Caller(NamedTuple):
    """An admitted request: whose it is, and what is left of the window it was counted in."""

    account_id: int
    key_id: int
    window: Window


class _Standing(NamedTuple):
    """What the database says of a key that exists."""

    account_id: int
    key_id: int
    revoked_at_ms: int | None
    expires_at_ms: int | None
    suspended_at_ms: int | None
    window_started_at_ms: int
    window_used: int


class Quota:
    """`limit` requests a minute and account, in a lane of their own.

    `whose` is the condition that finds the key; its parameters come with each call as `identity`.
    """

    def __init__(
        self,
        database: Database,
        *,
        whose: ColumnElement[bool],
        lane: str,
        limit: int,
        clock: Callable[[], float],
    ) -> None:
        self._database = database
        self._lane = lane
        self._limit = limit
        self._clock = clock
        self._spend_sql = database.compile(spend_statement(database.dialect, whose))
        self._look_sql = database.compile(look_statement(whose))
        self._spent_until_ms: dict[Hashable, int] = {}

    async def spend(self, name: Hashable, identity: Mapping[str, Any], last_use: LastUse) -> Caller:
        """Count one request; `name` tells identities apart.

        Raises:
            UnknownKeyError: nobody has the key.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: no longer good.
            RateLimitedError: good, but the account's window is spent.
        """
        while True:
            now_ms = int(self._clock() * 1000)
            if now_ms >= self._spent_until_ms.get(name, 0):
                caller = await self._count(identity, now_ms)
                if caller is not None:
                    last_use.note(caller.key_id, now_ms)
                    return caller
            await self._refuse(name, identity, now_ms)
            # Between the two statements the window ended or the key became good again.
            self._spent_until_ms.pop(name, None)

    async def look(self, identity: Mapping[str, Any]) -> tuple[int, int]:
        """Return the account's and the key's id of a good key without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError.
        """
        standing = await self._standing(identity, int(self._clock() * 1000))
        return standing.account_id, standing.key_id

    async def _count(self, identity: Mapping[str, Any], now_ms: int) -> Caller | None:
        parameters = {"lane": self._lane, "limit": self._limit, "now_ms": now_ms, **identity}
        row = await self._database.fetch_one(self._spend_sql, parameters)
        if row is None:
            return None
        account_id, key_id, started_at_ms, used = row
        reset_s = seconds_until(started_at_ms + WINDOW_MS, now_ms=now_ms)
        return Caller(account_id, key_id, Window(self._limit, max(0, self._limit - used), reset_s))

    async def _refuse(self, name: Hashable, identity: Mapping[str, Any], now_ms: int) -> None:
        """Raise the reason to refuse a key, if there still is one."""
        standing = await self._standing(identity, now_ms)
        ends_at_ms = standing.window_started_at_ms + WINDOW_MS
        if standing.window_used >= self._limit and now_ms < ends_at_ms:
            self._remember_spent(name, ends_at_ms, now_ms)
            wait_s = seconds_until(ends_at_ms, now_ms=now_ms)
            refusal = RateLimitedError(limit=self._limit, retry_after_s=wait_s)
            raise _of(standing, refusal)

    async def _standing(self, identity: Mapping[str, Any], now_ms: int) -> _Standing:
        row = await self._database.fetch_one(self._look_sql, {"lane": self._lane, **identity})
        if row is None:
            raise UnknownKeyError
        standing = _Standing(*row)
        if standing.revoked_at_ms is not None:
            raise _of(standing, KeyRevokedError())
        if standing.expires_at_ms is not None and standing.expires_at_ms <= now_ms:
            raise _of(standing, KeyExpiredError())
        if standing.suspended_at_ms is not None:
            raise _of(standing, AccountSuspendedError())
        return standing

    def _remember_spent(self, name: Hashable, ends_at_ms: int, now_ms: int) -> None:
        if name not in self._spent_until_ms:
            # Windows that ended are forgotten here, so the table holds a minute's worth.
            ended = [known for known, end in self._spent_until_ms.items() if end <= now_ms]
            for known in ended:
                del self._spent_until_ms[known]
        self._spent_until_ms[name] = ends_at_ms


def _of(standing: _Standing, refusal: AccessError) -> AccessError:
    """Say whose request is refused, so that the refusal can be counted."""
    refusal.account_id = standing.account_id
    return refusal
