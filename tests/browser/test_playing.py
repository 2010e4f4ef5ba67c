import re

from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, choose_in_menu, command, message, shown, solve
from samples import COLLECTION_ID, PUZZLE, PUZZLE_ID


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


def test_tools_change_the_effect_of_a_digit(page: Page) -> None:
    cell(page, 2).click()

    page.keyboard.press("x")
    page.keyboard.press("1")
    page.keyboard.press("c")
    page.keyboard.press("2")
    page.keyboard.press("v")
    page.keyboard.press("3")
    page.keyboard.press("Space")
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


def test_the_focus_goes_along_to_the_cell_of_a_move_that_is_taken_back(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    cell(page, 40).click()

    page.keyboard.press("Control+z")

    expect(cell(page, 2)).to_be_focused()
    expect(page.locator("[aria-selected=true]")).to_have_count(1)
    expect(cell(page, 2)).to_have_attribute("aria-selected", "true")


def test_a_button_that_takes_a_move_back_keeps_the_focus(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    undo = page.locator("[data-command=undo]")
    undo.focus()

    page.keyboard.press("Enter")

    expect(cell(page, 2)).to_have_text("")
    expect(undo).to_be_focused()


def test_keys_go_on_after_a_button_was_pressed_by_mouse(page: Page) -> None:
    cell(page, 2).click()
    page.locator(".pad [data-digit='1']").click()
    page.keyboard.press("4")

    expect(cell(page, 2)).to_have_text("4")


def test_undo_follows_the_letter_where_keyboards_differ(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")

    # On a German keyboard, Z is typed where others have Y.
    cell(page, 2).evaluate(
        "cell => cell.dispatchEvent(new KeyboardEvent('keydown',"
        " {key: 'z', code: 'KeyY', ctrlKey: true, bubbles: true}))"
    )

    assert shown(page) == PUZZLE


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


def test_a_digit_that_stands_twice_is_marked_at_once_and_by_shape(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("3")

    for index in (1, 2):
        expect(cell(page, index)).to_have_attribute("aria-invalid", "true")
        expect(cell(page, index)).to_have_css("text-decoration-style", "wavy")


def test_all_notes_are_filled_in_on_request_only(page: Page) -> None:
    expect(page.locator(".corner")).to_have_count(0)

    choose_in_menu(page, "notes")

    expect(page.locator(".corner")).to_have_count(51)
    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, corner notes 1 2 4")


def test_a_note_that_stays_is_not_drawn_again(page: Page) -> None:
    choose_in_menu(page, "notes")
    notes = page.locator(".corner").evaluate_all(
        "all => { window.notes = all.flatMap(one => [...one.children]); return notes.length; }"
    )

    cell(page, 2).click()
    page.keyboard.press("4")
    page.keyboard.press("ArrowDown")

    shown_now = page.locator(".corner > *").count()
    kept = page.evaluate("() => notes.filter(note => note.isConnected).length")
    assert kept == shown_now < notes


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


def test_a_pause_hides_the_board_and_stops_the_clock(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    page.clock.install(time=0)
    # From here on only the test moves the clock, however long the machine takes for the page.
    page.clock.pause_at(60_000)
    page.reload()
    page.clock.run_for(65_000)
    expect(page.locator("[data-timer]")).to_have_text("1:05")

    page.locator(".clock [data-command=pause]").click()
    page.clock.run_for(10_000)

    expect(page.locator(".board")).not_to_be_visible()
    expect(page.locator("[data-timer]")).to_have_text("1:05")
    page.locator("[data-curtain] button").click()
    expect(page.locator(".board")).to_be_visible()


def test_a_pause_is_announced_to_screen_readers(page: Page) -> None:
    page.locator(".clock [data-command=pause]").click()
    expect(page.locator("[data-curtain]")).to_be_visible()
    session = page.context.new_cdp_session(page)

    tree = session.send("Accessibility.getFullAXTree")["nodes"]

    # Chromium ignores nodes within an inert part, and so do screen readers.
    read = [node["name"]["value"] for node in tree if not node["ignored"] and "name" in node]
    assert "Paused." in read


def test_the_theme_follows_the_preference_until_it_is_switched(open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)

    page.locator("[data-switch=theme]").first.click()
    light = page.evaluate(ground)
    page.reload()

    assert dark != light
    assert page.evaluate(ground) == light


def test_a_collection_shows_the_games_begun_and_solved_in_this_browser(open_page: OpenPage) -> None:
    page = open_page(f"/collections/{COLLECTION_ID}")
    expect(page.get_by_text("Started").first).not_to_be_visible()

    page.locator(".collection a").first.click()
    page.wait_for_url(re.compile("/puzzles/"))
    cell(page, 2).click()
    page.keyboard.press("4")
    page.locator(".title nav a").nth(0).click()

    expect(page.get_by_text("Started").first).to_be_visible()
    expect(page.get_by_text("Solved").first).not_to_be_visible()


def test_a_collection_shows_solved_puzzles(open_page: OpenPage) -> None:
    page = open_page(f"/collections/{COLLECTION_ID}")
    page.locator(".collection a").first.click()
    page.wait_for_url(re.compile("/puzzles/"))

    solve(page)
    page.locator(".title nav a").nth(0).click()

    expect(page.get_by_text("Solved").first).to_be_visible()
    expect(page.get_by_text("Started").first).not_to_be_visible()


def test_sharing_copies_the_link_where_the_browser_shares_nothing_itself(
    open_page: OpenPage, site: str
) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])

    choose_in_menu(page, "share")

    expect(message(page)).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}/puzzles/{PUZZLE_ID}"


def test_a_shared_puzzle_of_a_day_is_one_of_its_day_for_the_friend(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("/daily", permissions=["clipboard-read", "clipboard-write"])
    page.locator(".five .button").nth(1).click()
    page.wait_for_url(re.compile("daily="))
    day = page.locator("[data-puzzle]").get_attribute("data-day") or ""

    choose_in_menu(page, "share")
    expect(message(page)).to_have_text("Link copied.")
    friend = open_page(page.evaluate("navigator.clipboard.readText()").removeprefix(site))

    expect(friend.get_by_role("heading", level=1)).to_have_text("Easy")
    expect(friend.locator("[data-puzzle]")).to_have_attribute("data-day", day)
    expect(friend.locator(".title nav")).to_contain_text("2 of 5")


def test_a_shared_puzzle_keeps_the_level_that_was_chosen(open_page: OpenPage) -> None:
    page = open_page(
        f"/puzzles/{PUZZLE_ID}?level=beginner", permissions=["clipboard-read", "clipboard-write"]
    )

    choose_in_menu(page, "share")

    expect(message(page)).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"{PUZZLE_ID}?level=beginner")


def test_a_link_that_cannot_be_copied_is_shown(open_page: OpenPage, site: str) -> None:
    page = open_page()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")

    choose_in_menu(page, "share")

    expect(message(page)).to_have_text(f"{site}/puzzles/{PUZZLE_ID}")
