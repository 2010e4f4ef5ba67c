"""Suspensions that outlive their accounts.

Of a suspended account that is deleted one thing is kept for a year: a keyed hash of its mailbox,
so that the same person, who comes again, is suspended as before.
"""

import hmac

from sqlalchemy import Connection, delete, insert, select

from nonet.accounts.access.keys import Secret
from nonet.accounts.email import mailbox_of, spellings
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import kept_suspensions

KEPT_MS = 365 * 24 * 60 * 60 * 1000
_PURPOSE = b"nonet suspended mailbox"


def keep_suspension(work: UnitOfWork, email: str, *, suspended_at_ms: int, secret: Secret) -> None:
    """Remember that the account of an address was suspended when it was deleted."""
    clear_suspension(work.connection, email, secret=secret)
    work.connection.execute(
        insert(kept_suspensions).values(
            mailbox_hash=_hashes(email, secret)[0],
            suspended_at_ms=suspended_at_ms,
            ends_at_ms=work.now_ms + KEPT_MS,
        )
    )


def kept_suspension(
    connection: Connection, email: str, *, secret: Secret, now_ms: int
) -> int | None:
    """Return since when an address without an account is suspended; None when it is not."""
    kept = kept_suspensions.c
    found = select(kept.suspended_at_ms).where(
        kept.mailbox_hash.in_(_hashes(email, secret)), kept.ends_at_ms > now_ms
    )
    since_ms: int | None = connection.execute(found).scalars().first()
    return since_ms


def clear_suspension(connection: Connection, email: str, *, secret: Secret) -> bool:
    """Let an address make an account again; tell whether it was suspended."""
    hashed = kept_suspensions.c.mailbox_hash.in_(_hashes(email, secret))
    retention = delete(kept_suspensions).where(hashed)
    return connection.execute(retention).rowcount > 0


def delete_suspensions(connection: Connection, *, now_ms: int) -> None:
    """Forget those that were kept for a year."""
    connection.execute(delete(kept_suspensions).where(kept_suspensions.c.ends_at_ms <= now_ms))


def _hashes(email: str, secret: Secret) -> list[bytes]:
    mailboxes = [mailbox_of(spelling).encode() for spelling in spellings(email)]
    keys = secret.keys(_PURPOSE)
    return [hmac.digest(key, mailbox, "sha256") for key in keys for mailbox in mailboxes]
