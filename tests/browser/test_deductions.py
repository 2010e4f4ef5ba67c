"""A player has a deduction of their own judged, and asks for less than a whole hint."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import (
    CHAIN_ID,
    UNTIL_KEPT,
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    cell,
    choose_in_menu,
    command,
    message,
)
from looks import LOOKS, violations
from machine import needs_engine

pytestmark = needs_engine
WIDTHS = {320: 700, 390: 844, 768: 1024, 1280: 800}


def study(page: Page) -> None:
    choose_in_menu(page, "study")
    expect(page.locator("section.study")).to_be_visible()


def draw(page: Page, one: tuple[int, str], other: tuple[int, str]) -> None:
    """Lead an arrow by keys: in the tool for drawing, Shift and a digit are one of its ends."""
    for index, digit in (one, other):
        cell(page, index).focus()
        page.keyboard.press(f"Shift+Digit{digit}")


def draw_two(page: Page) -> None:
    page.locator("[data-tool=draw]").click()
    draw(page, (2, "1"), (2, "2"))
    draw(page, (2, "2"), (3, "2"))
    expect(page.locator("[data-links] g")).to_have_count(2)


@pytest.mark.journey
@pytest.mark.sample("320")
@pytest.mark.parametrize("width", WIDTHS)
def test_an_arrow_that_does_not_hold_is_named(open_page: OpenPage, axe: str, width: int) -> None:
    viewport = {"width": width, "height": WIDTHS[width]}
    page = open_page(reduced_motion="reduce", viewport=viewport)
    draw_two(page)
    study(page)

    page.locator("[data-do=prove]").click()

    expect(message(page)).to_contain_text("The arrow from 1 in r1c3 to 2 in r1c3: Both ends")
    expect(page.locator("[data-reasoning] li")).to_have_count(2)
    expect(page.locator("[data-reasoning] .now")).to_contain_text("does not hold")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for look in LOOKS.values():
        page.emulate_media(**{"color_scheme": "light", **look})
        assert violations(page, axe) == []


def test_an_arrow_is_judged_without_a_network(open_page: OpenPage) -> None:
    page = open_page(**WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.reload()
    draw_two(page)
    study(page)

    page.locator("[data-do=prove]").click()

    expect(message(page)).to_contain_text("The arrow from 1 in r1c3 to 2 in r1c3: Both ends")


def test_with_nothing_drawn_the_page_gives_instructions(page: Page) -> None:
    study(page)

    page.locator("[data-do=prove]").click()

    expect(message(page)).to_have_text("Draw arrows or marks first, or remove notes.")


def test_notes_that_were_taken_away_are_judged(page: Page) -> None:
    choose_in_menu(page, "notes")
    cell(page, 2).click()
    page.locator("[data-tool=corner]").click()
    page.keyboard.press("1")
    study(page)

    page.locator("[data-do=prove]").click()

    expect(message(page)).to_have_text("No single step up to the hard tier shows this.")


def test_a_mistake_on_the_board_comes_before_any_proof(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("1")
    draw_two_elsewhere(page)
    study(page)

    page.locator("[data-do=prove]").click()

    expect(message(page)).to_have_attribute("data-mood", "bad")
    expect(cell(page, 2)).to_have_class(re.compile("wrong"))


def draw_two_elsewhere(page: Page) -> None:
    page.locator("[data-tool=draw]").click()
    draw(page, (3, "2"), (5, "2"))
    expect(page.locator("[data-links] g")).to_have_count(1)


def test_a_located_hint_shows_only_its_area_and_the_next_hint_more(page: Page) -> None:
    study(page)
    page.locator("[data-do=where]").click()

    expect(message(page)).to_contain_text("Hint 1 of 1")
    page.keyboard.press("Escape")
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")


def test_a_hint_goes_no_further_than_the_tier_that_was_chosen(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{CHAIN_ID}")
    study(page)
    singles = page.locator("[data-up-to=singles]")
    for _ in range(60):
        singles.click()
        expect(message(page)).to_have_text(re.compile("Hint 1 of 3|There is no single here"))
        if "There is no single" in message(page).inner_text():
            break
        for step in (2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step}")
        page.locator("[data-command=place]").click()

    expect(message(page)).to_have_text("There is no single here. The next step is harder.")
