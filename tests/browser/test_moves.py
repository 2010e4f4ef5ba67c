"""Moves are gone through while one plays: by a slider, to the last right board, names, trials."""

import pytest
from playwright.sync_api import Page, expect

from game_page import TO_FILL, OpenPage, cell, choose_in_menu, message, shown
from looks import violations
from samples import PUZZLE

SIZES = [(320, 640), (390, 844), (768, 1024), (1280, 800)]


def fill(page: Page, count: int, *, start: int = 0) -> None:
    for index, digit in TO_FILL[start : start + count]:
        cell(page, index).click()
        page.keyboard.press(digit)


def do(page: Page, name: str) -> None:
    page.locator(f"[data-timeline] [data-do={name}]").click()


@pytest.fixture
def moves(page: Page) -> Page:
    """Open the page after three moves, with the timeline."""
    fill(page, 3)
    choose_in_menu(page, "timeline")
    expect(page.locator("[data-move-of]")).to_have_text("Move 3 of 3")
    return page


@pytest.mark.journey
def test_a_slider_goes_through_the_moves(moves: Page) -> None:
    after_one = PUZZLE[:2] + TO_FILL[0][1] + PUZZLE[3:]

    moves.locator("[data-move]").fill("1")
    assert shown(moves) == after_one
    expect(moves.locator("[data-move-of]")).to_have_text("Move 1 of 3")
    moves.locator("[data-move]").fill("0")
    assert shown(moves) == PUZZLE
    moves.locator("[data-move]").fill("1")
    moves.reload()

    assert shown(moves) == after_one


def test_the_slider_follows_new_moves(moves: Page) -> None:
    fill(moves, 1, start=3)
    expect(moves.locator("[data-move-of]")).to_have_text("Move 4 of 4")

    moves.keyboard.press("Control+z")

    expect(moves.locator("[data-move-of]")).to_have_text("Move 3 of 4")


def test_it_goes_back_to_the_last_right_board_and_may_come_again(moves: Page) -> None:
    do(moves, "right")
    expect(message(moves)).to_have_text("Correct so far.")
    right = shown(moves)
    index, digit = TO_FILL[3]
    cell(moves, index).click()
    moves.keyboard.press(str(int(digit) % 9 + 1))
    fill(moves, 2, start=4)
    wrong = shown(moves)

    do(moves, "right")

    expect(message(moves)).to_have_text("Back to the last correct position, 3 moves ago.")
    assert shown(moves) == right
    moves.locator("[data-move]").fill("6")
    assert shown(moves) == wrong


def test_a_board_with_a_name_comes_back_as_one_move(moves: Page) -> None:
    name = moves.get_by_label("Bookmark name")
    name.fill("<b>Before</b> the fork")
    name.press("Enter")
    before = shown(moves)
    fill(moves, 4, start=3)
    after = shown(moves)
    moves.reload()
    choose_in_menu(moves, "timeline")

    moves.get_by_role("button", name="<b>Before</b> the fork", exact=True).click()

    assert shown(moves) == before
    moves.keyboard.press("Control+z")
    assert shown(moves) == after
    moves.get_by_role("button", name="Remove bookmark").click()
    expect(moves.locator("[data-marks] li")).to_have_count(0)


def test_a_long_name_of_a_board_wraps_on_a_phone(moves: Page) -> None:
    moves.set_viewport_size({"width": 390, "height": 844})
    name = moves.get_by_label("Bookmark name")

    name.fill("W" * 40)
    name.press("Enter")

    expect(moves.locator("[data-marks] li")).to_have_count(1)
    assert moves.evaluate("document.documentElement.scrollWidth") == 390


def test_a_trial_is_thrown_away_as_a_whole(moves: Page) -> None:
    before = shown(moves)
    do(moves, "try")
    fill(moves, 5, start=3)
    expect(moves.locator("[data-trial] p")).to_have_text("What if: 5 moves so far")
    moves.reload()
    expect(moves.locator("[data-trial] p")).to_have_text("What if: 5 moves so far")

    do(moves, "discard")

    assert shown(moves) == before
    expect(moves.locator("[data-move-of]")).to_have_text("Move 3 of 3")
    expect(moves.locator("[data-trial]")).to_be_hidden()
    moves.reload()
    assert shown(moves) == before


def test_a_trial_is_kept_as_a_whole(moves: Page) -> None:
    do(moves, "try")
    fill(moves, 2, start=3)
    after = shown(moves)

    do(moves, "keep")

    assert shown(moves) == after
    expect(moves.locator("[data-trial]")).to_be_hidden()
    expect(moves.locator("[data-move-of]")).to_have_text("Move 5 of 5")


def test_foreign_data_as_bookmarks_is_ignored(open_page: OpenPage) -> None:
    page = open_page()
    for kept in ("[]", "5", '{"ID":{"marks":[{"name":7},3,{"name":"x","cells":[1]}],"trial":"x"}}'):
        page.evaluate(
            "kept => localStorage.setItem('nonet-bookmarks', kept)",
            kept.replace("ID", page.url.rpartition("/")[2]),
        )
        page.reload()
        choose_in_menu(page, "timeline")
        expect(page.locator("[data-move-of]")).to_have_text("Move 0 of 0")
        expect(page.locator("[data-marks] li")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_moves_fit_on_the_screen_and_have_no_axe_violation(
    moves: Page, axe: str, width: int, height: int
) -> None:
    moves.set_viewport_size({"width": width, "height": height})
    do(moves, "try")
    assert moves.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    assert violations(moves, axe) == []
