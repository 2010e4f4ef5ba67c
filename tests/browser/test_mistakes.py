"""A player who has made a mistake is led out of it, and the mistake counts."""

import pytest
from playwright.sync_api import Page, expect

from game_page import TO_FILL, OpenPage, cell, command, message, shown
from samples import PUZZLE


def enter(page: Page, index: int, digit: str) -> None:
    cell(page, index).click()
    page.keyboard.press(digit)


def make_a_mistake(page: Page) -> str:
    """Enter a right digit, a wrong one and a right one, and return the board before the mistake."""
    (first, right), (second, missed), (third, later) = TO_FILL[:3]
    enter(page, first, right)
    before = shown(page)
    enter(page, second, str(int(missed) % 9 + 1))
    enter(page, third, later)
    return before


def last_right(page: Page) -> None:
    page.get_by_role("button", name="Undo to the last correct position").click()


@pytest.mark.parametrize("screen", [(360, 740), (390, 844), (768, 1024), (1280, 800)])
@pytest.mark.parametrize("question", ["check", "hint"])
def test_a_mistake_is_undone_beside_its_message(
    open_page: OpenPage, question: str, screen: tuple[int, int]
) -> None:
    page = open_page(viewport={"width": screen[0], "height": screen[1]})
    before = make_a_mistake(page)
    command(page, question)
    expect(message(page)).to_contain_text("does not fit")
    expect(page.locator("[data-command=last-right]")).to_be_in_viewport(ratio=1)

    last_right(page)

    expect(message(page)).to_contain_text("2 moves ago")
    assert shown(page) == before
    expect(page.locator("[data-command=last-right]")).to_be_hidden()


def test_a_candidate_that_was_wrongly_left_out_is_undone(page: Page) -> None:
    index, digit = TO_FILL[0]
    others = [one for one in "123456789" if one != digit]
    cell(page, index).click()
    page.keyboard.press(f"Control+{others[0]}")
    for one in others[1:]:
        page.keyboard.press(f"Control+{one}")
    command(page, "check")
    expect(message(page)).not_to_have_text("")

    last_right(page)

    expect(cell(page, index).locator(".centre")).to_have_count(0)


def test_a_full_board_with_a_mistake_leads_back(page: Page) -> None:
    (first, digit), *others = TO_FILL
    enter(page, first, str(int(digit) % 9 + 1))
    for index, right in others:
        cell(page, index).press(right)
    expect(message(page)).to_contain_text("The board is full")

    last_right(page)

    expect(page.locator("[data-to-go]")).to_have_text(f"{PUZZLE.count('-')} cells to go")


def test_a_mistake_that_was_undone_counts(page: Page) -> None:
    make_a_mistake(page)
    command(page, "check")
    last_right(page)
    expect(message(page)).to_contain_text("2 moves ago")
    page.reload()

    for index, digit in TO_FILL[1:]:
        cell(page, index).press(digit)

    expect(message(page)).to_contain_text("Solved in")
    expect(page.locator("[data-result=mistakes]")).to_have_text("1")


def test_a_colour_on_a_wrong_digit_does_not_count_again(page: Page) -> None:
    (index, digit), *others = TO_FILL
    enter(page, index, str(int(digit) % 9 + 1))
    page.keyboard.press("v")
    page.keyboard.press("3")
    page.keyboard.press("z")
    page.keyboard.press(digit)

    for other, right in others:
        cell(page, other).press(right)

    expect(page.locator("[data-result=mistakes]")).to_have_text("1")


def test_each_entry_that_is_checked_leads_back(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    page.evaluate("localStorage.setItem('nonet-settings', JSON.stringify({ checked: true }))")
    page.goto(f"/puzzles/v1-{PUZZLE.replace('-', '0')}")
    index, digit = TO_FILL[0]
    enter(page, index, str(int(digit) % 9 + 1))

    last_right(page)

    assert shown(page) == PUZZLE
