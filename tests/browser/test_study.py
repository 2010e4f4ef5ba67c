"""A player has all steps of a board listed, and sees how its puzzle is rated."""

import json

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
    message,
)
from looks import LOOKS, violations
from machine import needs_engine
from nonet import engine

pytestmark = needs_engine
WIDTHS = {320: 700, 390: 844, 768: 1024, 1280: 800}
CHAIN = CHAIN_ID.removeprefix("v1-").replace("0", "-")


def study(page: Page, part: str) -> None:
    choose_in_menu(page, "study")
    page.locator(f"[data-part={part}]").click()


def check_looks(page: Page, axe: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for look in LOOKS.values():
        page.emulate_media(**{"color_scheme": "light", **look})
        assert violations(page, axe) == []


@pytest.mark.journey
@pytest.mark.sample("320")
@pytest.mark.parametrize("width", WIDTHS)
def test_a_rating_is_shown_step_by_step(open_page: OpenPage, axe: str, width: int) -> None:
    viewport = {"width": width, "height": WIDTHS[width]}
    page = open_page(f"/puzzles/{CHAIN_ID}", reduced_motion="reduce", viewport=viewport)
    rating = engine.rate(CHAIN, trace=True)
    assert rating.trace is not None
    choose_in_menu(page, "rating")

    page.locator("[data-do=trace]").click()

    rows = page.locator(".study li")
    expect(rows).to_have_count(len(rating.trace))
    for step, shown in ((rating.trace[0], rows.first), (rating.trace[-1], rows.last)):
        expect(shown.locator("b")).to_have_text(f"{step.er:.1f}")
        expect(shown.locator("span")).to_have_text(step.name)
    expect(page.locator(".study .head")).to_contain_text(f"ER {rating.er:.1f}")
    expect(page.locator(".study li.most b").first).to_have_text(f"{rating.er:.1f}")
    check_looks(page, axe)


@pytest.mark.parametrize("width", WIDTHS)
def test_all_steps_are_listed_from_the_easiest_on_and_drawn(
    open_page: OpenPage, axe: str, width: int
) -> None:
    viewport = {"width": width, "height": WIDTHS[width]}
    page = open_page(f"/puzzles/{CHAIN_ID}", reduced_motion="reduce", viewport=viewport)
    study(page, "steps")

    page.locator("[data-do=steps]").click()

    expect(page.locator(".study .head")).to_contain_text("easiest steps of many")
    rows = page.locator(".study li")
    expect(rows).to_have_count(200)
    ratings = [float(text) for text in rows.locator("b").all_inner_texts()]
    assert ratings == sorted(ratings)
    assert ratings == easiest_ratings(200)
    check_looks(page, axe)

    last = rows.last.locator("button[aria-pressed]")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-command=place]")).to_be_visible()
    expect(page.locator("[data-name]")).to_have_text(last.locator("span").inner_text())
    check_looks(page, axe)


def easiest_ratings(count: int) -> list[float]:
    """Rate the easiest of all that conclude the same, for so many conclusions."""
    known: dict[object, float] = {}
    for step in engine.find_all_steps(CHAIN):
        known.setdefault((step.placements, tuple(sorted(step.eliminations))), step.rating)
        if len(known) == count:
            break
    return list(known.values())


@pytest.mark.parametrize("width", WIDTHS)
def test_the_certificate_of_a_step_is_copied_and_proves_it(open_page: OpenPage, width: int) -> None:
    viewport = {"width": width, "height": WIDTHS[width]}
    page = open_page(f"/puzzles/{CHAIN_ID}", viewport=viewport, alone=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    study(page, "steps")
    page.locator("[data-do=steps]").click()
    rows = page.locator(".study li")
    expect(rows).to_have_count(200)

    for row in (rows.first, rows.nth(60), rows.last):
        row.locator("button").first.click()
        row.locator("[data-do=certificate]").click()

        expect(message(page)).to_contain_text("Step proved")
        written = page.evaluate("navigator.clipboard.readText()")
        proof = engine.prove(CHAIN, json.loads(written))
        assert proof.valid
        assert proof.placements or proof.eliminations


def test_a_move_forgets_the_steps_of_the_board_before(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{CHAIN_ID}")
    study(page, "steps")
    page.locator("[data-do=steps]").click()
    rows = page.locator(".study li")
    expect(rows).to_have_count(200)

    rows.first.locator("button").click()
    page.locator("[data-command=place]").click()

    expect(rows).to_have_count(0)
    expect(page.locator("[data-do=steps]")).to_be_visible()


def test_a_mistake_is_named_before_any_step(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("9")
    study(page, "steps")

    page.locator("[data-do=steps]").click()

    expect(message(page)).to_contain_text("does not fit the solution")
    expect(page.locator(".study li")).to_have_count(0)


def test_all_of_it_works_without_a_network(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{CHAIN_ID}", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.reload()

    study(page, "rating")
    page.locator("[data-do=trace]").click()
    expect(page.locator(".study li.most").first).to_be_visible()
    page.locator("[data-part=steps]").click()
    page.locator("[data-do=steps]").click()
    expect(page.locator(".study li")).to_have_count(200)
