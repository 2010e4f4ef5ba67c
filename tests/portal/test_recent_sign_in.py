"""Actions that could be turned against the owner need a sign-in within ten minutes."""

import pytest

from mail_server import Mailbox
from nonet.accounts.account import list_accounts
from nonet.accounts.api_keys import list_keys
from service import EMAIL, Service
from site_client import SiteClient

TEN_MINUTES_S = 600


@pytest.mark.english
def test_a_key_is_made_within_ten_minutes_of_the_sign_in(service: Service, ada: SiteClient) -> None:
    service.clock.advance(TEN_MINUTES_S)
    ada.make_key()
    before = service.database.run_now(list_keys, EMAIL)
    service.clock.advance(1)
    answer = ada.post("/developers/keys", name="late")

    assert answer.status_code == 403
    assert "Sign in again" in answer.text
    assert service.database.run_now(list_keys, EMAIL) == before


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/developers/keys", {"name": "late"}),
        ("/developers/account/delete", {"email": EMAIL}),
        ("/developers/account/email", {"email": "new@example.com"}),
    ],
)
def test_later_nothing_is_done(
    service: Service, ada: SiteClient, mailbox: Mailbox, path: str, fields: dict[str, str]
) -> None:
    service.clock.advance(TEN_MINUTES_S + 1)
    answer = ada.post(path, **fields)

    assert answer.status_code == 403
    assert mailbox.is_empty
    assert [account.email for account in service.database.run_now(list_accounts)] == [EMAIL]


def test_an_export_wants_it_too_and_gets_it_by_a_new_link(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    service.clock.advance(TEN_MINUTES_S + 1)
    before = ada.get("/developers/account/export")
    ada.sign_in(mailbox, EMAIL)
    after = ada.get("/developers/account/export")

    assert (before.status_code, after.status_code) == (403, 200)
    assert "created_at_ms" not in before.text


def test_protective_actions_need_no_recent_sign_in(service: Service, ada: SiteClient) -> None:
    (key,) = service.database.run_now(list_keys, EMAIL)
    service.clock.advance(TEN_MINUTES_S + 1)
    ada.post(f"/developers/keys/{key.id}/revoke")

    assert service.ask() == 403


def test_a_session_that_was_dated_back_is_not_accepted(service: Service, ada: SiteClient) -> None:
    service.execute("UPDATE sessions SET created_at_ms = created_at_ms - 315576000000")

    assert not ada.is_signed_in
