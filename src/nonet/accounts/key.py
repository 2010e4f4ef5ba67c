"""An account's keys: made, listed, revoked. A key itself is never stored.

A connection is a key that nobody holds: its program asks by tokens instead. So its quota, its
reach, its uses and its end are those of a key.
"""

from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from nonet.access.keys import KEY_SCHEME, ApiKey, fingerprint, make_key
from nonet.access.reach import Reach, reach_of
from nonet.accounts.account import find_account
from nonet.database.tables import accounts, api_keys, oauth_codes
from nonet.errors import KeyExpiryError, KeyLimitError, KeyNameError, KeyNotFoundError

MAX_NAME_LENGTH = 100
HASH_BYTES = 32
MAX_KEYS = 50
EVERYTHING = Reach()
OWN, TRIAL = "own", "trial"
MAX_LIFETIME_MS = 2 * 366 * 24 * 60 * 60 * 1000
# What the column can hold: a database refuses to compare it with more.
_IDS = range(1, 2**31)
_SHOWN_AFTER_SCHEME = 4
MAX_SHOWN = 60

_RECORD = [column for column in api_keys.c if column is not api_keys.c.hash]


@dataclass(frozen=True, slots=True)
class KeyRecord:
    """What is known of a key; times are milliseconds since 1970 in UTC."""

    id: int
    account_id: int
    name: str
    prefix: str
    last_four: str
    created_at_ms: int
    last_used_at_ms: int | None
    expires_at_ms: int | None
    revoked_at_ms: int | None
    scope: str = "all"
    allowed_addresses: str | None = None
    kind: str = OWN
    client_id: str | None = None  # the program of a connection

    @property
    def is_connection(self) -> bool:
        """Tell whether a program asks by tokens in place of the key."""
        return self.client_id is not None

    @property
    def reach(self) -> Reach:
        """How far the key reaches."""
        return reach_of(self.scope, self.allowed_addresses)

    @property
    def shown(self) -> str:
        """The key as people may see it, or the program's name for itself."""
        if self.client_id is not None:
            return self.client_id[:MAX_SHOWN]
        return f"{self.prefix}…{self.last_four}"


