"""Everybody sees how the service did, by its own measurements, and nobody's name."""

import pytest

from nonet.accounts.account import find_account
from nonet.accounts.usage import RequestDetails, RequestNotes, write_requests
from service import EMAIL, Service
from site_client import SiteClient

PATH = "/developers/status"


def note(service: Service, *requests: tuple[int, float]) -> None:
    log = RequestNotes(service.clock, service.clock.elapsed)
    account_id = service.database.run_now(find_account, EMAIL).id
    for status, took_s in requests:
        log.note(account_id, "/check", status, RequestDetails(None, log.begin() - took_s))
    service.database.run_now(write_requests, log.take())


def test_each_day_shows_its_requests_and_latency(service: Service, visitor: SiteClient) -> None:
    note(service, (200, 0.01), (422, 0.05), (200, 0.5), (503, 2.0))
    page = visitor.get(PATH).text

    assert "20 November 2026" in page
    assert [share in page for share in ("75.00 %", "50.00 %")] == [True, True]
    assert EMAIL not in page


def test_an_unsatisfiable_request_does_not_count_as_a_failure(
    service: Service, visitor: SiteClient
) -> None:
    note(service, (200, 0.01))
    log = RequestNotes(service.clock, service.clock.elapsed)
    account_id = service.database.run_now(find_account, EMAIL).id
    asked = RequestDetails(None, log.begin() - 5, code="GENERATION_LIMIT")
    log.note(account_id, "/generate/custom", 503, asked)
    service.database.run_now(write_requests, log.take())

    assert visitor.get(PATH).text.count("100.00 %") == 3


@pytest.mark.english
def test_it_is_counted_once_a_minute(service: Service, visitor: SiteClient) -> None:
    before = visitor.get(PATH).text
    note(service, (200, 0.01))
    soon = visitor.get(PATH).text
    service.clock.advance(60)
    later = visitor.get(PATH).text

    assert "There were no requests" in before
    assert "There were no requests" in soon
    assert "100.00 %" in later


def test_a_clock_that_was_set_back_keeps_no_old_count(
    service: Service, visitor: SiteClient
) -> None:
    visitor.get(PATH)
    note(service, (200, 0.01))
    service.clock.set(service.clock.now - 3_600)

    assert "100.00 %" in visitor.get(PATH).text
