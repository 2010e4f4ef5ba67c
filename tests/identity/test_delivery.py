"""Emails, as received by a real mail server."""

import asyncio
import gc
import smtplib
import ssl
from pathlib import Path

import pytest

from certificate import Certificate
from mail_server import Mailbox
from nonet.accounts.mailer import Email, Mailer, SmtpAddress, message_of
from nonet.errors import MailError

SENDER = "nonet@nonet.example"
LONG_LINK = "https://nonet.example/developers/sign-in/" + "x" * 300


def send(mailbox: Mailbox, letter: Email) -> None:
    mailer = Mailer(SmtpAddress.parse(mailbox.url), sender=SENDER)
    asyncio.run(mailer.send(letter))


def test_a_letter_arrives_as_it_was_written() -> None:
    text = f"Grüße\n\n{LONG_LINK}\n"
    with Mailbox() as mailbox:
        send(mailbox, Email("ada@example.com", "Zum Rätsel", text))
        received = mailbox.next()

    assert (received["To"], received["From"]) == ("ada@example.com", SENDER)
    assert received["Subject"] == "Zum Rätsel"
    assert received["Message-ID"].endswith("@nonet.example>")
    assert received.get_content().replace("\r\n", "\n") == text
    assert mailbox.recipients == ["ada@example.com"]


@pytest.mark.parametrize(
    "letter",
    [
        Email("ada@example.com\r\nBcc: eve@evil.example", "Hello", "text"),
        Email("ada@example.com", "Hello\r\nBcc: eve@evil.example", "text"),
        Email("ada@example.com, eve@evil.example", "Hello", "text"),
    ],
)
def test_no_part_of_a_letter_becomes_a_header(letter: Email) -> None:
    with pytest.raises(MailError):
        message_of(letter, sender=SENDER)


def test_a_server_that_is_not_there_is_a_refusal() -> None:
    mailer = Mailer(SmtpAddress.parse("smtp://127.0.0.1:9"), sender=SENDER)

    with pytest.raises(MailError):
        asyncio.run(mailer.send(Email("ada@example.com", "Hello", "text")))


def test_a_password_is_never_sent_without_encryption() -> None:
    with Mailbox() as mailbox:
        address = SmtpAddress.parse(mailbox.url.replace("://", "://user:secret@"))
        mailer = Mailer(address, sender=SENDER)

        with pytest.raises(MailError):
            asyncio.run(mailer.send(Email("ada@example.com", "Hello", "text")))
        assert mailbox.is_empty


def test_an_address_of_a_server_is_read_with_its_escapes() -> None:
    assert SmtpAddress.parse("smtps://us%40er:p%2Fw@mail.example:465") == SmtpAddress(
        host="mail.example",
        port=465,
        username="us@er",
        password="p/w",  # noqa: S106 - a test's
        is_encrypted_at_once=True,
    )
    for url in ("http://mail.example", "smtp://", "mail.example"):
        with pytest.raises(ValueError, match="expected smtp"):
            SmtpAddress.parse(url)


def test_the_tests_mail_server_closes_the_connections_that_clients_hold(tmp_path: Path) -> None:
    """An unclosed transport is a warning, and so an error."""
    certificate = Certificate(tmp_path)
    context = ssl.create_default_context(cafile=certificate.file)
    with Mailbox(certificate, at_once=True) as mailbox:
        client = smtplib.SMTP_SSL("127.0.0.1", mailbox.port, context=context)
        client.ehlo()
    client.close()

    gc.collect()
