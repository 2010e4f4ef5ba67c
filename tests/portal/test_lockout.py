"""Nobody can lock an owner out, or fill a stranger's mailbox."""

import pytest

from mail_server import Mailbox
from postgres import on_each_database
from service import EMAIL, Service
from site_client import SiteClient


def ask(visitor: SiteClient, email: str = EMAIL) -> int:
    return visitor.post("/developers/sign-in", email=email).status_code


@pytest.mark.english
@on_each_database
def test_a_mailbox_gets_one_email_a_minute(visitor: SiteClient, mailbox: Mailbox) -> None:
    first = ask(visitor)
    refused = visitor.post("/developers/sign-in", email=EMAIL.upper())
    visitor.service.clock.advance(60)

    assert (first, refused.status_code, ask(visitor)) == (200, 429, 200)
    assert refused.headers["retry-after"] == "60"
    assert "A link that you received still works" in refused.text
    assert len(mailbox.recipients) == 2


def test_plus_parts_fill_no_mailbox(visitor: SiteClient, mailbox: Mailbox) -> None:
    statuses = [ask(visitor, f"victim+{number}@example.com") for number in range(60)]

    assert statuses == [200] + [429] * 59
    assert mailbox.recipients == ["victim+0@example.com"]


def test_earlier_links_stay_good_until_one_is_used(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    paths = []
    for _ in range(3):
        ask(visitor)
        paths.append(mailbox.next_path())
        service.clock.advance(60)
    opened = [visitor.get(path).status_code for path in paths]
    visitor.post(paths[0])

    assert opened == [200] * 3
    assert [SiteClient(service).get(path).status_code for path in paths] == [410] * 3


def test_a_known_browser_gets_its_link_despite_the_limit(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    ada.post("/developers/sign-out")
    attacker = SiteClient(service)
    flood = []
    for _ in range(12):
        service.clock.advance(60)
        flood.append(ask(attacker))
    while not mailbox.is_empty:
        mailbox.next()
    own = ask(ada)
    ada.post(mailbox.next_path())

    # One letter of the hour was the owner's own, on the day before any browser was known.
    assert flood == [200] * 9 + [429] * 3
    assert own == 200
    assert ada.is_signed_in


def test_a_known_browser_s_lane_is_for_its_own_mailboxes_and_limited_too(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    others = [ask(ada, "grace@example.com"), ask(SiteClient(service), "grace@example.com")]
    own = [ask(ada), ask(ada)]

    assert (others, own) == ([200, 429], [200, 429])
    assert len(mailbox.recipients) == 3


def test_a_forged_cookie_is_ignored(service: Service, mailbox: Mailbox) -> None:
    visitor = SiteClient(service)
    ask(visitor)
    visitor.client.cookies.set("__Host-nonet-known", "e30=.00", domain="nonet.example", path="/")

    assert ask(visitor) == 429
    assert len(mailbox.recipients) == 1


@pytest.mark.parametrize("service_options", [{"letters_per_client_per_hour": 3}])
def test_emails_are_limited_per_client_address(
    service: Service, service_options: dict[str, int]
) -> None:
    visitor = SiteClient(service)
    statuses = [ask(visitor, f"someone{number}@example.com") for number in range(4)]
    service.clock.advance(3600)

    assert service_options
    assert statuses == [200] * 3 + [429]
    assert ask(visitor, "one.more@example.com") == 200


@pytest.mark.parametrize("service_options", [{"sign_ins_per_hour": 1}])
def test_invalid_addresses_do_not_count_as_sign_ins(
    service: Service, service_options: dict[str, int]
) -> None:
    visitor = SiteClient(service)
    wrong = [ask(visitor, "no address") for _ in range(3)]

    assert service_options
    assert (wrong, ask(visitor)) == ([400] * 3, 200)
