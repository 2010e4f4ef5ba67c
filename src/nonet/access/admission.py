"""The door for keys."""

from functools import partial

from nonet.access.keys import fingerprint, is_well_formed
from nonet.access.last_use import LastUse
from nonet.access.quota import Caller, Clocks, Quota
from nonet.access.reach import Reach
from nonet.access.statements import BY_HASH
from nonet.access.window import Window
from nonet.database import Database
from nonet.errors import UnknownKeyError

LANE = "api"


class Admission:
    """Admits requests by key, `limit` a minute and account."""

    def __init__(
        self, database: Database, *, limit: int, clocks: Clocks, last_use: LastUse
    ) -> None:
        self._last_use = last_use
        self._quota = Quota(database, whose=BY_HASH, lane=LANE, limit=limit, clocks=clocks)

    async def admit(self, key: str, *, endpoint: str, address: str) -> Caller:
        """Count one request of the key's account to an endpoint, from an address.

        Raises:
            UnknownKeyError: not a key, or nobody's.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: no longer good.
            KeyScopeError, KeyAddressError: the key does not reach so far.
            RateLimitedError: good, but the account's window is spent.
        """
        key_hash = _fingerprint(key)
        return await self._quota.spend(
            key_hash, {"hash": key_hash}, self._last_use, partial(_judge, endpoint, address)
        )

    async def count_more(self, caller: Caller, more: int) -> Window:
        """Count so many requests beside the one that an admitted caller was counted already.

        Raises:
            RateLimitedError: too few are left; nothing was counted.
        """
        return await self._quota.spend_more(caller.account_id, more)

    async def identify(self, key: str, *, address: str) -> tuple[int, int]:
        """Return the account's and the key's id without counting a request.

        Raises:
            UnknownKeyError, KeyRevokedError, KeyExpiredError, AccountSuspendedError,
                KeyAddressError.
        """
        return await self._quota.look({"hash": _fingerprint(key)}, partial(_judge, None, address))


def _judge(endpoint: str | None, address: str, reach: Reach) -> None:
    reach.require(endpoint, address)


def _fingerprint(key: str) -> bytes:
    if not is_well_formed(key):
        raise UnknownKeyError
    return fingerprint(key)
