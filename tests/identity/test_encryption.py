"""Letters go over TLS to a server that proves who it is, and to no other."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from certificate import Certificate
from mail_server import USER, Mailbox
from nonet.accounts.mailer import Email, Mailer, SmtpAddress
from nonet.errors import MailError
from service import Service
from site_client import SiteClient

LETTER = Email("ada@example.com", "Hello", "text")
# A broken handshake is cleared away in later turns of the loop; here the loop ends with the letter.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
at_once_or_not = pytest.mark.parametrize("at_once", [True, False], ids=["smtps", "STARTTLS"])


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    """Collect garbage, so that a leak is reported in the test that caused it."""
    yield
    gc.collect()


def send(url: str) -> None:
    mailer = Mailer(SmtpAddress.parse(url), sender="nonet@nonet.example")
    asyncio.run(mailer.send(LETTER))


@at_once_or_not
def test_a_link_arrives_over_tls_after_login(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    certificate = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    with (
        Mailbox(certificate, at_once=at_once) as mailbox,
        Service(tmp_path, smtp_url=mailbox.url) as service,
    ):
        visitor = SiteClient(service)
        visitor.post("/developers/sign-in", email="ada@example.com")
        visitor.post(urlsplit(mailbox.next_link()).path)

        assert visitor.is_signed_in
    assert mailbox.users == [USER]


@at_once_or_not
def test_a_certificate_that_nobody_vouches_for_is_refused(tmp_path: Path, *, at_once: bool) -> None:
    with Mailbox(Certificate(tmp_path), at_once=at_once) as mailbox:
        with pytest.raises(MailError):
            send(mailbox.url)

        assert (mailbox.users, mailbox.is_empty) == ([], True)


@at_once_or_not
def test_a_certificate_of_another_host_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    certificate = Certificate(tmp_path, address="127.0.0.2")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    with Mailbox(certificate, at_once=at_once) as mailbox:
        with pytest.raises(MailError):
            send(mailbox.url)

        assert (mailbox.users, mailbox.is_empty) == ([], True)


def test_without_a_login_too_an_untrusted_certificate_ends_the_delivery(tmp_path: Path) -> None:
    with Mailbox(Certificate(tmp_path)) as mailbox:
        with pytest.raises(MailError):
            send(f"smtp://127.0.0.1:{mailbox.port}")

        assert mailbox.is_empty


@at_once_or_not
def test_a_wrong_password_delivers_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    certificate = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    with Mailbox(certificate, at_once=at_once) as mailbox:
        with pytest.raises(MailError):
            send(mailbox.url.replace(f"{USER}:", f"{USER}:not"))

        assert (mailbox.users, mailbox.is_empty) == ([], True)
