"""Keys on the website: named, shown once, rotated with overlap, refused at once."""

import re

from nonet.accounts import list_keys
from post_office import Mailbox
from postgres import on_each_database
from samples import UNIQUE
from service import EMAIL, Service
from visitor import KEY, Visitor


def test_a_key_is_shown_once(ada: Visitor) -> None:
    key = ada.make_key("laptop")
    listed = ada.get("/developers").text

    assert key not in listed
    assert "laptop" in listed
    assert f"{key[:15]}…{key[-4:]}" in listed


@on_each_database
def test_two_keys_work_side_by_side_until_one_is_revoked(service: Service, ada: Visitor) -> None:
    old, new = ada.make_key("old"), ada.make_key("new")
    both = [service.ask(key=key) for key in (old, new)]
    record = next(key for key in service.database.run_now(list_keys, EMAIL) if key.name == "old")
    ada.post(f"/developers/keys/{record.id}/revoke")

    assert both == [200, 200]
    assert [service.ask(key=key) for key in (old, new)] == [403, 200]


@on_each_database
def test_a_key_with_an_expiry_ends_by_itself(
    service: Service, ada: Visitor, mailbox: Mailbox
) -> None:
    key = ada.make_key("guest", days="30")
    service.clock.advance(30 * 86_400 - 1)
    before = service.ask(key=key)
    service.clock.advance(1)
    after = service.ask(key=key)
    ada.sign_in(mailbox, EMAIL)

    assert [before, after] == [200, 403]
    assert re.search(r"<td[^>]*>\s*expired\s*</td>", ada.get("/developers").text)


def test_a_name_that_cannot_be_printed_gets_the_form_again(ada: Visitor) -> None:
    answer = ada.post("/developers/keys", name=" ")

    assert answer.status_code == 400
    assert 'aria-invalid="true"' in answer.text
    assert KEY.search(answer.text) is None


def test_a_name_with_markup_stays_text(ada: Visitor) -> None:
    ada.make_key("<script>alert(1)</script>")

    assert "<script>alert" not in ada.get("/developers").text


def test_a_suspended_account_sees_its_data_but_makes_no_keys(
    service: Service, visitor: Visitor, mailbox: Mailbox
) -> None:
    visitor.sign_in(mailbox, EMAIL)
    service.execute("UPDATE accounts SET suspended_at_ms = 1")
    page = visitor.get("/developers")
    answer = visitor.post("/developers/keys", name="more")

    assert "is suspended" in page.text
    assert answer.status_code == 403
    assert visitor.get("/developers/account/export").status_code == 200


def test_the_call_that_the_page_shows_is_the_one_that_works(service: Service, ada: Visitor) -> None:
    page = ada.post("/developers/keys", name="laptop").text
    sent_header = re.search(r"Authorization: (Bearer nonet_live_\w+)", page)
    assert sent_header

    answer = service.client.post(
        "/api/v1/check", json={"puzzle": UNIQUE}, headers={"Authorization": sent_header[1]}
    )

    assert "curl https://nonet.example/api/v1/generate" in page
    assert answer.status_code == 200
