"""Personal data: exporting everything stored about a person, and deleting expired data."""

from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, func, select

from nonet.accounts.access.keys import Secret
from nonet.accounts.account import account_with_id, delete_suspensions, kept_suspension
from nonet.accounts.audit import delete_old_addresses, list_audit
from nonet.accounts.email import delete_old_email_counts, spellings
from nonet.accounts.identity import delete_joins
from nonet.accounts.passkeys.credentials import delete_challenges
from nonet.accounts.sessions import age_future_sessions
from nonet.accounts.usage import delete_old_requests
from nonet.accounts.work import UnitOfWork
from nonet.database import tables
from nonet.database.queries import store_future_times_as_now
from nonet.database.tables import accounts, api_keys, oauth_tokens, sign_in_links

# Binary columns are left out too: hashes, public keys and handles mean nothing to a person.
_LEFT_OUT = frozenset({"account_id", "challenge"})
OWNED = (
    *(tables.api_keys, tables.oauth_codes, tables.sessions, tables.email_changes),
    *(tables.oidc_identities, tables.identity_joins, tables.passkeys, tables.passkey_challenges),
    *(tables.recovery_codes, tables.quota_windows, tables.usage_days, tables.api_requests),
)


def export_account(work: UnitOfWork) -> dict[str, Any]:
    """Return the caller's account and everything that belongs to it, as JSON values."""
    return _gather(work, account_with_id(work.connection, work.by.account_id or 0).id)


def describe(work: UnitOfWork, email: str, *, secret: Secret) -> dict[str, Any]:
    """Return everything stored about an address, with or without an account.

    Tokens are only counted, since only their hashes are stored. The numbers of emails to a mailbox
    are left out: they are kept for a day under a hash that can't be derived from the address.

    Raises:
        EmailFormatError.
    """
    connection, known = work.connection, spellings(email)
    account_id = connection.scalar(select(accounts.c.id).where(accounts.c.email.in_(known)))
    links = select(sign_in_links.c.expires_at_ms).where(sign_in_links.c.email.in_(known))
    owned = {} if account_id is None else _gather(work, account_id)
    tokens = (
        select(func.count())
        .select_from(oauth_tokens.join(api_keys))
        .where(api_keys.c.account_id == account_id)
    )
    since_ms = kept_suspension(connection, known[0], secret=secret, now_ms=work.now_ms)
    return {
        "email": known[0],
        **owned,
        "oauth_tokens": connection.scalar(tokens) or 0,
        "sign_in_links": [{"expires_at_ms": end_ms} for end_ms in connection.scalars(links)],
        "suspended_at_ms": since_ms,
    }


def delete_expired(connection: Connection, *, now_ms: int) -> None:
    """Delete all data whose retention period is over."""
    store_future_times_as_now(connection, now_ms=now_ms)
    age_future_sessions(connection, now_ms=now_ms)
    delete_old_addresses(connection, now_ms=now_ms)
    delete_old_email_counts(connection, now_ms=now_ms)
    delete_old_requests(connection, now_ms=now_ms)
    delete_challenges(connection, now_ms=now_ms)
    delete_joins(connection, now_ms=now_ms)
    delete_suspensions(connection, now_ms=now_ms)


def _gather(work: UnitOfWork, account_id: int) -> dict[str, Any]:
    """Return everything that belongs to an account, and record the export."""
    work.record("export", account_id)
    account = _rows(work.connection, accounts, accounts.c.id == account_id)[0]
    owned = {
        str(table.name): _rows(work.connection, table, table.c.account_id == account_id)
        for table in OWNED
    }
    actions = [
        {
            "at_ms": entry.at_ms,
            "by_you": entry.actor_id == account_id,
            "action": entry.action,
            "detail": entry.detail if entry.account_id == account_id else {},
            "request_id": entry.request_id if entry.actor_id == account_id else None,
            "address": entry.address if entry.actor_id == account_id else None,
        }
        for entry in list_audit(work.connection, account_id=account_id, limit=10_000)
    ]
    return {"account": account, **owned, "audit_log": actions}


def _rows(connection: Connection, table: Table, condition: Any) -> list[dict[str, Any]]:
    shown = [
        column
        for column in table.c
        if column.name not in _LEFT_OUT and not isinstance(column.type, LargeBinary)
    ]
    # SQLAlchemy's names are a subclass of `str`, which not every JSON encoder accepts.
    names = [str(column.name) for column in shown]
    rows = connection.execute(select(*shown).where(condition))
    return [dict(zip(names, row, strict=True)) for row in rows]
