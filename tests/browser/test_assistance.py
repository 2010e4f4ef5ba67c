"""Requests for help from the server, and its answers."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from game_page import CHAIN_ID, OpenPage, cell, command, message, take_hints_until_a_chain
from samples import PUZZLE_ID, SOLUTION


@pytest.mark.journey
def test_a_hint_reveals_more_each_time_and_fills_itself_in(page: Page) -> None:
    command(page, "hint")
    expect(message(page)).to_have_text("Hint 1 of 3. Look at the top middle box.")
    expect(page.locator(".area")).to_have_count(9)

    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 2 of 3. A hidden single")
    expect(page.locator(".target")).to_have_count(0)
    lesson = page.get_by_role("link", name="About this technique")
    expect(lesson).to_have_attribute("href", "/techniques/hidden-single")
    another = page.get_by_role("link", name="Show me one like this")
    expect(another).to_have_attribute("href", "/techniques/hidden-single/practice?new")

    command(page, "hint")
    expect(message(page)).to_contain_text("8 fits only in row 1, column 6")
    expect(page.locator(".target")).to_have_count(1)
    expect(page.locator(".reason")).to_have_count(3)

    page.locator("[data-command=place]").click()
    expect(cell(page, 5)).to_have_text("8")
    expect(page.locator(".area")).to_have_count(0)


def test_a_wrong_entry_is_named_before_a_hint_is_given(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("1")

    command(page, "hint")

    expect(message(page)).to_have_text("1 entry does not fit the solution: r1c3.")
    expect(cell(page, 2)).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".area")).to_have_count(0)


def test_a_hint_that_rules_candidates_out_shows_them_and_writes_it_down(
    open_page: OpenPage,
) -> None:
    page = open_page(f"/puzzles/{CHAIN_ID}")
    take_hints_until_a_chain(page)

    struck = page.locator("td", has=page.locator(".out"))
    place = page.locator("[data-command=place]")
    expect(place).to_have_text(re.compile(r"Eliminate \d+ candidate"))
    expect(struck.first).to_have_accessible_name(re.compile("the hint eliminates [1-9]"))
    expect(page.locator(".mark")).not_to_have_count(0)
    expect(page.locator("[data-reasoning] li")).not_to_have_count(0)
    expect(page.locator("[data-notation]")).to_have_text(re.compile(r"^\(\d.* => .*r\dc\d<>\d"))
    shown = message(page).inner_text()

    page.locator("[data-command=place]").click()
    expect(page.locator(".out, .chain path, [data-reasoning] li")).to_have_count(0)
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3.")
    assert message(page).inner_text() != shown


def test_notes_that_lack_the_right_digit_are_named(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("Control+1")

    command(page, "hint")

    expect(message(page)).to_have_text("The notes of r1c3 are missing the correct digit.")


def test_check_reports_whether_all_is_right_so_far(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(message(page)).to_have_text("Correct so far. 50 cells to go.")

    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("does not fit the solution: r1c3")


def test_the_solution_never_reaches_the_browser_unasked(open_page: OpenPage) -> None:
    page = open_page("/developers/terms")
    bodies: list[str] = []

    def keep(route: Route) -> None:
        answer = route.fetch()
        bodies.append(answer.body().decode(errors="replace"))
        route.fulfill(response=answer)

    page.route("**/*", keep)

    page.goto(f"/puzzles/{PUZZLE_ID}")
    command(page, "hint")
    expect(message(page)).to_contain_text("Look at")
    cell(page, 2).click()
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Correct")

    assert len(bodies) > 8
    rows = [SOLUTION[start : start + 9] for start in range(0, 81, 9)]
    assert not any(row in body for row in rows for body in bodies)
