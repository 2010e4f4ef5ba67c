"""Who did what, and when. Entries name accounts by id, so a deleted account leaves no address."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, or_, select

from nonet.database.tables import accounts, audit_log

MAX_DETAIL_LENGTH = 200
PAGE_LENGTH = 200


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One deed; addresses are today's, None for an account that is deleted.

    Without an `actor_id` it was done on the command line.
    """

    id: int
    at_ms: int
    actor_id: int | None
    actor_email: str | None
    action: str
    account_id: int | None
    account_email: str | None
    detail: str

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


def record(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    action: str,
    *,
    actor_id: int | None,
    account_id: int | None,
    now_ms: int,
    detail: str = "",
) -> None:
    """Write down a deed in the transaction that does it."""
    connection.execute(
        insert(audit_log).values(
            at_ms=now_ms,
            actor_id=actor_id,
            action=action,
            account_id=account_id,
            detail=detail[:MAX_DETAIL_LENGTH],
        )
    )


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
    return [AuditEntry(**row._asdict()) for row in connection.execute(found)]
