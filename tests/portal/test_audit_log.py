"""Every change of an account is in its audit log, which the owner can read."""

import re
from typing import get_args

import pytest

from mail_server import Mailbox
from nonet.accounts.account import find_account
from nonet.accounts.audit import Action, list_audit
from nonet.accounts.personal_data import delete_expired
from nonet.i18n.catalogue import english
from postgres import on_each_database
from service import EMAIL, Service
from site_client import SiteClient, administrator

MONTH_S = 30 * 86_400


def actions(service: Service, email: str) -> list[str]:
    account = service.database.run_now(find_account, email)
    entries = service.database.run_now(list_audit, account_id=account.id)
    return [entry.action for entry in reversed(entries)]


@on_each_database
def test_coming_going_and_taking_along_are_written_down(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    email = "grace@example.com"
    visitor.sign_in(mailbox, email)
    visitor.post("/developers/account/email", email="new@example.com")
    visitor.post("/developers/account/email/cancel")
    visitor.get("/developers/account/export")
    visitor.post("/developers/sign-out")

    assert actions(service, email) == [
        "sign up",
        "sign in",
        "begin change of address",
        "cancel change of address",
        "export",
        "sign out",
    ]


def test_an_ended_session_is_written_down_once(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    SiteClient(service).sign_in(mailbox, EMAIL)
    page = ada.get("/developers/sessions").text
    other = max(re.findall(r"/developers/sessions/([0-9]+)/end", page), key=int)
    for number in (other, other, "999"):
        ada.post(f"/developers/sessions/{number}/end")
    ada.post("/developers/sessions/end-all")

    assert actions(service, EMAIL)[-2:] == ["end session", "end all sessions"]


@pytest.mark.english
def test_an_administrator_s_look_is_written_down(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    grace = administrator(service, mailbox, "grace@example.com")
    subject = service.database.run_now(find_account, EMAIL).id
    grace.get(f"/developers/administration/accounts/{subject}")
    page = ada.get("/developers/journal").text

    assert actions(service, EMAIL)[-1] == "look at account"
    assert "view account" in page
    assert "grace@example.com" not in page


def test_an_entry_carries_the_request_s_id_and_for_a_month_its_address(
    service: Service, ada: SiteClient
) -> None:
    answer = ada.post("/developers/keys", name="laptop")
    entry = service.database.run_now(list_audit)[0]
    shown = ada.get("/developers/journal").text
    service.clock.advance(MONTH_S)
    service.database.run_now(delete_expired, now_ms=service.now_ms)
    later = service.database.run_now(list_audit)[0]

    assert (entry.action, entry.request_id) == ("make key", answer.headers["x-request-id"])
    assert answer.headers["x-request-id"] in shown
    assert (entry.address, later.address) == ("127.0.0.1", None)


def test_owners_see_only_their_own_entries(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    ada.make_key("of ada")
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")

    assert "of ada" in ada.get("/developers/journal").text
    assert "of ada" not in eve.get("/developers/journal").text
    assert SiteClient(service).get("/developers/journal").status_code == 303


@pytest.mark.parametrize("action", get_args(Action))
def test_every_deed_has_its_words(action: str) -> None:
    assert english()(f"developers-deed-{action.replace(' ', '-')}")