def create_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    email: str,
    *,
    name: str,
    random: Random,
    now_ms: int,
    expires_at_ms: int | None = None,
    reach: Reach = EVERYTHING,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key and return it, for the only time, with its record.

    Raises:
        EmailFormatError, AccountNotFoundError, KeyNameError.
        KeyLimitError: the account has as many keys as it may.
    """
    name = require_name(name)
    account_id = find_account(connection, email).id
    _require_room(connection, account_id, now_ms=now_ms)
    return insert_key(
        connection,
        random,
        account_id=account_id,
        name=name,
        created_at_ms=now_ms,
        expires_at_ms=expires_at_ms,
        **_stored(reach),
    )


def insert_key(
    connection: Connection, random: Random, **columns: str | int | None
) -> tuple[ApiKey, KeyRecord]:
    """Make a key with what is known of it, and return both."""
    key = make_key(random)
    row = connection.execute(
        insert(api_keys)
        .values(
            hash=fingerprint(key),
            prefix=key[: len(KEY_SCHEME) + _SHOWN_AFTER_SCHEME],
            last_four=key[-4:],
            **columns,
        )
        .returning(*_RECORD)
    ).one()
    return key, KeyRecord(**row._asdict())


def create_connection(  # noqa: PLR0913 - the connection is the seventh
    connection: Connection,
    account_id: int,
    *,
    client_id: str,
    name: str,
    scope: str,
    random: Random,
    now_ms: int,
    expires_at_ms: int,
) -> KeyRecord:
    """Make a connection of an account to a program.

    Raises:
        KeyLimitError: the account has as many keys and connections as it may.
    """
    _require_room(connection, account_id, now_ms=now_ms)
    row = connection.execute(
        insert(api_keys)
        .values(
            account_id=account_id,
            name=name,
            # Of no text that anybody knows.
            hash=random.randbytes(HASH_BYTES),
            prefix="",
            last_four="",
            created_at_ms=now_ms,
            expires_at_ms=expires_at_ms,
            client_id=client_id,
            **_stored(Reach(scope)),
        )
        .returning(*_RECORD)
    ).one()
    return KeyRecord(**row._asdict())


def end_connections(connection: Connection, account_id: int, *, now_ms: int) -> None:
    """End every connection of an account, and what could be traded for one."""
    connection.execute(delete(oauth_codes).where(oauth_codes.c.account_id == account_id))
    connection.execute(
        update(api_keys)
        .where(
            api_keys.c.account_id == account_id,
            api_keys.c.client_id.is_not(None),
            api_keys.c.revoked_at_ms.is_(None),
        )
        .values(revoked_at_ms=now_ms)
    )


def change_key(connection: Connection, key_id: int, *, name: str, reach: Reach) -> None:
    """Give a key another name, and let it reach so far from the next request on.

    Raises:
        KeyNameError.
    """
    connection.execute(
        update(api_keys)
        .where(api_keys.c.id == key_id)
        .values(name=require_name(name), **_stored(reach))
    )


def end_key_at(connection: Connection, key_id: int, ends_at_ms: int) -> None:
    """Let a key end at a time, unless it ends before anyway."""
    keys = api_keys.c
    connection.execute(
        update(api_keys)
        .where(
            keys.id == key_id, or_(keys.expires_at_ms.is_(None), keys.expires_at_ms > ends_at_ms)
        )
        .values(expires_at_ms=ends_at_ms)
    )


def require_name(text: str) -> str:
    """Return a name as it is stored.

    Raises:
        KeyNameError.
    """
    name = text.strip()
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise KeyNameError(f"expected a name of 1 to {MAX_NAME_LENGTH} printable characters")
    return name


def _stored(reach: Reach) -> dict[str, str | None]:
    return {"scope": reach.scope, "allowed_addresses": " ".join(reach.addresses) or None}


def require_expiry(expires_at_ms: int | None, *, now_ms: int) -> None:
    """Refuse a key that would have ended already, or that would end after more than two years.

    Raises:
        KeyExpiryError.
    """
    if expires_at_ms is not None and not now_ms < expires_at_ms <= now_ms + MAX_LIFETIME_MS:
        raise KeyExpiryError("expected an end within the next two years, or none")


def _require_room(connection: Connection, account_id: int, *, now_ms: int) -> None:
    """Count the keys that are good, one request after the other."""
    own = select(accounts.c.max_keys).where(accounts.c.id == account_id).with_for_update()
    most = connection.execute(own).scalar() or MAX_KEYS
    keys = api_keys.c
    good = (
        select(func.count())
        .select_from(api_keys)
        .where(
            keys.account_id == account_id,
            keys.kind == OWN,
            keys.revoked_at_ms.is_(None),
            or_(keys.expires_at_ms.is_(None), keys.expires_at_ms > now_ms),
        )
    )
    if connection.execute(good).scalar_one() >= most:
        raise KeyLimitError(f"this account has at most {most} keys: revoke one")


def list_keys(connection: Connection, email: str) -> list[KeyRecord]:
    """Return the keys that were made for an account, revoked ones too, the oldest first.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    rows = connection.execute(
        select(*_RECORD)
        .where(api_keys.c.account_id == account.id, api_keys.c.kind == OWN)
        .order_by(api_keys.c.id)
    )
    return [KeyRecord(**row._asdict()) for row in rows]


def find_key(connection: Connection, key_id: int) -> KeyRecord | None:
    """Return the key with an id, whosever it is."""
    found = select(*_RECORD).where(api_keys.c.id == key_id)
    row = connection.execute(found).first() if key_id in _IDS else None
    return None if row is None else KeyRecord(**row._asdict())


def revoke_key(connection: Connection, key_id: int, *, now_ms: int) -> KeyRecord:
    """Refuse a key from now on; one that is revoked keeps its first time.

    Raises:
        KeyNotFoundError.
    """
    revoking = (
        update(api_keys)
        .where(api_keys.c.id == key_id)
        .values(revoked_at_ms=func.coalesce(api_keys.c.revoked_at_ms, now_ms))
        .returning(*_RECORD)
    )
    row = connection.execute(revoking).first() if key_id in _IDS else None
    if row is None:
        raise KeyNotFoundError(f"there is no key with the id {key_id}")
    return KeyRecord(**row._asdict())
