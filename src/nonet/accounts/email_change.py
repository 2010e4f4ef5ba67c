"""Changes of an account's e-mail address, made once both addresses have confirmed them."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, select

from nonet.accounts.access.keys import Secret, make_token, token_hash
from nonet.accounts.account import acting_account, kept_suspension, unique_email
from nonet.accounts.email import canonical_email
from nonet.accounts.sessions import EVERY, cancel_pending, make_stale
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import delete_rows, fetch_first, insert_row, is_valid, update_rows
from nonet.database.tables import accounts, email_changes, sessions
from nonet.errors import AccountExistsError, LinkExpiredError

LIFETIME_MS = 60 * 60 * 1000
_CHANGES = email_changes.c


@dataclass(frozen=True, slots=True)
class EmailChange:
    """A pending change of an account's address."""

    account_id: int
    old_email: str
    new_email: str
    old_confirmed: bool
    new_confirmed: bool

    @property
    def is_confirmed(self) -> bool:
        """Whether both addresses have confirmed the change."""
        return self.old_confirmed and self.new_confirmed


def begin_email_change(work: UnitOfWork, new_email: str) -> tuple[str, str]:
    """Begin a change, replacing a pending one; return the tokens for the old and the new address.

    Whether the new address has an account isn't checked, since the answer would reveal it.

    Raises:
        EmailFormatError, AccountSuspendedError.
    """
    address = canonical_email(new_email)
    account_id = acting_account(work).id
    old_token, new_token = make_token(work.random), make_token(work.random)
    delete_rows(work.connection, email_changes, _CHANGES.account_id == account_id)
    insert_row(
        work.connection,
        email_changes,
        account_id=account_id,
        new_email=address,
        old_hash=token_hash(old_token),
        new_hash=token_hash(new_token),
        expires_at_ms=work.now_ms + LIFETIME_MS,
    )
    work.record("begin change of address", account_id)
    return old_token, new_token


def cancel_email_change(work: UnitOfWork) -> None:
    """Cancel the pending change of the caller's account."""
    if work.by.account_id is not None:
        own = _CHANGES.account_id == work.by.account_id
        delete_rows(work.connection, email_changes, own)
        work.record("cancel change of address", work.by.account_id)


def email_change_of(connection: Connection, account_id: int, *, now_ms: int) -> EmailChange | None:
    """Return the pending change of an account."""
    return fetch_first(connection, _valid(now_ms, _CHANGES.account_id == account_id), EmailChange)


def read_email_change(connection: Connection, token: str, *, now_ms: int) -> EmailChange:
    """Return the change of a link without confirming it.

    Raises:
        LinkExpiredError: the link doesn't exist, was used, or is too old.
    """
    hashed = token_hash(token)
    by_old = (_CHANGES.old_hash == hashed) & _CHANGES.old_confirmed_at_ms.is_(None)
    by_new = (_CHANGES.new_hash == hashed) & _CHANGES.new_confirmed_at_ms.is_(None)
    change = fetch_first(connection, _valid(now_ms, by_old | by_new), EmailChange)
    if change is None:
        raise LinkExpiredError
    return change


def confirm_email_change(work: UnitOfWork, token: str, *, secret: Secret) -> EmailChange:
    """Confirm a change for one of its addresses; the second confirmation makes the change.

    Then the account's pending credentials and sessions end. If the new address was confirmed in a
    session, that one continues, but needs a new sign-in for sensitive actions.

    Raises:
        LinkExpiredError: the link doesn't exist, was used, or is too old.
        AccountExistsError: the new address has an account, or had one that was suspended.
        AccountSuspendedError: the account was suspended since.
    """
    connection, now_ms = work.connection, work.now_ms
    change = read_email_change(connection, token, now_ms=now_ms)
    action = work.as_account(change.account_id)
    account = acting_account(action)
    _confirm(action, token_hash(token))
    confirmed = email_change_of(connection, change.account_id, now_ms=now_ms)
    if confirmed is None:
        raise LinkExpiredError
    if confirmed.is_confirmed:
        email = confirmed.new_email
        if kept_suspension(connection, email, secret=secret, now_ms=now_ms):
            raise AccountExistsError(f"the account of {email} was suspended")
        own = _CHANGES.account_id == account.id
        kept_id = connection.scalar(select(_CHANGES.session_id).where(own))
        with unique_email(connection, email):
            update_rows(connection, accounts, accounts.c.id == account.id, email=email)
        ending = EVERY if kept_id is None else sessions.c.id != kept_id
        cancel_pending(action, account, ending=ending)
        if kept_id is not None:
            make_stale(connection, kept_id)
        action.record("change address", account.id)
    return confirmed


def _confirm(work: UnitOfWork, hashed: bytes) -> None:
    """Store the confirmation of the address that the link was sent to."""
    connection, now_ms = work.connection, work.now_ms
    by_old = (_CHANGES.old_hash == hashed) & _CHANGES.old_confirmed_at_ms.is_(None)
    update_rows(connection, email_changes, by_old, old_confirmed_at_ms=now_ms)
    # Only the new address names a session: a reader of the old mailbox may have one too.
    by_new = (_CHANGES.new_hash == hashed) & _CHANGES.new_confirmed_at_ms.is_(None)
    confirmed = {"new_confirmed_at_ms": now_ms, "session_id": work.by.session_id}
    update_rows(connection, email_changes, by_new, **confirmed)


def _valid(now_ms: int, which: ColumnElement[bool]) -> Select[Any]:
    """Select pending changes with the fields of `EmailChange`."""
    return (
        select(
            _CHANGES.account_id,
            accounts.c.email.label("old_email"),
            _CHANGES.new_email,
            _CHANGES.old_confirmed_at_ms.is_not(None).label("old_confirmed"),
            _CHANGES.new_confirmed_at_ms.is_not(None).label("new_confirmed"),
        )
        .join_from(email_changes, accounts)
        .where(which, is_valid(_CHANGES.expires_at_ms, LIFETIME_MS, now_ms=now_ms))
    )
