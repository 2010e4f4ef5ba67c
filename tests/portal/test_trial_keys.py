"""The page for trying requests gets a key that expires by itself."""

import pytest

from acting import act
from mail_server import Mailbox
from nonet.accounts.administration import make_key
from nonet.accounts.api_keys import list_keys
from samples import UNIQUE
from site_client import SiteClient

PATH = "/developers/try/key"


def ask(visitor: SiteClient, key: str) -> int:
    answer = visitor.client.post(
        "/api/v1/check", json={"puzzle": UNIQUE}, headers={"Authorization": f"Bearer {key}"}
    )
    return answer.status_code


def test_a_page_gets_a_key_for_ten_minutes_without_letter_or_new_sign_in(
    ada: SiteClient, mailbox: Mailbox
) -> None:
    ada.service.clock.advance(3_600)
    answer = ada.post(PATH)
    key = answer.json()["key"]

    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store, no-transform"
    assert answer.json()["endsAtMs"] == ada.service.now_ms + 600_000
    assert ask(ada, key) == 200
    ada.service.clock.advance(599)
    assert ask(ada, key) == 200
    ada.service.clock.advance(1)
    assert ask(ada, key) == 403
    assert mailbox.is_empty


def test_it_stands_outside_the_limit_of_fifty_and_is_not_listed(ada: SiteClient) -> None:
    service = ada.service
    # The service has made the first.
    for number in range(49):
        act(
            service.database,
            make_key,
            "ada@example.com",
            name=f"{number}",
            random=service.random,
            now_ms=service.now_ms,
        )
    key = ada.post(PATH).json()["key"]

    assert ask(ada, key) == 200
    assert len(service.database.run_now(list_keys, "ada@example.com")) == 50
    assert key[-4:] not in ada.get("/developers").text


def test_nobody_gets_one_without_a_session_or_for_another_site(ada: SiteClient) -> None:
    stranger = SiteClient(ada.service)
    foreign = ada.client.post(PATH, data={}, headers={"Sec-Fetch-Site": "cross-site"})

    assert stranger.post(PATH).status_code == 303
    assert foreign.status_code == 403


@pytest.mark.english
def test_making_one_is_written_down(ada: SiteClient) -> None:
    ada.post(PATH)

    assert "create trial key" in ada.get("/developers/journal").text


def test_it_can_be_neither_changed_nor_rotated(ada: SiteClient) -> None:
    ada.post(PATH)
    own, trial = (ada.get(f"/developers/keys/{number}").status_code for number in (1, 2))

    assert (own, trial) == (200, 404)
