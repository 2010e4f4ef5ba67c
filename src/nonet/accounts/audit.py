"""Who did what, and when. Entries name accounts by id, so a deleted account leaves no address."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from sqlalchemy import Connection, or_, select, update

from nonet.database.tables import accounts, audit_log
from nonet.i18n.words import Words

Action = Literal[
    "make account",
    "sign up",
    "sign in",
    "sign out",
    "end session",
    "end all sessions",
    "make sign-in link",
    "make key",
    "make trial key",
    "change key",
    "rotate key",
    "revoke key",
    "revoke leaked key",
    "connect",
    "end connection",
    "export",
    "begin change of address",
    "cancel change of address",
    "change address",
    "join identity",
    "remove identity",
    "add passkey",
    "remove passkey",
    "forget passkeys",
    "make recovery codes",
    "delete account",
    "look at account",
    "suspend",
    "restore",
    "limit",
    "promote",
    "demote",
]
# `kind` names the message of the catalogue; the rest are its arguments.
Detail = dict[str, str | int | None]
EndedBy = Literal["code-twice", "refresh-token-twice", "program"]
PAGE_LENGTH = 200
# So long an entry tells from which address a deed was done.
ADDRESS_KEPT_MS = 30 * 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One deed; addresses are today's, None for an account that is deleted.

    Without an `actor_id` it was done on the command line; `by_administrator` hides which one.
    """

    id: int
    at_ms: int
    actor_id: int | None
    actor_email: str | None
    action: str
    account_id: int | None
    account_email: str | None
    detail: Detail
    request_id: str | None
    address: str | None
    by_administrator: bool = False

    def for_owner(self, account_id: int) -> "AuditEntry":
        """Return the entry as its account may read it: of others not who and where they are."""
        if self.actor_id in (None, account_id):
            return self
        return replace(self, by_administrator=True, actor_email=None, request_id=None, address=None)

    @property
    def actor_name(self) -> str:
        """Who acted, for people to read."""
        if self.actor_id is None:
            return "command line"
        return self.actor_email or f"deleted account {self.actor_id}"

    @property
    def account_name(self) -> str | None:
        """Who was acted upon, for people to read."""
        if self.account_id is None:
            return None
        return self.account_email or f"deleted account {self.account_id}"


def list_audit(
    connection: Connection,
    *,
    account_id: int | None = None,
    before_id: int | None = None,
    limit: int = PAGE_LENGTH,
) -> list[AuditEntry]:
    """Return the newest entries first, of one account or of all, older than `before_id`."""
    log = audit_log.c
    actor, subject = accounts.alias("actor"), accounts.alias("subject")
    found = (
        select(
            log.id,
            log.at_ms,
            log.actor_id,
            actor.c.email.label("actor_email"),
            log.action,
            log.account_id,
            subject.c.email.label("account_email"),
            log.detail,
            log.facts,
            log.request_id,
            log.address,
        )
        .select_from(audit_log)
        .outerjoin(actor, actor.c.id == log.actor_id)
        .outerjoin(subject, subject.c.id == log.account_id)
        .order_by(log.id.desc())
        .limit(limit)
    )
    if account_id is not None:
        found = found.where(or_(log.account_id == account_id, log.actor_id == account_id))
    if before_id is not None:
        found = found.where(log.id < before_id)
    return [_entry(row._asdict()) for row in connection.execute(found)]


def _entry(row: dict[str, Any]) -> AuditEntry:
    facts, prose = row.pop("facts"), row.pop("detail")
    return AuditEntry(**row, detail=facts or _prose_detail(prose))


def delete_old_addresses(connection: Connection, *, now_ms: int) -> None:
    """Take the addresses out of the entries that are old enough."""
    connection.execute(
        update(audit_log)
        .where(audit_log.c.at_ms <= now_ms - ADDRESS_KEPT_MS, audit_log.c.address.is_not(None))
        .values(address=None)
    )


def name_detail(name: str) -> Detail:
    """Tell what a passkey, or an identity's issuer, is called."""
    return {"kind": "name", "name": name}


def _prose_detail(text: str) -> Detail:
    """Return the detail of an entry that was written before details were data."""
    return {"kind": "prose", "text": text} if text else {}


def render_detail(detail: Detail, words: Words) -> str:
    """Tell a detail in the language of a page; what has no value is a dash."""
    if not detail:
        return ""
    arguments = {name: "-" if value is None else value for name, value in detail.items()}
    return words(f"audit-{arguments.pop('kind')}", **arguments)
