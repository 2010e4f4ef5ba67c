"""What people do with their own keys and accounts, written down like everything else."""

from random import Random

from sqlalchemy import Connection, select

from nonet.access.keys import ApiKey
from nonet.accounts.account import Account
from nonet.accounts.administration import account_with_id, record_key, remove
from nonet.accounts.administration import revoke as revoke_any_key
from nonet.accounts.key import KeyRecord, create_key
from nonet.database.tables import api_keys
from nonet.errors import AccountSuspendedError, KeyNotFoundError

_IDS = range(1, 2**31)


def make_own_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    account_id: int,
    *,
    name: str,
    random: Random,
    now_ms: int,
    expires_at_ms: int | None = None,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key for an account that is signed in.

    Raises:
        AccountNotFoundError, AccountSuspendedError, KeyNameError.
    """
    account = account_with_id(connection, account_id)
    if account.suspended_at_ms is not None:
        raise AccountSuspendedError
    key, made = create_key(
        connection,
        account.email,
        name=name,
        random=random,
        now_ms=now_ms,
        expires_at_ms=expires_at_ms,
    )
    record_key(connection, "make key", made, by=account_id, now_ms=now_ms)
    return key, made


def revoke_own_key(
    connection: Connection, account_id: int, key_id: int, *, now_ms: int
) -> KeyRecord:
    """Refuse one of an account's keys from now on.

    Raises:
        KeyNotFoundError: nobody's, or another account's: which of them is not told.
    """
    owner = select(api_keys.c.account_id).where(api_keys.c.id == key_id)
    if key_id not in _IDS or connection.execute(owner).scalar_one_or_none() != account_id:
        raise KeyNotFoundError(f"you have no key with the id {key_id}")
    return revoke_any_key(connection, key_id, by=account_id, now_ms=now_ms)


def remove_own_account(connection: Connection, account_id: int, *, now_ms: int) -> Account:
    """Delete the account of the person who asks.

    Raises:
        AccountNotFoundError.
    """
    account = account_with_id(connection, account_id)
    return remove(connection, account.email, by=account_id, now_ms=now_ms)
