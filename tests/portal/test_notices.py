"""Owners hear of important events by mail."""

import pytest

from mail_server import Mailbox
from nonet.accounts.account import find_account
from postgres import on_each_database
from service import EMAIL, Service
from site_client import SiteClient, administrator

NEW = "countess@example.com"


def subjects(mailbox: Mailbox) -> list[tuple[str, str]]:
    """Return the recipient and subject of each waiting letter, without opening links."""
    found = []
    while not mailbox.is_empty:
        letter = mailbox.next()
        found.append((letter["To"], letter["Subject"]))
    return found


@pytest.mark.english
def test_a_new_key_is_announced_without_the_key(ada: SiteClient, mailbox: Mailbox) -> None:
    key = ada.make_key("laptop")
    letter = mailbox.next()

    assert (letter["To"], letter["Subject"]) == (EMAIL, "A new key for your account at Nonet")
    assert "laptop" in letter.get_content()
    assert key[-4:] in letter.get_content()
    assert key not in letter.get_content()
    assert mailbox.is_empty


@pytest.mark.english
@on_each_database
def test_only_new_browsers_after_the_first_are_announced(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    visitor.sign_in(mailbox, EMAIL)
    first = subjects(mailbox)
    visitor.sign_in(mailbox, EMAIL)
    again = subjects(mailbox)
    SiteClient(service).sign_in(mailbox, EMAIL)
    letter = mailbox.next()

    assert (first, again) == ([], [])
    assert (letter["To"], letter["Subject"]) == (EMAIL, "A new browser signed in to Nonet")
    assert "Firefox" in letter.get_content()


@pytest.mark.english
def test_a_changed_address_is_announced_to_both(ada: SiteClient, mailbox: Mailbox) -> None:
    ada.post("/developers/account/email", email=NEW)
    for _ in range(2):
        ada.post(mailbox.next_path())

    subject = "The address of your account at Nonet was changed"
    assert subjects(mailbox) == [(EMAIL, subject), (NEW, subject)]


@pytest.mark.english
def test_a_deletion_is_announced(ada: SiteClient, mailbox: Mailbox) -> None:
    ada.post("/developers/account/delete", email=EMAIL)

    assert subjects(mailbox) == [(EMAIL, "Your account at Nonet was deleted")]


@pytest.mark.english
def test_a_suspension_is_announced_with_the_contact(service: Service, mailbox: Mailbox) -> None:
    visitor = administrator(service, mailbox, "grace@example.com")
    number = service.database.run_now(find_account, EMAIL).id
    visitor.post(f"/developers/administration/accounts/{number}/suspend")
    letter = mailbox.next()
    visitor.post(f"/developers/administration/accounts/{number}/restore")

    assert letter["To"] == EMAIL
    assert "To appeal, write to nonet@nonet.example." in letter.get_content()
    assert subjects(mailbox) == [(EMAIL, "Your account at Nonet is restored")]


def test_changes_stand_when_the_mail_server_rejects_the_notice(
    ada: SiteClient, mailbox: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    mailbox.refused.add(EMAIL)
    ada.make_key("laptop")

    assert "laptop" in ada.get("/developers").text
    assert EMAIL not in capsys.readouterr().err
