"""E-mail addresses: their canonical form, and the limits of emails to each mailbox.

Each mailbox has one spelling, so that it has one account. Characters that UTS 46 maps (wide
letters, other full stops, soft hyphens, non-ASCII capitals) are rejected with the right spelling,
and domains are stored in A-labels. Accounts older than this rule keep their addresses: they are
found as typed, and with the domain in either form, but nobody can create another one like them.

Emails are counted across all processes, separately in each lane. So a browser that signed in
before can still get a link while others request emails to the same mailbox. Mailboxes are stored
as keyed hashes.
"""

import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase

import idna
from sqlalchemy import Connection, Row, and_, case, or_, select

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.quota import seconds_until
from nonet.database.queries import delete_rows, is_over, upsert
from nonet.database.tables import letter_windows
from nonet.errors import EmailFormatError, EmailLimitError

MAX_LENGTH = 254
# Only a delivered email proves that an address is right. This rejects texts that can't be one, and
# characters that could end a mail header.
# Terminals turn bytes that aren't text into halves of surrogate pairs.
_NEVER = r"\s@<>\"(),:;\\\x00-\x20\x7f\ud800-\udfff"
_FORM = re.compile(rf"[^{_NEVER}\[\]]+@[^{_NEVER}]+")
_LOCAL_PART = re.compile(r"[^.]+(\.[^.]+)*")
# Two labels or more, but no IP address, whose last part may be hexadecimal.
_DOMAIN = re.compile(r"[^.]+(\.[^.]+)*\.(?!(?:\d+|0x[0-9a-f]*)$)[^.]+")
# Invisible characters, which are valid between some letters (RFC 5892, A.1 and A.2).
_JOINERS = "\u200c\u200d"
_DOTS_DO_NOT_COUNT = frozenset({"gmail.com", "googlemail.com"})
# The domain of the account that `nonet serve` creates on a new machine.
_THIS_MACHINE = "@localhost"


_LOWER = str.maketrans(ascii_uppercase, ascii_lowercase)


def ascii_lower(text: str) -> str:
    """Return a text with only A to Z in lower case.

    `str.lower` maps some other characters, such as the Kelvin sign, to ASCII letters, which would
    turn one person's address into another's.
    """
    return text.translate(_LOWER)


def canonical_email(text: str) -> str:
    """Return an address trimmed, with A to Z in lower case and its domain in A-labels.

    Raises:
        EmailFormatError: the text isn't an address, or isn't its canonical spelling.
    """
    typed = typed_email(text)
    right = _right_spelling(typed)
    if right != typed:
        raise _misspelt(right)
    local, _, domain = typed.rpartition("@")
    if _LOCAL_PART.fullmatch(local) is None:
        raise EmailFormatError("expected a name without a dot at its ends, or two in a row")
    email = f"{local}@{_in_a_labels(domain)}"
    if len(email) > MAX_LENGTH:
        raise _no_address()
    return email


def typed_email(text: str) -> str:
    """Return an address as old accounts may have it: trimmed, with A to Z in lower case.

    Raises:
        EmailFormatError: the text isn't an address.
    """
    email = ascii_lower(text.strip())
    if len(email) > MAX_LENGTH or _FORM.fullmatch(email) is None:
        raise _no_address()
    return email


def operators_email(text: str) -> str:
    """Return an address that an operator chose, which may be one of this machine.

    Raises:
        EmailFormatError.
    """
    typed = typed_email(text)
    return typed if typed.endswith(_THIS_MACHINE) else canonical_email(typed)


def spellings(text: str) -> tuple[str, ...]:
    """Return the possible stored forms of an address: as typed, and with either form of domain.

    Raises:
        EmailFormatError: the text isn't an address.
    """
    typed = typed_email(text)
    try:
        email = canonical_email(typed)
    except EmailFormatError:
        return (typed,)
    local, _, domain = email.rpartition("@")
    return tuple(dict.fromkeys((typed, email, f"{local}@{idna.decode(domain)}")))


def mailbox_of(email: str) -> str:
    """Return the mailbox of an address, without the parts that its owner can vary."""
    local, _, domain = email.rpartition("@")
    plain = local.partition("+")[0] or local
    if domain in _DOTS_DO_NOT_COUNT:
        plain, domain = plain.replace(".", "") or plain, "gmail.com"
    return f"{plain}@{domain}"


