"""The numbers of rows and columns are readable at every width, as the player has chosen."""

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, command, message

SCREENS = [(320, 640), (360, 740), (390, 844), (768, 1024), (844, 390), (1280, 800)]
# A number is on the screen as a whole, and nothing covers it.
UNREADABLE = """labels => labels.filter(label => {
  const range = document.createRange();
  range.selectNodeContents(label);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const ends = [[left + 1, y], [right - 1, y], [x, top + 3], [x, bottom - 3]];
  return ends.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return !there?.closest('.place') || there.closest('.board');
  });
}).map(label => label.textContent)"""


def hide_numbers(page: Page) -> None:
    page.locator(".title [data-command=settings]").click()
    page.locator("[data-setting=labels]").click()
    page.locator("dialog[data-dialog=settings] form button").click()


def take_hint(page: Page) -> None:
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3.")


@pytest.mark.parametrize("screen", SCREENS)
def test_numbers_are_readable_and_the_board_stays_when_a_hint_opens(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    page = open_page(viewport={"width": screen[0], "height": screen[1]})
    numbers = page.locator(".labels span")
    assert numbers.evaluate_all(UNREADABLE) == []
    before = cell(page, 40).bounding_box()

    take_hint(page)

    expect(numbers).to_have_text(list("123456789" * 2))
    assert numbers.evaluate_all(UNREADABLE) == []
    after = cell(page, 40).bounding_box()
    assert before
    assert after
    assert (before["width"], before["x"]) == (after["width"], after["x"])


@pytest.mark.parametrize("screen", SCREENS)
def test_numbers_are_hidden_if_not_wanted_but_for_hints(
    open_page: OpenPage, screen: tuple[int, int]
) -> None:
    page = open_page(viewport={"width": screen[0], "height": screen[1]})
    numbers = page.locator(".labels span")
    expect(numbers.first).to_be_visible()
    hide_numbers(page)
    expect(numbers.first).to_be_hidden()
    before = cell(page, 40).bounding_box()

    take_hint(page)

    expect(numbers.first).to_be_visible()
    after = cell(page, 40).bounding_box()
    assert before
    assert after
    assert (before["width"], before["x"]) == (after["width"], after["x"])
