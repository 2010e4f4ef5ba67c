"""An account's keys: made, listed, revoked. A key itself is never stored.

A connection is a key that nobody holds: its program asks by tokens instead. So its quota, its
reach, its uses and its end are those of a key.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from nonet.accounts.access.keys import KEY_SCHEME, ApiKey, fingerprint, make_key
from nonet.accounts.access.permissions import Permissions, reach_of
from nonet.accounts.account import IDS, acting_account, find_account
from nonet.accounts.audit import Action, Detail, EndedBy
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import accounts, api_keys, oauth_codes
from nonet.errors import KeyExpiryError, KeyLimitError, KeyNameError, KeyNotFoundError

MAX_NAME_LENGTH = 100
HASH_BYTES = 32
MAX_KEYS = 50
EVERYTHING = Permissions()
OWN, TRIAL = "own", "trial"
MAX_LIFETIME_MS = 2 * 366 * 24 * 60 * 60 * 1000
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
    def reach(self) -> Permissions:
        """How far the key reaches."""
        return reach_of(self.scope, self.allowed_addresses)

    @property
    def shown(self) -> str:
        """The key as people may see it, or the program's name for itself."""
        if self.client_id is not None:
            return self.client_id[:MAX_SHOWN]
        return f"{self.prefix}…{self.last_four}"


