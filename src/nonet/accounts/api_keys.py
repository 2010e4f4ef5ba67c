"""API keys of accounts: creating, changing, listing and revoking them. Only hashes are stored.

An OAuth connection is a key that no person holds; its program uses tokens instead. So quota,
permissions, usage and expiry work the same for both.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update

from nonet.accounts.access.keys import KEY_SCHEME, ApiKey, fingerprint, make_key
from nonet.accounts.access.permissions import Permissions, reach_of
from nonet.accounts.account import IDS, acting_account, find_account
from nonet.accounts.audit import Action, Detail, EndedBy
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import delete_rows, fetch_all, fetch_first, update_rows
from nonet.database.tables import accounts, api_keys, oauth_codes
from nonet.errors import KeyExpiryError, KeyLimitError, KeyNameError, KeyNotFoundError

MAX_NAME_LENGTH = 100
HASH_BYTES = 32
MAX_KEYS = 50
EVERYTHING = Permissions()
OWN, TRIAL = "own", "trial"
MAX_LIFETIME_MS = 2 * 366 * 24 * 60 * 60 * 1000
TRIAL_LIFETIME_MS = 600_000
MAX_SHOWN = 60
_SHOWN_AFTER_SCHEME = 4
_TRIAL_NAME = "Try it"

_KEYS = api_keys.c
_RECORD = [column for column in _KEYS if column is not _KEYS.hash]


@dataclass(frozen=True, slots=True)
class KeyRecord:
    """A stored key; times are milliseconds since 1970 in UTC."""

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
        """Whether this is an OAuth connection."""
        return self.client_id is not None

    @property
    def reach(self) -> Permissions:
        """The key's permissions."""
        return reach_of(self.scope, self.allowed_addresses)

    @property
    def shown(self) -> str:
        """The abbreviated key, or the id of the connection's program."""
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
    """Create a key and return it, for the only time, with its record.

    Raises:
        KeyNameError.
        KeyExpiryError: the expiry is past, or more than two years from now.
        KeyLimitError: the account has the maximum number of keys.
    """
    latest_ms = work.now_ms + MAX_LIFETIME_MS
    if expires_at_ms is not None and not work.now_ms < expires_at_ms <= latest_ms:
        raise KeyExpiryError("expected an expiry within the next two years, or none")
    values = {"name": require_name(name), "expires_at_ms": expires_at_ms, **_stored(reach)}
    _require_room(work, account_id)
    key, record = _insert_key(work, account_id, **values)
    record_key(work, "make key", record)
    return key, record


def _insert_key(
    work: UnitOfWork, account_id: int, **columns: str | int | None
) -> tuple[ApiKey, KeyRecord]:
    key = make_key(work.random)
    shown = {"prefix": key[: len(KEY_SCHEME) + _SHOWN_AFTER_SCHEME], "last_four": key[-4:]}
    return key, _insert(work, account_id, hash=fingerprint(key), **shown, **columns)


def create_connection(
    work: UnitOfWork, account_id: int, *, scope: str, **columns: str | int
) -> KeyRecord:
    """Create a connection of an account to a program.

    Raises:
        KeyLimitError: the account has the maximum number of keys and connections.
    """
    _require_room(work, account_id)
    # A random hash, which isn't that of any known text.
    hashed = work.random.randbytes(HASH_BYTES)
    values = {"prefix": "", "last_four": "", **_stored(Permissions(scope)), **columns}
    return _insert(work, account_id, hash=hashed, **values)


def _insert(work: UnitOfWork, account_id: int, **columns: Any) -> KeyRecord:
    inserting = insert(api_keys).values(account_id=account_id, created_at_ms=work.now_ms, **columns)
    row = work.connection.execute(inserting.returning(*_RECORD)).one()
    return KeyRecord(**row._asdict())


