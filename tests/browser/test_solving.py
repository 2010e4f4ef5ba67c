"""A whole puzzle, solved in each of the ways that people have."""

import pytest
from playwright.sync_api import Page, expect

from game_page import TO_FILL, OpenPage, cell, message, shown
from samples import SOLUTION


@pytest.mark.journey
def test_a_puzzle_is_solved_with_only_a_keyboard(page: Page) -> None:
    page.locator(".board td[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("PageUp")

    for index in range(81):
        row, column = divmod(index, 9)
        if column == 0 and row:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Home")
        elif column:
            page.keyboard.press("ArrowRight")
        page.keyboard.press(SOLUTION[index])

    expect(message(page)).to_contain_text("Solved in")
    assert shown(page) == SOLUTION


def test_a_puzzle_is_solved_by_mouse(page: Page) -> None:
    for index, digit in TO_FILL:
        cell(page, index).click()
        page.locator(f".pad [data-digit='{digit}']").click()

    expect(message(page)).to_contain_text("Solved in")
    assert shown(page) == SOLUTION


def test_a_puzzle_is_solved_by_touch(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)

    for index, digit in TO_FILL:
        cell(page, index).tap()
        page.locator(f".pad [data-digit='{digit}']").tap()

    expect(message(page)).to_contain_text("Solved in")
    assert shown(page) == SOLUTION
