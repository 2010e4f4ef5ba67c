"""The message beside the board: its texts, and when it disappears."""

import re

from playwright.sync_api import Page, expect

from game_page import TO_FILL, OpenPage, cell, command, message
from samples import PUZZLE_ID

# Its sixth hint is one of two almost locked sets.
OF_SETS = "v1-002340700000700060500090020400000500087010230005000009050020001030007000004039600"
SMALL = [(320, 640), (390, 844)]


def test_a_full_board_that_is_wrong_says_so(page: Page) -> None:
    (first, digit), *others = TO_FILL
    for index, right in others:
        cell(page, index).click()
        page.keyboard.press(right)
    cell(page, first).click()

    page.keyboard.press(str(int(digit) % 9 + 1))
    expect(message(page)).to_contain_text("The board is full but has mistakes.")
    page.keyboard.press(digit)

    expect(message(page)).to_contain_text("Solved in")


def test_a_message_about_a_cell_goes_when_another_is_chosen(page: Page) -> None:
    for index, key, said in ((0, "1", "This digit is a given."), (2, "Shift+5", "5 is already in")):
        cell(page, index).click()
        page.keyboard.press(key)
        expect(message(page)).to_contain_text(said)

        cell(page, 3).click()

        expect(message(page)).to_have_text("")


def test_a_hint_stays_when_a_cell_is_chosen(page: Page) -> None:
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")

    cell(page, 3).click()

    expect(message(page)).to_contain_text("Hint 1 of 3")


def test_notes_are_printed(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("Shift+4")
    cell(page, 3).click()
    page.keyboard.press("Control+6")

    page.emulate_media(media="print")

    expect(cell(page, 2).locator(".corner")).to_be_visible()
    expect(cell(page, 3).locator(".centre")).to_be_visible()
    page.emulate_media(media="null")


def test_levels_stand_in_full_rows(open_page: OpenPage) -> None:
    for width, height in (*SMALL, (768, 1024), (1280, 720)):
        page = open_page(viewport={"width": width, "height": height})

        tops = page.locator("[data-level]").evaluate_all(
            "links => links.map(link => Math.round(link.getBoundingClientRect().top))"
        )

        assert len({tops.count(top) for top in tops}) == 1, width


def test_a_new_puzzle_needs_no_scrolling_on_a_phone(open_page: OpenPage) -> None:
    for width, height in SMALL:
        page = open_page(viewport={"width": width, "height": height})
        command(page, "more")
        new = page.locator("dialog[data-dialog=more]").get_by_role("link", name="New puzzle")
        expect(new).to_be_in_viewport()

        new.click()

        page.wait_for_url(lambda url: PUZZLE_ID not in url)
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_every_cell_that_a_hint_of_sets_names_shows_its_candidates(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{OF_SETS}")
    told = ""
    while "almost" not in told.lower():
        if page.locator("[data-command=place]").is_visible():
            page.locator("[data-command=place]").click()
        for step in (1, 2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step} of 3")
        told = " ".join(
            page.locator("[data-name], [data-message], [data-reasoning]").all_inner_texts()
        )

    named = {(int(row), int(column)) for row, column in re.findall(r"r(\d)c(\d)", told)}
    assert len(named) > 3
    for row, column in named:
        place = cell(page, 9 * row + column - 10)
        assert place.locator(".clue").count() >= 2, (row, column)
