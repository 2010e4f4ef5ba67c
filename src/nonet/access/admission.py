"""The door: a key is good, and its account has requests left, or the caller is refused.

Both are settled by one statement, so the count is exact across processes and hosts, and a key
that was revoked a moment ago is refused by the very next request. Once a window is spent, this
process refuses by itself until the window ends: a flood costs reads, never writes.
"""

from collections.abc import Callable
from typing import NamedTuple

from nonet.access.keys import fingerprint, is_well_formed
from nonet.access.last_use import LastUse
from nonet.access.statements import look_statement, spend_statement
from nonet.access.window import WINDOW_MS, Window, seconds_until
from nonet.database import Database
from nonet.errors import (
    AccountSuspendedError,
    KeyExpiredError,
    KeyRevokedError,
    RateLimitedError,
    UnknownKeyError,
)

API_LANE = "api"


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


class Admission:
    """Admits requests by key, `limit` a minute and account."""

    def __init__(
        self,
        database: Database,
        *,
        limit: int,
        clock: Callable[[], float],
        last_use: LastUse,
        lane: str = API_LANE,
    ) -> None:
        self._database = database
        self._limit = limit
        self._clock = clock
        self._last_use = last_use
        self._lane = lane
        self._spend_sql = database.compile(spend_statement(database.dialect))
        self._look_sql = database.compile(look_statement())
        self._spent_until_ms: dict[bytes, int] = {}

    async def admit(self, key: str) -> Caller:
        """Count one request of the key's account.

        Raises:
            UnknownKeyError: not a key, or nobody's.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: no longer good.
            RateLimitedError: good, but the account's window is spent.
        """
        if not is_well_formed(key):
            raise UnknownKeyError
        key_hash = fingerprint(key)
        while True:
            now_ms = int(self._clock() * 1000)
            if now_ms >= self._spent_until_ms.get(key_hash, 0):
                caller = await self._spend(key_hash, now_ms)
                if caller is not None:
                    return caller
            await self._refuse(key_hash, now_ms)
            # Between the two statements the window ended or the key became good again.
            self._spent_until_ms.pop(key_hash, None)

    async def identify(self, key: str) -> tuple[int, int]:
        """Return the account's and the key's id without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError.
        """
        if not is_well_formed(key):
            raise UnknownKeyError
        standing = await self._standing(fingerprint(key), int(self._clock() * 1000))
        return standing.account_id, standing.key_id

    async def _spend(self, key_hash: bytes, now_ms: int) -> Caller | None:
        row = await self._database.fetch_one(
            self._spend_sql,
            {"hash": key_hash, "lane": self._lane, "limit": self._limit, "now_ms": now_ms},
        )
        if row is None:
            return None
        account_id, key_id, started_at_ms, used = row
        self._last_use.note(key_id, now_ms)
        reset_s = seconds_until(started_at_ms + WINDOW_MS, now_ms=now_ms)
        window = Window(self._limit, max(0, self._limit - used), reset_s)
        return Caller(account_id, key_id, window)

    async def _refuse(self, key_hash: bytes, now_ms: int) -> None:
        """Raise the reason to refuse a key, if there still is one."""
        standing = await self._standing(key_hash, now_ms)
        ends_at_ms = standing.window_started_at_ms + WINDOW_MS
        if standing.window_used >= self._limit and now_ms < ends_at_ms:
            self._remember_spent(key_hash, ends_at_ms, now_ms)
            wait_s = seconds_until(ends_at_ms, now_ms=now_ms)
            raise RateLimitedError(limit=self._limit, retry_after_s=wait_s)

    async def _standing(self, key_hash: bytes, now_ms: int) -> _Standing:
        row = await self._database.fetch_one(self._look_sql, {"hash": key_hash, "lane": self._lane})
        if row is None:
            raise UnknownKeyError
        standing = _Standing(*row)
        if standing.revoked_at_ms is not None:
            raise KeyRevokedError
        if standing.expires_at_ms is not None and standing.expires_at_ms <= now_ms:
            raise KeyExpiredError
        if standing.suspended_at_ms is not None:
            raise AccountSuspendedError
        return standing

    def _remember_spent(self, key_hash: bytes, ends_at_ms: int, now_ms: int) -> None:
        if key_hash not in self._spent_until_ms:
            # Windows that ended are forgotten here, so the table holds a minute's worth.
            ended = [key for key, end in self._spent_until_ms.items() if end <= now_ms]
            for key in ended:
                del self._spent_until_ms[key]
        self._spent_until_ms[key_hash] = ends_at_ms
