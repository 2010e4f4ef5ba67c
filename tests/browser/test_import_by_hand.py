"""On the import page the cells and the text are two views of one grid."""

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from game_page import OpenPage, cell
from machine import needs_engine
from nonet.engine import Grid
from nonet.puzzles.forms import write_boards
from samples import PUZZLE, PUZZLE_ID

pytestmark = needs_engine
EMPTY_CELL = PUZZLE.index("-")


def text_on(page: Page) -> str:
    """Read the text without its lines."""
    return page.locator("#puzzle").input_value().replace("\n", "").replace(".", "-")


@pytest.mark.journey
def test_a_digit_by_hand_goes_into_the_grid_that_was_pasted(open_page: OpenPage) -> None:
    page = open_page("/import")
    cells = page.locator(".entry input")

    page.locator("#puzzle").fill(PUZZLE)
    expect(cells.first).to_have_value(PUZZLE[0])
    cells.nth(EMPTY_CELL).press_sequentially("7")

    page.wait_for_function("() => document.querySelector('#puzzle').value.includes('\\n')")
    assert text_on(page) == f"{PUZZLE[:EMPTY_CELL]}7{PUZZLE[EMPTY_CELL + 1 :]}"


def test_a_digit_by_hand_waits_until_the_text_is_read(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    held: list[Route] = []
    released = False

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)

    page.route("**/*.wasm", hold)
    with page.expect_request("**/*.wasm"):
        page.goto("/import")
    page.locator("#puzzle").fill(PUZZLE)
    page.locator(".entry input").nth(EMPTY_CELL).press_sequentially("7")

    released = True
    for route in held:
        route.continue_()

    page.wait_for_function("() => document.querySelector('#puzzle').value.includes('\\n')")
    assert text_on(page) == f"{PUZZLE[:EMPTY_CELL]}7{PUZZLE[EMPTY_CELL + 1 :]}"


def test_a_text_without_a_single_grid_leaves_no_cell_filled(open_page: OpenPage) -> None:
    page = open_page("/import")
    cells = page.locator(".entry input")
    page.locator("#puzzle").fill(PUZZLE)
    expect(cells.first).to_have_value(PUZZLE[0])

    page.locator("#puzzle").fill(f"{PUZZLE}\n{PUZZLE}")

    expect(cells.first).to_have_value("")


def test_a_file_with_skipped_lines_waits_until_they_are_read(open_page: OpenPage) -> None:
    page = open_page("/import")
    text = f"{PUZZLE}\nHello\nhttps://sudokupad.app/abcdef\n"

    page.locator("[data-file]").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )

    expect(page.get_by_role("status")).to_have_text(
        "1 puzzle found. 2 lines have no puzzle and were skipped: 2, 3."
    )
    page.get_by_role("button", name="Check and play").click()
    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}")


def test_a_file_is_chosen_where_nothing_can_be_dropped(open_page: OpenPage) -> None:
    page = open_page("/import", viewport={"width": 390, "height": 844}, has_touch=True)

    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a file").tap()
    chooser.value.set_files({"name": "a.txt", "mimeType": "text/plain", "buffer": PUZZLE.encode()})

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}")


@pytest.mark.parametrize("kind", ["image/png", "application/octet-stream"])
def test_an_imported_picture_is_recognized_and_refused(open_page: OpenPage, kind: str) -> None:
    page = open_page("/import")

    picture: FilePayload = {
        "name": "a.png",
        "mimeType": kind,
        "buffer": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    }
    page.locator("[data-file]").set_input_files(picture)

    expect(page.locator("[data-wrong]")).to_contain_text("Pictures cannot be read.")
    expect(page.locator("#puzzle")).to_have_value("")


def noted(number: int) -> str:
    """Return a text with a board, in whose first empty cell only `number` of its candidates are."""
    candidates = [*Grid(PUZZLE).candidates]
    candidates[EMPTY_CELL] = candidates[EMPTY_CELL][:number]
    return write_boards([(PUZZLE, candidates)], "opensudoku")


def name_of_noted(number: int) -> str:
    digits = " ".join(map(str, Grid(PUZZLE).candidates[EMPTY_CELL][:number]))
    return f"empty, row 1 column {EMPTY_CELL + 1}, centre notes {digits}"


def test_pasted_candidates_are_notes_that_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page("/import")
    page.locator("#puzzle").fill(noted(2))

    page.get_by_role("button", name="Check and play").click()

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}")
    expect(cell(page, EMPTY_CELL)).to_have_accessible_name(name_of_noted(2))
    page.reload()
    expect(cell(page, EMPTY_CELL)).to_have_accessible_name(name_of_noted(2))
    page.keyboard.press("Control+z")
    expect(cell(page, EMPTY_CELL)).not_to_have_accessible_name(name_of_noted(2))


def test_a_collection_keeps_the_candidates_of_each_puzzle(open_page: OpenPage) -> None:
    page = open_page("/import")
    page.locator("#puzzle").fill(
        noted(1).replace("</opensudoku>", noted(2).partition("<opensudoku>")[2])
    )
    page.get_by_role("button", name="Check and play").click()
    page.wait_for_url("**/collections/*")

    page.locator("[data-progress] a").nth(1).click()

    expect(cell(page, EMPTY_CELL)).to_have_accessible_name(name_of_noted(2))
