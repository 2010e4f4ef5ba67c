"""Every way to put something on the board, by keys, mouse and fingers."""

import re

from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, choose_in_menu, command, message, shown
from samples import PUZZLE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def place_of(page: Page, index: int, digit: int) -> tuple[float, float]:
    """Find where a digit stands in a cell, as on a pad."""
    box = cell(page, index).bounding_box()
    assert box
    row, column = divmod(digit - 1, 3)
    return (
        box["x"] + box["width"] * (2 * column + 1) / 6,
        box["y"] + box["height"] * (2 * row + 1) / 6,
    )


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def swipe(page: Page, selector: str, across: float) -> None:
    """Move a finger across an element."""
    box = page.locator(selector).bounding_box()
    assert box
    client = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *points: dict[str, float]) -> None:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 6):
        touch("touchMove", {"x": x + across * step / 5, "y": y})
    touch("touchEnd")


def take_pen(page: Page) -> None:
    with page.expect_response(re.compile(r"/static/pen\.")):
        page.locator("[data-tool=draw]").click()


def test_candidates_are_marked_and_joined_by_mouse(page: Page) -> None:
    take_pen(page)
    page.mouse.click(*place_of(page, 2, 4))
    expect(cell(page, 2).locator(".on")).to_have_attribute("data-text", "4")
    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, marked as true 4")

    page.mouse.click(*place_of(page, 2, 4))
    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, marked as false 4")
    drag(page, place_of(page, 2, 4), place_of(page, 5, 4))
    expect(page.locator(".chain .strong")).to_have_count(1)
    drag(page, place_of(page, 2, 4), place_of(page, 5, 4))
    expect(page.locator(".chain .weak")).to_have_count(1)

    page.keyboard.press("Control+z")
    expect(page.locator(".chain .strong")).to_have_count(1)
    page.reload()
    expect(page.locator(".chain .strong")).to_have_count(1)
    assert shown(page) == PUZZLE
    page.locator("[data-tool=draw]").click()
    page.keyboard.press("Delete")
    expect(page.locator(".chain g, .clue")).to_have_count(0)


def test_candidates_are_marked_and_joined_by_keys(page: Page) -> None:
    cell(page, 2).focus()
    page.keyboard.press("d")
    page.keyboard.press("4")
    expect(cell(page, 2).locator(".on")).to_have_count(1)

    page.keyboard.press("Shift+4")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+4")

    expect(page.locator(".chain .strong")).to_have_count(1)
    expect(page.locator("[data-aloud]")).to_have_text("Arrow from 4 in r1c3 to 4 in r1c6.")
    page.keyboard.press("Shift+9")
    expect(page.locator("[data-aloud]")).to_contain_text("9 is already in")


def test_a_finger_marks_whole_cells_once_a_digit_is_held(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    take_pen(page)
    page.locator(".pad [data-digit='4']").tap()

    cell(page, 2).tap()
    drag(page, place_of(page, 2, 9), place_of(page, 5, 1))

    expect(cell(page, 2).locator(".on")).to_have_attribute("data-text", "4")
    expect(page.locator(".chain .strong")).to_have_count(1)
    assert shown(page) == PUZZLE


def test_a_hint_is_drawn_in_the_place_of_the_player_s_own_marks(page: Page) -> None:
    cell(page, 2).focus()
    page.keyboard.press("d")
    page.keyboard.press("4")
    expect(cell(page, 2).locator(".on")).to_have_count(1)
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")
    expect(page.locator(".on")).to_have_count(0)

    page.keyboard.press("Escape")

    expect(page.locator(".on")).to_have_count(1)


def test_a_swipe_across_the_pad_changes_the_tool(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    pressed = page.locator(".tools [aria-pressed=true]")

    swipe(page, ".pad", -120)
    expect(pressed).to_have_text("Corner")
    swipe(page, ".tools", -120)
    expect(pressed).to_have_text("Centre")
    swipe(page, ".pad", 120)
    expect(pressed).to_have_text("Corner")
    assert shown(page) == PUZZLE


def test_a_digit_that_is_held_waits_for_cells(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    cell(page, 40).tap()
    box = page.locator(".pad [data-digit='4']").bounding_box()
    assert box
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    expect(message(page)).to_have_text("Now press the cells for 4.")
    page.mouse.up()
    assert shown(page) == PUZZLE

    for index in (2, 13):
        cell(page, index).tap()

    expect(cell(page, 2)).to_have_text("4")
    page.locator(".pad [data-digit='4']").tap()
    expect(message(page)).to_have_text("")


def test_drawing_is_explained_the_first_time(page: Page) -> None:
    take_pen(page)
    expect(message(page)).to_contain_text("Press a candidate to mark it as true")
    page.mouse.click(*place_of(page, 2, 4))
    expect(message(page)).to_have_text("")

    page.reload()
    take_pen(page)

    expect(message(page)).not_to_contain_text("Press a candidate")


def test_a_cell_has_several_colours(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("v")
    for digit in "135":
        page.keyboard.press(digit)

    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, yellow, blue, purple")
    stripes = cell(page, 2).evaluate("cell => cell.style.backgroundImage")
    assert stripes.count("var(--colour-") == 3


def choose_setting(page: Page, name: str) -> None:
    page.locator(".title [data-command=settings]").click()
    page.locator(f"[data-setting={name}]").click()
    page.locator("dialog[data-dialog=settings] form button").click()


def test_rows_digits_and_pairs_light_up_as_chosen(page: Page) -> None:
    cell(page, 0).click()
    expect(page.locator(".seen")).to_have_count(20)
    expect(page.locator(".alike")).to_have_count(PUZZLE.count("5"))
    expect(page.locator(".pair")).to_have_count(0)
    for name in ("peers", "alike", "pairs"):
        choose_setting(page, name)
    choose_in_menu(page, "notes")

    cell(page, 0).click()

    expect(page.locator(".seen, .alike")).to_have_count(0)
    notes = page.locator(".pair .corner").evaluate_all("all => all.map(e => e.children.length)")
    assert set(notes) == {2}


def test_a_question_mark_shows_all_keys(page: Page) -> None:
    page.locator(".title h1").click()
    page.keyboard.press("?")

    dialog = page.locator("dialog[data-dialog=help]")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("Digit, corner, centre, colour, draw")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
