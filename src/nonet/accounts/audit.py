"""The audit log. Entries name accounts by id, so a deleted account leaves no address."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from sqlalchemy import Connection, or_, select

from nonet.database.queries import update_rows
from nonet.database.tables import accounts, audit_log
from nonet.i18n.words import Words

_AccountAction = Literal["make account", "sign up", "export", "delete account"]
_SessionAction = Literal[
    "make sign-in link", "sign in", "sign out", "end session", "end all sessions"
]
_KeyAction = Literal[
    "make key", "make trial key", "change key", "rotate key", "revoke key", "revoke leaked key"
]
_ConnectionAction = Literal["connect", "end connection"]
_EmailAction = Literal["begin change of address", "cancel change of address", "change address"]
_IdentityAction = Literal["join identity", "remove identity"]
_PasskeyAction = Literal["add passkey", "remove passkey", "forget passkeys", "make recovery codes"]
_AdministratorAction = Literal[
    "look at account", "suspend", "restore", "limit", "promote", "demote"
]
# The names are stored in databases, so they never change.
Action = Literal[
    _AccountAction,
    _SessionAction,
    _KeyAction,
    _ConnectionAction,
    _EmailAction,
    _IdentityAction,
    _PasskeyAction,
    _AdministratorAction,
]
# `kind` names the message of the catalogue; the other items are its arguments.
Detail = dict[str, str | int | None]
EndedBy = Literal["code-twice", "refresh-token-twice", "program"]
PAGE_LENGTH = 200
# The retention period of client addresses.
ADDRESS_KEPT_MS = 30 * 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One action. E-mail addresses are the current ones, None for deleted accounts.

    `actor_id` is None for the command line; `by_administrator` hides which administrator acted.
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
        """Return the entry for the account's owner, without the identity of other actors."""
        if self.actor_id in (None, account_id):
            return self
        return replace(self, by_administrator=True, actor_email=None, request_id=None, address=None)

    @property
    def actor_name(self) -> str:
        """The name of the actor."""
        if self.actor_id is None:
            return "command line"
        return self.actor_email or f"deleted account {self.actor_id}"

    @property
    def account_name(self) -> str | None:
        """The name of the account that the action concerns."""
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
    """Return entries, newest first, of one account or all accounts, older than `before_id`."""
    log = audit_log.c
    actor, subject = accounts.alias("actor"), accounts.alias("subject")
    emails = (actor.c.email.label("actor_email"), subject.c.email.label("account_email"))
    found = (
        select(audit_log, *emails)
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
    return AuditEntry(**row, detail=facts or ({"kind": "prose", "text": prose} if prose else {}))


def delete_old_addresses(connection: Connection, *, now_ms: int) -> None:
    """Remove client addresses from entries after their retention period."""
    log = audit_log.c
    old = (log.at_ms <= now_ms - ADDRESS_KEPT_MS) & log.address.is_not(None)
    update_rows(connection, audit_log, old, address=None)


def name_detail(name: str) -> Detail:
    """Return the detail with the name of a passkey, or the issuer of an identity."""
    return {"kind": "name", "name": name}


def render_detail(detail: Detail, words: Words) -> str:
    """Return a detail in the language of a page; missing values become a dash."""
    if not detail:
        return ""
    arguments = {name: "-" if value is None else value for name, value in detail.items()}
    return words(f"audit-{arguments.pop('kind')}", **arguments)
