"""Grids of 4x4 and 6x6 as children meet them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game_page import UNTIL_KEPT, UNTIL_WORKER_IS_READY, WITH_WORKER, OpenPage, cell, message
from looks import LOOKS, violations
from machine import needs_engine
from nonet.engine import small
from nonet.puzzles.links.identifiers import small_puzzle_id

FOUR = small.generate(4, "easy", seed=1)
SIX = small.generate(6, "medium", seed=1)
WIDTHS = (320, 390, 768, 1280)
WITHOUT_ENGINE = "delete globalThis.WebAssembly"


def path_of(puzzle: small.SmallPuzzle) -> str:
    return f"/puzzles/{small_puzzle_id(puzzle.puzzle)}"


def press(page: Page, command: str) -> None:
    page.locator(f"[data-command={command}]").click()


def put(page: Page, index: int, digit: str) -> None:
    cell(page, index).click()
    page.locator(f"[data-digit='{digit}']").click()


def fill(page: Page, puzzle: small.SmallPuzzle) -> None:
    for index, digit in enumerate(puzzle.puzzle):
        if digit == "-":
            put(page, index, puzzle.solution[index])


def expect_board(page: Page, board: str) -> None:
    expect(page.locator(".board td")).to_have_text(list(board.replace("-", " ")))


@pytest.mark.journey
@pytest.mark.sample("6")
@pytest.mark.parametrize("puzzle", [FOUR, SIX], ids=["4", "6"])
def test_a_child_solves_a_grid_by_touch_with_hints_in_three_steps(
    open_page: OpenPage, puzzle: small.SmallPuzzle
) -> None:
    page = open_page(path_of(puzzle))
    single = small.next_single(puzzle.puzzle)
    assert single is not None

    press(page, "hint")
    expect(message(page)).to_contain_text("Look at")
    press(page, "hint")
    expect(message(page)).to_contain_text("?")
    expect(page.locator(".board .target")).to_have_count(0)
    press(page, "hint")
    expect(page.locator(".board .target")).to_have_count(1)
    page.locator(f"[data-digit='{single.digit}']").click()
    expect(cell(page, single.cell)).to_have_text(str(single.digit))
    press(page, "undo")
    expect_board(page, puzzle.puzzle)
    fill(page, puzzle)

    expect(message(page)).to_contain_text("Well done")
    page.reload()
    expect_board(page, puzzle.solution)


@pytest.mark.parametrize("puzzle", [FOUR, SIX], ids=["4", "6"])
@pytest.mark.parametrize("width", WIDTHS)
def test_no_button_moves_when_help_is_given(
    open_page: OpenPage, puzzle: small.SmallPuzzle, width: int
) -> None:
    page = open_page(path_of(puzzle), viewport={"width": width, "height": 800})
    buttons = page.locator(".panel button")
    before = [one.bounding_box() for one in buttons.all()]

    for words in ("Look at", "?"):
        press(page, "hint")
        expect(message(page)).to_contain_text(words)

    assert [one.bounding_box() for one in buttons.all()] == before


def test_a_keyboard_is_enough_to_fill_squares_and_take_moves_back(open_page: OpenPage) -> None:
    page = open_page(path_of(FOUR))
    empty = FOUR.puzzle.index("-")

    cell(page, 0).focus()
    for _ in range(empty):
        page.keyboard.press("ArrowRight")
    page.keyboard.press(FOUR.solution[empty])
    expect(cell(page, empty)).to_have_text(FOUR.solution[empty])
    page.keyboard.press("Control+z")
    expect(cell(page, empty)).to_have_text("")
    page.keyboard.press("Control+y")
    expect(cell(page, empty)).to_have_text(FOUR.solution[empty])
    page.keyboard.press("Delete")

    expect_board(page, FOUR.puzzle)


def test_shapes_stand_for_digits_and_are_named_and_remembered(open_page: OpenPage) -> None:
    page = open_page(path_of(SIX))
    given = next(index for index, digit in enumerate(SIX.puzzle) if digit == "4")

    page.locator("[data-marks=shapes]").click()
    expect(cell(page, given).locator("svg.shape-4")).to_be_visible()
    expect(page.locator("[data-digit='4']")).to_have_accessible_name("heart")
    expect(cell(page, given)).to_have_accessible_name(
        f"heart, from the start, row {given // 6 + 1} column {given % 6 + 1}"
    )
    page.reload()

    expect(cell(page, given).locator("svg.shape-4")).to_be_visible()


def test_an_address_of_a_printed_sheet_asks_for_shapes(open_page: OpenPage) -> None:
    page = open_page(f"{path_of(FOUR)}?marks=shapes")

    expect(page.locator(".board svg")).to_have_count(16 - FOUR.puzzle.count("-"))


def test_wrong_digits_are_marked_when_a_child_asks(open_page: OpenPage) -> None:
    page = open_page(path_of(SIX))
    empty = SIX.puzzle.index("-")

    put(page, empty, next(digit for digit in "123456" if digit != SIX.solution[empty]))
    press(page, "check")

    expect(message(page)).to_contain_text("not right yet")
    expect(page.locator(".board .wrong")).to_have_count(1)


@needs_engine
@pytest.mark.parametrize(("hints", "stars"), [(0, 3), (1, 2), (3, 1)])
def test_a_solved_grid_has_stars_and_leads_to_another_of_its_size_and_level(
    open_page: OpenPage, hints: int, stars: int
) -> None:
    page = open_page(path_of(FOUR))
    for _ in range(hints):
        press(page, "hint")
        expect(message(page)).to_contain_text("Look at")
        single = small.next_single(FOUR.puzzle)
        assert single
        put(page, single.cell, str(single.digit))
        press(page, "undo")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_hidden()
    fill(page, FOUR)

    expect(page.locator("[data-stars]")).to_have_accessible_name(f"{stars} of 3 stars")
    expect(page.locator("[data-stars] .won")).to_have_count(stars)
    page.reload()
    expect(page.locator("[data-stars] .won")).to_have_count(stars)
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(lambda address: "/s4-" in address and path_of(FOUR) not in address)
    assert small.level_of(page.url.rpartition("-")[2].replace("0", "-")) == "easy"


def test_the_grids_of_a_day_lead_from_one_to_the_next_and_show_their_stars(
    open_page: OpenPage,
) -> None:
    page = open_page("/daily", timezone_id="UTC")
    buttons = page.locator(".little .button")
    second = buttons.nth(1).get_attribute("href") or ""
    buttons.first.click()
    page.wait_for_url("**/puzzles/s4-*")
    puzzle = page.url.rpartition("/s4-")[2][:16].replace("0", "-")
    solution = small.solve(puzzle)
    for index, digit in enumerate(puzzle):
        if digit == "-":
            put(page, index, solution[index])

    following = page.get_by_role("link", name="Next puzzle")
    expect(following).to_have_attribute("href", second)
    page.goto("/daily")

    card = page.locator(".little li").first
    expect(card).to_have_class("card solved")
    expect(card.locator("[data-stars]")).to_have_accessible_name("3 of 3 stars")
    expect(card.get_by_role("link", name="View")).to_be_visible()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("puzzle", [FOUR, SIX], ids=["4", "6"])
def test_no_page_is_wider_than_its_window_and_its_hints_are_in_sight(
    open_page: OpenPage, puzzle: small.SmallPuzzle, width: int
) -> None:
    page = open_page(path_of(puzzle))
    page.set_viewport_size({"width": width, "height": 700})

    for _ in range(3):
        before = message(page).inner_text()
        press(page, "hint")
        expect(message(page)).not_to_have_text(before)
    expect(page.locator(".board .target")).to_be_in_viewport(ratio=1)

    expect(message(page)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("marks", ["digits", "shapes"])
def test_a_hint_for_a_child_has_no_axe_violation(
    open_page: OpenPage, axe: str, look: str, marks: str
) -> None:
    page = open_page(path_of(SIX), reduced_motion="reduce")
    page.emulate_media(**{"color_scheme": "light", **LOOKS[look]})
    page.locator(f"[data-marks={marks}]").click()
    put(page, SIX.puzzle.index("-"), "1")

    for _ in range(3):
        press(page, "hint")
    expect(message(page)).not_to_be_empty()

    assert violations(page, axe) == []


def test_a_browser_without_the_module_asks_the_server(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    page.add_init_script(WITHOUT_ENGINE)
    page.goto(path_of(FOUR))

    press(page, "hint")

    expect(message(page)).to_contain_text("Look at")


@needs_engine
def test_without_a_network_new_grids_are_made_played_and_helped_with(open_page: OpenPage) -> None:
    page = open_page(**WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.evaluate(UNTIL_KEPT, "/play/6")
    page.context.set_offline(offline=True)

    page.goto("/play/6")
    page.locator("a[data-size='4'][data-level='easy']").click()
    page.wait_for_url("**/puzzles/s4-*")
    expect(page.locator(".board td")).to_have_count(16)
    made = page.url.rpartition("-")[2].replace("0", "-")
    expect_board(page, made)
    press(page, "hint")

    expect(message(page)).to_contain_text("Look at")
    assert small.level_of(made) == "easy"


@pytest.mark.journey
def test_a_teacher_prints_a_set_of_three_sizes_and_reopens_it_with_its_key(
    open_page: OpenPage,
) -> None:
    page = open_page("/print")

    page.locator("[name=kind][value=levels]").check()
    page.locator("[name=size][value=all]").check()
    page.locator("#count").fill("2")
    page.locator("#title").fill("Sudoku for Friday")
    expect(page.locator(".preview output")).to_contain_text("4")
    page.locator("[formaction='/s']").click()
    page.wait_for_url("**/s/*")
    address = page.url

    page.goto("/")
    page.goto(address)
    expect(page.get_by_role("heading", name="Sudoku for Friday")).to_be_visible()
    expect(page.locator("[data-progress]")).to_have_count(6)
    with page.expect_download() as saving:
        page.locator("[name=save]").click()
    assert saving.value.suggested_filename.startswith("Sudoku for Friday")
    assert Path(saving.value.path()).read_bytes().startswith(b"%PDF")
    page.locator("[data-progress] a").first.click()
    expect(page.locator(".board td")).to_have_count(16)