def create_key(
    work: UnitOfWork,
    account_id: int,
    *,
    name: str,
    expires_at_ms: int | None = None,
    reach: Permissions = EVERYTHING,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key and return it, for the only time, with its record.

    Raises:
        KeyNameError.
        KeyExpiryError: it would have ended already, or would end after more than two years.
        KeyLimitError: the account has as many keys as it may.
    """
    latest_ms = work.now_ms + MAX_LIFETIME_MS
    if expires_at_ms is not None and not work.now_ms < expires_at_ms <= latest_ms:
        raise KeyExpiryError("expected an end within the next two years, or none")
    known = {"name": require_name(name), "expires_at_ms": expires_at_ms, **stored_reach(reach)}
    _require_room(work, account_id)
    key, made = insert_key(work, account_id, **known)
    record_key(work, "make key", made)
    return key, made


def insert_key(
    work: UnitOfWork, account_id: int, **columns: str | int | None
) -> tuple[ApiKey, KeyRecord]:
    """Make a key with what is known of it, and return both."""
    key = make_key(work.random)
    shown = {"prefix": key[: len(KEY_SCHEME) + _SHOWN_AFTER_SCHEME], "last_four": key[-4:]}
    return key, _insert(work, account_id, hash=fingerprint(key), **shown, **columns)


def create_connection(
    work: UnitOfWork, account_id: int, *, scope: str, **columns: str | int
) -> KeyRecord:
    """Make a connection of an account to a program.

    Raises:
        KeyLimitError: the account has as many keys and connections as it may.
    """
    _require_room(work, account_id)
    # Of no text that anybody knows.
    hashed = work.random.randbytes(HASH_BYTES)
    known = {"prefix": "", "last_four": "", **stored_reach(Permissions(scope)), **columns}
    return _insert(work, account_id, hash=hashed, **known)


def _insert(work: UnitOfWork, account_id: int, **columns: Any) -> KeyRecord:
    inserting = insert(api_keys).values(account_id=account_id, created_at_ms=work.now_ms, **columns)
    row = work.connection.execute(inserting.returning(*_RECORD)).one()
    return KeyRecord(**row._asdict())


def record_key(work: UnitOfWork, action: Action, key: KeyRecord) -> None:
    """Write down what was done to a key."""
    work.record(action, key.account_id, {"kind": "key", "id": key.id, "name": key.name})


def end_connection(work: UnitOfWork, key_id: int, why: EndedBy) -> None:
    """End the connection that is a key, which nobody asked for who is signed in."""
    key = refuse_key(work, key_id)
    detail: Detail = {"kind": "ended-key", "id": key.id, "name": key.name, "why": why}
    work.as_account(key.account_id).record("end connection", key.account_id, detail)


def end_connections(work: UnitOfWork, account_id: int) -> None:
    """End every connection of an account, and what could be traded for one."""
    keys = api_keys.c
    work.connection.execute(delete(oauth_codes).where(oauth_codes.c.account_id == account_id))
    are_own = and_(keys.account_id == account_id, keys.client_id.is_not(None))
    refuse_keys(work, are_own)


def end_trial_keys(work: UnitOfWork, account_id: int) -> None:
    """Refuse the keys that pages made for an account to try requests with."""
    refuse_keys(work, and_(api_keys.c.account_id == account_id, api_keys.c.kind == TRIAL))


def refuse_keys(work: UnitOfWork, which: ColumnElement[bool]) -> None:
    """Refuse keys from now on; those that are revoked keep their first time."""
    good = api_keys.c.revoked_at_ms.is_(None)
    work.connection.execute(update(api_keys).where(which, good).values(revoked_at_ms=work.now_ms))


def require_name(text: str) -> str:
    """Return a name as it is stored.

    Raises:
        KeyNameError.
    """
    name = text.strip()
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise KeyNameError(f"expected a name of 1 to {MAX_NAME_LENGTH} printable characters")
    return name


def stored_reach(reach: Permissions) -> dict[str, Any]:
    """Return the columns that a reach is kept in."""
    return {"scope": reach.scope, "allowed_addresses": " ".join(reach.addresses) or None}


def _require_room(work: UnitOfWork, account_id: int) -> None:
    """Count the keys that are good, one request after the other."""
    own = select(accounts.c.max_keys).where(accounts.c.id == account_id).with_for_update()
    most = work.connection.execute(own).scalar() or MAX_KEYS
    keys = api_keys.c
    good = (
        select(func.count())
        .select_from(api_keys)
        .where(
            keys.account_id == account_id,
            keys.kind == OWN,
            keys.revoked_at_ms.is_(None),
            or_(keys.expires_at_ms.is_(None), keys.expires_at_ms > work.now_ms),
        )
    )
    if work.connection.execute(good).scalar_one() >= most:
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
    row = connection.execute(found).first() if key_id in IDS else None
    return None if row is None else KeyRecord(**row._asdict())


def refuse_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Refuse a key from now on; one that is revoked keeps its first time.

    Raises:
        KeyNotFoundError.
    """
    revoking = (
        update(api_keys)
        .where(api_keys.c.id == key_id)
        .values(revoked_at_ms=func.coalesce(api_keys.c.revoked_at_ms, work.now_ms))
        .returning(*_RECORD)
    )
    row = work.connection.execute(revoking).first() if key_id in IDS else None
    if row is None:
        raise KeyNotFoundError(f"there is no key with the id {key_id}")
    return KeyRecord(**row._asdict())


TRIAL_LIFETIME_MS = 600_000
_TRIAL_NAME = "Try it"


def make_own_key(
    work: UnitOfWork,
    *,
    name: str,
    expires_at_ms: int | None = None,
    reach: Permissions = EVERYTHING,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key for an account that is signed in.

    Raises:
        AccountNotFoundError, AccountSuspendedError, KeyNameError, KeyExpiryError, KeyLimitError.
    """
    account = acting_account(work)
    return create_key(work, account.id, name=name, expires_at_ms=expires_at_ms, reach=reach)


def make_trial_key(work: UnitOfWork) -> tuple[ApiKey, KeyRecord]:
    """Make a key for a page that tries requests; those of it that ended are forgotten.

    It is good for ten minutes and shown nowhere: not listed, and none of the fifty. A session is
    enough to make one. Whoever has the session can do no more with it than ask the API for ten
    minutes, within the account's quota.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account, keys = acting_account(work), api_keys.c
    own = (keys.account_id == account.id) & (keys.kind == TRIAL)
    work.connection.execute(delete(api_keys).where(own, keys.expires_at_ms <= work.now_ms))
    ends_at_ms = work.now_ms + TRIAL_LIFETIME_MS
    key, made = insert_key(work, account.id, name=_TRIAL_NAME, expires_at_ms=ends_at_ms, kind=TRIAL)
    record_key(work, "make trial key", made)
    return key, made


def change_own_key(work: UnitOfWork, key_id: int, *, name: str, reach: Permissions) -> None:
    """Rename one of an account's keys, and change how far it reaches from the next request on.

    Raises:
        AccountSuspendedError, KeyNotFoundError, KeyNameError.
    """
    acting_account(work)
    key = find_held_key(work, key_id)
    _change(work, api_keys.c.id == key.id, name=require_name(name), **stored_reach(reach))
    record_key(work, "change key", key)


def rotate_own_key(work: UnitOfWork, key_id: int, *, overlap_ms: int) -> tuple[ApiKey, KeyRecord]:
    """Make a key in place of another, which is good for `overlap_ms` more.

    The new one has its name and its reach, and lasts as long as the other was to.

    Raises:
        AccountSuspendedError, KeyLimitError.
        KeyNotFoundError: nobody's, another account's, or no longer good.
    """
    old = find_held_key(work, key_id)
    is_over = old.expires_at_ms is not None and old.expires_at_ms <= work.now_ms
    if is_over or old.revoked_at_ms is not None:
        raise KeyNotFoundError(f"the key with the id {key_id} is no longer good")
    lasts = None if old.expires_at_ms is None else old.expires_at_ms - old.created_at_ms
    expires_at_ms = None if lasts is None else work.now_ms + lasts
    made = make_own_key(work, name=old.name, expires_at_ms=expires_at_ms, reach=old.reach)
    keys, ends_at_ms = api_keys.c, work.now_ms + overlap_ms
    lasts_longer = or_(keys.expires_at_ms.is_(None), keys.expires_at_ms > ends_at_ms)
    _change(work, (keys.id == old.id) & lasts_longer, expires_at_ms=ends_at_ms)
    record_key(work, "rotate key", old)
    return made


def revoke_own_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Refuse one of an account's keys from now on.

    Raises:
        KeyNotFoundError.
    """
    find_own_key(work, key_id)
    key = refuse_key(work, key_id)
    record_key(work, "revoke key", key)
    return key


def find_own_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Return one of the acting account's keys or connections.

    Raises:
        KeyNotFoundError: nobody's, or another account's: which of them is not told.
    """
    key = find_key(work.connection, key_id)
    if key is None or key.account_id != work.by.account_id or key.kind != OWN:
        raise KeyNotFoundError(f"you have no key with the id {key_id}")
    return key


def find_held_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Return one of the acting account's keys, which is no connection.

    Raises:
        KeyNotFoundError.
    """
    key = find_own_key(work, key_id)
    if key.is_connection:
        raise KeyNotFoundError(f"{key_id} is a connection")
    return key


def _change(work: UnitOfWork, which: ColumnElement[bool], **columns: Any) -> None:
    work.connection.execute(update(api_keys).where(which).values(columns))
