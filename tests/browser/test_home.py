"""The home page offers the game in progress first, and leads to one's own figures."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, solve
from nonet.engine import small
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import PUZZLE_ID

SIX = small.generate(6, "medium", seed=1)
SCREENS = [(320, 568), (360, 640), (390, 844), (768, 1024), (1280, 800)]


def begin_two(page: Page) -> None:
    """Begin a grid of 6x6, and then the shared puzzle."""
    page.goto(f"/puzzles/{small_puzzle_id(SIX.puzzle)}")
    empty = SIX.puzzle.index("-")
    cell(page, empty).press(SIX.solution[empty])
    page.goto(f"/puzzles/{PUZZLE_ID}?level=beginner")
    cell(page, 2).press("1")
    page.goto("/")


def test_a_first_visit_leads_to_the_easy_puzzle_of_the_day(open_page: OpenPage) -> None:
    page = open_page("/")

    expect(page.locator(".front .strong")).to_have_count(1)
    expect(page.locator("[data-own]")).to_be_hidden()
    page.locator(".front .strong").click()

    page.wait_for_url("**/puzzles/**?daily=*")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["", "de/", "ja/", "ar/"])
def test_the_first_screen_has_the_puzzle_to_play_and_every_door_within_its_card(
    open_page: OpenPage, language: str, screen: tuple[int, int]
) -> None:
    page = open_page(f"/{language}", viewport={"width": screen[0], "height": screen[1]})

    expect(page.locator("[data-play]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen[0]
    for door in page.locator(".doors .card:visible").all():
        card, link = door.bounding_box(), door.locator("a").bounding_box()
        # On a phone only the links of the cards are shown.
        if card and link and card["width"]:
            assert card["x"] <= link["x"]
            assert link["x"] + link["width"] <= card["x"] + card["width"]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_game_played_last_is_offered_first(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    page = open_page("/robots.txt", viewport={"width": screen[0], "height": screen[1]})
    begin_two(page)
    go_on = page.get_by_role("link", name="Continue")

    expect(page.get_by_role("heading", name="In progress")).to_be_visible()
    expect(page.locator(".front .strong")).to_have_count(1)
    expect(go_on).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen[0]
    go_on.click()

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}?level=beginner")
    expect(cell(page, 2)).to_have_text("1")


def test_once_a_game_is_solved_the_one_before_is_offered(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    begin_two(page)
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url("**/puzzles/v1-*")
    solve(page)
    page.goto("/")

    page.get_by_role("link", name="Continue").click()

    page.wait_for_url(f"**/puzzles/{small_puzzle_id(SIX.puzzle)}*")


def test_the_puzzle_of_the_day_stays_beside_a_game_in_progress(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    begin_two(page)

    page.get_by_role("link", name=re.compile("Play today.s easy puzzle")).click()

    page.wait_for_url("**/puzzles/**?daily=*")


@pytest.mark.parametrize("name", ["Statistics", "My games"])
def test_one_s_own_figures_are_one_press_away(open_page: OpenPage, name: str) -> None:
    page = open_page("/robots.txt", viewport={"width": 390, "height": 844})
    begin_two(page)

    page.get_by_role("navigation", name="My games").get_by_role("link", name=name).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(
        {"Statistics": "Your statistics"}.get(name, name)
    )


def test_the_menu_of_a_game_is_in_named_groups(page: Page) -> None:
    page.locator(".actions [data-command=more]").click()
    menu = page.locator("dialog[open]")
    groups = {
        "This puzzle": ["Restart", "Fill in all notes"],
        "Share and print": ["Share link", "Print"],
        "Your games": ["Statistics", "New puzzle"],
        "Help and settings": ["How to play", "Settings"],
    }

    for group, deeds in groups.items():
        region = menu.get_by_role("region", name=group)
        for deed in deeds:
            expect(
                region.locator(".menu > *, button, a").filter(has_text=deed).first
            ).to_be_visible()
    expect(menu.locator(":is(button, a):not(section *, form *)")).to_have_count(0)