def _right_spelling(email: str) -> str:
    local, _, domain = email.rpartition("@")
    try:
        name = _without_joiners(idna.uts46_remap(local, std3_rules=False))
    except idna.IDNAError:
        raise _no_address() from None
    try:
        host = idna.uts46_remap(domain, std3_rules=True).removesuffix(".")
    except idna.IDNAError:
        raise _no_domain() from None
    return f"{name}@{host}"


def _without_joiners(name: str) -> str:
    return "".join(
        character
        for at, character in enumerate(name)
        if character not in _JOINERS or idna.valid_contextj(name, at)
    )


def _misspelt(right: str) -> EmailFormatError:
    try:
        canonical_email(right)
    except EmailFormatError as error:
        return error
    return EmailFormatError(f"this address is spelled {right}", reason="spelling", suggestion=right)


def _in_a_labels(domain: str) -> str:
    if _DOMAIN.fullmatch(domain) is None:
        raise _no_domain()
    try:
        return idna.encode(domain).decode()
    except idna.IDNAError:
        raise _no_domain() from None


def _no_address() -> EmailFormatError:
    return EmailFormatError(f"expected an e-mail address of at most {MAX_LENGTH} characters")


def _no_domain() -> EmailFormatError:
    expected = "expected a domain after the @, such as example.com"
    return EmailFormatError(expected, reason="domain")


MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000
_PURPOSE = b"nonet mailbox"


@dataclass(frozen=True, slots=True)
class EmailLimits:
    """Limits of emails to a mailbox in one lane, in addition to one a minute."""

    per_hour: int
    per_day: int


def mailbox_name(email: str, *, lane: str, secret: Secret) -> bytes:
    """Return the name that a mailbox is counted under in a lane."""
    return mailbox_names(email, lane=lane, secret=secret)[0]


def mailbox_names(email: str, *, lane: str, secret: Secret) -> list[bytes]:
    """Return the names of a mailbox by the current secret, then by previous ones."""
    mailbox = f"{lane} {mailbox_of(email)}".encode()
    return [hmac.digest(key, mailbox, "sha256") for key in secret.keys(_PURPOSE)]


def admit_emails(
    connection: Connection, names: Iterable[bytes], limits: EmailLimits, *, now_ms: int
) -> None:
    """Count an email to each mailbox; count none if one has reached its limit.

    Raises:
        EmailLimitError.
    """
    # Sorted, so that two processes never deadlock.
    for name in sorted(names):
        _admit(connection, name, limits, now_ms)


def delete_old_email_counts(connection: Connection, *, now_ms: int) -> None:
    """Delete the counts of mailboxes without an email for a day."""
    delete_rows(connection, letter_windows, letter_windows.c.last_at_ms <= now_ms - DAY_MS)


def _admit(connection: Connection, name: bytes, limits: EmailLimits, now_ms: int) -> None:
    window = letter_windows.c
    minute_is_over = is_over(window.last_at_ms, MINUTE_MS, now_ms=now_ms)
    hour_is_over = is_over(window.hour_began_at_ms, HOUR_MS, now_ms=now_ms)
    day_is_over = is_over(window.day_began_at_ms, DAY_MS, now_ms=now_ms)
    first = {"last_at_ms": now_ms, "hour_began_at_ms": now_ms, "day_began_at_ms": now_ms}
    counting = (
        upsert(letter_windows)
        .values(name=name, hour_used=1, day_used=1, **first)
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
        raise EmailLimitError(retry_after_s=seconds_until(_end_ms(row, limits), now_ms=now_ms))


def _end_ms(row: Row[tuple[bytes, int, int, int, int, int]], limits: EmailLimits) -> int:
    """Return when the next email is allowed."""
    ends: list[int] = [row.last_at_ms + MINUTE_MS]
    if row.hour_used >= limits.per_hour:
        ends.append(row.hour_began_at_ms + HOUR_MS)
    if row.day_used >= limits.per_day:
        ends.append(row.day_began_at_ms + DAY_MS)
    return max(ends)
