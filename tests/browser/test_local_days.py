"""A day is the day where the player is: on the page of the day, the home page and in the streak."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from game_page import cell, message, shown
from nonet import engine
from service import Service

SITE = "http://nonet.test"
FIRST = date(2026, 11, 20)
# The first day ends last in Honolulu, of all places where many live; it begins first on Kiritimati.
ZONES = ("Pacific/Honolulu", "Pacific/Kiritimati", "UTC")


class Player:
    """A browser in a time zone, and a service whose clock is the same."""

    def __init__(self, page: Page, service: Service, zone: str) -> None:
        self.page = page
        self._service = service
        self._zone = ZoneInfo(zone)

    def wait_until(self, day: date, hour: int, minute: int = 0) -> None:
        """Set both clocks to a time where the player is."""
        local = datetime(day.year, day.month, day.day, hour, minute, tzinfo=self._zone)
        moment = local.astimezone(UTC)
        self._service.clock.set(moment.timestamp())
        self.page.clock.set_fixed_time(moment)

    def solve_the_first_of_the_day(self) -> None:
        """Solve the first puzzle of `/daily`."""
        self.page.goto("/daily")
        self.page.locator(".five .button").first.click()
        self.page.wait_for_url("**/puzzles/**")
        puzzle = shown(self.page)
        solution = engine.solve(puzzle)
        for index in (at for at in range(81) if puzzle[at] == "-"):
            cell(self.page, index).press(solution[index])
        expect(message(self.page)).to_contain_text("Solved in")


@pytest.fixture
def player_in(chromium: Browser, tmp_path: Path) -> Iterator[Callable[[str], Player]]:
    """Open a browser in a time zone, which asks a service of its own."""
    with Service(tmp_path, page_requests_per_minute=1_000_000) as service:
        contexts = []

        def serve(route: Route) -> None:
            request = route.request
            path = request.url.removeprefix(SITE)
            answer = service.client.request(
                request.method, path, content=request.post_data_buffer, headers=request.headers
            )
            headers = dict(answer.headers)
            headers.pop("content-encoding", None)
            route.fulfill(status=answer.status_code, headers=headers, body=answer.content)

        def open_player(zone: str) -> Player:
            context = chromium.new_context(
                service_workers="block", base_url=SITE, timezone_id=zone, reduced_motion="reduce"
            )
            contexts.append(context)
            page = context.new_page()
            page.route("**/*", serve)
            page.clock.install()
            player = Player(page, service, zone)
            player.wait_until(FIRST, 12)
            return player

        yield open_player
        for context in contexts:
            context.close()


@pytest.mark.parametrize("zone", ZONES)
def test_a_week_of_days_fills_the_calendar_and_a_day_left_out_ends_the_row(
    player_in: Callable[[str], Player], zone: str
) -> None:
    player = player_in(zone)
    page = player.page
    days = [FIRST + timedelta(days=number) for number in range(7)]
    for number, day in enumerate(days):
        # Late in the evening and early in the morning, the days of other places differ.
        player.wait_until(day, (23, 0, 8)[number % 3], 30)
        if number != 4:
            player.solve_the_first_of_the_day()
        page.goto("/daily")
        expect(page.locator(f".five[data-day='{day}']")).to_be_visible()
        expect(page.locator(".calendar .today")).to_have_attribute("data-date", str(day))
        expect(page.locator(f"[href$='/daily/{day + timedelta(days=1)}']")).to_have_count(0)

    expect(page.locator("[data-streak]")).to_have_text("2 days in a row")
    expect(page.locator("[data-longest]")).to_have_text("Longest: 4 days.")
    for number, day in enumerate(days):
        marks = page.locator(f"[data-date='{day}'] .done")
        expect(marks).to_have_count(0 if number == 4 else 1)


@pytest.mark.parametrize("zone", ZONES)
def test_a_streak_goes_on_from_the_last_minute_of_a_day_to_the_first_of_the_next(
    player_in: Callable[[str], Player], zone: str
) -> None:
    player = player_in(zone)
    player.wait_until(FIRST, 23, 59)
    player.solve_the_first_of_the_day()
    player.wait_until(FIRST + timedelta(days=1), 0, 1)
    player.page.goto("/daily")
    expect(player.page.locator("[data-streak]")).to_have_text("1 day in a row")

    player.solve_the_first_of_the_day()
    player.page.goto("/daily")

    expect(player.page.locator("[data-streak]")).to_have_text("2 days in a row")
    player.page.goto("/")
    expect(player.page.locator("[data-streak]")).to_have_text("Days in a row 2")


@pytest.mark.parametrize("zone", ZONES)
def test_a_page_that_stays_open_over_midnight_leads_on_to_the_new_day(
    player_in: Callable[[str], Player], zone: str
) -> None:
    player = player_in(zone)
    player.wait_until(FIRST, 23, 50)
    player.page.goto("/daily")
    expect(player.page.locator(f".five[data-day='{FIRST}']")).to_be_visible()
    player.wait_until(FIRST + timedelta(days=1), 7)

    player.page.evaluate("document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))")

    expect(player.page.locator(f".five[data-day='{FIRST + timedelta(days=1)}']")).to_be_visible()


def test_a_month_that_has_begun_only_elsewhere_is_not_offered(
    player_in: Callable[[str], Player],
) -> None:
    player = player_in("Pacific/Honolulu")
    player.wait_until(date(2026, 11, 30), 20)
    following = player.page.get_by_role("link", name="Next month")

    player.page.goto("/daily")
    expect(player.page.locator(".calendar .today")).to_have_attribute("data-date", "2026-11-30")
    expect(following).to_have_count(0)
    player.wait_until(date(2026, 12, 1), 0, 1)
    player.page.goto("/daily/2026-11-30")

    expect(following).to_have_count(1)


@pytest.mark.parametrize("hour", [0, 8, 23])
@pytest.mark.parametrize("zone", ZONES)
def test_the_home_page_has_the_easy_puzzle_of_the_player_s_own_day(
    player_in: Callable[[str], Player], zone: str, hour: int
) -> None:
    player = player_in(zone)
    player.wait_until(FIRST, hour, 30)

    player.page.goto("/")

    expect(player.page.locator("[data-about]")).to_contain_text("20 November 2026")
    player.page.locator("[data-play]").click()
    player.page.wait_for_url(f"**/puzzles/**?daily={FIRST}")
    assert engine.label_of(shown(player.page)) == "easy"
    expect(player.page.locator(".title nav")).to_contain_text("2 of 5")


@pytest.mark.parametrize("hour", [0, 8, 23])
@pytest.mark.parametrize("zone", ZONES)
def test_a_frame_without_a_date_shows_the_puzzle_of_the_visitor_s_own_day(
    player_in: Callable[[str], Player], zone: str, hour: int
) -> None:
    player = player_in(zone)
    player.wait_until(FIRST, hour, 30)

    player.page.goto("/embed/daily?level=hard&theme=dark")

    expect(player.page.locator("main")).to_contain_text("20 November 2026")
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert engine.label_of(shown(player.page)) == "hard"


def test_a_frame_with_a_date_shows_its_puzzle_everywhere(
    player_in: Callable[[str], Player],
) -> None:
    player = player_in("Pacific/Honolulu")
    player.wait_until(FIRST, 23, 30)

    player.page.goto("/embed/daily?day=2026-11-18")

    expect(player.page.locator("main")).to_contain_text("18 November 2026")
