import re

from playwright.sync_api import Page, Request, expect

from game_page import OpenPage, cell, choose_in_menu, command, message, shown
from grids import COLLECTION_ID, PUZZLE, PUZZLE_ID, SOLUTION


def test_notes_are_cleaned_up_by_a_placement_and_come_back_when_it_goes(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("Shift+1")
    page.keyboard.press("Shift+2")
    page.keyboard.press("Control+4")
    expect(cell(page, 2)).to_have_accessible_name(
        "empty, row 1 column 3, corner notes 1 2, centre notes 4"
    )

    cell(page, 5).click()
    page.keyboard.press("2")
    expect(cell(page, 2)).to_have_accessible_name(
        "empty, row 1 column 3, corner notes 1, centre notes 4"
    )

    page.keyboard.press("Delete")
    expect(cell(page, 2)).to_have_accessible_name(
        "empty, row 1 column 3, corner notes 1 2, centre notes 4"
    )


def test_tools_change_what_a_digit_does(page: Page) -> None:
    cell(page, 2).click()

    page.keyboard.press("x")
    page.keyboard.press("1")
    page.keyboard.press("c")
    page.keyboard.press("2")
    page.keyboard.press("v")
    page.keyboard.press("3")
    page.keyboard.press("Space")
    page.keyboard.press("4")

    expect(cell(page, 2)).to_have_accessible_name("4, row 1 column 3, blue")
    page.keyboard.press("4")
    expect(cell(page, 2)).to_have_accessible_name(
        "empty, row 1 column 3, corner notes 1, centre notes 2, blue"
    )


def test_undo_and_redo_go_all_the_way(page: Page) -> None:
    cell(page, 2).click()
    for digit in "124":
        page.keyboard.press(digit)

    for _ in range(3):
        page.keyboard.press("Control+z")
    assert shown(page) == PUZZLE
    expect(page.locator("[data-command=undo]")).to_have_attribute("aria-disabled", "true")

    page.keyboard.press("Control+y")
    page.keyboard.press("Control+Shift+z")
    expect(cell(page, 2)).to_have_text("2")
    command(page, "redo")
    expect(cell(page, 2)).to_have_text("4")


def test_a_board_is_as_it_was_left_after_a_reload(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    cell(page, 3).click()
    page.keyboard.press("Shift+6")

    page.reload()

    expect(message(page)).to_contain_text("Welcome back")
    expect(cell(page, 2)).to_have_text("4")
    expect(cell(page, 3)).to_have_accessible_name("empty, row 1 column 4, corner notes 6")
    command(page, "undo")
    command(page, "undo")
    assert shown(page) == PUZZLE


def test_a_hint_tells_more_each_time_and_fills_itself_in(page: Page) -> None:
    command(page, "hint")
    expect(message(page)).to_have_text("Hint 1 of 3. Look at the top middle box.")
    expect(page.locator(".area")).to_have_count(9)

    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 2 of 3. A hidden single")
    expect(page.locator(".target")).to_have_count(0)

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


def test_check_tells_whether_all_is_right_so_far(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(message(page)).to_have_text("All right so far. 50 cells to go.")

    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("does not fit the solution: r1c3")


def test_a_digit_that_stands_twice_is_marked_at_once_and_by_shape(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("3")

    for index in (1, 2):
        expect(cell(page, index)).to_have_attribute("aria-invalid", "true")
        expect(cell(page, index)).to_have_css("text-decoration-style", "wavy")


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


def test_all_notes_are_filled_in_on_request_only(page: Page) -> None:
    expect(page.locator(".corner")).to_have_count(0)

    choose_in_menu(page, "notes")

    expect(page.locator(".corner")).to_have_count(51)
    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, corner notes 1 2 4")


def test_restart_asks_first_and_can_be_undone(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")

    choose_in_menu(page, "confirm")
    page.locator("dialog[data-dialog=confirm] .choice button").first.click()
    expect(cell(page, 2)).to_have_text("4")

    choose_in_menu(page, "confirm")
    page.locator("[data-command=restart]").click()
    assert shown(page) == PUZZLE
    command(page, "undo")
    expect(cell(page, 2)).to_have_text("4")


def test_a_pause_hides_the_board_and_stops_the_clock(page: Page) -> None:
    page.clock.install()
    page.reload()
    page.clock.run_for(65_000)
    expect(page.locator("[data-timer]")).to_have_text("1:05")

    page.locator(".clock [data-command=pause]").click()
    page.clock.run_for(10_000)

    expect(page.locator(".board")).not_to_be_visible()
    expect(page.locator("[data-timer]")).to_have_text("1:05")
    page.locator("[data-curtain] button").click()
    expect(page.locator(".board")).to_be_visible()


def test_the_theme_follows_the_preference_until_it_is_switched(open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)

    page.locator("[data-switch=theme]").click()
    light = page.evaluate(ground)
    page.reload()

    assert dark != light
    assert page.evaluate(ground) == light


def test_the_solution_never_reaches_the_browser_unasked(open_page: OpenPage) -> None:
    page = open_page("/developers/terms")
    bodies: list[str] = []

    def keep_body(request: Request) -> None:
        response = request.response()
        assert response is not None
        bodies.append(response.text())

    page.on("requestfinished", keep_body)

    page.goto(f"/puzzles/{PUZZLE_ID}")
    command(page, "hint")
    expect(message(page)).to_contain_text("Look at")
    cell(page, 2).click()
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("All right")

    assert len(bodies) > 8
    rows = [SOLUTION[start : start + 9] for start in range(0, 81, 9)]
    assert not any(row in body for row in rows for body in bodies)


def test_a_collection_shows_what_this_browser_has_begun_and_solved(open_page: OpenPage) -> None:
    page = open_page(f"/collections/{COLLECTION_ID}")
    expect(page.get_by_text("Begun").first).not_to_be_visible()

    page.locator(".collection a").first.click()
    page.wait_for_url(re.compile("/puzzles/"))
    cell(page, 2).click()
    page.keyboard.press("4")
    page.locator(".title nav a").nth(0).click()

    expect(page.get_by_text("Begun").first).to_be_visible()
    expect(page.get_by_text("Solved").first).not_to_be_visible()
