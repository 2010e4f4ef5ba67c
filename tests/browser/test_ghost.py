"""A shared result brings a game along, and who opens it races that."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import (
    TO_FILL,
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    message,
    solve,
)
from looks import LOOKS, violations
from machine import needs_engine
from samples import PUZZLE_ID, SOLUTION

SHARED = "() => { navigator.share = async shared => { globalThis.shared = shared.url; }; }"
WIDTHS = (320, 390, 768, 1280)


def shared_game(page: Page) -> str:
    solve(page)
    page.wait_for_function(
        "([id, moves]) => JSON.parse(localStorage[id] ?? '{}').times?.length === moves",
        arg=[f"nonet-times:{PUZZLE_ID}", len(TO_FILL)],
    )
    page.evaluate(SHARED)
    page.locator("[data-command=share-result]").click()
    page.wait_for_function("() => globalThis.shared")
    link: str = page.evaluate("shared")
    return link


def start_race(page: Page) -> None:
    """Press the button below the explanation, which has the focus."""
    start = page.get_by_role("button", name="Start the race")
    expect(start).to_be_focused()
    page.keyboard.press("Enter")


def test_a_race_is_explained_before_the_clock_starts(open_page: OpenPage) -> None:
    link = shared_game(open_page())
    page = open_page("/robots.txt", alone=True)
    page.clock.install()
    page.goto(link)
    start = page.get_by_role("button", name="Start the race")
    expect(start).to_have_accessible_description(re.compile(r"solved this puzzle in \d+:\d\d"))

    page.clock.run_for(60_000)

    expect(page.locator("[data-timer]")).to_have_text("0:00")
    expect(page.locator(".board")).to_be_hidden()
    start.click()
    page.clock.run_for(5_000)
    expect(page.locator("[data-timer]")).to_have_text("0:05")
    page.locator(".clock [data-command=pause]").click()
    expect(page.locator("[data-curtain]")).to_contain_text("Paused")
    expect(start).to_have_count(0)


def test_a_race_that_goes_on_is_not_explained_again(open_page: OpenPage) -> None:
    link = shared_game(open_page())
    page = open_page("/robots.txt", alone=True)
    page.goto(link)
    start_race(page)
    page.locator(".board td:not(.given)").first.press(TO_FILL[0][1])

    page.reload()

    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.journey
def test_a_shared_game_is_raced_in_another_browser(open_page: OpenPage) -> None:
    link = shared_game(open_page())
    assert re.search(r"#g1[\w-]+$", link)
    assert SOLUTION not in link

    racer = open_page("/robots.txt", alone=True)
    racer.goto(link)
    start_race(racer)

    ghost = racer.get_by_role("img", name=re.compile("The other game"))
    expect(ghost).to_be_visible()
    # It took seconds, so it is done as soon as as many have passed here.
    expect(ghost.locator(".filled")).to_have_count(len(TO_FILL), timeout=60_000)
    assert not ghost.text_content()
    solve(racer)
    expect(message(racer)).to_have_text(re.compile(r"Solved in \d+:\d\d, .*the other"))


def test_a_truncated_game_is_refused_and_the_puzzle_stays_playable(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}#g1AAAA")

    expect(message(page)).to_have_text(
        "The link has no complete game to race against. You can still play."
    )
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_race_fits_every_screen_and_has_no_axe_violation(open_page: OpenPage, axe: str) -> None:
    link = shared_game(open_page())
    page = open_page("/robots.txt", alone=True, reduced_motion="reduce")
    page.goto(link)
    expect(page.locator(".ghost")).to_be_visible()

    check_every_screen(page, axe)
    start_race(page)
    expect(page.locator(".board")).to_be_visible()
    check_every_screen(page, axe)


def check_every_screen(page: Page, axe: str) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert (width, beyond) == (width, 0)
        expect(page.locator(".framed")).to_be_in_viewport(ratio=1)
        for look in LOOKS.values():
            page.emulate_media(**{"color_scheme": "light", **look})
            assert (width, violations(page, axe)) == (width, [])


@needs_engine
def test_a_race_is_run_without_a_network(open_page: OpenPage) -> None:
    link = shared_game(open_page())
    page = open_page("/techniques/x-wing", alone=True, **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.context.set_offline(offline=True)

    page.goto(link)
    start_race(page)

    ghost = page.get_by_role("img", name=re.compile("The other game"))
    expect(ghost).to_be_visible()
    solve(page)
    expect(message(page)).to_have_text(re.compile(r"Solved in \d+:\d\d, .*the other"))
