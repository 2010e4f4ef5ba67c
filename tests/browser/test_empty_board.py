"""`/play` is an empty board, which becomes a new puzzle on any device."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, shown
from machine import needs_engine
from nonet import engine
from nonet.server.site.new_puzzles import LEVELS
from samples import PUZZLE_ID

WITHOUT_ENGINE = "delete globalThis.WebAssembly"
OBSERVE = """
  globalThis.setInterval = () => 0;
  globalThis.shifts = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({type: "layout-shift", buffered: true});
"""


def expect_new_puzzle(page: Page, label: str) -> None:
    """Wait for a puzzle of a level at its own address."""
    page.wait_for_url(re.compile(rf"/puzzles/v1-\d{{81}}\?level={label}$"))
    expect(page.locator("h1")).to_have_text(label.capitalize())
    expect(page.locator(".board .given")).not_to_have_count(0)
    assert engine.label_of(shown(page)) == label


@pytest.mark.journey
@needs_engine
def test_the_device_makes_a_puzzle_without_moving_the_page(open_page: OpenPage) -> None:
    page = open_page("/robots.txt", alone=True)
    page.add_init_script(OBSERVE)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))

    page.goto("/play?level=hard")

    expect_new_puzzle(page, "hard")
    assert page.evaluate("shifts.map(({ value }) => value)") == []
    assert not any("/play/new" in url for url in requests)


@pytest.mark.parametrize("level", LEVELS)
def test_the_address_of_a_level_leads_to_a_new_puzzle_of_it(
    open_page: OpenPage, level: str
) -> None:
    page = open_page(f"/play/{level}")

    expect_new_puzzle(page, level)


def test_a_game_in_progress_does_not_replace_a_level_that_is_asked_for(
    open_page: OpenPage,
) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}?level=beginner")
    page.locator(".board td:not(.given)").first.press("4")

    page.goto("/play/medium")

    expect_new_puzzle(page, "medium")


def test_without_the_engine_the_server_makes_the_puzzle(open_page: OpenPage) -> None:
    page = open_page("/robots.txt", alone=True)
    page.add_init_script(WITHOUT_ENGINE)

    page.goto("/play?level=medium")

    expect_new_puzzle(page, "medium")
    page.go_back()
    expect(page).to_have_url(re.compile("/robots.txt$"))


def test_without_scripts_the_page_links_to_new_puzzles(open_page: OpenPage) -> None:
    page = open_page("/play", java_script_enabled=False)

    page.locator("noscript a").nth(3).click()

    page.wait_for_url(re.compile(r"/puzzles/v1-\d{81}\?level=hard$"))
    expect(page.locator(".board .given")).not_to_have_count(0)
