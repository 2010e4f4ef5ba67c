"""A letter, and the message it becomes."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid

from nonet.errors import MailError

_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")


@dataclass(frozen=True, slots=True)
class Letter:
    """Plain text for one address."""

    recipient: str
    subject: str
    text: str


def message_of(letter: Letter, *, sender: str) -> EmailMessage:
    """Write a letter as a message that no answering machine answers.

    Raises:
        MailError: mail cannot be addressed so.
    """
    message = EmailMessage(policy=SMTP.clone(utf8=not letter.recipient.isascii()))
    try:
        # The parser of addresses, not a concatenation of text, makes these headers.
        message["To"] = _address_of(letter.recipient)
        message["From"] = Address(addr_spec=sender)
        message["Subject"] = letter.subject
    except (HeaderParseError, ValueError, IndexError) as fault:
        raise MailError("mail cannot be addressed so") from fault
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    return message


def _address_of(recipient: str) -> Address:
    """Read an address; the parser takes ASCII alone, so other letters are judged as an x."""
    parsed = Address(addr_spec=_BEYOND_ASCII.sub("x", recipient))
    if recipient.isascii():
        return parsed
    username, _, domain = recipient.rpartition("@")
    return Address(username=username, domain=domain)
