"""The door for keys, and where tools are served for the tokens of connections too."""

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from nonet.accounts.access.keys import fingerprint, is_access_token, is_well_formed
from nonet.accounts.access.permissions import Permissions
from nonet.accounts.access.principal import Principal, Window
from nonet.accounts.access.quota import Clocks, Quota, QuotaMeter, seconds_until
from nonet.accounts.access.statements import BY_HASH, WINDOW_MS, by_token, now_of
from nonet.accounts.usage import LastUse
from nonet.database.connection import Database
from nonet.database.tables import quota_windows
from nonet.errors import KeyExpiredError, KeyRevokedError, UnknownKeyError

LANE = "api"


class _Credential(NamedTuple):
    """By which quota a credential is looked up, and the statement's parameters for it."""

    quota: Quota
    identity: dict[str, Any]


class KeyAuthorizer:
    """Admits requests by key, `limit` a minute and account, or the account's own limit.

    Tokens are taken where a `resource` is named, and those alone that were made for it.
    """

    def __init__(
        self,
        database: Database,
        *,
        limit: int,
        clocks: Clocks,
        last_use: LastUse,
        resource: str | None = None,
    ) -> None:
        self._limit = limit
        self._last_use = last_use
        self._resource = resource
        open_quota = partial(Quota, database, lane=LANE, limit=limit, clocks=clocks)
        self._by_key = open_quota(whose=BY_HASH)
        self._by_token = open_quota(whose=by_token(database.dialect))

    def measure(self, meter: QuotaMeter) -> None:
        """Tell a meter of every request that is counted."""
        self._by_key.meter = self._by_token.meter = meter

    async def admit(self, key: str, *, needed: str, address: str) -> Principal:
        """Count one request of the key's account, from an address, to what needs a scope.

        Raises:
            UnknownKeyError: not a key, or nobody's; a token that has ended.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: no longer good.
            KeyScopeError, KeyAddressError: the key does not reach so far.
            RateLimitedError: good, but the account's window is spent.
        """
        quota, identity = self._credential(key)
        judge = partial(_judge, needed, address)
        try:
            return await quota.spend(identity["hash"], identity, self._last_use, judge)
        except (KeyRevokedError, KeyExpiredError) as error:
            raise self._shown(quota, error) from None

    async def count_more(self, caller: Principal, more: int) -> Window:
        """Count so many requests beside the one that an admitted caller was counted already.

        Raises:
            RateLimitedError: too few are left; nothing was counted.
        """
        account_id, _ = caller.account_and_key
        limit = self._limit if caller.window is None else caller.window.limit
        return await self._by_key.spend_more(account_id, more, limit=limit)

    async def identify(self, key: str, *, address: str) -> Principal:
        """Return who has a key, without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError,
                KeyAddressError.
        """
        quota, identity = self._credential(key)
        try:
            return await quota.look(identity, partial(_judge, None, address))
        except (KeyRevokedError, KeyExpiredError) as error:
            raise self._shown(quota, error) from None

    def _credential(self, text: str) -> _Credential:
        if is_well_formed(text):
            return _Credential(self._by_key, {"hash": fingerprint(text)})
        if self._resource is not None and is_access_token(text):
            identity = {"hash": fingerprint(text), "resource": self._resource}
            return _Credential(self._by_token, identity)
        raise UnknownKeyError

    def _shown(
        self, quota: Quota, error: KeyRevokedError | KeyExpiredError
    ) -> KeyRevokedError | KeyExpiredError | UnknownKeyError:
        """Take a connection that has ended for none: then a program asks its person again."""
        return UnknownKeyError() if quota is self._by_token else error


def _judge(needed: str | None, address: str, reach: Permissions) -> None:
    reach.require(needed, address)


def read_window(connection: Connection, account_id: int, *, limit: int, now_ms: int) -> Window:
    """Return the window of an account's requests; a full one where none is open.

    `now_ms` is the host's time, which counts on SQLite alone.
    """
    now = now_of(connection.dialect).label("now_ms")
    found = select(quota_windows.c.started_at_ms, quota_windows.c.used, now).where(
        quota_windows.c.account_id == account_id, quota_windows.c.lane == LANE
    )
    row = connection.execute(found, {"now_ms": now_ms}).first()
    if row is None or row.now_ms >= row.started_at_ms + WINDOW_MS:
        return Window(limit, limit, WINDOW_MS // 1000)
    # What began in the future, by a clock that was set back since, will begin anew.
    began_at_ms = min(row.started_at_ms, row.now_ms)
    reset_s = seconds_until(began_at_ms + WINDOW_MS, now_ms=row.now_ms)
    return Window(limit, max(0, limit - row.used), reset_s)
