"""Puzzles of the day are those of the player's own date, and of a year before the first."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from game_page import OpenPage

# At any hour one of them has another date than UTC.
FAR = ("Pacific/Kiritimati", "Pacific/Pago_Pago")


@pytest.mark.parametrize("zone", [*FAR, "UTC"])
def test_the_page_of_the_day_goes_to_the_player_s_own_date(open_page: OpenPage, zone: str) -> None:
    own = datetime.now(ZoneInfo(zone)).date()

    page = open_page("/daily", timezone_id=zone)

    expect(page.locator(f".five[data-day='{own}']")).to_be_visible()
    expect(page.locator(".calendar .today")).to_have_attribute("data-date", str(own))
    expect(page.locator(".five .button")).to_have_count(5)


def test_a_clock_that_is_far_off_is_not_believed(open_page: OpenPage) -> None:
    page = open_page("/robots.txt", alone=True)
    page.clock.set_fixed_time(datetime(2031, 5, 1, tzinfo=UTC))

    page.goto("/daily")

    expect(page.locator(".five .button")).to_have_count(5)
    assert page.url.endswith("/daily")


def test_a_new_service_has_a_calendar_of_a_year(open_page: OpenPage) -> None:
    page = open_page("/daily", timezone_id="UTC")
    before = datetime.now(UTC).date() - timedelta(days=40)

    page.goto(f"/daily/{before}")

    expect(page.locator(".five .button")).to_have_count(5)
    expect(page.locator(".calendar .none")).to_have_count(0)
    page.get_by_role("link", name="Previous month").click()
    expect(page.locator(".calendar .none")).to_have_count(0)
