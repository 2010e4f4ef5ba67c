"""The door for download grants."""

from nonet.accounts.access.grant import LIFETIME_S, Export, Grant, GrantSigner
from nonet.accounts.access.last_use import LastUse
from nonet.accounts.access.quota import Clocks, Principal, Quota, QuotaMeter
from nonet.accounts.access.statements import BY_ID
from nonet.database.connection import Database
from nonet.errors import GrantExpiredError, KeyRevokedError, UnknownKeyError

LANE = "download"


class Downloads:
    """Makes grants and admits downloads by them, `limit` a minute and account, or its own."""

    def __init__(
        self, database: Database, signer: GrantSigner, *, limit: int, clocks: Clocks
    ) -> None:
        self._signer = signer
        self._clock = clocks.time
        self._quota = Quota(database, whose=BY_ID, lane=LANE, limit=limit, clocks=clocks)
        # A download is no use of the key: whoever holds the link may be anyone.
        self._unused = LastUse()

    def measure(self, meter: QuotaMeter) -> None:
        """Tell a meter of every download that is counted."""
        self._quota.meter = meter

    def grant(self, export: Export, caller: Principal) -> tuple[str, int]:
        """Make a caller's grant; return its text and its expiry in seconds since 1970."""
        expires_at_s = int(self._clock()) + LIFETIME_S
        text = self._signer.sign(
            export,
            account_id=caller.account_id,
            key_id=caller.key_id,
            expires_at_s=expires_at_s,
        )
        return text, expires_at_s

    async def admit(self, text: str) -> tuple[Principal, Grant]:
        """Count one download of the grant's account.

        Raises:
            InvalidGrantError: not a grant of this service.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: the key behind it is no
                longer good; a deleted one counts as revoked.
            GrantExpiredError: the grant is older than a day.
            RateLimitedError: the account's window of downloads is spent.
        """
        grant = self._signer.read(text)
        identity = {"key_id": grant.key_id, "account_id": grant.account_id}
        try:
            if self._clock() >= grant.expires_at_s:
                await self._quota.look(identity)
                raise GrantExpiredError
            return await self._quota.spend(grant.key_id, identity, self._unused), grant
        except UnknownKeyError:
            raise KeyRevokedError from None
