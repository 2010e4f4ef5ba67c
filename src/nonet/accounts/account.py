"""Accounts: one, all, and page by page for whoever looks after them."""

import hmac
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import (
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError

from nonet.accounts.access.keys import Secret
from nonet.accounts.email import ascii_lower, mailbox_of, operators_email, spellings
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import accounts, kept_suspensions, sessions, sign_in_links, usage_days
from nonet.errors import AccountExistsError, AccountNotFoundError, AccountSuspendedError

MAX_FOUND = 100
ACCOUNTS_A_PAGE = 50
MOST_PAGES = 10_000
Standing = Literal["every", "active", "suspended", "administrator"]
Order = Literal["address", "newest", "requests"]
STANDINGS: tuple[Standing, ...] = get_args(Standing)
ORDERS: tuple[Order, ...] = get_args(Order)
# What the column can hold: a database refuses to compare it with more.
IDS = range(1, 2**31)


@dataclass(frozen=True, slots=True)
class Account:
    """A developer's account; times are milliseconds since 1970 in UTC.

    The two limits are its own; where there is none, that of all accounts holds.
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
        """Tell whether the account may look after the others."""
        return self.promoted_at_ms is not None and self.suspended_at_ms is None

    @property
    def status(self) -> str:
        """`active` or `suspended`."""
        return "active" if self.suspended_at_ms is None else "suspended"


def insert_account(work: UnitOfWork, email: str, *, suspended_at_ms: int | None = None) -> Account:
    """Make an account; one that was suspended before it was deleted is so again.

    Raises:
        EmailFormatError, AccountExistsError.
    """
    address = operators_email(email)
    if is_known(work.connection, address):
        raise AccountExistsError(f"there is an account for {address}")
    known = {"email": address, "created_at_ms": work.now_ms, "suspended_at_ms": suspended_at_ms}
    try:
        with work.connection.begin_nested():
            row = work.connection.execute(
                insert(accounts).values(known).returning(*accounts.c)
            ).one()
    except IntegrityError as fault:
        raise AccountExistsError(f"there is an account for {address}") from fault
    return Account(**row._asdict())


def erase_account(connection: Connection, account: Account) -> None:
    """Delete an account with all that belongs to it, and what would make it again."""
    connection.execute(delete(accounts).where(accounts.c.id == account.id))
    of_address = sign_in_links.c.email.in_(spellings(account.email))
    connection.execute(delete(sign_in_links).where(of_address))


def find_account(connection: Connection, email: str) -> Account:
    """Return the account of an e-mail address.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = _find(connection, email)
    if account is None:
        raise AccountNotFoundError(f"there is no account for {spellings(email)[0]}")
    return account


def is_known(connection: Connection, email: str) -> bool:
    """Tell whether an address has an account, however it is spelled."""
    return _find(connection, email) is not None


def _find(connection: Connection, email: str) -> Account | None:
    """Return the account whose address comes first among the spellings of one."""
    known = spellings(email)
    rows = connection.execute(select(accounts).where(accounts.c.email.in_(known)))
    found = {row.email: Account(**row._asdict()) for row in rows}
    return next((found[spelling] for spelling in known if spelling in found), None)


def hold_account(connection: Connection, account_id: int) -> Account | None:
    """Return an account, which nobody else changes or acts for until the transaction ends."""
    # SQLite has one writer at a time anyway.
    found = select(accounts).where(accounts.c.id == account_id).with_for_update(key_share=True)
    row = connection.execute(found).first()
    return None if row is None else Account(**row._asdict())


def list_accounts(connection: Connection) -> list[Account]:
    """Return all accounts, the oldest first."""
    rows = connection.execute(select(accounts).order_by(accounts.c.id))
    return [Account(**row._asdict()) for row in rows]


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
    row = connection.execute(found).first() if account_id in IDS else None
    if row is None:
        raise AccountNotFoundError(f"there is no account with the id {account_id}")
    return Account(**row._asdict())


@dataclass(frozen=True, slots=True)
class DirectoryQuery:
    """Which accounts to show, in which order; the first page is 0."""

    text: str = ""
    standing: Standing = "every"
    order: Order = "address"
    page: int = 0


@dataclass(frozen=True, slots=True)
class ListedAccount:
    """An account, and how much it asked for since a day."""

    account: Account
    requests: int


def list_directory(
    connection: Connection, query: DirectoryQuery, *, since_day: int
) -> tuple[list[ListedAccount], bool]:
    """Return a page of accounts, and whether there is another after it."""
    used = (
        select(usage_days.c.account_id, func.sum(usage_days.c.requests).label("requests"))
        .where(usage_days.c.day >= since_day)
        .group_by(usage_days.c.account_id)
        .subquery()
    )
    requests = func.coalesce(used.c.requests, 0).label("requests")
    found = (
        select(accounts, requests)
        .outerjoin(used, used.c.account_id == accounts.c.id)
        .where(accounts.c.email.contains(ascii_lower(query.text.strip()), autoescape=True))
    )
    orders: dict[Order, tuple[Any, ...]] = {
        "address": (accounts.c.email,),
        "newest": (accounts.c.id.desc(),),
        "requests": (requests.desc(), accounts.c.id),
    }
    page = (
        _of_standing(found, query.standing)
        .order_by(*orders[query.order])
        .offset(min(query.page, MOST_PAGES) * ACCOUNTS_A_PAGE)
        .limit(ACCOUNTS_A_PAGE + 1)
    )
    rows = [row._asdict() for row in connection.execute(page)]
    listed = [
        ListedAccount(requests=int(row.pop("requests")), account=Account(**row)) for row in rows
    ]
    return listed[:ACCOUNTS_A_PAGE], len(listed) > ACCOUNTS_A_PAGE


def _of_standing(found: Select[Any], standing: Standing) -> Select[Any]:
    match standing:
        case "active":
            return found.where(accounts.c.suspended_at_ms.is_(None))
        case "suspended":
            return found.where(accounts.c.suspended_at_ms.is_not(None))
        case "administrator":
            return found.where(accounts.c.promoted_at_ms.is_not(None))
    return found


KEPT_MS = 365 * 24 * 60 * 60 * 1000
# A deleted suspended account leaves a keyed hash of its mailbox for a year: if the same person
# signs up again, the new account is suspended too.
_PURPOSE = b"nonet suspended mailbox"


def keep_suspension(work: UnitOfWork, email: str, *, suspended_at_ms: int, secret: Secret) -> None:
    """Remember that the account of an address was suspended when it was deleted."""
    clear_suspension(work.connection, email, secret=secret)
    work.connection.execute(
        insert(kept_suspensions).values(
            mailbox_hash=_hashes(email, secret)[0],
            suspended_at_ms=suspended_at_ms,
            ends_at_ms=work.now_ms + KEPT_MS,
        )
    )


def kept_suspension(
    connection: Connection, email: str, *, secret: Secret, now_ms: int
) -> int | None:
    """Return since when an address without an account is suspended; None when it is not."""
    kept = kept_suspensions.c
    found = select(kept.suspended_at_ms).where(
        kept.mailbox_hash.in_(_hashes(email, secret)), kept.ends_at_ms > now_ms
    )
    since_ms: int | None = connection.execute(found).scalars().first()
    return since_ms


def clear_suspension(connection: Connection, email: str, *, secret: Secret) -> bool:
    """Let an address make an account again; tell whether it was suspended."""
    hashed = kept_suspensions.c.mailbox_hash.in_(_hashes(email, secret))
    retention = delete(kept_suspensions).where(hashed)
    return connection.execute(retention).rowcount > 0


def delete_suspensions(connection: Connection, *, now_ms: int) -> None:
    """Forget those that were kept for a year."""
    connection.execute(delete(kept_suspensions).where(kept_suspensions.c.ends_at_ms <= now_ms))


def _hashes(email: str, secret: Secret) -> list[bytes]:
    mailboxes = [mailbox_of(spelling).encode() for spelling in spellings(email)]
    keys = secret.keys(_PURPOSE)
    return [hmac.digest(key, mailbox, "sha256") for key in keys for mailbox in mailboxes]


def delete_own_account(work: UnitOfWork) -> Account:
    """Delete the account of the person who asks.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(work)
    erase_account(work.connection, account)
    work.record("delete account", account.id)
    return account


def acting_account(work: UnitOfWork) -> Account:
    """Return the account that acts; whoever is suspended, or signed out meanwhile, changes nothing.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is None:
        raise AccountNotFoundError("there is no such account any more")
    if account.suspended_at_ms is not None:
        raise AccountSuspendedError
    # The session was found before, in a transaction of its own: it may have been ended meanwhile.
    own = (sessions.c.id == work.by.session_id) & (sessions.c.account_id == account.id)
    if work.by.session_id is not None and not work.connection.scalar(select(exists().where(own))):
        raise AccountNotFoundError("the session has ended")
    return account


def account_of(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Return the account of a proven address, made now if it has none.

    It is suspended if the one that the address had was suspended when it was deleted.
    """
    try:
        return find_account(work.connection, email)
    except AccountNotFoundError:
        since_ms = kept_suspension(work.connection, email, secret=secret, now_ms=work.now_ms)
    account = insert_account(work, email, suspended_at_ms=since_ms)
    work.as_account(account.id).record("sign up", account.id)
    return account
