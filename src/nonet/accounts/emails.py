"""How many emails a mailbox gets, counted by all processes together.

A lane is counted apart: so a browser that signed in before has its way in, whoever else asks for
emails to the same mailbox. Which mailbox it is stands nowhere: it is named by a keyed hash.
"""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, Row, and_, case, delete, or_, select

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.throttle import seconds_until
from nonet.accounts.email import mailbox_of
from nonet.database.queries import is_over, upsert
from nonet.database.tables import letter_windows
from nonet.errors import EmailLimitError

MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000
_PURPOSE = b"nonet mailbox"


@dataclass(frozen=True, slots=True)
class EmailLimits:
    """How many emails one mailbox gets in one lane; never more than one a minute."""

    per_hour: int
    per_day: int


def mailbox_name(email: str, *, lane: str, secret: Secret) -> bytes:
    """Return what a mailbox is counted by in a lane."""
    return mailbox_names(email, lane=lane, secret=secret)[0]


def mailbox_names(email: str, *, lane: str, secret: Secret) -> list[bytes]:
    """Return the same, and what it was called by the secrets before."""
    mailbox = f"{lane} {mailbox_of(email)}".encode()
    return [hmac.digest(key, mailbox, "sha256") for key in secret.keys(_PURPOSE)]


def admit_emails(
    connection: Connection, names: Iterable[bytes], limits: EmailLimits, *, now_ms: int
) -> None:
    """Count an email to each mailbox, or none if one of them is at its limit.

    Raises:
        EmailLimitError.
    """
    # In one order everywhere, so that two processes never wait for each other.
    for name in sorted(names):
        _admit(connection, name, limits, now_ms)


def delete_old_email_counts(connection: Connection, *, now_ms: int) -> None:
    """Delete the counts of mailboxes without an email for a day."""
    old = letter_windows.c.last_at_ms <= now_ms - DAY_MS
    connection.execute(delete(letter_windows).where(old))


def _admit(connection: Connection, name: bytes, limits: EmailLimits, now_ms: int) -> None:
    window = letter_windows.c
    minute_is_over = is_over(window.last_at_ms, MINUTE_MS, now_ms=now_ms)
    hour_is_over = is_over(window.hour_began_at_ms, HOUR_MS, now_ms=now_ms)
    day_is_over = is_over(window.day_began_at_ms, DAY_MS, now_ms=now_ms)
    counting = (
        upsert(letter_windows)
        .values(
            name=name,
            last_at_ms=now_ms,
            hour_began_at_ms=now_ms,
            hour_used=1,
            day_began_at_ms=now_ms,
            day_used=1,
        )
        .on_conflict_do_update(
            index_elements=["name"],
            set_={
                "last_at_ms": now_ms,
                "hour_began_at_ms": case((hour_is_over, now_ms), else_=window.hour_began_at_ms),
                "hour_used": case((hour_is_over, 1), else_=window.hour_used + 1),
                "day_began_at_ms": case((day_is_over, now_ms), else_=window.day_began_at_ms),
                "day_used": case((day_is_over, 1), else_=window.day_used + 1),
            },
            where=and_(
                minute_is_over,
                or_(hour_is_over, window.hour_used < limits.per_hour),
                or_(day_is_over, window.day_used < limits.per_day),
            ),
        )
        .returning(window.name)
    )
    if connection.execute(counting).first() is None:
        row = connection.execute(select(letter_windows).where(window.name == name)).one()
        ends_at_ms = _good_again_at_ms(row, limits)
        raise EmailLimitError(retry_after_s=seconds_until(ends_at_ms, now_ms=now_ms))


def _good_again_at_ms(row: Row[tuple[bytes, int, int, int, int, int]], limits: EmailLimits) -> int:
    ends: list[int] = [row.last_at_ms + MINUTE_MS]
    if row.hour_used >= limits.per_hour:
        ends.append(row.hour_began_at_ms + HOUR_MS)
    if row.day_used >= limits.per_day:
        ends.append(row.day_began_at_ms + DAY_MS)
    return max(ends)
