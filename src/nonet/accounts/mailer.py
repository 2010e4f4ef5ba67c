"""Sending emails by SMTP."""

import re
from asyncio import BaseTransport, WriteTransport
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from typing import Protocol
from urllib.parse import unquote, urlsplit

import aiosmtplib

from nonet.errors import EmailFormatError, MailError
from nonet.runtime.tracing.span import call_out

TIMEOUT_S = 15
SCHEMES = ("smtp", "smtps")
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")


@dataclass(frozen=True, slots=True)
class Email:
    """A plain-text email to one address."""

    recipient: str
    subject: str
    text: str


def message_of(mail: Email, *, sender: str) -> EmailMessage:
    """Build a message that autoresponders don't answer.

    Raises:
        MailError: an address can't be used in a header.
    """
    message = EmailMessage(policy=SMTP.clone(utf8=not mail.recipient.isascii()))
    try:
        # The address parser prevents header injection, unlike concatenating text.
        message["To"] = _address_of(mail.recipient)
        message["From"] = Address(addr_spec=sender)
        message["Subject"] = mail.subject
    except (HeaderParseError, ValueError, IndexError) as fault:
        raise MailError("the address can't be used in a mail header") from fault
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.text)
    return message


def _address_of(recipient: str) -> Address:
    """Parse an address; the parser accepts only ASCII, so other letters are replaced by x."""
    parsed = Address(addr_spec=_BEYOND_ASCII.sub("x", recipient))
    if recipient.isascii():
        return parsed
    username, _, domain = recipient.rpartition("@")
    return Address(username=username, domain=domain)


@dataclass(frozen=True, slots=True)
class SmtpAddress:
    """A mail server: `smtp://` uses STARTTLS if offered, `smtps://` uses TLS from the start."""

    host: str
    port: int | None
    username: str | None
    password: str | None
    is_encrypted_at_once: bool

    @classmethod
    def parse(cls, url: str) -> "SmtpAddress":
        """Parse `smtp://USER:PASSWORD@HOST:PORT`; user, password and port are optional.

        Raises:
            ValueError: the URL has another form.
        """
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise ValueError("expected smtp://HOST or smtps://HOST, with USER:PASSWORD@ if needed")
        return cls(
            host=parts.hostname,
            port=parts.port,
            username=None if parts.username is None else unquote(parts.username),
            password=None if parts.password is None else unquote(parts.password),
            is_encrypted_at_once=parts.scheme == "smtps",
        )


class EmailMeter(Protocol):
    """Receives the outcome of every email."""

    def sent_email(self, *, was_taken: bool) -> None: ...


class Mailer:
    """Sends emails through one mail server."""

    def __init__(self, address: SmtpAddress, *, sender: str) -> None:
        self._address = address
        self._sender = sender
        self.meter: EmailMeter | None = None

    async def send(self, mail: Email) -> None:
        """Send an email and wait until the server accepts it.

        Raises:
            MailError: the server didn't accept it.
            EmailFormatError: the server rejects non-ASCII addresses (no SMTPUTF8).
        """
        was_taken = False
        try:
            with call_out("letter", self._address.host):
                await self._send(mail)
            was_taken = True
        finally:
            if self.meter is not None:
                self.meter.sent_email(was_taken=was_taken)

    async def greet(self) -> None:
        """Connect to the server and log in, without sending an email.

        Raises:
            MailError: the connection, the certificate or the login failed.
        """
        try:
            async with self._client():
                pass
        except (aiosmtplib.SMTPException, OSError, ValueError) as fault:
            server = self._address
            at = server.host if server.port is None else f"{server.host}:{server.port}"
            raise MailError(f"the mail server at {at} can't be used: {fault}") from fault

    async def _send(self, mail: Email) -> None:
        message = message_of(mail, sender=self._sender)
        try:
            async with self._client() as client:
                await client.send_message(message)
        except (aiosmtplib.SMTPNotSupported, aiosmtplib.SMTPRecipientsRefused) as fault:
            if mail.recipient.isascii():
                raise MailError("the mail server didn't accept the message") from fault
            raise EmailFormatError(
                "the mail server can't send to this address", reason="unserved"
            ) from fault
        except (aiosmtplib.SMTPException, OSError, ValueError) as fault:
            raise MailError("the mail server didn't accept the message") from fault

    @asynccontextmanager
    async def _client(self) -> AsyncGenerator[aiosmtplib.SMTP, None]:
        server = self._address
        # Never send a password without TLS; without a password, TLS is optional.
        must_start_tls = server.username is not None and not server.is_encrypted_at_once
        connection = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            use_tls=server.is_encrypted_at_once,
            start_tls=True if must_start_tls else None,
            timeout=TIMEOUT_S,
        )
        transport: BaseTransport | None = None
        try:
            async with connection as client:
                transport = client.transport
                if server.username is not None:
                    await client.login(server.username, server.password or "")
                yield client
        finally:
            # Otherwise a TLS connection stays open until the server closes it.
            if isinstance(transport, WriteTransport):
                transport.abort()
