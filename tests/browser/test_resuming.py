"""Play goes on with the last game that was begun, or else begins in the last level chosen."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell
from samples import EXPERT_ID, PUZZLE_ID


def begin(page: Page, path: str) -> None:
    """Fill one cell in, and leave."""
    page.goto(path)
    empty = page.locator(".board td:not(.given)").first
    empty.click()
    page.keyboard.press("4")
    expect(empty).to_have_text("4")
    page.goto("/robots.txt")


@pytest.mark.journey
def test_play_goes_on_with_the_last_game_begun(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    begin(page, f"/puzzles/{EXPERT_ID}?level=expert")
    begin(page, f"/puzzles/{PUZZLE_ID}?level=beginner")

    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Play", exact=True).click()

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}?level=beginner")
    expect(page.get_by_role("heading", level=1)).to_have_text("Beginner")
    expect(cell(page, 2)).to_have_text("4")
    expect(page.get_by_role("link", name="New puzzle")).to_have_attribute(
        "href", "/play?level=beginner"
    )


def test_play_goes_on_with_a_puzzle_of_a_day_within_its_day(open_page: OpenPage) -> None:
    page = open_page("/daily")
    begin(page, page.locator(".five .button").nth(2).get_attribute("href") or "")

    page.goto("/play")

    page.wait_for_url(re.compile("daily="))
    expect(page.locator(".title nav")).to_contain_text("3 of 5")


def test_play_without_anything_begun_has_the_level_that_was_chosen_last(
    open_page: OpenPage,
) -> None:
    page = open_page("/play?level=hard")
    expect(page.get_by_role("heading", level=1)).to_have_text("Hard")

    page.goto("/play")

    page.wait_for_url(re.compile(r"/puzzles/v1-\d+\?level=hard$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Hard")


def test_an_invalid_level_does_not_keep_play_from_beginning(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    page.evaluate("localStorage.setItem('nonet-level', '\"none\"')")

    page.goto("/play")

    page.wait_for_url(re.compile(r"/puzzles/v1-\d+\?level=easy$"))


def test_every_game_that_was_begun_is_offered(open_page: OpenPage) -> None:
    page = open_page("/daily")
    days = [page.locator(".five .button").nth(at).get_attribute("href") or "" for at in (3, 4)]
    for path in (f"/puzzles/{EXPERT_ID}?level=expert", *days):
        begin(page, path)

    page.goto(f"/puzzles/{PUZZLE_ID}")

    offered = page.locator("[data-begun] a")
    expect(offered).to_have_count(3)
    addresses = offered.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert addresses == [*reversed(days), f"/puzzles/{EXPERT_ID}?level=expert"]
