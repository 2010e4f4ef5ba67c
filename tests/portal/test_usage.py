"""Requests by day, endpoint and outcome, counted in memory and written in batches."""

import re
from datetime import date
from pathlib import Path

import pytest

from acting import act
from mail_server import Mailbox
from nonet.accounts.account import find_account
from nonet.accounts.api_keys import list_keys, revoke_key
from nonet.accounts.usage import (
    RequestDetails,
    RequestNotes,
    RequestPart,
    UsageRow,
    list_usage,
    write_requests,
    write_usage,
)
from nonet.server.portal.usage import KeyUses, draw_chart, draw_uses, line_step
from postgres import on_each_database
from samples import UNIQUE
from service import EMAIL, Service
from site_client import SiteClient

TODAY = 1_795_176_000 // 86_400


def test_every_outcome_is_counted_for_its_account(tmp_path: Path) -> None:
    service = Service(tmp_path, rate_limit_per_minute=4)
    with service:
        service.post("/check", {"puzzle": UNIQUE})
        service.post("/hint", {"puzzle": "x"})
        service.post("/check", {"puzzle": UNIQUE}, key="nonsense")
        service.post("/analyze", {"puzzle": "." * 81})
        service.client.get(
            "/api/v1/worksheets/v1-" + "0" * 81,
            headers={"Authorization": f"Bearer {service.key}"},
        )
        service.post("/check", {"puzzle": UNIQUE})
        act(
            service.database, revoke_key, service.database.run_now(list_keys, EMAIL)[0].id, now_ms=1
        )
        service.post("/check", {"puzzle": UNIQUE})
    rows = service.database.run_now(list_usage, since_day=0)
    service.database.close_now()

    assert rows == [
        UsageRow(TODAY, "/analyze", "refused", 1),
        UsageRow(TODAY, "/check", "limited", 1),
        UsageRow(TODAY, "/check", "ok", 1),
        UsageRow(TODAY, "/check", "refused", 1),
        UsageRow(TODAY, "/hint", "refused", 1),
        UsageRow(TODAY, "/worksheets/{id}", "refused", 1),
    ]


@pytest.mark.english
@on_each_database
def test_the_page_shows_chart_table_and_the_state_of_the_quota(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    visitor.sign_in(mailbox, EMAIL)
    account_id = service.database.run_now(find_account, EMAIL).id
    service.database.run_now(
        write_usage, {(account_id, TODAY, "/check", 200): 30, (account_id, TODAY, "/check", 429): 7}
    )
    for _ in range(3):
        service.ask()
    service.clock.advance(20)

    page = visitor.get("/developers/usage").text

    assert "57 of 60 requests are left in this minute" in page
    assert "within 40 seconds" in page
    assert len(re.findall(r"<rect ", page)) == 2
    assert re.findall(r'<td class="number">(\d+)</td>', page) == ["7", "30"]
    assert "37 requests, at most 37 a day" in page


@pytest.mark.english
def test_another_accounts_requests_are_not_shown(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    account_id = service.database.run_now(find_account, EMAIL).id
    service.database.run_now(write_usage, {(account_id, TODAY, "/check", 200): 30})
    visitor.sign_in(mailbox, "eve@example.com")

    assert "0 requests, at most 0 a day" in visitor.get("/developers/usage").text


@pytest.mark.parametrize(
    ("most", "step"), [(0, 1), (4, 1), (5, 2), (10, 3), (20, 5), (21, 10), (97, 30), (401, 200)]
)
def test_the_lines_of_a_chart_stand_at_round_numbers(most: int, step: int) -> None:
    assert line_step(most) == step


@pytest.mark.english
def test_usage_is_listed_by_key_endpoint_and_code(service: Service, ada: SiteClient) -> None:
    account = service.database.run_now(find_account, EMAIL)
    service.new_key()
    first, second = service.database.run_now(list_keys, EMAIL)
    log = RequestNotes(service.clock, service.clock.elapsed)
    for key, code in ((first, ""), (first, ""), (second, "NOT_UNIQUE")):
        asked = RequestDetails("0" * 16, log.begin(), key.id, code)
        log.note(account.id, "/grade", 422 if code else 200, asked)
    service.database.run_now(write_requests, log.take())
    page = ada.get("/developers/usage?by=key").text

    assert re.findall(r'data-label="Requests">(\d+)<', page) == ["2", "1"]
    assert page.count("<rect ") == 2
    assert '/developers/docs/errors/NOT_UNIQUE"' in page


@pytest.mark.english
def test_the_table_of_keys_has_a_chart_of_each(service: Service, ada: SiteClient) -> None:
    account = service.database.run_now(find_account, EMAIL)
    service.new_key()
    first, _ = service.database.run_now(list_keys, EMAIL)
    log = RequestNotes(service.clock, service.clock.elapsed)
    for _ in range(3):
        log.note(account.id, "/grade", 200, RequestDetails("0" * 16, log.begin(), first.id, ""))
    service.database.run_now(write_requests, log.take())

    page = ada.get("/developers").text

    assert re.findall(r'aria-label="(\d+ requests in 7 days)"', page) == [
        "0 requests in 7 days",
        "3 requests in 7 days",
    ]
    assert re.findall(r"<rect [^>]*height=\"(\d+)\"", page) == ["1"] * 13 + ["24"]
    assert f'href="/developers/keys/{first.id}#rotate" aria-label="Rotate ' in page


def test_the_highest_day_of_a_key_fills_its_chart_and_the_least_is_seen() -> None:
    counted = ((4, 7, 100), (4, 7, 20), (10, 7, 1), (10, 8, 5), (3, 7, 9))
    parts = [RequestPart(day, key, "/check", 200, "", many) for day, key, many in counted]

    assert draw_uses(parts, (7, 8, 9), today=10) == {
        7: KeyUses((24, 0, 0, 0, 0, 0, 2), 121),
        8: KeyUses((0, 0, 0, 0, 0, 0, 24), 5),
        9: KeyUses((0,) * 7, 0),
    }


def test_the_bars_of_a_day_stand_on_each_other_and_the_highest_day_fills_the_chart() -> None:
    rows = [
        UsageRow(10, "/check", "ok", 6),
        UsageRow(10, "/hint", "ok", 2),
        UsageRow(10, "/check", "limited", 2),
        UsageRow(8, "/check", "failed", 5),
    ]

    chart = draw_chart(rows, first_day=8, last_day=10)

    assert (chart.most, chart.total, chart.first, chart.last) == (
        10,
        15,
        date(1970, 1, 9),
        date(1970, 1, 11),
    )
    assert [(bar.series, bar.x, bar.y, bar.height) for bar in chart.bars] == [
        ("failed", 0, 93.33, 66.67),
        ("ok", 480, 53.33, 106.67),
        ("limited", 480, 26.67, 26.67),
    ]
