"""Choosing one cell, and many."""

import re

from playwright.sync_api import Page, expect

from game_page import cell


def test_a_drag_chooses_cells_and_a_digit_becomes_their_note(page: Page) -> None:
    boxes = [cell(page, index).bounding_box() for index in (6, 16, 26)]
    assert all(boxes)
    centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]

    page.mouse.move(*centres[0])
    page.mouse.down()
    for x, y in centres[1:]:
        page.mouse.move(x, y, steps=12)
    page.mouse.up()

    # A diagonal takes the three cells on it and none beside it.
    expect(page.locator("[aria-selected=true]")).to_have_count(3)
    page.keyboard.press("4")
    for index in (6, 16, 26):
        expect(cell(page, index)).to_have_accessible_name(re.compile("corner notes 4$"))


def test_shift_and_ctrl_choose_more_cells(page: Page) -> None:
    cell(page, 0).click()
    cell(page, 10).click(modifiers=["Shift"])
    expect(page.locator("[aria-selected=true]")).to_have_count(4)

    cell(page, 80).click(modifiers=["Control"])
    expect(page.locator("[aria-selected=true]")).to_have_count(5)

    page.keyboard.press("Escape")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


def test_ctrl_lets_one_of_many_go_again(page: Page) -> None:
    cell(page, 2).click()
    cell(page, 12).click(modifiers=["Control"])
    cell(page, 22).click(modifiers=["Control"])

    cell(page, 2).click(modifiers=["Control"])

    expect(page.locator("[aria-selected=true]")).to_have_count(2)
    expect(cell(page, 2)).to_have_attribute("aria-selected", "false")


def test_a_double_click_chooses_all_cells_with_the_digit(page: Page) -> None:
    cell(page, 20).dblclick()

    expect(page.locator("[aria-selected=true]")).to_have_count(5)
