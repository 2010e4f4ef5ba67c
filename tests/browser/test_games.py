"""My games: puzzles that were begun, solved or starred in this browser, with links to each."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, choose_in_menu, message
from looks import violations
from samples import EXPERT_ID, PUZZLE, PUZZLE_ID, SOLUTION

SIZES = [(320, 640), (390, 844), (768, 1024), (1280, 800)]
NOW = 1_795_500_000_000


def entry(*, solved: bool, at: int, label: str = "hard", **more: Any) -> str:
    """Return the stored entry of a game on the shared puzzle."""
    cells = [
        int(digit)
        for digit in (SOLUTION if solved else PUZZLE.replace("-", "4", 1)).replace("-", "0")
    ]
    game = {"cells": cells, "past": [[[2, 0, 4]]], "future": [], "drawn": []}
    first = {"first": {"at": at, "seconds": 75, "hints": 2}} if solved else {}
    kept = {"game": game, "seconds": 75, "solved": solved, **first, "label": label, "hints": 2}
    return json.dumps({**kept, "restarts": [], "at": at, **more}, separators=(",", ":"))


def keep(page: Page, entries: dict[str, str]) -> None:
    page.evaluate(
        """entries => {
          for (const [id, entry] of Object.entries(entries)) {
            localStorage.setItem(`nonet:${id}`, entry);
          }
        }""",
        entries,
    )


def id_of(number: int) -> str:
    """Return the id of a puzzle like the shared one, one for each number."""
    return f"v1-{number:081}"


@pytest.fixture
def games(open_page: OpenPage) -> Page:
    """Open the page with a game of each kind, and one more that was begun before."""
    page = open_page("/robots.txt")
    kept = {
        PUZZLE_ID: entry(solved=False, at=NOW, day="2026-11-23"),
        EXPERT_ID: entry(solved=False, at=NOW - 1, label="expert"),
        id_of(1): entry(solved=True, at=NOW - 2, label="easy"),
    }
    keep(page, kept)
    page.goto("/games")
    return page


@pytest.mark.journey
def test_the_game_begun_last_leads_and_goes_on(games: Page) -> None:
    cards = games.locator("[data-cards] > li")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Hard")
    expect(cards.first).to_contain_text("Puzzle of the day, 23 Nov")
    expect(cards.first).to_contain_text("1:15")
    expect(cards.first).to_contain_text("50 cells to go")
    expect(games.locator("main .strong")).to_have_count(1)
    row = games.locator("[data-rows] tr")
    expect(row).to_contain_text("Easy")
    expect(row.locator("td").nth(2)).to_have_text("1:15")
    expect(row.locator("td").nth(3)).to_have_text("2")

    games.get_by_role("link", name="Continue: Hard").click()

    games.wait_for_url(f"**/puzzles/{PUZZLE_ID}?daily=2026-11-23")
    expect(cell(games, 2)).to_have_text("4")


def test_a_star_is_given_and_taken_on_either_page(games: Page) -> None:
    games.locator(f"[data-rows] [data-star='{id_of(1)}']").click()
    starred = games.locator("[data-stars] li")
    expect(starred).to_have_count(1)
    expect(starred).to_contain_text("Solved in 1:15")

    games.goto(f"/puzzles/{PUZZLE_ID}")
    choose_in_menu(games, "star")
    expect(message(games)).to_have_text("Starred. Find it in My games.")
    games.goto("/games")

    expect(starred).to_have_count(2)
    expect(starred.first).to_contain_text("50 cells to go")
    games.locator("[data-stars] [data-star]").first.click()
    expect(starred).to_have_count(1)
    expect(games.locator(f"[data-cards] [data-star='{PUZZLE_ID}']")).to_have_attribute(
        "aria-pressed", "false"
    )


def test_a_new_puzzle_is_offered_in_the_level_chosen_last(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    page.evaluate("localStorage.setItem('nonet-level', '\"hard\"')")

    page.goto("/games")
    new = page.get_by_role("link", name="New puzzle")
    expect(new).to_have_attribute("href", "/play?level=hard")
    page.locator("[data-new-level]").select_option("medium")

    expect(new).to_have_attribute("href", "/play?level=medium")
    page.reload()
    expect(new).to_have_attribute("href", "/play?level=medium")


@pytest.mark.parametrize("path", ["/", "/daily", "/techniques", "/print", "/import", "/statistics"])
def test_every_page_that_says_play_leads_to_my_games(open_page: OpenPage, path: str) -> None:
    page = open_page(path)

    page.get_by_role("link", name="My games").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("My games")


def test_the_play_page_leads_to_my_games(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    cell(page, 2).click()
    page.keyboard.press("4")
    page.locator(".actions [data-command=more]").click()

    page.locator("dialog[open]").get_by_role("link", name="My games").click()

    expect(page.locator("[data-cards]")).to_contain_text("50 cells to go")


def test_thousands_of_games_are_counted_and_the_newest_shown(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    keep(
        page,
        {
            id_of(at): entry(solved=True, at=at, label="easy" if at % 2 else "hard")
            for at in range(1, 2001)
        },
    )

    page.goto("/games")

    expect(page.locator("h2 [data-count=solved]")).to_have_text("2000")
    rows = page.locator("[data-rows] tr")
    expect(rows).to_have_count(20)
    expect(rows.first.locator("[data-star]")).to_have_attribute("data-star", id_of(2000))
    page.locator("[data-filter]").select_option("easy")
    expect(rows.first.locator("[data-star]")).to_have_attribute("data-star", id_of(1999))
    page.locator("[data-more=solved]").click()
    expect(rows).to_have_count(40)


def test_on_a_phone_one_list_is_shown_at_a_time(games: Page) -> None:
    games.set_viewport_size({"width": 390, "height": 844})
    expect(games.locator("[data-cards] > li")).to_have_count(1)
    expect(games.locator("[data-others] > li")).to_have_count(1)
    expect(games.locator("[data-rows] tr")).to_be_hidden()

    games.locator("[data-tab=solved]").click()

    expect(games.locator("[data-rows] tr")).to_be_visible()
    expect(games.locator("[data-cards]")).to_be_hidden()
    expect(games.get_by_role("link", name="New puzzle")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wider_than_the_screen(games: Page, width: int, height: int) -> None:
    games.set_viewport_size({"width": width, "height": height})

    for tab in games.locator("[data-tab]").all():
        if tab.is_visible():
            tab.click()
        assert games.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_games_have_no_axe_violation(games: Page, axe: str, width: int, height: int) -> None:
    games.set_viewport_size({"width": width, "height": height})

    assert violations(games, axe) == []


def test_foreign_data_in_storage_is_shown_as_text(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    hostile = "<img src=x onerror=alert(1)>"
    keep(
        page,
        {PUZZLE_ID: entry(solved=False, at=NOW, day=hostile), id_of(2): '{"cells":["' + hostile},
    )
    page.evaluate(
        "bad => localStorage.setItem('nonet-stars', JSON.stringify({[bad]: {at: 1}, x: 1}))",
        hostile,
    )

    page.goto("/games")

    expect(page.locator("[data-cards] > li")).to_have_count(1)
    expect(page.locator("[data-cards]")).to_contain_text("New puzzle")
    expect(page.locator("[data-stars] li")).to_have_count(0)
    expect(page.locator("main img")).to_have_count(0)


def test_the_time_of_a_game_leads_to_where_it_went(games: Page) -> None:
    games.evaluate(
        'id => localStorage.setItem(`nonet-times:${id}`, \'{"times":[75],"helps":[],"hints":0}\')',
        id_of(1),
    )
    games.reload()

    games.get_by_role("link", name="Where the time went: 1:15").click()

    games.wait_for_url(f"**/games/review#{id_of(1)}")


def test_a_phone_shows_how_far_each_begun_game_is(games: Page) -> None:
    games.set_viewport_size({"width": 390, "height": 844})
    other = games.locator("[data-others] li")

    expect(other).to_have_count(1)
    expect(other).to_contain_text("1:15")
    expect(other).to_contain_text("50 cells to go ·")
    expect(other.locator("progress")).to_be_visible()
    expect(games.get_by_role("link", name="Your progress")).to_be_visible()


def test_without_scripts_the_page_speaks_of_games(open_page: OpenPage) -> None:
    page = open_page("/games", java_script_enabled=False)

    expect(page.locator("noscript p")).to_have_text(
        "Your games are stored in this browser. Enable JavaScript to see them."
    )
