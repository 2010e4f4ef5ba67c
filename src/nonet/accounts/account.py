"""Accounts: creating, finding, listing and deleting them; suspensions that outlive them."""

import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from nonet.accounts.access.keys import Secret
from nonet.accounts.email import ascii_lower, mailbox_of, operators_email, spellings
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import delete_rows, fetch_all, fetch_first, has_row, insert_row
from nonet.database.tables import accounts, kept_suspensions, sessions, sign_in_links, usage_days
from nonet.errors import AccountExistsError, AccountNotFoundError, AccountSuspendedError

MAX_FOUND = 100
ACCOUNTS_A_PAGE = 50
MOST_PAGES = 10_000
Standing = Literal["every", "active", "suspended", "administrator"]
Order = Literal["address", "newest", "requests"]
STANDINGS: tuple[Standing, ...] = get_args(Standing)
ORDERS: tuple[Order, ...] = get_args(Order)
# The range of the id columns; databases reject comparisons with larger numbers.
IDS = range(1, 2**31)


@dataclass(frozen=True, slots=True)
class Account:
    """A developer's account; times are milliseconds since 1970 in UTC.

    A limit of None means the default limit.
    """

    id: int
    email: str
    created_at_ms: int
    suspended_at_ms: int | None
    promoted_at_ms: int | None = None
    requests_per_minute: int | None = None
    max_keys: int | None = None
    user_handle: bytes | None = None

    @property
    def is_administrator(self) -> bool:
        """Whether the account may administer the others."""
        return self.promoted_at_ms is not None and self.suspended_at_ms is None

    @property
    def status(self) -> str:
        """`active` or `suspended`."""
        return "active" if self.suspended_at_ms is None else "suspended"


def insert_account(work: UnitOfWork, email: str, *, suspended_at_ms: int | None = None) -> Account:
    """Insert an account, suspended if the address's previous account was.

    Raises:
        EmailFormatError, AccountExistsError.
    """
    address = operators_email(email)
    values = {"email": address, "created_at_ms": work.now_ms, "suspended_at_ms": suspended_at_ms}
    with unique_email(work.connection, address):
        inserting = insert(accounts).values(values).returning(*accounts.c)
        return Account(**work.connection.execute(inserting).one()._asdict())


@contextmanager
def unique_email(connection: Connection, email: str) -> Iterator[None]:
    """Reject an address that has an account, even one inserted at the same time.

    Raises:
        AccountExistsError.
    """
    error = AccountExistsError(f"there is an account for {email}")
    if _find(connection, email) is not None:
        raise error
    try:
        with connection.begin_nested():
            yield
    except IntegrityError as fault:
        raise error from fault


def erase_account(connection: Connection, account: Account) -> None:
    """Delete an account, everything that belongs to it, and its sign-in links."""
    delete_rows(connection, accounts, accounts.c.id == account.id)
    delete_rows(connection, sign_in_links, sign_in_links.c.email.in_(spellings(account.email)))


def find_account(connection: Connection, email: str) -> Account:
    """Return the account of an e-mail address.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = _find(connection, email)
    if account is None:
        raise AccountNotFoundError(f"there is no account for {spellings(email)[0]}")
    return account


def _find(connection: Connection, email: str) -> Account | None:
    """Return the account of the first spelling that has one."""
    known = spellings(email)
    rows = fetch_all(connection, select(accounts).where(accounts.c.email.in_(known)), Account)
    found = {account.email: account for account in rows}
    return next((found[spelling] for spelling in known if spelling in found), None)


def hold_account(connection: Connection, account_id: int) -> Account | None:
    """Return an account, locked against other changes until the transaction ends."""
    # SQLite allows only one writer anyway.
    found = select(accounts).where(accounts.c.id == account_id).with_for_update(key_share=True)
    return fetch_first(connection, found, Account)


def acting_account(work: UnitOfWork) -> Account:
    """Return the caller's account, locked, if it isn't suspended and the session still exists.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is None:
        raise AccountNotFoundError("the account no longer exists")
    if account.suspended_at_ms is not None:
        raise AccountSuspendedError
    # The session was found in an earlier transaction, and may have ended since.
    own = (sessions.c.id == work.by.session_id) & (sessions.c.account_id == account.id)
    if work.by.session_id is not None and not has_row(work.connection, sessions, own):
        raise AccountNotFoundError("the session has ended")
    return account


