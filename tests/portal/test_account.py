"""Sessions, change of address, export and deletion."""

from urllib.parse import urlsplit

import pytest

from mail_server import LINK, Mailbox
from nonet.accounts.account import find_account, list_accounts
from nonet.accounts.sessions import list_sessions
from postgres import on_each_database
from service import EMAIL, Service
from site_client import SiteClient

NEW = "countess@example.com"


@pytest.mark.english
def test_sessions_are_listed_and_one_can_be_ended(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    service.clock.advance(60)
    telephone = SiteClient(service)
    telephone.sign_in(mailbox, EMAIL)
    page = ada.get("/developers/sessions").text
    account = service.database.run_now(find_account, EMAIL)
    sessions = service.database.run_now(list_sessions, account.id, now_ms=service.now_ms)
    newest = max(session.id for session in sessions)
    ada.post(f"/developers/sessions/{newest}/end")

    assert page.count("Firefox · Linux") == 2
    assert page.count("this browser") == 1
    assert (ada.is_signed_in, telephone.is_signed_in) == (True, False)


@on_each_database
def test_signing_out_everywhere_ends_every_session(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    telephone = SiteClient(service)
    telephone.sign_in(mailbox, EMAIL)
    answer = ada.post("/developers/sessions/end-all")

    assert answer.headers["location"] == "/developers/sign-in"
    assert (ada.is_signed_in, telephone.is_signed_in) == (False, False)


def test_signing_out_ends_the_session_on_the_server_too(service: Service, ada: SiteClient) -> None:
    held = ada.cookies
    ada.post("/developers/sign-out")
    thief = SiteClient(service)
    for name, value in held.items():
        thief.client.cookies.set(name, value, domain="nonet.example", path="/")

    assert list(ada.cookies) == ["__Host-nonet-known"]
    assert not thief.is_signed_in


@pytest.mark.english
@on_each_database
def test_the_address_changes_when_both_mailboxes_confirmed(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    ada.post("/developers/account/email", email=NEW)
    letters = [mailbox.next(), mailbox.next()]
    paths = [
        urlsplit(next(word for word in letter.get_content().split() if "://" in word)).path
        for letter in letters
    ]
    opened = [SiteClient(service).get(path).status_code for path in paths]
    half = SiteClient(service).post(paths[0])
    between = [account.email for account in service.database.run_now(list_accounts)]
    done = SiteClient(service).post(paths[1])

    assert [letter["To"] for letter in letters] == [EMAIL, NEW]
    assert opened == [200, 200]
    assert "Confirmed from one address" in half.text
    assert between == [EMAIL]
    assert "The address was changed" in done.text
    assert [account.email for account in service.database.run_now(list_accounts)] == [NEW]


def test_a_change_to_a_known_address_is_answered_like_any_other(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    SiteClient(service).sign_in(mailbox, NEW)
    answers = []
    for email in (NEW, "nobody@example.com"):
        service.clock.advance(60)
        answer = ada.post("/developers/account/email", email=email)
        answers.append((answer.status_code, answer.text.replace(email, "?")))
        ada.post("/developers/account/email/cancel")

    assert answers[0] == answers[1]


@on_each_database
def test_a_change_of_address_ends_all_other_sessions(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    telephone = SiteClient(service)
    telephone.sign_in(mailbox, EMAIL)
    ada.post("/developers/account/email", email=NEW)
    ada.post(mailbox.next_path())
    between = telephone.is_signed_in
    ada.post(mailbox.next_path())

    assert between
    assert (ada.is_signed_in, telephone.is_signed_in) == (True, False)


def test_a_change_that_a_full_mailbox_cannot_hear_of_is_not_begun(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")
    eve.post("/developers/account/email", email=NEW)
    letters = [mailbox.next()["To"], mailbox.next()["To"]]
    answer = ada.post("/developers/account/email", email=NEW)
    page = ada.get("/developers/account").text

    assert letters == ["eve@example.com", NEW]
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
    assert NEW not in page
    assert 'action="/developers/account/email"' in page
    assert mailbox.is_empty


def test_a_change_that_the_mail_server_does_not_take_is_not_begun(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    mailbox.refused.add(NEW)
    answer = ada.post("/developers/account/email", email=NEW)
    (link,) = LINK.findall(mailbox.next().get_content())
    worthless = SiteClient(service).get(urlsplit(link).path)

    assert (answer.status_code, worthless.status_code) == (503, 410)
    assert NEW not in ada.get("/developers/account").text


@on_each_database
def test_an_export_is_a_file_with_all_that_is_stored(ada: SiteClient) -> None:
    key = ada.make_key("laptop")
    answer = ada.get("/developers/account/export")

    assert answer.headers["content-disposition"] == 'attachment; filename="nonet-account.json"'
    assert answer.json()["account"]["email"] == EMAIL
    assert answer.json()["api_keys"][-1]["name"] == "laptop"
    assert key not in answer.text


@on_each_database
def test_deletion_needs_the_typed_address_and_ends_everything(
    service: Service, ada: SiteClient
) -> None:
    key = ada.make_key()
    wrong = ada.post("/developers/account/delete", email="eve@example.com")
    before = service.ask(key=key)
    ada.post("/developers/account/delete", email=f" {EMAIL.upper()} ")

    assert (wrong.status_code, before) == (400, 200)
    assert service.database.run_now(list_accounts) == []
    assert service.ask(key=key) == 401
    assert not ada.is_signed_in
