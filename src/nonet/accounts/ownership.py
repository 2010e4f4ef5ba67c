"""What people do with their own keys and accounts, written down like everything else."""

from typing import Any

from sqlalchemy import ColumnElement, delete, or_, update

from nonet.accounts.access.keys import ApiKey
from nonet.accounts.access.permissions import Permissions
from nonet.accounts.account import Account, erase_account
from nonet.accounts.key import (
    EVERYTHING,
    OWN,
    TRIAL,
    KeyRecord,
    create_key,
    find_key,
    insert_key,
    record_key,
    refuse_key,
    require_name,
    stored_reach,
)
from nonet.accounts.session import acting_account
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import api_keys
from nonet.errors import KeyNotFoundError

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


def delete_own_account(work: UnitOfWork) -> Account:
    """Delete the account of the person who asks.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(work)
    erase_account(work.connection, account)
    work.record("delete account", account.id)
    return account


def _change(work: UnitOfWork, which: ColumnElement[bool], **columns: Any) -> None:
    work.connection.execute(update(api_keys).where(which).values(columns))
