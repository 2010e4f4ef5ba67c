"""Where letters leave the house."""

from dataclasses import dataclass
from typing import Protocol
from urllib.parse import unquote, urlsplit

import aiosmtplib

from nonet.errors import EmailFormatError, MailError
from nonet.mail.letter import Letter, message_of
from nonet.tracing import call_out

TIMEOUT_S = 15
SCHEMES = ("smtp", "smtps")


@dataclass(frozen=True, slots=True)
class SmtpAddress:
    """A mail server: `smtp://` starts TLS where it is offered, `smtps://` begins with it."""

    host: str
    port: int | None
    username: str | None
    password: str | None
    is_encrypted_at_once: bool

    @classmethod
    def parse(cls, url: str) -> "SmtpAddress":
        """Read `smtp://USER:PASSWORD@HOST:PORT`; user, password and port may be left out.

        Raises:
            ValueError: not of that form.
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


class LetterMeter(Protocol):
    """What is told of every letter."""

    def wrote_letter(self, *, was_taken: bool) -> None: ...


class MailRoom:
    """Hands letters to one mail server."""

    def __init__(self, address: SmtpAddress, *, sender: str) -> None:
        self._address = address
        self._sender = sender
        self.meter: LetterMeter | None = None

    async def send(self, letter: Letter) -> None:
        """Send a letter and wait until the server took it.

        Raises:
            MailError: it did not.
            EmailFormatError: it takes none for addresses with letters beyond ASCII (SMTPUTF8).
        """
        was_taken = False
        try:
            with call_out("letter", self._address.host):
                await self._hand_over(letter)
            was_taken = True
        finally:
            if self.meter is not None:
                self.meter.wrote_letter(was_taken=was_taken)

    async def _hand_over(self, letter: Letter) -> None:
        message = message_of(letter, sender=self._sender)
        server = self._address
        # A password never travels in the clear; without one, TLS is used where it is offered.
        must_start_tls = server.username is not None and not server.is_encrypted_at_once
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.username,
                password=server.password,
                use_tls=server.is_encrypted_at_once,
                start_tls=True if must_start_tls else None,
                timeout=TIMEOUT_S,
            )
        except (aiosmtplib.SMTPNotSupported, aiosmtplib.SMTPRecipientsRefused) as fault:
            if letter.recipient.isascii():
                raise MailError("the mail server did not take the message") from fault
            raise EmailFormatError("no letters go to this address", reason="unserved") from fault
        except (aiosmtplib.SMTPException, OSError, ValueError) as fault:
            raise MailError("the mail server did not take the message") from fault
