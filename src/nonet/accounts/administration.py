"""What administrators do, on pages and on the command line: each deed is written down.

`secret` is the service's own: suspensions of deleted accounts are kept by a keyed hash.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select, update

from nonet.accounts.access.keys import ApiKey, Secret, fingerprint, is_well_formed
from nonet.accounts.account import (
    Account,
    account_with_id,
    clear_suspension,
    erase_account,
    find_account,
    insert_account,
    keep_suspension,
    kept_suspension,
)
from nonet.accounts.api_keys import (
    KeyRecord,
    create_key,
    end_connections,
    find_key,
    record_key,
    refuse_key,
)
from nonet.accounts.audit import Detail
from nonet.accounts.email import operators_email, typed_email
from nonet.accounts.sessions import BY_ANY_IDENTITY, EVERY, cancel_pending
from nonet.accounts.sign_in import insert_sign_in_link
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import accounts, api_keys
from nonet.errors import (
    AccountLimitError,
    AccountNotFoundError,
    AccountSuspendedError,
    OwnAccountError,
)

MOST_REQUESTS = 100_000
MOST_KEYS = 1_000


@dataclass(frozen=True, slots=True)
class AccountLimits:
    """Requests a minute, and keys at a time, of one account alone; None: as all accounts have."""

    requests_per_minute: int | None = None
    max_keys: int | None = None

    @classmethod
    def of(cls, account: Account) -> "AccountLimits":
        """Return the limits that are an account's own."""
        return cls(account.requests_per_minute, account.max_keys)

    @classmethod
    def read(cls, requests: str, keys: str) -> "AccountLimits":
        """Read what somebody typed; nothing means as all have.

        Raises:
            AccountLimitError.
        """
        return cls(_number(requests, most=MOST_REQUESTS), _number(keys, most=MOST_KEYS))

    def detail(self) -> Detail:
        """Return what the audit log keeps of them."""
        return {"kind": "limits", "requests": self.requests_per_minute, "keys": self.max_keys}


def look_at_account(work: UnitOfWork, account_id: int) -> Account:
    """Return an account for an administrator to see; that is written down too.

    Raises:
        AccountNotFoundError.
    """
    account = account_with_id(work.connection, account_id)
    work.record("look at account", account.id)
    return account


