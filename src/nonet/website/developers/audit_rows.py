"""Entries of the audit log, rendered in the language of a page."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.accounts import AuditEntry, render_detail
from nonet.catalogue import Words


@dataclass(frozen=True, slots=True)
class AuditRow:
    """A line of the table: what is empty nobody knows."""

    id: int
    at_ms: int
    by: str
    action: str
    account: str
    detail: str
    request_id: str
    address: str


def audit_rows(entries: Iterable[AuditEntry], words: Words) -> list[AuditRow]:
    """Render entries, in their order."""
    return [
        AuditRow(
            id=entry.id,
            at_ms=entry.at_ms,
            by=_by(entry, words),
            action=words(f"developers-deed-{entry.action.replace(' ', '-')}"),
            account=_account(entry.account_id, entry.account_email, words),
            detail=render_detail(entry.detail, words),
            request_id=entry.request_id or "",
            address=entry.address or "",
        )
        for entry in entries
    ]


def _by(entry: AuditEntry, words: Words) -> str:
    if entry.actor_id is None:
        return words("developers-audit-command-line")
    if entry.by_administrator:
        return words("developers-audit-administrator")
    return _account(entry.actor_id, entry.actor_email, words)


def _account(account_id: int | None, email: str | None, words: Words) -> str:
    if account_id is None:
        return ""
    return email or words("developers-audit-deleted", id=str(account_id))