def make_own_key(
    work: UnitOfWork,
    *,
    name: str,
    expires_at_ms: int | None = None,
    reach: Permissions = EVERYTHING,
) -> tuple[ApiKey, KeyRecord]:
    """Create a key for the caller's account.

    Raises:
        AccountNotFoundError, AccountSuspendedError, KeyNameError, KeyExpiryError, KeyLimitError.
    """
    account = acting_account(work)
    return create_key(work, account.id, name=name, expires_at_ms=expires_at_ms, reach=reach)


def make_trial_key(work: UnitOfWork) -> tuple[ApiKey, KeyRecord]:
    """Create a key for a page that sends trial requests, and delete the page's expired keys.

    The key is valid for ten minutes, isn't listed, and doesn't count towards the account's limit.
    No recent sign-in is needed, since the key allows no more than requests within the account's
    quota.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(work)
    trial = (_KEYS.account_id == account.id) & (_KEYS.kind == TRIAL)
    delete_rows(work.connection, api_keys, trial, _KEYS.expires_at_ms <= work.now_ms)
    end_ms = work.now_ms + TRIAL_LIFETIME_MS
    key, record = _insert_key(work, account.id, name=_TRIAL_NAME, expires_at_ms=end_ms, kind=TRIAL)
    record_key(work, "make trial key", record)
    return key, record


def change_own_key(work: UnitOfWork, key_id: int, *, name: str, reach: Permissions) -> None:
    """Rename one of the caller's keys and change its permissions.

    Raises:
        AccountSuspendedError, KeyNotFoundError, KeyNameError.
    """
    acting_account(work)
    key = find_held_key(work, key_id)
    values = {"name": require_name(name), **_stored(reach)}
    update_rows(work.connection, api_keys, _KEYS.id == key.id, **values)
    record_key(work, "change key", key)


def rotate_own_key(work: UnitOfWork, key_id: int, *, overlap_ms: int) -> tuple[ApiKey, KeyRecord]:
    """Create a key in place of another one, which stays valid for `overlap_ms`.

    The new key has the same name, permissions and lifetime.

    Raises:
        AccountSuspendedError, KeyLimitError.
        KeyNotFoundError: the key doesn't exist, belongs to another account, or is no longer valid.
    """
    old = find_held_key(work, key_id)
    is_over = old.expires_at_ms is not None and old.expires_at_ms <= work.now_ms
    if is_over or old.revoked_at_ms is not None:
        raise KeyNotFoundError(f"the key with the id {key_id} is no longer valid")
    lifetime_ms = None if old.expires_at_ms is None else old.expires_at_ms - old.created_at_ms
    expires_at_ms = None if lifetime_ms is None else work.now_ms + lifetime_ms
    made = make_own_key(work, name=old.name, expires_at_ms=expires_at_ms, reach=old.reach)
    end_ms = work.now_ms + overlap_ms
    ends_later = or_(_KEYS.expires_at_ms.is_(None), _KEYS.expires_at_ms > end_ms)
    update_rows(work.connection, api_keys, _KEYS.id == old.id, ends_later, expires_at_ms=end_ms)
    record_key(work, "rotate key", old)
    return made


def revoke_own_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Revoke one of the caller's keys or connections.

    Raises:
        KeyNotFoundError.
    """
    find_own_key(work, key_id)
    return revoke_key(work, key_id)


def revoke_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Revoke the key with an id, of any account, and record that.

    Raises:
        KeyNotFoundError.
    """
    key = _mark_revoked(work, key_id)
    record_key(work, "revoke key", key)
    return key


def find_own_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Return one of the caller's keys or connections.

    Raises:
        KeyNotFoundError: the key doesn't exist, or belongs to another account.
    """
    key = find_key(work.connection, key_id)
    if key is None or key.account_id != work.by.account_id or key.kind != OWN:
        raise KeyNotFoundError(f"you have no key with the id {key_id}")
    return key


