"""Whole ways through the site, from the home page to the puzzle after the next."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from game_page import (
    UNTIL_KEPT,
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    cell,
    message,
    shown,
)
from nonet import engine
from nonet.puzzles.forms import FORMS, Form, write_grids
from samples import COLLECTION_ID, PUZZLE, PUZZLE_ID

PERMISSIONS = ["clipboard-read", "clipboard-write"]
MOST_TABS = 80
DROPPED = """text => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], "puzzles.txt"));
  return dropped;
}"""


def puzzle_of(page: Page) -> str:
    found = re.search(r"/puzzles/v1-(\d{81})", page.url)
    assert found
    return found[1].replace("0", "-")


def to_fill(puzzle: str) -> list[tuple[int, str]]:
    solution = engine.solve(puzzle)
    return [(index, solution[index]) for index in range(81) if puzzle[index] == "-"]


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element with this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        found = page.evaluate(
            "() => document.activeElement.ariaLabel || document.activeElement.innerText || ''"
        )
        if found.strip() == name:
            return
    pytest.fail(f"no Tab leads to {name}")


def test_an_expert_puzzle_is_solved_with_only_a_keyboard(open_page: OpenPage) -> None:
    page = open_page("/", permissions=PERMISSIONS)
    tab_to(page, "Play a puzzle")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/**level=easy")
    tab_to(page, "Expert")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/**level=expert")
    expect(page.locator("h1")).to_have_text("Expert")
    puzzle = puzzle_of(page)

    for step in (1, 2, 3):
        page.keyboard.press("h")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    page.keyboard.press("PageUp")
    at = 0
    for index, digit in to_fill(puzzle):
        for key, count in (
            ("ArrowDown", index // 9 - at // 9),
            ("ArrowRight" if index % 9 > at % 9 else "ArrowLeft", abs(index % 9 - at % 9)),
        ):
            for _ in range(count):
                page.keyboard.press(key)
        page.keyboard.press(digit)
        at = index

    expect(message(page)).to_contain_text("Solved in")
    tab_to(page, "Share")
    page.keyboard.press("Enter")
    expect(message(page)).to_have_text("Link copied.")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "Expert" in shared
    assert "with 1 hint" in shared
    tab_to(page, "Next puzzle")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: puzzle.replace("-", "0") not in address)
    expect(page.locator("h1")).to_have_text("Expert")


def test_an_expert_puzzle_is_solved_with_only_touch(open_page: OpenPage) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = open_page("/", permissions=PERMISSIONS, **phone)
    page.get_by_role("link", name="Play a puzzle").tap()
    page.wait_for_url("**/puzzles/**level=easy")
    page.locator("[data-level=expert]").tap()
    page.wait_for_url("**/puzzles/**level=expert")
    puzzle = puzzle_of(page)

    for step in (1, 2, 3):
        page.locator(".actions [data-command=hint]").tap()
        expect(message(page)).to_contain_text(f"Hint {step} of 3")
    page.locator("[data-command=place]").tap()
    expect(page.locator(".pad")).to_be_visible()
    for index, digit in to_fill(puzzle):
        if shown(page)[index] == "-":
            cell(page, index).tap()
            page.locator(f".pad [data-digit='{digit}']").tap()

    expect(message(page)).to_contain_text("Solved in")
    page.locator("[data-command=share-result]").tap()
    expect(message(page)).to_have_text("Link copied.")
    page.locator("[data-next]").tap()
    page.wait_for_url(lambda address: puzzle.replace("-", "0") not in address)
    expect(cell(page, 0)).to_be_visible()


def test_a_game_with_three_hints_is_solved_by_touch_on_the_smallest_phone(
    open_page: OpenPage,
) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    page = open_page("/", **phone)
    play = page.get_by_role("link", name="Play now")
    expect(play).to_be_in_viewport(ratio=1)
    play.tap()
    page.wait_for_url("**/puzzles/**daily=**")

    for _ in range(3):
        for step in (1, 2, 3):
            page.locator(".actions [data-command=hint]").tap()
            expect(message(page)).to_contain_text(f"Hint {step} of 3")
            expect(page.locator(".board")).to_be_in_viewport(ratio=1)
        page.locator("[data-command=place]").tap()
        expect(page.locator(".pad")).to_be_visible()
    for index, digit in to_fill(shown(page)):
        # Nobody has to scroll between the board and its digits.
        expect(page.locator(".board")).to_be_in_viewport(ratio=1)
        expect(page.locator(".pad")).to_be_in_viewport(ratio=1)
        cell(page, index).tap()
        page.locator(f".pad [data-digit='{digit}']").tap()

    expect(message(page)).to_contain_text("Solved in")
    expect(page.locator("[data-result=hints]")).to_have_text("3")
    expect(page.locator("[data-result=mistakes]")).to_have_text("0")
    expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)


def test_a_player_who_hears_the_page_solves_an_expert_puzzle(open_page: OpenPage) -> None:
    """Everything is found by its role and its name, and announced by a status."""
    page = open_page("/", permissions=PERMISSIONS)
    page.get_by_role("link", name="Play a puzzle").press("Enter")
    page.wait_for_url("**/puzzles/**level=easy")
    levels = page.get_by_role("navigation", name="Level")
    levels.get_by_role("link", name="Expert").press("Enter")
    page.wait_for_url("**/puzzles/**level=expert")
    puzzle = puzzle_of(page)
    board = page.get_by_role("grid", name="Sudoku board")

    def said(text: str) -> Locator:
        return page.get_by_role("status").filter(has_text=text)

    for step in (1, 2, 3):
        page.get_by_role("button", name="Hint").press("Enter")
        expect(said(f"Hint {step} of 3")).to_be_visible()
    page.get_by_role("button", name="Close").first.press("Enter")
    for index, digit in to_fill(puzzle):
        row, column = divmod(index, 9)
        name = re.compile(rf"^empty, row {row + 1} column {column + 1}")
        board.get_by_role("gridcell", name=name).press(digit)
    expect(said("Solved in")).to_be_visible()

    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).press("Enter")
    expect(said("Link copied.")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").press("Enter")
    page.wait_for_url(lambda address: puzzle.replace("-", "0") not in address)
    expect(page.get_by_role("grid", name="Sudoku board")).to_be_visible()


@pytest.mark.parametrize("form", FORMS)
def test_a_puzzle_comes_in_by_the_page_in_each_form(open_page: OpenPage, form: Form) -> None:
    page = open_page("/import")
    page.locator("#puzzle").fill(write_grids([PUZZLE], form))

    page.get_by_role("button", name="Check and play").click()

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}")
    assert shown(page) == PUZZLE


def test_without_the_engine_the_text_of_a_file_is_sent_to_the_server(open_page: OpenPage) -> None:
    page = open_page("/import", alone=True)
    page.add_init_script("delete globalThis.WebAssembly")
    page.reload()
    file = page.evaluate_handle(DROPPED, PUZZLE)

    with page.expect_request("**/import") as sent:
        page.dispatch_event("form[data-import]", "drop", {"dataTransfer": file})

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}")
    assert (sent.value.method, sent.value.post_data) == ("POST", f"puzzle={PUZZLE}")


def test_a_puzzle_on_paper_comes_in_by_hand(open_page: OpenPage) -> None:
    page = open_page("/import")
    page.locator(".entry input").first.click()
    page.keyboard.type(PUZZLE.replace("-", " "))

    page.get_by_role("button", name="Check and play").click()

    page.wait_for_url(f"**/puzzles/{PUZZLE_ID}")


def test_a_cold_start_without_a_network_opens_visited_pages(open_page: OpenPage) -> None:
    page = open_page("/techniques/w-wing", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    paths = ("/play", "/techniques/w-wing", f"/collections/{COLLECTION_ID}")
    for path in paths:
        page.goto(path)
        page.evaluate(UNTIL_KEPT, path)
    context = page.context
    page.close()
    context.set_offline(offline=True)

    for path in paths:
        cold = context.new_page()
        cold.goto(path)
        expect(cold.locator("h1")).not_to_have_text("No connection")
        expect(cold.locator("h1")).to_be_visible()
        cold.close()
