"""A hint needs no scrolling: its text and its buttons are on the screen at every step."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from game_page import OpenPage, command, message
from nonet import engine
from nonet.puzzles.lessons.lesson import read_examples
from samples import PUZZLE_ID

SCREENS = [(1280, 720), (390, 844)]
# The texts of these simplest steps: many lines, a long text before a few lines, one long text.
POSITIONS = ("forcing-net-contradiction", "als-xy-wing", "tridagon")
LONGEST = "nested-forcing-net"


def id_of(position: engine.Position) -> str:
    return "v1-" + position.puzzle.replace("-", "0")


def keep(page: Page, position: engine.Position) -> None:
    """Have the browser hold a game that has come so far, with all notes."""
    cells = [
        int(digit) if digit != "-" else sum(1 << (one + 3) for one in position.candidates[cell])
        for cell, digit in enumerate(position.board)
    ]
    empty = position.puzzle.index("-")
    game: Any = {"cells": cells, "past": [[[empty, 0, cells[empty]]]], "future": []}
    entry = {"game": game, "seconds": 1, "solved": False}
    page.evaluate(
        "([id, entry]) => localStorage.setItem(`nonet:${id}`, entry)",
        [id_of(position), json.dumps(entry)],
    )


def expect_in_sight(text: Locator, onward: Locator) -> None:
    """Expect a text to be on the screen, above the button that continues."""
    screen = text.page.viewport_size
    read, button = text.bounding_box(), onward.bounding_box()
    assert screen
    assert read
    assert button
    assert read["y"] >= 0
    assert read["y"] + read["height"] <= button["y"]
    assert button["y"] + button["height"] <= screen["height"]
    for box in (read, button):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["width"]


def take_all_of_a_hint(page: Page) -> None:
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3.")
        if step < 3:
            expect_in_sight_of_player(page)
    expect(page.locator("[data-command=place]")).to_be_visible()


def expect_in_sight_of_player(page: Page) -> None:
    """Expect the message on the screen, and the button for more."""
    screen = page.viewport_size
    assert screen
    for part in (message(page), page.locator(".actions [data-command=hint]")):
        box = part.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= screen["height"]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("where", ["", "?collection={both}&number=1"])
@pytest.mark.parametrize("slug", POSITIONS)
def test_a_hint_is_in_sight_at_every_line(
    open_page: OpenPage, slug: str, where: str, screen: tuple[int, int]
) -> None:
    position = read_examples()[slug].position
    page = open_page("/robots.txt", viewport={"width": screen[0], "height": screen[1]})
    keep(page, position)
    both = id_of(position) + PUZZLE_ID.removeprefix("v1-")
    page.goto(f"/puzzles/{id_of(position)}{where.format(both=both)}")
    take_all_of_a_hint(page)
    lines = page.locator("[data-reasoning] li")
    onward = page.locator(".steps")

    if not lines.count():
        expect_in_sight(message(page), onward)
    for line in range(lines.count()):
        expect(lines.nth(line)).to_have_class("now")
        expect_in_sight(lines.nth(line), onward)
        expect(page.locator(".board")).to_be_in_viewport(ratio=1)
        if line < lines.count() - 1:
            page.locator("[data-command=line-on]").click()


def test_a_small_screen_leads_to_the_first_line_before_the_second(open_page: OpenPage) -> None:
    position = read_examples()["als-xz"].position
    page = open_page("/robots.txt", viewport={"width": 320, "height": 568})
    keep(page, position)
    page.goto(f"/puzzles/{id_of(position)}")
    take_all_of_a_hint(page)
    lines, onward = page.locator("[data-reasoning] li"), page.locator("[data-command=line-on]")

    onward.click()
    expect(lines.first).to_have_class("now")
    expect_in_sight(lines.first, page.locator(".steps"))
    onward.click()
    expect(lines.nth(1)).to_have_class("now")
    expect_in_sight(lines.nth(1), page.locator(".steps"))
    page.evaluate("scrollTo(0, 60)")
    expect(page.locator(".labels.columns")).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("path", ["/play", "/daily"])
def test_the_hint_of_a_new_puzzle_is_in_sight(
    open_page: OpenPage, path: str, screen: tuple[int, int]
) -> None:
    page = open_page(path, viewport={"width": screen[0], "height": screen[1]})
    if path == "/daily":
        page.locator(".five .button").last.click()
        page.wait_for_url(f"**daily={datetime.now(UTC).date()}")
    else:
        page.wait_for_url("**/puzzles/v1-*")

    take_all_of_a_hint(page)

    expect_in_sight(message(page), page.locator(".steps"))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("slug", [*POSITIONS, LONGEST])
def test_help_in_practice_is_in_sight_at_every_line(
    open_page: OpenPage, slug: str, screen: tuple[int, int]
) -> None:
    size = {"width": screen[0], "height": screen[1]}
    page = open_page(f"/techniques/{slug}/practice", viewport=size)
    told, more, deeds = (page.locator(f) for f in ("[data-told]", "[data-do=help]", ".deeds"))
    for step in (1, 2, 3):
        more.click()
        expect(told).to_contain_text(f"Hint {step} of 3")
        expect_in_sight(told, deeds)
    lines = page.locator("[data-lines] li")

    for line in range(lines.count()):
        expect(lines.nth(line)).to_have_class("now")
        expect_in_sight(told, deeds)
        expect_in_sight(lines.nth(line), deeds)
        expect(page.locator(".drill")).to_be_in_viewport(ratio=0.95)
        if line < lines.count() - 1:
            expect(more).to_have_text("Next line")
            more.click()
    expect(more).to_have_text("Help")


def home(open_page: OpenPage, screen: tuple[int, int], **media: str) -> Page:
    """Open the home page with a clock that stands still until the test moves it."""
    page = open_page(
        "/robots.txt", alone=True, viewport={"width": screen[0], "height": screen[1]}, **media
    )
    page.clock.install()
    page.goto("/")
    return page


@pytest.mark.parametrize("screen", SCREENS)
def test_the_chain_on_the_home_page_is_in_sight_at_every_line(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    page = home(open_page, screen, reduced_motion="reduce")
    lines, onward = page.locator(".told li"), page.locator("[data-walk-to=next]")
    places = set()

    for line in range(lines.count()):
        expect(lines.nth(line)).to_have_class("now")
        expect_in_sight(lines.nth(line), onward)
        expect(page.locator(".walk .picture")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-play]")).to_be_in_viewport(ratio=1)
        box = onward.bounding_box()
        assert box
        places.add((box["x"], box["y"]))
        if line < lines.count() - 1:
            onward.click()
            expect(page.locator("[data-aloud]")).to_have_text(
                lines.nth(line + 1).locator(".full").inner_text()
            )

    assert len(places) == 1


def test_a_real_chain_is_drawn_within_five_seconds_and_says_whose_turn_it_is(
    open_page: OpenPage,
) -> None:
    step = read_examples()["x-chain"].step
    page = home(open_page, SCREENS[0])
    shown = page.locator(".walk g:not(.later) .link")
    expect(shown).to_have_count(1)
    play, onward = page.locator("[data-play]"), page.locator("[data-walk-to=next]")
    expect(onward).not_to_have_class("strong")
    expect(play).to_have_class("strong")

    page.clock.run_for(5000)

    expect(shown).to_have_count(len(step.pattern.links))
    expect(page.locator(".told li.now .full")).to_contain_text("so 4 is eliminated from r5c9")
    assert step.eliminations == ((44, 4),)
    expect(play).to_have_class("strong")
    expect(onward).not_to_have_class("strong")
    expect(onward).to_have_text("Replay")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    play.click()
    page.wait_for_url("**/puzzles/**daily=**")
    expect(page.locator("h1")).to_have_text("Easy")
    assert engine.label_of(page.url.partition("/v1-")[2][:81]) == "easy"


def test_the_chain_on_the_home_page_can_be_paused_and_goes_on(open_page: OpenPage) -> None:
    page = home(open_page, SCREENS[0])
    now, pause = page.locator(".told li.now"), page.locator("[data-walk-to=pause]")
    page.clock.run_for(1000)
    expect(now).to_have_attribute("data-number", "2")

    pause.click()
    page.clock.run_for(60_000)
    expect(now).to_have_attribute("data-number", "2")
    expect(pause).to_have_text("Continue")

    pause.click()
    page.clock.run_for(20_000)
    expect(page.locator("[data-walk]")).to_have_class("front ended")


def test_with_reduced_motion_the_first_line_stays(open_page: OpenPage) -> None:
    page = home(open_page, SCREENS[0], reduced_motion="reduce")

    page.clock.run_for(60_000)

    expect(page.locator(".told li.now")).to_have_attribute("data-number", "1")
    expect(page.locator(".walk g.now .link")).to_have_css("animation-name", "none")


def test_the_chain_is_explained_without_scripts(open_page: OpenPage) -> None:
    page = open_page("/", java_script_enabled=False)

    for line in page.locator(".told li .full").all():
        expect(line).to_be_visible()
    expect(page.locator(".steps")).to_be_hidden()
