"""A browser tracks the techniques that its player knows or misses, and proposes the next one."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from game_page import UNTIL_WORKER_IS_READY, WITH_WORKER, OpenPage
from looks import LOOKS, violations
from machine import needs_engine
from nonet import engine
from played_games import PlayedGame, keep, play

WIDTHS = (320, 390, 768, 1280)
DAY_MS = 86_400_000
NOW = int(time.time() * 1000)


def skyscraper(seed: int, *, days_ago: int, pause: int, helped: bool = False) -> PlayedGame:
    """Play a puzzle that needs a skyscraper, so many days ago."""
    puzzle = engine.generate(technique="skyscraper", seed=seed).puzzle
    at = NOW - days_ago * DAY_MS
    return play(puzzle, at=at, label="hard", slow={"skyscraper": pause}, helped=helped)


GAMES = [
    skyscraper(11, days_ago=2, pause=200),
    skyscraper(12, days_ago=3, pause=400, helped=True),
    skyscraper(13, days_ago=90, pause=0),
]


@pytest.fixture
def course(open_page: OpenPage) -> Page:
    """Open the page with two games of these weeks, and one of before."""
    page = open_page("/robots.txt", reduced_motion="reduce")
    for game in GAMES:
        keep(page, game.kept)
    page.goto("/games/course")
    return page


def of_technique(page: Page, name: str, within: str) -> str:
    item = page.locator(f"[data-habits={within}] li", has_text=name)
    expect(item).to_have_count(1)
    return item.inner_text()


@needs_engine
def test_missed_techniques_come_first_and_new_ones_after_them(course: Page) -> None:
    expect(course.locator("[data-games]")).to_have_text("Based on 2 solved games.")
    expect(course.locator("[data-working]")).to_be_hidden()
    missed = course.locator("[data-habits=missed] li", has_text="Skyscraper")
    expect(missed).to_contain_text("came up 2 times · missed 2")
    expect(missed.locator("b")).to_have_text("5:04")
    assert "came up" in of_technique(course, "Full house", "quick")
    lessons = course.locator("[data-lessons] > li")
    expect(lessons).to_have_count(5)
    expect(lessons.filter(has=course.get_by_role("heading", name="Skyscraper"))).to_contain_text(
        "You missed it 2 times in your games this week."
    )
    expect(lessons.last).to_contain_text("New to you, and next in difficulty.")

    course.get_by_role("button", name="All games").click()

    expect(course.locator("[data-games]")).to_have_text("Based on 3 solved games.")
    expect(missed).to_contain_text("came up 3 times · missed 2")


@needs_engine
def test_a_lesson_of_the_course_leads_to_practice_and_counts(course: Page) -> None:
    course.evaluate(
        "localStorage['nonet-practice'] = JSON.stringify("
        "{skyscraper: {seen: 2, found: 2, unaided: 2}})"
    )
    course.reload()
    heading = course.get_by_role("heading", name="Skyscraper")
    lesson = course.locator("[data-lessons] > li").filter(has=heading)
    expect(lesson).to_contain_text("2 of 3 found without help")

    lesson.get_by_role("link", name="Practise: Skyscraper").click()

    expect(course.get_by_role("heading", level=1)).to_contain_text("Skyscraper")
    expect(course).to_have_url(re.compile("/techniques/skyscraper/practice"))


@pytest.mark.journey
def test_a_new_player_begins_with_the_easiest(open_page: OpenPage) -> None:
    page = open_page("/games")

    page.get_by_role("link", name="Your progress").click()

    expect(page.locator("[data-games]")).to_have_text("No games reviewed yet.")
    lessons = page.locator("[data-lessons] > li")
    expect(lessons).to_have_count(5)
    expect(lessons.first).to_contain_text("Full house")
    expect(page.locator("[data-play]")).to_have_attribute("href", re.compile("/play\\?level="))


@needs_engine
def test_it_works_without_a_network_and_sends_nothing(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    for game in GAMES:
        keep(page, game.kept)
    page.context.set_offline(offline=True)

    page.goto("/games/course")

    expect(page.locator("[data-games]")).to_have_text("Based on 2 solved games.")
    expect(page.locator("[data-habits=missed]")).to_contain_text("Skyscraper")


@pytest.mark.parametrize("written", ["5", "[]", '{"a":{"at":1,"sought":{"<img>":[[1],0]}}}'])
def test_foreign_data_in_storage_is_ignored(open_page: OpenPage, written: str) -> None:
    page = open_page("/robots.txt")
    keep(page, {"nonet-reviews": written})

    page.goto("/games/course")

    expect(page.locator("[data-lessons] > li")).to_have_count(5)
    expect(page.locator("main img")).to_have_count(0)


@needs_engine
def test_it_fits_every_screen_and_has_no_axe_violation(course: Page, axe: str) -> None:
    expect(course.locator("[data-games]")).to_have_text("Based on 2 solved games.")
    expect(course.locator("[data-working]")).to_be_hidden()

    for width in WIDTHS:
        course.set_viewport_size({"width": width, "height": 800})
        beyond = course.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert (width, beyond) == (width, 0)
        for look in LOOKS.values():
            course.emulate_media(**{"color_scheme": "light", **look})
            assert (width, violations(course, axe)) == (width, [])


@needs_engine
def test_a_step_missed_in_a_game_is_suggested_after_the_game(open_page: OpenPage) -> None:
    page = open_page("/techniques")
    onward = page.locator("[data-continue]")
    expect(onward).to_have_text("Continue: Full house")
    keep(page, GAMES[0].kept)
    keep(page, {"nonet-practice": '{"x-wing":{"seen":3,"found":3,"unaided":3}}'})

    page.reload()

    expect(onward).to_have_text("Continue: Skyscraper")
    expect(page.locator("[data-reason]")).to_have_text("You missed it in a game this week.")
