"""What administrators do, on pages and on the command line: each deed is written down.

`secret` is the service's own: suspensions of deleted accounts are kept by a keyed hash.
"""

from random import Random

from sqlalchemy import Connection, select, update

from nonet.access import Secret
from nonet.access.keys import ApiKey
from nonet.accounts.account import (
    Account,
    create_account,
    delete_account,
    find_account,
    restore_account,
    suspend_account,
)
from nonet.accounts.actor import COMMAND_LINE, Actor
from nonet.accounts.audit import Action, record
from nonet.accounts.audit_detail import key_detail
from nonet.accounts.email import ascii_lower, operators_email, typed_email
from nonet.accounts.key import (
    KeyRecord,
    create_key,
    end_connections,
    require_expiry,
    revoke_key,
)
from nonet.accounts.sign_in_link import forget_links, insert_sign_in_link
from nonet.accounts.suspension import forget_suspension, keep_suspension, kept_suspension
from nonet.accounts.ways_in import BY_ANY_IDENTITY, EVERY, end_begun
from nonet.database.tables import accounts
from nonet.errors import AccountNotFoundError, AccountSuspendedError, OwnAccountError

MAX_FOUND = 100
_IDS = range(1, 2**31)


def search_accounts(connection: Connection, text: str) -> list[Account]:
    """Return the accounts whose address holds a text, in the order of their addresses."""
    wanted = ascii_lower(text.strip())
    found = (
        select(accounts)
        .where(accounts.c.email.contains(wanted, autoescape=True))
        .order_by(accounts.c.email)
        .limit(MAX_FOUND)
    )
    return [Account(**row._asdict()) for row in connection.execute(found)]


def account_with_id(connection: Connection, account_id: int) -> Account:
    """Return the account with an id.

    Raises:
        AccountNotFoundError.
    """
    found = select(accounts).where(accounts.c.id == account_id)
    row = connection.execute(found).first() if account_id in _IDS else None
    if row is None:
        raise AccountNotFoundError(f"there is no account with the id {account_id}")
    return Account(**row._asdict())


def look_at_account(connection: Connection, account_id: int, *, by: Actor, now_ms: int) -> Account:
    """Return an account for an administrator to see; that is written down too.

    Raises:
        AccountNotFoundError.
    """
    account = account_with_id(connection, account_id)
    record(connection, "look at account", by=by, account_id=account.id, now_ms=now_ms)
    return account


def create(connection: Connection, email: str, *, secret: Secret, now_ms: int) -> Account:
    """Make an account on the command line.

    Raises:
        EmailFormatError, AccountExistsError.
        AccountSuspendedError: the address had one that was suspended.
    """
    if kept_suspension(connection, email, secret=secret, now_ms=now_ms) is not None:
        raise AccountSuspendedError(f"the account of {email} was suspended when it was deleted")
    account = create_account(connection, email, now_ms=now_ms)
    record(connection, "make account", by=COMMAND_LINE, account_id=account.id, now_ms=now_ms)
    return account


def make_key(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    email: str,
    *,
    name: str,
    random: Random,
    now_ms: int,
    expires_at_ms: int | None = None,
) -> tuple[ApiKey, KeyRecord]:
    """Make a key on the command line, for whomever, and return it with its record.

    Raises:
        EmailFormatError, AccountNotFoundError, KeyNameError, KeyExpiryError, KeyLimitError.
    """
    require_expiry(expires_at_ms, now_ms=now_ms)
    key, made = create_key(
        connection, email, name=name, random=random, now_ms=now_ms, expires_at_ms=expires_at_ms
    )
    record_key(connection, "make key", made, by=COMMAND_LINE, now_ms=now_ms)
    return key, made


def make_sign_in_link_by_hand(
    connection: Connection, email: str, *, random: Random, now_ms: int
) -> str:
    """Make the token of a sign-in link on the command line.

    Raises:
        EmailFormatError.
    """
    try:
        address = find_account(connection, email).email
    except AccountNotFoundError:
        address = operators_email(email)
    token = insert_sign_in_link(connection, address, random=random, now_ms=now_ms)
    record(connection, "make sign-in link", by=COMMAND_LINE, account_id=None, now_ms=now_ms)
    return token


