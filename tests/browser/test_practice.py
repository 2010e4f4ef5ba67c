"""A player finds a technique and gets feedback on it."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game_page import (
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    command,
    message,
    solve,
)
from machine import needs_engine
from nonet import engine
from nonet.puzzles.lessons.lesson import image_of, read_examples
from nonet.server.site.practice import FIRST
from samples import PUZZLE_ID


def first_step(slug: str) -> engine.Step:
    """Return the step to find at a first visit."""
    position = image_of(read_examples()[slug].position, FIRST)
    return engine.find_steps(position, technique=slug)[0]


@pytest.mark.journey
def test_a_position_is_found_without_help_and_counts(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing")
    page.locator("main .strong").click()
    page.wait_for_url("**/practice")
    step = first_step("x-wing")
    for index, digit in step.eliminations:
        page.locator(f"[data-cell='{index}'] [data-digit='{digit}']").click()

    page.locator("[data-do=check]").click()

    expect(page.locator("[data-told]")).to_contain_text("You found everything.")
    expect(page.locator("[data-rate]")).to_contain_text(
        "Found 1 of 1 at the first try, without help"
    )
    page.goto("/techniques")
    rung = page.locator("[data-technique=x-wing]")
    expect(rung).to_have_attribute("data-mastery", "practised")
    expect(rung).to_contain_text("Practised")
    expect(page.locator("[data-technique=skyscraper]")).to_contain_text("Not started")
    expect(page.locator("[data-continue]")).to_have_text("Continue: Full house")


def test_a_position_found_after_a_wrong_try_is_not_counted(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing/practice")
    eliminations = first_step("x-wing").eliminations
    wanted = {f"[data-cell='{cell}'] [data-digit='{digit}']" for cell, digit in eliminations}
    mark = page.locator(f".drill button:not({', '.join(sorted(wanted))})").first
    mark.click()
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-told]")).to_have_attribute("data-mood", "bad")
    mark.click()
    for candidate in wanted:
        page.locator(candidate).click()

    page.locator("[data-do=check]").click()

    expect(page.locator("[data-told]")).to_contain_text("You found everything.")
    expect(page.locator("[data-rate]")).to_contain_text("Found 0 of 1")


def test_three_helps_show_the_answer_and_another_position_follows(open_page: OpenPage) -> None:
    page = open_page("/techniques/xy-chain/practice")
    for step in (1, 2, 3):
        page.locator("[data-do=help]").click()
        expect(page.locator("[data-told]")).to_contain_text(f"Hint {step} of 3")
    expect(page.locator(".drill .answer")).not_to_have_count(0)
    for candidate in page.locator(".drill .answer").all():
        candidate.focus()
        page.keyboard.press("Enter")
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-told]")).to_contain_text("You found everything.")
    expect(page.locator("[data-rate]")).to_contain_text("Found 0 of 1 at the first try")

    before = page.locator(".drill").inner_text()
    page.locator("[data-do=next]").click()

    expect(page.locator(".drill .answer")).to_have_count(0)
    assert page.locator(".drill").inner_text() != before


def test_a_whole_cell_marks_the_digit_whose_places_are_shown(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing/practice", viewport={"width": 390, "height": 844})
    target, digit = first_step("x-wing").eliminations[0]

    page.locator(f"[data-show='{digit}']").click()
    box = page.locator(f"[data-cell='{target}']").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)

    marked = page.locator(f"[data-cell='{target}'] [data-digit='{digit}']")
    expect(marked).to_have_attribute("aria-pressed", "true")


PHONES = [(360, 640), (390, 844)]


@pytest.mark.parametrize("screen", PHONES)
def test_a_finger_marks_by_a_cell_and_a_large_digit(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    size = {"width": screen[0], "height": screen[1]}
    page = open_page("/techniques/x-wing/practice", viewport=size, has_touch=True, is_mobile=True)
    for index, digit in first_step("x-wing").eliminations:
        page.locator(f"[data-cell='{index}']").tap()
        key = page.locator(f"[data-show='{digit}']")
        box = key.bounding_box()
        assert box
        assert box["width"] >= 32
        assert box["height"] >= 44
        expect(key).to_be_in_viewport(ratio=1)
        key.tap()
        marked = page.locator(f"[data-cell='{index}'] [data-digit='{digit}']")
        expect(marked).to_have_attribute("aria-pressed", "true")
        expect(key).to_have_attribute("aria-pressed", "true")

    page.locator("[data-do=check]").tap()

    expect(page.locator("[data-told]")).to_contain_text("You found everything.")


@pytest.mark.parametrize("screen", [*PHONES, (768, 1024), (844, 390), (1280, 720), (1440, 900)])
def test_no_button_moves_when_help_opens(open_page: OpenPage, screen: tuple[int, int]) -> None:
    size = {"width": screen[0], "height": screen[1]}
    page = open_page("/techniques/als-xy-wing/practice", viewport=size)
    buttons = page.locator("[data-show], [data-do]")

    def places() -> list[Any]:
        return [(box["x"], box["y"]) for one in buttons.all() if (box := one.bounding_box())]

    before = places()
    for step in (1, 2, 3):
        page.locator("[data-do=help]").click()
        expect(page.locator("[data-told]")).to_contain_text(f"Hint {step} of 3")
        assert places() == before


@needs_engine
def test_a_second_visit_has_another_position(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing/practice")
    first = position_on(page)[0]
    page.locator("[data-do=help]").click()
    expect(page.locator("[data-told]")).to_contain_text("Hint 1 of 3")

    page.reload()

    expect(page.locator("[data-told]")).to_have_text("", timeout=30_000)
    assert position_on(page)[0] != first


TEN = (
    "full-house",
    "naked-single",
    "locked-pointing",
    "naked-pair",
    "hidden-pair",
    "x-wing",
    "skyscraper",
    "xy-wing",
    "death-blossom",
    "finned-franken-x-wing",
)


def position_on(page: Page) -> tuple[str, list[int], list[tuple[int, int]]]:
    """Read the board, the digits written since the start, and the candidates that are shown."""
    cells = page.locator(".drill td").evaluate_all(
        """cells => cells.map(cell => [cell.className, cell.className ? cell.textContent : "-",
          [...cell.querySelectorAll("button")].map(({dataset}) => Number(dataset.digit))])"""
    )
    board = "".join(digit for _, digit, _ in cells)
    placed = [index for index, (kind, _, _) in enumerate(cells) if kind == "entry"]
    shown = [(index, digit) for index, (_, _, digits) in enumerate(cells) for digit in digits]
    return board, placed, shown


def steps_on(page: Page, slug: str) -> tuple[engine.Step, ...]:
    """Find the steps of a technique in the position on the page."""
    board, placed, shown = position_on(page)
    every = {(index, digit) for index in range(81) for digit in range(1, 10)}
    return engine.find_steps(
        board, removed=sorted(every - set(shown)), placed=placed, technique=slug
    )


@needs_engine
@pytest.mark.parametrize("slug", TEN)
def test_a_drill_goes_on_with_new_positions_of_the_technique(
    open_page: OpenPage, slug: str
) -> None:
    page = open_page(f"/techniques/{slug}/practice")
    seen = {position_on(page)[0]}
    for number in (1, 2):
        page.locator("[data-do=next]").click()
        expect(page.locator("[data-told]")).to_have_text("", timeout=30_000)
        seen.add(position_on(page)[0])
        step = steps_on(page, slug)[0]
        for index, digit in step.placements or step.eliminations:
            page.locator(f"[data-cell='{index}'] [data-digit='{digit}']").click()
        page.locator("[data-do=check]").click()
        expect(page.locator("[data-told]")).to_contain_text("You found everything.")
        expect(page.locator("[data-rate]")).to_contain_text(f"Found {number} of {number}")

    assert len(seen) == 3
    assert "position=" not in page.url


@needs_engine
def test_drills_need_no_network(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing/practice", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.reload()
    page.context.set_offline(offline=True)
    page.reload()

    page.locator("[data-do=next]").click()
    expect(page.locator("[data-told]")).to_have_text("", timeout=30_000)
    page.locator("[data-do=help]").click()

    expect(page.locator("[data-told]")).to_contain_text("Hint 1 of 3")


@needs_engine
def test_a_stuck_board_leads_to_another_position_like_it(page: Page) -> None:
    for step in (1, 2):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")

    with page.expect_popup() as opened:
        page.get_by_role("link", name="Show me one like this").click()

    other = opened.value
    expect(other.locator("h1")).to_have_text("Find it: Hidden single")
    own = read_examples()["hidden-single"].position.board
    other.wait_for_function(
        """own => [...document.querySelectorAll(".drill td")]
          .map(cell => cell.className ? cell.textContent : "-").join("") !== own""",
        arg=own,
    )
    assert steps_on(other, "hidden-single")


@pytest.mark.journey
def test_the_course_shows_mastered_techniques_and_solved_puzzles(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}")
    solve(page)
    page.evaluate(
        """slugs => localStorage.setItem("nonet-practice", JSON.stringify(Object.fromEntries(
          slugs.map(slug => [slug, {seen: 3, found: 3, unaided: 3}]))))""",
        ["full-house", "hidden-single", "naked-single"],
    )

    page.goto("/techniques")

    onward = page.locator("[data-continue]")
    expect(page.locator("[data-solve=beginner]")).to_contain_text("Solved")
    expect(onward).to_have_text("Continue: Easy")
    expect(onward).to_have_attribute("href", re.compile("level=easy$"))
    expect(page.locator("[data-mastered=all]")).to_have_text("3")
    page.goto("/techniques/full-house/practice")
    expect(onward).to_have_text("Continue: Easy")


WEEK_MS = 7 * 86_400_000


def answer(page: Page, slug: str, *, rightly: bool) -> None:
    """Mark candidates and have them checked."""
    expect(page.locator("[data-told]")).to_have_text("", timeout=30_000)
    steps = steps_on(page, slug)
    every = {pair for step in steps for pair in (*step.placements, *step.eliminations)}
    wrong = [pair for pair in position_on(page)[2] if pair not in every][:1]
    for index, digit in (steps[0].placements or steps[0].eliminations) if rightly else wrong:
        page.locator(f"[data-cell='{index}'] [data-digit='{digit}']").click()
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-onward]")).to_be_visible()


def follow_suggestion(page: Page) -> str:
    """Go where the page suggests, by way of a new lesson, and name the technique."""
    page.locator("[data-continue]").click()
    page.wait_for_url(re.compile("/techniques/"))
    if not page.url.endswith("/practice"):
        page.locator("main .strong").click()
    page.wait_for_url("**/practice")
    return page.url.split("/")[-2]


@needs_engine
def test_what_was_missed_returns_within_five_exercises_and_after_a_week(
    open_page: OpenPage,
) -> None:
    page = open_page("/techniques/full-house/practice", alone=True)
    answer(page, "full-house", rightly=False)
    expect(page.locator("[data-continue]")).to_have_text("Continue: Hidden single")

    seen = []
    while "full-house" not in seen:
        seen.append(follow_suggestion(page))
        assert len(seen) <= 5
        answer(page, seen[-1], rightly=True)
    page.clock.set_system_time(int(time.time() * 1000) + WEEK_MS)
    page.goto("/techniques")

    expect(page.locator("[data-continue]")).to_have_text("Continue: Full house")
    expect(page.locator("[data-reason]")).to_contain_text("Due again today")
