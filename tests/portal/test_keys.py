"""Keys on the website: named, shown once, rotated with overlap, refused at once."""

import re

import pytest

from mail_server import Mailbox
from nonet.accounts.api_keys import list_keys
from postgres import on_each_database
from samples import UNIQUE
from service import EMAIL, Service
from site_client import KEY, SiteClient


def test_a_key_is_shown_once(ada: SiteClient) -> None:
    key = ada.make_key("laptop")
    listed = ada.get("/developers").text

    assert key not in listed
    assert "laptop" in listed
    assert f"{key[:15]}…{key[-4:]}" in listed


@on_each_database
def test_two_keys_work_side_by_side_until_one_is_revoked(service: Service, ada: SiteClient) -> None:
    old, new = ada.make_key("old"), ada.make_key("new")
    both = [service.ask(key=key) for key in (old, new)]
    record = next(key for key in service.database.run_now(list_keys, EMAIL) if key.name == "old")
    ada.post(f"/developers/keys/{record.id}/revoke")

    assert both == [200, 200]
    assert [service.ask(key=key) for key in (old, new)] == [403, 200]


@pytest.mark.english
@on_each_database
def test_a_key_with_an_expiry_ends_by_itself(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    key = ada.make_key("guest", days="30")
    service.clock.advance(30 * 86_400 - 1)
    before = service.ask(key=key)
    service.clock.advance(1)
    after = service.ask(key=key)
    ada.sign_in(mailbox, EMAIL)

    assert [before, after] == [200, 403]
    assert re.search(r"<td[^>]*>\s*expired\s*</td>", ada.get("/developers").text)


def test_a_name_that_cannot_be_printed_gets_the_form_again(ada: SiteClient) -> None:
    answer = ada.post("/developers/keys", name=" ")

    assert answer.status_code == 400
    assert 'aria-invalid="true"' in answer.text
    assert KEY.search(answer.text) is None


def test_a_name_with_markup_stays_text(ada: SiteClient) -> None:
    ada.make_key("<script>alert(1)</script>")

    assert "<script>alert" not in ada.get("/developers").text


@pytest.mark.english
def test_a_suspended_account_sees_its_data_but_makes_no_keys(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    visitor.sign_in(mailbox, EMAIL)
    service.execute("UPDATE accounts SET suspended_at_ms = 1")
    page = visitor.get("/developers")
    answer = visitor.post("/developers/keys", name="more")

    assert "is suspended" in page.text
    assert answer.status_code == 403
    assert visitor.get("/developers/account/export").status_code == 200


def test_the_call_that_the_page_shows_is_the_one_that_works(
    service: Service, ada: SiteClient
) -> None:
    page = ada.post("/developers/keys", name="laptop").text
    sent_header = re.search(r"Authorization: (Bearer nonet_live_\w+)", page)
    assert sent_header

    answer = service.client.post(
        "/api/v1/check", json={"puzzle": UNIQUE}, headers={"Authorization": sent_header[1]}
    )

    assert "curl https://nonet.example/api/v1/generate" in page
    assert answer.status_code == 200


@on_each_database
def test_an_account_has_fifty_good_keys_at_most(service: Service, ada: SiteClient) -> None:
    # The service's own key is one of them.
    for number in range(49):
        ada.make_key(f"key {number}")
    refused = ada.post("/developers/keys", name="one more")
    record = service.database.run_now(list_keys, EMAIL)[-1]
    ada.post(f"/developers/keys/{record.id}/revoke")

    assert refused.status_code == 409
    assert KEY.search(refused.text) is None
    assert ada.make_key("in its place")


@pytest.mark.parametrize("days", ["36500", "-1", "31", "", "0x1e", "365 "])
def test_other_lifetimes_are_rejected(service: Service, ada: SiteClient, days: str) -> None:
    before = service.database.run_now(list_keys, EMAIL)
    answer = ada.post("/developers/keys", name="laptop", days=days)

    assert answer.status_code == 400
    assert service.database.run_now(list_keys, EMAIL) == before


def test_a_key_ends_after_a_year_unless_another_end_is_chosen(
    service: Service, ada: SiteClient
) -> None:
    ada.post("/developers/keys", name="laptop")
    record = service.database.run_now(list_keys, EMAIL)[-1]

    assert record.expires_at_ms == service.now_ms + 365 * 86_400_000
    assert '<option value="365" selected>' in ada.get("/developers").text


def test_to_revoke_is_asked_first(service: Service, ada: SiteClient, mailbox: Mailbox) -> None:
    (record,) = service.database.run_now(list_keys, EMAIL)
    path = f"/developers/keys/{record.id}/revoke"
    listed = ada.get("/developers").text
    asked = ada.get(path)
    between = service.ask()
    ada.post(path)
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")

    assert f'href="{path}"' in listed
    assert f'action="{path}"' not in listed
    assert f'action="{path}"' in asked.text
    assert (between, service.ask()) == (200, 403)
    assert eve.get(path).status_code == 404
