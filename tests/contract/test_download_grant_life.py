"""A grant's life: good for a day, and for no moment longer than its key and account are."""

from collections.abc import Callable
from pathlib import Path

import pytest

from acting import act
from nonet.accounts.access.keys import Secret
from nonet.accounts.administration import delete_account, restore_account, suspend_account
from nonet.accounts.api_keys import list_keys, revoke_key
from nonet.i18n.catalogue import english
from samples import HELD, PDF, export, follow, outcome
from service import EMAIL, Service

HOUR_S = 3600
DAY_S = 24 * HOUR_S


def suspend(service: Service) -> None:
    act(service.database, suspend_account, EMAIL, now_ms=service.now_ms)


def restore(service: Service) -> None:
    act(service.database, restore_account, EMAIL, secret=Secret(b"test"))


def delete(service: Service) -> None:
    act(service.database, delete_account, EMAIL, secret=Secret(b"test"))


def revoke(service: Service) -> None:
    """Revoke the first account's newest key."""
    key_id = service.database.run_now(list_keys, EMAIL)[-1].id
    act(service.database, revoke_key, key_id, now_ms=service.now_ms)


BLOCKS: list[tuple[Callable[[Service], None], str]] = [
    (revoke, "KEY_REVOKED"),
    (suspend, "ACCOUNT_SUSPENDED"),
    (delete, "KEY_REVOKED"),
]


def test_a_grant_is_valid_to_the_last_moment_of_its_day(service: Service) -> None:
    url = export(service)["pdfUrl"]

    service.clock.advance(DAY_S - 0.001)
    in_time = follow(service, url)
    service.clock.advance(0.001)
    too_late = follow(service, url)

    assert outcome(in_time) == HELD
    assert outcome(too_late) == (403, "GRANT_EXPIRED")


def test_a_grant_made_within_a_second_expires_at_the_reported_time(service: Service) -> None:
    service.clock.advance(0.999)
    body = export(service)
    assert body["pdfExpiresAt"] == "2026-11-21T12:00:00Z"

    service.clock.now = 1_795_262_399.999
    assert outcome(follow(service, body["pdfUrl"])) == HELD

    service.clock.now = 1_795_262_400.0
    assert outcome(follow(service, body["pdfUrl"])) == (403, "GRANT_EXPIRED")


def test_an_expired_grant_has_the_whole_error_object(service: Service) -> None:
    url = export(service)["pdfUrl"]
    service.clock.advance(DAY_S)

    answer = follow(service, url)

    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json() == {
        "error": {
            "code": "GRANT_EXPIRED",
            "message": "The download link has expired. Export again for a new one.",
        }
    }


def test_a_new_export_gives_a_new_link_and_keeps_the_old_one_valid(service: Service) -> None:
    old = export(service)["pdfUrl"]
    service.clock.advance(23 * HOUR_S)
    new = export(service)["pdfUrl"]
    assert new != old
    assert outcome(follow(service, old)) == HELD

    service.clock.advance(HOUR_S)

    assert outcome(follow(service, old)) == (403, "GRANT_EXPIRED")
    assert outcome(follow(service, new)) == HELD


def test_a_clock_set_back_keeps_grants_valid(service: Service) -> None:
    url = export(service)["pdfUrl"]

    service.clock.advance(-HOUR_S)

    assert outcome(follow(service, url)) == HELD


@pytest.mark.parametrize(("block", "code"), BLOCKS)
def test_suspending_an_account_blocks_its_grants_at_once(
    service: Service, block: Callable[[Service], None], code: str
) -> None:
    url = export(service)["pdfUrl"]
    assert outcome(follow(service, url)) == HELD

    block(service)

    assert outcome(follow(service, url)) == (403, code)
    assert service.client.head(url).status_code == 403


def test_revoking_a_key_ends_its_grants(service: Service) -> None:
    short = service.new_key(expires_at_ms=service.now_ms + HOUR_S * 1000)
    url = export(service, key=short)["pdfUrl"]

    service.clock.advance(HOUR_S - 0.001)
    in_time = follow(service, url)
    service.clock.advance(0.001)
    too_late = follow(service, url)

    assert outcome(in_time) == HELD
    assert outcome(too_late) == (403, "KEY_EXPIRED")


def test_restoring_an_account_restores_its_links(service: Service) -> None:
    url = export(service)["pdfUrl"]
    suspend(service)
    assert outcome(follow(service, url)) == (403, "ACCOUNT_SUSPENDED")

    restore(service)

    assert outcome(follow(service, url)) == HELD


def test_revoking_one_key_keeps_the_links_of_others(service: Service) -> None:
    first = export(service)["pdfUrl"]
    second = export(service, key=service.new_key())["pdfUrl"]

    revoke(service)

    assert outcome(follow(service, first)) == HELD
    assert outcome(follow(service, second)) == (403, "KEY_REVOKED")


def test_recreating_an_account_does_not_revive_old_links(service: Service) -> None:
    url = export(service)["pdfUrl"]
    delete(service)

    service.new_account(EMAIL)

    assert outcome(follow(service, url)) == (403, "KEY_REVOKED")


@pytest.mark.parametrize(("block", "code"), BLOCKS)
def test_a_deleted_key_or_account_outranks_the_expiry(
    service: Service, block: Callable[[Service], None], code: str
) -> None:
    url = export(service)["pdfUrl"]
    service.clock.advance(DAY_S)

    block(service)

    assert outcome(follow(service, url)) == (403, code)


def test_a_revoked_key_outranks_a_suspended_account(service: Service) -> None:
    short = service.new_key(expires_at_ms=service.now_ms + HOUR_S * 1000)
    url = export(service, key=short)["pdfUrl"]
    service.clock.advance(2 * DAY_S)
    suspend(service)
    assert outcome(follow(service, url)) == (403, "KEY_EXPIRED")

    revoke(service)
    assert outcome(follow(service, url)) == (403, "KEY_REVOKED")


def test_a_restart_changes_no_link(tmp_path: Path) -> None:
    with Service(tmp_path) as before:
        lost = export(before)["pdfUrl"]
        delete(before)
        kept = export(before, key=before.new_account("grace@example.com"))["pdfUrl"]

    with Service(tmp_path) as after:
        assert outcome(follow(after, kept)) == HELD
        assert outcome(follow(after, lost)) == (403, "KEY_REVOKED")


def test_an_expired_link_shows_a_page_to_people_and_json_to_programs(
    service: Service,
) -> None:
    url = export(service)["pdfUrl"]
    service.clock.advance(DAY_S)

    person = service.client.get(url, headers={"Accept": "text/html,*/*;q=0.8"})
    program = service.client.get(url, headers={"Accept": "*/*"})

    assert (person.status_code, person.headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert english()("refusal-download-403-heading") in person.text
    assert "Accept" in person.headers["vary"].split(", ")
    assert outcome(program) == (403, "GRANT_EXPIRED")


def test_a_valid_link_opens_the_pdf_for_people(service: Service) -> None:
    url = export(service)["pdfUrl"]

    answer = service.client.get(url, headers={"Accept": "text/html,*/*;q=0.8"})

    assert (answer.status_code, answer.headers["content-type"]) == PDF
