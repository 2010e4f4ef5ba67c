"""From an address to a session, by a letter that a real mail server took."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from mail_server import Mailbox
from nonet.accounts.account import list_accounts
from nonet.accounts.audit import list_audit
from postgres import on_each_database
from samples import UNIQUE
from service import Service
from site_client import SITE, SiteClient


@on_each_database
def test_from_nothing_to_a_first_call(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    sent = visitor.post("/developers/sign-in", email="Grace@Example.com")
    letter = mailbox.next()
    path = urlsplit(next(iter(word for word in letter.get_content().split() if "://" in word))).path
    opened = visitor.get(path)
    confirmed = visitor.post(path)
    key = visitor.make_key()

    assert (sent.status_code, opened.status_code, confirmed.status_code) == (200, 200, 303)
    assert letter["To"] == "grace@example.com"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert "grace@example.com" in opened.text
    assert confirmed.headers["location"] == "/developers"
    assert service.post("/check", {"puzzle": UNIQUE}, key=key).json()["unique"] is True


def test_the_first_sign_in_makes_the_account_and_the_next_finds_it(
    service: Service, mailbox: Mailbox
) -> None:
    before = len(service.database.run_now(list_accounts))
    for _ in range(2):
        SiteClient(service).sign_in(mailbox, "grace@example.com")

    emails = [account.email for account in service.database.run_now(list_accounts)]
    assert emails[before:] == ["grace@example.com"]
    assert service.database.run_now(list_audit)[0].action == "sign in"


def test_an_invalid_address_shows_the_form_again(visitor: SiteClient, mailbox: Mailbox) -> None:
    answer = visitor.post("/developers/sign-in", email="ada")

    assert answer.status_code == 400
    assert 'aria-invalid="true"' in answer.text
    assert mailbox.is_empty


def test_a_link_opened_on_another_device_signs_that_one_in(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    visitor.post("/developers/sign-in", email="ada@example.com")
    telephone = SiteClient(service)
    telephone.post(urlsplit(mailbox.next_link()).path)

    assert (visitor.is_signed_in, telephone.is_signed_in) == (False, True)


def test_without_mail_a_loopback_site_shows_the_link_itself(tmp_path: Path) -> None:
    site = "http://127.0.0.1:8000"
    with Service(tmp_path, site_url=None) as service:
        visitor = SiteClient(service, site=site)
        page = visitor.post("/developers/sign-in", email="ada@example.com").text
        path = page.partition('href="/developers/sign-in/')[2].partition('"')[0]
        visitor.post(f"/developers/sign-in/{path}")

        assert visitor.is_signed_in


@pytest.mark.english
def test_without_mail_any_other_site_says_so_and_makes_no_link(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        visitor = SiteClient(service)
        form = visitor.get("/developers/sign-in")
        answer = visitor.post("/developers/sign-in", email="ada@example.com")

        assert "Mail is not set up here" in form.text
        assert '<form method="post" action="/developers/sign-in"' not in form.text
        assert (answer.status_code, "sign-in/" in answer.text) == (503, False)


def test_a_loopback_server_behind_a_public_name_never_shows_a_link(tmp_path: Path) -> None:
    """A proxy before the server, or another site's name that leads here (DNS rebinding)."""
    for folder, site_url, asked in (
        ("proxy", SITE, "http://127.0.0.1:8000"),
        ("rebinding", None, "http://evil.example:8000"),
    ):
        with Service(tmp_path / folder, site_url=site_url) as service:
            visitor = SiteClient(service, site=asked)
            answer = visitor.post("/developers/sign-in", email="ada@example.com")

            assert answer.status_code == 503


@pytest.mark.english
def test_an_unreachable_mail_server_is_reported(tmp_path: Path) -> None:
    with Service(tmp_path, smtp_url="smtp://127.0.0.1:9") as service:
        answer = SiteClient(service).post("/developers/sign-in", email="ada@example.com")

        assert answer.status_code == 503
        assert "could not be sent" in answer.text
