"""Everything that is stored about an account, for the person whose it is."""

from typing import Any

from sqlalchemy import Connection, Table, select

from nonet.accounts.actor import Actor
from nonet.accounts.administration import account_with_id
from nonet.accounts.audit import list_audit, record
from nonet.database.tables import (
    accounts,
    api_keys,
    api_requests,
    email_changes,
    identity_joins,
    oauth_codes,
    oidc_identities,
    passkey_challenges,
    passkeys,
    quota_windows,
    recovery_codes,
    sessions,
    usage_days,
)

# Hashes stand for secrets, and they, public keys and handles tell a person nothing.
_LEFT_OUT = frozenset(
    {
        "hash",
        "old_hash",
        "new_hash",
        "account_id",
        "credential_id",
        "public_key",
        "user_handle",
        "challenge",
    }
)
OWNED = (
    api_keys,
    oauth_codes,
    sessions,
    email_changes,
    oidc_identities,
    identity_joins,
    passkeys,
    passkey_challenges,
    recovery_codes,
    quota_windows,
    usage_days,
    api_requests,
)


def export_account(connection: Connection, *, by: Actor, now_ms: int) -> dict[str, Any]:
    """Return the account that acts and all that belongs to it, as JSON can hold it."""
    account_id = account_with_id(connection, by.account_id or 0).id
    return gather(connection, account_id, by=by, now_ms=now_ms)


def gather(connection: Connection, account_id: int, *, by: Actor, now_ms: int) -> dict[str, Any]:
    """Return all that belongs to an account, and write down who asked for it."""
    record(connection, "export", by=by, account_id=account_id, now_ms=now_ms)
    account = _rows(connection, accounts, accounts.c.id == account_id)[0]
    owned = {
        str(table.name): _rows(connection, table, table.c.account_id == account_id)
        for table in OWNED
    }
    deeds = [
        {
            "at_ms": entry.at_ms,
            "by_you": entry.actor_id == account_id,
            "action": entry.action,
            "detail": entry.detail if entry.account_id == account_id else {},
            "request_id": entry.request_id if entry.actor_id == account_id else None,
            "address": entry.address if entry.actor_id == account_id else None,
        }
        for entry in list_audit(connection, account_id=account_id, limit=10_000)
    ]
    return {"account": account, **owned, "audit_log": deeds}


def _rows(connection: Connection, table: Table, condition: Any) -> list[dict[str, Any]]:
    shown = [column for column in table.c if column.name not in _LEFT_OUT]
    # Names are of a kind of their own, which not every writer of JSON takes.
    names = [str(column.name) for column in shown]
    rows = connection.execute(select(*shown).where(condition))
    return [dict(zip(names, row, strict=True)) for row in rows]