def find_held_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Return one of the caller's keys, but no connection.

    Raises:
        KeyNotFoundError.
    """
    key = find_own_key(work, key_id)
    if key.is_connection:
        raise KeyNotFoundError(f"{key_id} is a connection")
    return key


def record_key(work: UnitOfWork, action: Action, key: KeyRecord) -> None:
    """Record an action on a key in the audit log."""
    work.record(action, key.account_id, {"kind": "key", "id": key.id, "name": key.name})


def end_connection(work: UnitOfWork, key_id: int, why: EndedBy) -> None:
    """End a connection for a reason other than its owner's request."""
    key = _mark_revoked(work, key_id)
    detail: Detail = {"kind": "ended-key", "id": key.id, "name": key.name, "why": why}
    work.as_account(key.account_id).record("end connection", key.account_id, detail)


def end_connections(work: UnitOfWork, account_id: int) -> None:
    """End every connection of an account, and delete its codes for new ones."""
    delete_rows(work.connection, oauth_codes, oauth_codes.c.account_id == account_id)
    _mark_all_revoked(work, (_KEYS.account_id == account_id) & _KEYS.client_id.is_not(None))


def end_trial_keys(work: UnitOfWork, account_id: int) -> None:
    """Revoke the trial keys of an account."""
    _mark_all_revoked(work, (_KEYS.account_id == account_id) & (_KEYS.kind == TRIAL))


def _mark_all_revoked(work: UnitOfWork, which: ColumnElement[bool]) -> None:
    """Revoke keys; keys revoked before keep their time."""
    valid = _KEYS.revoked_at_ms.is_(None)
    update_rows(work.connection, api_keys, which, valid, revoked_at_ms=work.now_ms)


def _mark_revoked(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Revoke a key; one revoked before keeps its time.

    Raises:
        KeyNotFoundError.
    """
    revoking = (
        update(api_keys)
        .where(_KEYS.id == key_id)
        .values(revoked_at_ms=func.coalesce(_KEYS.revoked_at_ms, work.now_ms))
        .returning(*_RECORD)
    )
    key = fetch_first(work.connection, revoking, KeyRecord) if key_id in IDS else None
    if key is None:
        raise KeyNotFoundError(f"there is no key with the id {key_id}")
    return key


def require_name(text: str) -> str:
    """Return a name as it is stored.

    Raises:
        KeyNameError.
    """
    name = text.strip()
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise KeyNameError(f"expected a name of 1 to {MAX_NAME_LENGTH} printable characters")
    return name


def _stored(reach: Permissions) -> dict[str, Any]:
    return {"scope": reach.scope, "allowed_addresses": " ".join(reach.addresses) or None}


def _require_room(work: UnitOfWork, account_id: int) -> None:
    """Check the number of valid keys; the account is locked, so that requests are counted in turn.

    Raises:
        KeyLimitError.
    """
    own = select(accounts.c.max_keys).where(accounts.c.id == account_id).with_for_update()
    most = work.connection.execute(own).scalar() or MAX_KEYS
    valid = select(func.count()).where(
        _KEYS.account_id == account_id,
        _KEYS.kind == OWN,
        _KEYS.revoked_at_ms.is_(None),
        or_(_KEYS.expires_at_ms.is_(None), _KEYS.expires_at_ms > work.now_ms),
    )
    if work.connection.execute(valid).scalar_one() >= most:
        raise KeyLimitError(f"this account has at most {most} keys: revoke one")


def list_keys(connection: Connection, email: str) -> list[KeyRecord]:
    """Return an account's keys and connections, oldest first; revoked ones too, trial keys not.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    own = select(*_RECORD).where(_KEYS.account_id == account.id, _KEYS.kind == OWN)
    return fetch_all(connection, own.order_by(_KEYS.id), KeyRecord)


def find_key(connection: Connection, key_id: int) -> KeyRecord | None:
    """Return the key with an id, of any account."""
    found = select(*_RECORD).where(_KEYS.id == key_id)
    return fetch_first(connection, found, KeyRecord) if key_id in IDS else None
