"""A change of address, made when both the old and the new one confirmed it."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from nonet.accounts.access.keys import Secret, make_token, token_hash
from nonet.accounts.account import acting_account, is_known, kept_suspension
from nonet.accounts.email import canonical_email
from nonet.accounts.sessions import EVERY, cancel_pending, make_stale
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import is_valid
from nonet.database.tables import accounts, email_changes, sessions
from nonet.errors import AccountExistsError, LinkExpiredError

LIFETIME_MS = 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class EmailChange:
    """A change under way: whose, from where to where, and who confirmed it."""

    account_id: int
    old_email: str
    new_email: str
    old_confirmed: bool
    new_confirmed: bool

    @property
    def is_confirmed(self) -> bool:
        """Tell whether both addresses agreed."""
        return self.old_confirmed and self.new_confirmed


def begin_email_change(work: UnitOfWork, new_email: str) -> tuple[str, str]:
    """Begin a change in place of one under way; return the tokens for the old and the new address.

    Whether the new address has an account is not asked: the answer would tell a stranger.

    Raises:
        EmailFormatError, AccountSuspendedError.
    """
    address = canonical_email(new_email)
    account_id = acting_account(work).id
    old_token, new_token = make_token(work.random), make_token(work.random)
    _drop(work, account_id)
    work.connection.execute(
        insert(email_changes).values(
            account_id=account_id,
            new_email=address,
            old_hash=token_hash(old_token),
            new_hash=token_hash(new_token),
            expires_at_ms=work.now_ms + LIFETIME_MS,
        )
    )
    work.record("begin change of address", account_id)
    return old_token, new_token


def cancel_email_change(work: UnitOfWork) -> None:
    """Forget the change of the account that acts, and write that down."""
    if work.by.account_id is not None:
        _drop(work, work.by.account_id)
        work.record("cancel change of address", work.by.account_id)


def _drop(work: UnitOfWork, account_id: int) -> None:
    own = email_changes.c.account_id == account_id
    work.connection.execute(delete(email_changes).where(own))


def email_change_of(connection: Connection, account_id: int, *, now_ms: int) -> EmailChange | None:
    """Return the change of an account that is under way."""
    changes = email_changes.c
    row = connection.execute(
        _changes().where(changes.account_id == account_id, _is_valid(now_ms))
    ).first()
    return None if row is None else _read(row)


def read_email_change(connection: Connection, token: str, *, now_ms: int) -> EmailChange:
    """Return the change that a link is for, without confirming it.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
    """
    changes = email_changes.c
    held = token_hash(token)
    row = connection.execute(
        _changes().where(
            or_(
                (changes.old_hash == held) & changes.old_confirmed_at_ms.is_(None),
                (changes.new_hash == held) & changes.new_confirmed_at_ms.is_(None),
            ),
            _is_valid(now_ms),
        )
    ).first()
    if row is None:
        raise LinkExpiredError
    return _read(row)


def confirm_email_change(work: UnitOfWork, token: str, *, secret: Secret) -> EmailChange:
    """Confirm a change for one of its addresses, and make it when that was the second.

    Then all that was begun for the account ends. One session goes on, until something wants a
    sign-in a moment ago: that of the browser that confirmed for the new address, if it has one.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
        AccountExistsError: the new address has got an account of its own, or had one that was
            suspended.
        AccountSuspendedError: the account was suspended meanwhile.
    """
    connection, now_ms = work.connection, work.now_ms
    change = read_email_change(connection, token, now_ms=now_ms)
    action = work.as_account(change.account_id)
    account = acting_account(action)
    _note_word(action, token_hash(token))
    confirmed = email_change_of(connection, change.account_id, now_ms=now_ms)
    if confirmed is None:
        raise LinkExpiredError
    if confirmed.is_confirmed:
        if kept_suspension(connection, confirmed.new_email, secret=secret, now_ms=now_ms):
            raise AccountExistsError(f"the account of {confirmed.new_email} was suspended")
        kept_id = _confirmed_in(connection, account.id)
        _change(connection, confirmed)
        ending = EVERY if kept_id is None else sessions.c.id != kept_id
        cancel_pending(action, account, ending=ending)
        if kept_id is not None:
            make_stale(connection, kept_id)
        action.record("change address", account.id)
    return confirmed


def _note_word(work: UnitOfWork, held: bytes) -> None:
    """Confirm for the address whose link it is."""
    changes = email_changes.c
    # Whoever reads the old mailbox may have a session too, and confirm in it.
    for hash_column, time_column, shown in (
        (changes.old_hash, changes.old_confirmed_at_ms, {}),
        (changes.new_hash, changes.new_confirmed_at_ms, {changes.session_id: work.by.session_id}),
    ):
        work.connection.execute(
            update(email_changes)
            .where(hash_column == held, time_column.is_(None))
            .values({time_column: work.now_ms, **shown})
        )


def _confirmed_in(connection: Connection, account_id: int) -> int | None:
    """Return the session in which the new address was confirmed."""
    own = email_changes.c.account_id == account_id
    found: int | None = connection.scalar(select(email_changes.c.session_id).where(own))
    return found


def _change(connection: Connection, change: EmailChange) -> None:
    if is_known(connection, change.new_email):
        raise AccountExistsError(f"there is an account for {change.new_email}")
    try:
        with connection.begin_nested():
            connection.execute(
                update(accounts)
                .where(accounts.c.id == change.account_id)
                .values(email=change.new_email)
            )
    except IntegrityError as fault:
        raise AccountExistsError(f"there is an account for {change.new_email}") from fault


def _changes() -> Select[Any]:
    changes = email_changes.c
    return select(
        changes.account_id,
        accounts.c.email,
        changes.new_email,
        changes.old_confirmed_at_ms,
        changes.new_confirmed_at_ms,
    ).join_from(email_changes, accounts)


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    return is_valid(email_changes.c.expires_at_ms, LIFETIME_MS, now_ms=now_ms)


def _read(row: Row[Any]) -> EmailChange:
    return EmailChange(
        row.account_id,
        row.email,
        row.new_email,
        row.old_confirmed_at_ms is not None,
        row.new_confirmed_at_ms is not None,
    )