def suspend(connection: Connection, email: str, *, by: Actor, now_ms: int) -> Account:
    """Refuse every request of an account from now on.

    Its connections, its sessions and whatever else was begun for it end for good.

    Raises:
        EmailFormatError, AccountNotFoundError.
        OwnAccountError: nobody locks themselves out.
    """
    if find_account(connection, email).id == by.account_id:
        raise OwnAccountError("you cannot suspend your own account")
    account = suspend_account(connection, email, now_ms=now_ms)
    end_connections(connection, account.id, now_ms=now_ms)
    end_begun(connection, account, ending=EVERY, now_ms=now_ms)
    record(connection, "suspend", by=by, account_id=account.id, now_ms=now_ms)
    return account


def restore(
    connection: Connection, email: str, *, by: Actor, secret: Secret, now_ms: int
) -> Account:
    """Let a suspended account in again.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = restore_account(connection, email)
    forget_suspension(connection, email, secret=secret)
    record(connection, "restore", by=by, account_id=account.id, now_ms=now_ms)
    return account


def restore_deleted(connection: Connection, email: str, *, secret: Secret, now_ms: int) -> str:
    """Let an address make an account again whose account was suspended and deleted; return it.

    Raises:
        EmailFormatError.
        AccountNotFoundError: it was not.
    """
    address = typed_email(email)
    if not forget_suspension(connection, address, secret=secret):
        raise AccountNotFoundError(f"there is no account for {address}")
    record(connection, "restore", by=COMMAND_LINE, account_id=None, now_ms=now_ms)
    return address


def remove(
    connection: Connection, email: str, *, by: Actor, secret: Secret, now_ms: int
) -> Account:
    """Delete an account with all that belongs to it, and return what it was.

    A suspension is kept.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = delete_account(connection, email)
    forget_links(connection, account.email)
    if account.suspended_at_ms is not None:
        keep_suspension(
            connection,
            account.email,
            suspended_at_ms=account.suspended_at_ms,
            secret=secret,
            now_ms=now_ms,
        )
    record(connection, "delete account", by=by, account_id=account.id, now_ms=now_ms)
    return account


def revoke(connection: Connection, key_id: int, *, by: Actor, now_ms: int) -> KeyRecord:
    """Refuse a key, whosever it is, from now on.

    Raises:
        KeyNotFoundError.
    """
    key = revoke_key(connection, key_id, now_ms=now_ms)
    record_key(connection, "revoke key", key, by=by, now_ms=now_ms)
    return key


def record_key(
    connection: Connection, action: Action, key: KeyRecord, *, by: Actor, now_ms: int
) -> None:
    """Write down what was done to a key."""
    detail = key_detail(key.id, key.name)
    record(connection, action, by=by, account_id=key.account_id, now_ms=now_ms, detail=detail)


def promote(connection: Connection, email: str, *, now_ms: int) -> Account:
    """Make an account an administrator; one that is keeps its first time.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    if account.promoted_at_ms is None:
        _set_promoted(connection, account.id, now_ms)
        # No provider's word lets anybody in to it from now on.
        end_begun(connection, account, ending=BY_ANY_IDENTITY, now_ms=now_ms)
        record(connection, "promote", by=COMMAND_LINE, account_id=account.id, now_ms=now_ms)
    return find_account(connection, email)


def demote(connection: Connection, email: str, *, now_ms: int) -> Account:
    """Take administration away from an account, and end its sessions.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    if account.promoted_at_ms is not None:
        _set_promoted(connection, account.id, None)
        end_begun(connection, account, ending=EVERY, now_ms=now_ms)
        record(connection, "demote", by=COMMAND_LINE, account_id=account.id, now_ms=now_ms)
    return find_account(connection, email)


def _set_promoted(connection: Connection, account_id: int, promoted_at_ms: int | None) -> None:
    connection.execute(
        update(accounts).where(accounts.c.id == account_id).values(promoted_at_ms=promoted_at_ms)
    )
