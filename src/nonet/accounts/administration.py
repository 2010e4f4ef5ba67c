"""Actions of administrators, on pages and on the command line; each is recorded.

`secret` is the service's own: suspensions of deleted accounts are stored under a keyed hash.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, update

from nonet import errors
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
from nonet.accounts.api_keys import KeyRecord, create_key, end_connections, find_key, record_key
from nonet.accounts.audit import Detail
from nonet.accounts.email import operators_email, typed_email
from nonet.accounts.sessions import BY_ANY_IDENTITY, EVERY, cancel_pending
from nonet.accounts.sign_in import insert_sign_in_link
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import has_row
from nonet.database.tables import accounts, api_keys

MOST_REQUESTS = 100_000
MOST_KEYS = 1_000


@dataclass(frozen=True, slots=True)
class AccountLimits:
    """An account's own limits, per minute and of keys; None means the default limit."""

    requests_per_minute: int | None = None
    max_keys: int | None = None

    @classmethod
    def of(cls, account: Account) -> "AccountLimits":
        """Return an account's own limits."""
        return cls(account.requests_per_minute, account.max_keys)

    @classmethod
    def read(cls, requests: str, keys: str) -> "AccountLimits":
        """Parse limits from a form; an empty text means the default limit.

        Raises:
            AccountLimitError.
        """
        return cls(_number(requests, most=MOST_REQUESTS), _number(keys, most=MOST_KEYS))

    def detail(self) -> Detail:
        """Return the limits for the audit log."""
        return {"kind": "limits", "requests": self.requests_per_minute, "keys": self.max_keys}


def look_at_account(work: UnitOfWork, account_id: int) -> Account:
    """Return an account for an administrator, and record that it was viewed.

    Raises:
        AccountNotFoundError.
    """
    account = account_with_id(work.connection, account_id)
    work.record("look at account", account.id)
    return account


def create_account(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Create an account.

    Raises:
        EmailFormatError, AccountExistsError.
        AccountSuspendedError: the address's previous account was suspended.
    """
    if kept_suspension(work.connection, email, secret=secret, now_ms=work.now_ms) is not None:
        raise errors.AccountSuspendedError(
            f"the account of {email} was suspended when it was deleted"
        )
    account = insert_account(work, email)
    work.record("make account", account.id)
    return account


def create_first_key(work: UnitOfWork, email: str, *, name: str) -> ApiKey | None:
    """Create the first account of a new service and its key; None if an account exists.

    Raises:
        EmailFormatError, KeyNameError.
    """
    if has_row(work.connection, accounts):
        return None
    account = insert_account(work, email)
    work.record("make account", account.id)
    return make_key(work, email, name=name)[0]


def make_key(
    work: UnitOfWork, email: str, *, name: str, expires_at_ms: int | None = None
) -> tuple[ApiKey, KeyRecord]:
    """Create a key for any account, and return it with its record.

    Raises:
        EmailFormatError, AccountNotFoundError, KeyNameError, KeyExpiryError, KeyLimitError.
    """
    account = find_account(work.connection, email)
    return create_key(work, account.id, name=name, expires_at_ms=expires_at_ms)


def make_sign_in_link_by_hand(work: UnitOfWork, email: str) -> str:
    """Create the token of a sign-in link for any address.

    Raises:
        EmailFormatError.
    """
    try:
        address = find_account(work.connection, email).email
    except errors.AccountNotFoundError:
        address = operators_email(email)
    token = insert_sign_in_link(work, address)
    work.record("make sign-in link", None)
    return token


def suspend_account(work: UnitOfWork, email: str) -> Account:
    """Reject all requests of an account from now on; a suspended account keeps its time.

    Its connections, sessions and pending credentials end permanently.

    Raises:
        EmailFormatError, AccountNotFoundError.
        OwnAccountError: administrators can't lock themselves out.
    """
    account = find_account(work.connection, email)
    if account.id == work.by.account_id:
        raise errors.OwnAccountError("you can't suspend your own account")
    first_ms = func.coalesce(accounts.c.suspended_at_ms, work.now_ms)
    suspended = _change(work, account, suspended_at_ms=first_ms)
    end_connections(work, account.id)
    cancel_pending(work, account, ending=EVERY)
    work.record("suspend", account.id)
    return suspended


def restore_account(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Lift an account's suspension.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = _change(work, find_account(work.connection, email), suspended_at_ms=None)
    clear_suspension(work.connection, email, secret=secret)
    work.record("restore", account.id)
    return account


def restore_deleted_account(work: UnitOfWork, email: str, *, secret: Secret) -> str:
    """Lift the suspension of an address whose account was deleted; return the address.

    Raises:
        EmailFormatError.
        AccountNotFoundError: the address isn't suspended.
    """
    address = typed_email(email)
    if not clear_suspension(work.connection, address, secret=secret):
        raise errors.AccountNotFoundError(f"there is no account for {address}")
    work.record("restore", None)
    return address


def delete_account(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Delete an account and everything that belongs to it, and return it; keep its suspension.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    erase_account(work.connection, account)
    if account.suspended_at_ms is not None:
        keep_suspension(work, account.email, suspended_at_ms=account.suspended_at_ms, secret=secret)
    work.record("delete account", account.id)
    return account


def revoke_leaked_keys(work: UnitOfWork, keys: Iterable[str]) -> list[tuple[KeyRecord, str]]:
    """Revoke keys that were found in public; return each one's record and its owner's address.

    Invalid, unknown and revoked keys are skipped.
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
    """Make an account an administrator; an administrator keeps its time.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    if account.promoted_at_ms is not None:
        return account
    promoted = _change(work, account, promoted_at_ms=work.now_ms)
    # Administrators can't sign in by a provider.
    cancel_pending(work, account, ending=BY_ANY_IDENTITY)
    work.record("promote", account.id)
    return promoted


def demote_account(work: UnitOfWork, email: str) -> Account:
    """Remove an account's administrator role, and end its sessions.

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
    """Set an account's own limits from the next request on; existing keys stay.

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
        raise errors.AccountLimitError(f"expected a number from 1 to {most}, or nothing")
    return int(text)
