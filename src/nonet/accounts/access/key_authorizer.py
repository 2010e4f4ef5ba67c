"""Admission by API key, and by access token where tools are served."""

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from nonet.accounts.access.keys import fingerprint, is_access_token, is_well_formed
from nonet.accounts.access.principal import Principal, Window
from nonet.accounts.access.quota import Clocks, Quota, QuotaMeter, seconds_until
from nonet.accounts.access.statements import BY_HASH, WINDOW_MS, by_token, now_of
from nonet.accounts.usage import LastUse
from nonet.database.connection import Database
from nonet.database.tables import quota_windows
from nonet.errors import KeyExpiredError, KeyRevokedError, UnknownKeyError

LANE = "api"


class _Credential(NamedTuple):
    """The quota of a kind of credential, and its statement's parameters."""

    quota: Quota
    identity: dict[str, Any]


class KeyAuthorizer:
    """Admits requests by key, up to `limit` a minute for each account without its own limit.

    Access tokens are accepted only if a `resource` is given, and only tokens for that resource.
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
        """Report every counted request to a meter."""
        self._by_key.meter = self._by_token.meter = meter

    async def admit(self, key: str, *, needed: str, address: str) -> Principal:
        """Count one request of the key's account, from an address, that needs a scope.

        Raises:
            UnknownKeyError: the key is unknown or malformed, or the token has expired.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: the key is no longer valid.
            KeyScopeError, KeyAddressError: the key's permissions don't suffice.
            RateLimitedError: the account has no requests left in this window.
        """
        quota, identity = self._credential(key)
        try:
            return await quota.spend(
                identity["hash"],
                identity,
                self._last_use,
                lambda permissions: permissions.require(needed, address),
            )
        except (KeyRevokedError, KeyExpiredError) as error:
            raise self._shown(quota, error) from None

    async def count_more(self, caller: Principal, more: int) -> Window:
        """Count additional requests for an admitted caller.

        Raises:
            RateLimitedError: too few are left; nothing was counted.
        """
        account_id, _ = caller.account_and_key
        limit = self._limit if caller.window is None else caller.window.limit
        return await self._by_key.spend_more(account_id, more, limit=limit)

    async def identify(self, key: str, *, address: str) -> Principal:
        """Return the owner of a key, without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError,
                KeyAddressError.
        """
        quota, identity = self._credential(key)
        try:
            return await quota.look(
                identity, lambda permissions: permissions.require(None, address)
            )
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
        """Report an ended connection as unknown, so that its program asks the person again."""
        return UnknownKeyError() if quota is self._by_token else error


def read_window(connection: Connection, account_id: int, *, limit: int, now_ms: int) -> Window:
    """Return the current window of an account's requests; a full one if there is none.

    `now_ms` is the host's time, which is used only on SQLite.
    """
    now = now_of(connection.dialect).label("now_ms")
    found = select(quota_windows.c.started_at_ms, quota_windows.c.used, now).where(
        quota_windows.c.account_id == account_id, quota_windows.c.lane == LANE
    )
    row = connection.execute(found, {"now_ms": now_ms}).first()
    if row is None or row.now_ms >= row.started_at_ms + WINDOW_MS:
        return Window(limit, limit, WINDOW_MS // 1000)
    # A window that began in the future, by a clock set back since, will start again now.
    began_at_ms = min(row.started_at_ms, row.now_ms)
    reset_s = seconds_until(began_at_ms + WINDOW_MS, now_ms=row.now_ms)
    return Window(limit, max(0, limit - row.used), reset_s)