def create_account(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Make an account by hand.

    Raises:
        EmailFormatError, AccountExistsError.
        AccountSuspendedError: the address had one that was suspended.
    """
    if kept_suspension(work.connection, email, secret=secret, now_ms=work.now_ms) is not None:
        raise AccountSuspendedError(f"the account of {email} was suspended when it was deleted")
    account = insert_account(work, email)
    work.record("make account", account.id)
    return account


def create_first_key(work: UnitOfWork, email: str, *, name: str) -> ApiKey | None:
    """Make the first account of a fresh service, and its key; None where there is an account.

    Raises:
        EmailFormatError, KeyNameError.
    """
    if work.connection.scalar(select(func.count()).select_from(accounts)):
        return None
    account = insert_account(work, email)
    work.record("make account", account.id)
    return make_key(work, email, name=name)[0]


def make_key(
    work: UnitOfWork, email: str, *, name: str, expires_at_ms: int | None = None
) -> tuple[ApiKey, KeyRecord]:
    """Make a key for whomever, and return it with its record.

    Raises:
        EmailFormatError, AccountNotFoundError, KeyNameError, KeyExpiryError, KeyLimitError.
    """
    account = find_account(work.connection, email)
    return create_key(work, account.id, name=name, expires_at_ms=expires_at_ms)


def make_sign_in_link_by_hand(work: UnitOfWork, email: str) -> str:
    """Make the token of a sign-in link for whomever.

    Raises:
        EmailFormatError.
    """
    try:
        address = find_account(work.connection, email).email
    except AccountNotFoundError:
        address = operators_email(email)
    token = insert_sign_in_link(work, address)
    work.record("make sign-in link", None)
    return token


def suspend_account(work: UnitOfWork, email: str) -> Account:
    """Refuse every request of an account from now on; a suspended one keeps its first time.

    Its connections, its sessions and whatever else was begun for it end for good.

    Raises:
        EmailFormatError, AccountNotFoundError.
        OwnAccountError: nobody locks themselves out.
    """
    account = find_account(work.connection, email)
    if account.id == work.by.account_id:
        raise OwnAccountError("you cannot suspend your own account")
    first_ms = func.coalesce(accounts.c.suspended_at_ms, work.now_ms)
    suspended = _change(work, account, suspended_at_ms=first_ms)
    end_connections(work, account.id)
    cancel_pending(work, account, ending=EVERY)
    work.record("suspend", account.id)
    return suspended


def restore_account(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Let a suspended account in again.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = _change(work, find_account(work.connection, email), suspended_at_ms=None)
    clear_suspension(work.connection, email, secret=secret)
    work.record("restore", account.id)
    return account


def restore_deleted_account(work: UnitOfWork, email: str, *, secret: Secret) -> str:
    """Let an address make an account again whose account was suspended and deleted; return it.

    Raises:
        EmailFormatError.
        AccountNotFoundError: it was not.
    """
    address = typed_email(email)
    if not clear_suspension(work.connection, address, secret=secret):
        raise AccountNotFoundError(f"there is no account for {address}")
    work.record("restore", None)
    return address


def delete_account(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Delete an account with all that belongs to it, and return what it was.

    A suspension is kept.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    erase_account(work.connection, account)
    if account.suspended_at_ms is not None:
        keep_suspension(work, account.email, suspended_at_ms=account.suspended_at_ms, secret=secret)
    work.record("delete account", account.id)
    return account


def revoke_key(work: UnitOfWork, key_id: int) -> KeyRecord:
    """Refuse a key, whosever it is, from now on; one that is revoked keeps its first time.

    Raises:
        KeyNotFoundError.
    """
    key = refuse_key(work, key_id)
    record_key(work, "revoke key", key)
    return key


def revoke_leaked_keys(work: UnitOfWork, keys: Iterable[str]) -> list[tuple[KeyRecord, str]]:
    """Refuse keys that somebody found where they should not be, whoever tells of them.

    The record of each and its owner's address is returned, once. What is no key, nobody's, or
    revoked already, is passed over.
    """
    ended = (_revoke_leaked(work, key) for key in keys if is_well_formed(key))
    return [one for one in ended if one is not None]


def _revoke_leaked(work: UnitOfWork, key: str) -> tuple[KeyRecord, str] | None:
    revoking = (
        update(api_keys)
        .where(api_keys.c.hash == fingerprint(key), api_keys.c.revoked_at_ms.is_(None))
        .values(revoked_at_ms=work.now_ms)
        .returning(api_keys.c.id)
    )
    found = find_key(work.connection, work.connection.scalar(revoking) or 0)
    if found is None:
        return None
    record_key(work, "revoke leaked key", found)
    return found, account_with_id(work.connection, found.account_id).email


def promote_account(work: UnitOfWork, email: str) -> Account:
    """Make an account an administrator; one that is keeps its first time.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    if account.promoted_at_ms is not None:
        return account
    promoted = _change(work, account, promoted_at_ms=work.now_ms)
    # No provider's word lets anybody in to it from now on.
    cancel_pending(work, account, ending=BY_ANY_IDENTITY)
    work.record("promote", account.id)
    return promoted


def demote_account(work: UnitOfWork, email: str) -> Account:
    """Take administration away from an account, and end its sessions.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    if account.promoted_at_ms is None:
        return account
    demoted = _change(work, account, promoted_at_ms=None)
    cancel_pending(work, account, ending=EVERY)
    work.record("demote", account.id)
    return demoted


def limit_account(work: UnitOfWork, email: str, limits: AccountLimits) -> Account:
    """Give an account limits of its own, from the next request on; what it has of keys it keeps.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    work.record("limit", account.id, limits.detail())
    requests, keys = limits.requests_per_minute, limits.max_keys
    return _change(work, account, requests_per_minute=requests, max_keys=keys)


def _change(work: UnitOfWork, account: Account, **columns: Any) -> Account:
    own = accounts.c.id == account.id
    changing = update(accounts).where(own).values(columns).returning(*accounts.c)
    return Account(**work.connection.execute(changing).one()._asdict())


def _number(typed: str, *, most: int) -> int | None:
    text = typed.strip()
    if not text:
        return None
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not is_number or not 1 <= int(text) <= most:
        raise AccountLimitError(f"expected a number from 1 to {most}, or nothing")
    return int(text)
