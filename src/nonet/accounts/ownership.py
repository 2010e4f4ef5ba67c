"""What people do with their own keys and accounts, written down like everything else."""

from random import Random

from sqlalchemy import Connection, select

from nonet.access.keys import ApiKey
from nonet.accounts.account import Account, delete_account
from nonet.accounts.actor import Actor
from nonet.accounts.administration import account_with_id, record_key
from nonet.accounts.administration import revoke as revoke_any_key
from nonet.accounts.audit import record
from nonet.accounts.key import KeyRecord, create_key
from nonet.accounts.sign_in_link import forget_links
from nonet.database.tables import api_keys
from nonet.errors import AccountSuspendedError, KeyNotFoundError

_IDS = range(1, 2**31)


def make_own_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    *,
    by: Actor,
    name: str,
    random: Random,
    now_ms: int,
    expires_at_ms: int | None = None,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key for an account that is signed in.

    Raises:
        AccountNotFoundError, AccountSuspendedError, KeyNameError.
    """
    account = acting_account(connection, by)
    key, made = create_key(
        connection,
        account.email,
        name=name,
        random=random,
        now_ms=now_ms,
        expires_at_ms=expires_at_ms,
    )
    record_key(connection, "make key", made, by=by, now_ms=now_ms)
    return key, made


def revoke_own_key(connection: Connection, key_id: int, *, by: Actor, now_ms: int) -> KeyRecord:
    """Refuse one of an account's keys from now on.

    Raises:
        KeyNotFoundError: nobody's, or another account's: which of them is not told.
    """
    owner = select(api_keys.c.account_id).where(api_keys.c.id == key_id)
    if key_id not in _IDS or connection.execute(owner).scalar_one_or_none() != by.account_id:
        raise KeyNotFoundError(f"you have no key with the id {key_id}")
    return revoke_any_key(connection, key_id, by=by, now_ms=now_ms)


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
    """Return the account that acts; whoever is suspended changes nothing.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = account_with_id(connection, by.account_id or 0)
    if account.suspended_at_ms is not None:
        raise AccountSuspendedError
    return account
