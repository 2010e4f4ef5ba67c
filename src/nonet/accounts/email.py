"""The one form that an e-mail address is stored and looked up in.

A mailbox has one spelling here, or it would be many accounts: what UTS 46 maps (wide letters, other
full stops, soft hyphens, capitals beyond A to Z) is refused with the right spelling, and a domain
is kept in A-labels. An account from before this rule keeps the address that it has: it is found as
it is typed, and with its domain in either form, but no stranger makes another one like it.
"""

import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase

import idna
from sqlalchemy import Connection, Row, and_, case, delete, or_, select

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.quota import seconds_until
from nonet.database.queries import is_over, upsert
from nonet.database.tables import letter_windows
from nonet.errors import EmailFormatError, EmailLimitError

MAX_LENGTH = 254
# Whether mail arrives there is the only proof that an address is right; this keeps out what
# cannot be one, and whatever could break out of a mail header.
# Half a surrogate pair is no character: it is what a terminal makes of bytes that are no text.
_NEVER = r"\s@<>\"(),:;\\\x00-\x20\x7f\ud800-\udfff"
_FORM = re.compile(rf"[^{_NEVER}\[\]]+@[^{_NEVER}]+")
_LOCAL_PART = re.compile(r"[^.]+(\.[^.]+)*")
# A name of two labels or more, and no number of a machine, which may be hexadecimal.
_DOMAIN = re.compile(r"[^.]+(\.[^.]+)*\.(?!(?:\d+|0x[0-9a-f]*)$)[^.]+")
# Nobody sees them; between some letters they are part of a name (RFC 5892, A.1 and A.2).
_JOINERS = "\u200c\u200d"
_DOTS_DO_NOT_COUNT = frozenset({"gmail.com", "googlemail.com"})
# The account that `nonet serve` makes on a fresh machine; strangers have none there.
_THIS_MACHINE = "@localhost"


_LOWER = str.maketrans(ascii_uppercase, ascii_lowercase)


def ascii_lower(text: str) -> str:
    """Return a text with A to Z in lower case, and all else as it is.

    Unicode has capitals whose small letter is an ASCII one, such as the Kelvin sign: with `lower`
    one person's address would become another's.
    """
    return text.translate(_LOWER)


def canonical_email(text: str) -> str:
    """Return an address trimmed, with A to Z in lower case and its domain in A-labels.

    Raises:
        EmailFormatError: the text cannot be an address, or is not how this one is spelled.
    """
    typed = typed_email(text)
    right = _right_spelling(typed)
    if right != typed:
        raise _misspelt(right)
    local, _, domain = typed.rpartition("@")
    if _LOCAL_PART.fullmatch(local) is None:
        raise EmailFormatError("no name begins or ends with a dot, or has two in a row")
    email = f"{local}@{_in_a_labels(domain)}"
    if len(email) > MAX_LENGTH:
        raise _no_address()
    return email


def typed_email(text: str) -> str:
    """Return what an account may be called that is there: trimmed, with A to Z in lower case.

    Raises:
        EmailFormatError: the text cannot be an address.
    """
    email = ascii_lower(text.strip())
    if len(email) > MAX_LENGTH or _FORM.fullmatch(email) is None:
        raise _no_address()
    return email


def operators_email(text: str) -> str:
    """Return an address that an operator may give an account: on this machine too.

    Raises:
        EmailFormatError.
    """
    typed = typed_email(text)
    return typed if typed.endswith(_THIS_MACHINE) else canonical_email(typed)


def spellings(text: str) -> tuple[str, ...]:
    """Return what an address may be stored as: as typed, and with its domain in either form.

    Raises:
        EmailFormatError: the text cannot be an address.
    """
    typed = typed_email(text)
    try:
        email = canonical_email(typed)
    except EmailFormatError:
        return (typed,)
    local, _, domain = email.rpartition("@")
    return tuple(dict.fromkeys((typed, email, f"{local}@{idna.decode(domain)}")))


def mailbox_of(email: str) -> str:
    """Return the mailbox of an address: what its owner may put in at will does not count."""
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
    expected = "expected the name of a domain behind the @, such as example.com"
    return EmailFormatError(expected, reason="domain")


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
