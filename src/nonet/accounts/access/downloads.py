"""Grants: signed links to download one PDF for a day without a key.

    base64url( version | account | key | expiry | answers | paper | collection | signature )
    bytes         1         8      8       8         1        1        32          32

The collection is stored as its SHA-256, and the signature is the HMAC-SHA-256 of everything before
it. So a grant needs no storage, and only the service can create or change one.
"""

import hashlib
import hmac
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import Principal
from nonet.accounts.access.quota import Clocks, Quota, QuotaMeter
from nonet.accounts.access.statements import BY_ID
from nonet.accounts.usage import LastUse
from nonet.database.connection import Database
from nonet.errors import GrantExpiredError, InvalidGrantError, KeyRevokedError, UnknownKeyError
from nonet.printing.layout import PAPERS, Paper

VERSION = 1
LIFETIME_S = 24 * 60 * 60
_FORM = struct.Struct(">BQQQBB32s")
_SIGNATURE_BYTES = 32
# Separates these signatures from those that the secret makes for other purposes.
_PURPOSE = b"nonet download grant"


class Export(NamedTuple):
    """The subject of a grant: a collection, with or without answers, on a paper size."""

    collection_id: str
    answers: bool
    paper: Paper


class Grant(NamedTuple):
    """A grant with a valid signature; it may have expired."""

    account_id: int
    key_id: int
    expires_at_s: int
    answers: bool
    paper: Paper
    collection_hash: bytes

    def covers(self, export: Export) -> bool:
        """Return whether the grant is for this export."""
        return self[3:] == (export.answers, export.paper, _hash(export.collection_id))


class GrantSigner:
    """Signs grants, and verifies those signed with this or a previous secret."""

    def __init__(self, secret: Secret) -> None:
        self._keys = secret.keys(_PURPOSE)

    def sign(self, export: Export, *, account_id: int, key_id: int, expires_at_s: int) -> str:
        """Return the text of a new grant."""
        content = _FORM.pack(
            VERSION,
            account_id,
            key_id,
            expires_at_s,
            export.answers,
            PAPERS.index(export.paper),
            _hash(export.collection_id),
        )
        signature = _signature(self._keys[0], content)
        return urlsafe_b64encode(content + signature).rstrip(b"=").decode()

    def read(self, text: str) -> Grant:
        """Parse and verify a grant.

        Raises:
            InvalidGrantError: the text isn't a grant signed by this service.
        """
        try:
            signed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        except ValueError:
            raise InvalidGrantError from None
        content, signature = signed[:-_SIGNATURE_BYTES], signed[-_SIGNATURE_BYTES:]
        # The decoder skips invalid characters, so compare with the canonical encoding.
        is_canonical = urlsafe_b64encode(signed).rstrip(b"=") == text.encode("ascii")
        if not is_canonical or not self._is_ours(signature, content):
            raise InvalidGrantError
        version, account_id, key_id, expires_at_s, answers, paper, collection = _FORM.unpack(
            content
        )
        if version != VERSION:
            raise InvalidGrantError
        return Grant(account_id, key_id, expires_at_s, bool(answers), PAPERS[paper], collection)

    def _is_ours(self, signature: bytes, content: bytes) -> bool:
        return any(hmac.compare_digest(signature, _signature(key, content)) for key in self._keys)


def _signature(key: bytes, content: bytes) -> bytes:
    return hmac.digest(key, content, "sha256")


def _hash(collection_id: str) -> bytes:
    return hashlib.sha256(collection_id.encode("ascii")).digest()


LANE = "download"


class Downloads:
    """Creates grants and admits downloads, with `limit` a minute or the account's own limit."""

    def __init__(
        self, database: Database, signer: GrantSigner, *, limit: int, clocks: Clocks
    ) -> None:
        self._signer = signer
        self._clock = clocks.time
        self._quota = Quota(database, whose=BY_ID, lane=LANE, limit=limit, clocks=clocks)
        # Downloads don't count as uses of the key, since anybody can have the link.
        self._unused = LastUse()

    def measure(self, meter: QuotaMeter) -> None:
        """Report every counted download to a meter."""
        self._quota.meter = meter

    def grant(self, export: Export, caller: Principal) -> tuple[str, int]:
        """Create a grant; return its text and its expiry in seconds since 1970."""
        expires_at_s = int(self._clock()) + LIFETIME_S
        account_id, key_id = caller.account_and_key
        text = self._signer.sign(
            export, account_id=account_id, key_id=key_id, expires_at_s=expires_at_s
        )
        return text, expires_at_s

    async def admit(self, text: str) -> tuple[Principal, Grant]:
        """Count one download of the grant's account.

        Raises:
            InvalidGrantError: not a grant of this service.
            KeyRevokedError, KeyExpiredError, AccountSuspendedError: the grant's key is no longer
                valid; a deleted key counts as revoked.
            GrantExpiredError: the grant is older than a day.
            RateLimitedError: the account has no downloads left in this window.
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