def account_of(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Return the account of a verified address, creating it if needed.

    A new account is suspended if the address's previous account was suspended when deleted.
    """
    try:
        return find_account(work.connection, email)
    except AccountNotFoundError:
        since_ms = kept_suspension(work.connection, email, secret=secret, now_ms=work.now_ms)
    account = insert_account(work, email, suspended_at_ms=since_ms)
    work.as_account(account.id).record("sign up", account.id)
    return account


def delete_own_account(work: UnitOfWork) -> Account:
    """Delete the caller's account.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(work)
    erase_account(work.connection, account)
    work.record("delete account", account.id)
    return account


def list_accounts(connection: Connection) -> list[Account]:
    """Return all accounts, oldest first."""
    return fetch_all(connection, select(accounts).order_by(accounts.c.id), Account)


def search_accounts(connection: Connection, text: str) -> list[Account]:
    """Return the accounts whose address contains a text, sorted by address."""
    wanted = accounts.c.email.contains(ascii_lower(text.strip()), autoescape=True)
    found = select(accounts).where(wanted).order_by(accounts.c.email).limit(MAX_FOUND)
    return fetch_all(connection, found, Account)


def account_with_id(connection: Connection, account_id: int) -> Account:
    """Return the account with an id.

    Raises:
        AccountNotFoundError.
    """
    found = select(accounts).where(accounts.c.id == account_id)
    account = fetch_first(connection, found, Account) if account_id in IDS else None
    if account is None:
        raise AccountNotFoundError(f"there is no account with the id {account_id}")
    return account


@dataclass(frozen=True, slots=True)
class DirectoryQuery:
    """Filter, order and zero-based page of the account directory."""

    text: str = ""
    standing: Standing = "every"
    order: Order = "address"
    page: int = 0


@dataclass(frozen=True, slots=True)
class ListedAccount:
    """An account, and its number of recent requests."""

    account: Account
    requests: int


def list_directory(
    connection: Connection, query: DirectoryQuery, *, since_day: int
) -> tuple[list[ListedAccount], bool]:
    """Return a page of accounts with their requests since a day, and whether a page follows."""
    usage = usage_days.c
    used = (
        select(usage.account_id, func.sum(usage.requests).label("requests"))
        .where(usage.day >= since_day)
        .group_by(usage.account_id)
        .subquery()
    )
    requests = func.coalesce(used.c.requests, 0).label("requests")
    standings: dict[Standing, tuple[Any, ...]] = {
        "every": (),
        "active": (accounts.c.suspended_at_ms.is_(None),),
        "suspended": (accounts.c.suspended_at_ms.is_not(None),),
        "administrator": (accounts.c.promoted_at_ms.is_not(None),),
    }
    orders: dict[Order, tuple[Any, ...]] = {
        "address": (accounts.c.email,),
        "newest": (accounts.c.id.desc(),),
        "requests": (requests.desc(), accounts.c.id),
    }
    page = (
        select(accounts, requests)
        .outerjoin(used, used.c.account_id == accounts.c.id)
        .where(accounts.c.email.contains(ascii_lower(query.text.strip()), autoescape=True))
        .where(*standings[query.standing])
        .order_by(*orders[query.order])
        .offset(min(query.page, MOST_PAGES) * ACCOUNTS_A_PAGE)
        .limit(ACCOUNTS_A_PAGE + 1)
    )
    rows = [row._asdict() for row in connection.execute(page)]
    listed = [
        ListedAccount(requests=int(row.pop("requests")), account=Account(**row)) for row in rows
    ]
    return listed[:ACCOUNTS_A_PAGE], len(listed) > ACCOUNTS_A_PAGE


KEPT_MS = 365 * 24 * 60 * 60 * 1000
# For a year after a suspended account was deleted, a keyed hash of its mailbox is stored. If the
# same person signs up again, the new account is suspended too.
_PURPOSE = b"nonet suspended mailbox"


def keep_suspension(work: UnitOfWork, email: str, *, suspended_at_ms: int, secret: Secret) -> None:
    """Store that the account of an address was suspended when it was deleted."""
    clear_suspension(work.connection, email, secret=secret)
    insert_row(
        work.connection,
        kept_suspensions,
        mailbox_hash=_hashes(email, secret)[0],
        suspended_at_ms=suspended_at_ms,
        ends_at_ms=work.now_ms + KEPT_MS,
    )


def kept_suspension(
    connection: Connection, email: str, *, secret: Secret, now_ms: int
) -> int | None:
    """Return since when an address without an account is suspended; None if it isn't."""
    kept = kept_suspensions.c
    found = select(kept.suspended_at_ms).where(
        kept.mailbox_hash.in_(_hashes(email, secret)), kept.ends_at_ms > now_ms
    )
    since_ms: int | None = connection.execute(found).scalars().first()
    return since_ms


def clear_suspension(connection: Connection, email: str, *, secret: Secret) -> bool:
    """Let an address create an account again; return whether it was suspended."""
    hashed = kept_suspensions.c.mailbox_hash.in_(_hashes(email, secret))
    return delete_rows(connection, kept_suspensions, hashed) > 0


def delete_suspensions(connection: Connection, *, now_ms: int) -> None:
    """Delete suspensions that were kept for a year."""
    delete_rows(connection, kept_suspensions, kept_suspensions.c.ends_at_ms <= now_ms)


def _hashes(email: str, secret: Secret) -> list[bytes]:
    mailboxes = [mailbox_of(spelling).encode() for spelling in spellings(email)]
    keys = secret.keys(_PURPOSE)
    return [hmac.digest(key, mailbox, "sha256") for key in keys for mailbox in mailboxes]
