"""What people do with their own keys and accounts, written down like everything else."""

from random import Random

from sqlalchemy import Connection

from nonet.access.keys import ApiKey
from nonet.access.reach import Reach
from nonet.accounts.account import Account, delete_account, hold_account
from nonet.accounts.actor import Actor
from nonet.accounts.administration import record_key, revoke as revoke_any_key
from nonet.accounts.audit import record
from nonet.accounts.key import (
    EVERYTHING,
    OWN,
    KeyRecord,
    change_key,
    create_key,
    end_key_at,
    find_key,
    require_expiry,
)
from nonet.accounts.session import is_going_on
from nonet.accounts.sign_in_link import forget_links
from nonet.errors import AccountNotFoundError, AccountSuspendedError, KeyNotFoundError


def make_own_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    *,
    by: Actor,
    name: str,
    random: Random,
    now_ms: int,
    expires_at_ms: int | None = None,
    reach: Reach = EVERYTHING,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key for an account that is signed in.

    Raises:
        AccountNotFoundError, AccountSuspendedError, KeyNameError, KeyExpiryError, KeyLimitError.
    """
    account = acting_account(connection, by)
    require_expiry(expires_at_ms, now_ms=now_ms)
    key, made = create_key(
        connection,
        account.email,
        name=name,
        random=random,
        now_ms=now_ms,
        expires_at_ms=expires_at_ms,
        reach=reach,
    )
    record_key(connection, "make key", made, by=by, now_ms=now_ms)
    return key, made


def change_own_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection, key_id: int, *, by: Actor, name: str, reach: Reach, now_ms: int
) -> None:
    """Rename one of an account's keys, and change how far it reaches.

    Raises:
        AccountSuspendedError, KeyNotFoundError, KeyNameError.
    """
    acting_account(connection, by)
    key = find_held_key(connection, key_id, by=by)
    change_key(connection, key.id, name=name, reach=reach)
    record_key(connection, "change key", key, by=by, now_ms=now_ms)


def rotate_own_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    key_id: int,
    *,
    by: Actor,
    overlap_ms: int,
    random: Random,
    now_ms: int,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key in place of another, which is good for `overlap_ms` more.

    The new one has its name and its reach, and lasts as long as the other was to.

    Raises:
        AccountSuspendedError, KeyLimitError.
        KeyNotFoundError: nobody's, another account's, or no longer good.
    """
    old = find_held_key(connection, key_id, by=by)
    is_over = old.expires_at_ms is not None and old.expires_at_ms <= now_ms
    if is_over or old.revoked_at_ms is not None:
        raise KeyNotFoundError(f"the key with the id {key_id} is no longer good")
    lasts = None if old.expires_at_ms is None else old.expires_at_ms - old.created_at_ms
    made = make_own_key(
        connection,
        by=by,
        name=old.name,
        random=random,
        now_ms=now_ms,
        expires_at_ms=None if lasts is None else now_ms + lasts,
        reach=old.reach,
    )
    end_key_at(connection, old.id, now_ms + overlap_ms)
    record_key(connection, "rotate key", old, by=by, now_ms=now_ms)
    return made


def revoke_own_key(connection: Connection, key_id: int, *, by: Actor, now_ms: int) -> KeyRecord:
    """Refuse one of an account's keys from now on.

    Raises:
        KeyNotFoundError.
    """
    find_own_key(connection, key_id, by=by)
    return revoke_any_key(connection, key_id, by=by, now_ms=now_ms)


def find_own_key(connection: Connection, key_id: int, *, by: Actor) -> KeyRecord:
    """Return one of the acting account's keys or connections.

    Raises:
        KeyNotFoundError: nobody's, or another account's: which of them is not told.
    """
    key = find_key(connection, key_id)
    if key is None or key.account_id != by.account_id or key.kind != OWN:
        raise KeyNotFoundError(f"you have no key with the id {key_id}")
    return key


def find_held_key(connection: Connection, key_id: int, *, by: Actor) -> KeyRecord:
    """Return one of the acting account's keys, which is no connection.

    Raises:
        KeyNotFoundError.
    """
    key = find_own_key(connection, key_id, by=by)
    if key.is_connection:
        raise KeyNotFoundError(f"{key_id} is a connection")
    return key


def remove_own_account(connection: Connection, *, by: Actor, now_ms: int) -> Account:
    """Delete the account of the person who asks.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(connection, by)
    delete_account(connection, account.email)
    forget_links(connection, account.email)
    record(connection, "delete account", by=by, account_id=account.id, now_ms=now_ms)
    return account


def acting_account(connection: Connection, by: Actor) -> Account:
    """Return the account that acts; whoever is suspended, or signed out meanwhile, changes nothing.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = hold_account(connection, by.account_id or 0)
    if account is None:
        raise AccountNotFoundError("there is no such account any more")
    if account.suspended_at_ms is not None:
        raise AccountSuspendedError
    # The session was found before, in a transaction of its own: it may have been ended meanwhile.
    if by.session_id is not None and not is_going_on(connection, account.id, by.session_id):
        raise AccountNotFoundError("the session has ended")
    return account
