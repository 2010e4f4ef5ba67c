"""Accounts: made, suspended, restored, deleted."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from nonet.accounts.email import operators_email, spellings
from nonet.database.tables import accounts
from nonet.errors import AccountExistsError, AccountNotFoundError


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


def create_account(
    connection: Connection, email: str, *, now_ms: int, suspended_at_ms: int | None = None
) -> Account:
    """Make an account; one that was suspended before it was deleted is so again.

    Raises:
        EmailFormatError, AccountExistsError.
    """
    address = operators_email(email)
    if is_known(connection, address):
        raise AccountExistsError(f"there is an account for {address}")
    try:
        with connection.begin_nested():
            row = connection.execute(
                insert(accounts)
                .values(email=address, created_at_ms=now_ms, suspended_at_ms=suspended_at_ms)
                .returning(*accounts.c)
            ).one()
    except IntegrityError as fault:
        raise AccountExistsError(f"there is an account for {address}") from fault
    return Account(**row._asdict())


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


def suspend_account(connection: Connection, email: str, *, now_ms: int) -> Account:
    """Refuse every request of an account from now on; a suspended one keeps its first time.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    connection.execute(
        update(accounts)
        .where(accounts.c.id == account.id, accounts.c.suspended_at_ms.is_(None))
        .values(suspended_at_ms=now_ms)
    )
    return find_account(connection, email)


def restore_account(connection: Connection, email: str) -> Account:
    """Let an account's good keys in again.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    connection.execute(
        update(accounts).where(accounts.c.id == account.id).values(suspended_at_ms=None)
    )
    return find_account(connection, email)


def delete_account(connection: Connection, email: str) -> Account:
    """Delete an account with its keys and counts, and return what it was.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    connection.execute(delete(accounts).where(accounts.c.id == account.id))
    return account
