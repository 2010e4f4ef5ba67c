"""Entries of the audit log, told in the language of a page."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from nonet.accounts import AuditEntry
from nonet.catalogue import Words

# As they are written down; what is none of these is a name that somebody gave.
_KEY = re.compile(r"key (?P<id>[0-9]+) \((?P<name>.*)\)", re.DOTALL)
_SESSION = re.compile(r"session (?P<id>[0-9]+)")
_LIMITS = re.compile(r"requests (?P<requests>[0-9]+|-), keys (?P<keys>[0-9]+|-)")
_WAY = re.compile(r"by (?P<way>.+)", re.DOTALL)
_OWN_WAYS = ("link", "passkey", "recovery code")


@dataclass(frozen=True, slots=True)
class ToldDeed:
    """A line of the table: what is empty nobody knows."""

    id: int
    at_ms: int
    by: str
    action: str
    account: str
    detail: str
    request_id: str
    address: str


def tell_deeds(entries: Iterable[AuditEntry], words: Words) -> list[ToldDeed]:
    """Tell entries, in their order."""
    return [
        ToldDeed(
            id=entry.id,
            at_ms=entry.at_ms,
            by=_by(entry, words),
            action=words(f"developers-deed-{entry.action.replace(' ', '-')}"),
            account=_account(entry.account_id, entry.account_email, words),
            detail=_detail(entry, words),
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


def _detail(entry: AuditEntry, words: Words) -> str:
    if entry.action == "sign in" and (found := _WAY.fullmatch(entry.detail)):
        way = found["way"]
        if way in _OWN_WAYS:
            return words(f"developers-audit-by-{way.replace(' ', '-')}")
        return words("developers-audit-by-provider", name=way)
    if entry.action == "end session" and (found := _SESSION.fullmatch(entry.detail)):
        return words("developers-audit-session", id=found["id"])
    if entry.action.endswith("key") and (found := _KEY.fullmatch(entry.detail)):
        return words("developers-audit-key", id=found["id"], name=found["name"])
    if entry.action == "limit" and (found := _LIMITS.fullmatch(entry.detail)):
        return words("developers-audit-limits", **found.groupdict())
    return entry.detail
