"""Pupils at the pages behind the QR codes of their sheets, with the hints that a teacher allows."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, choose_in_menu, command, fill_in, message
from machine import needs_engine
from nonet import engine
from nonet.engine import small
from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import PUZZLE, PUZZLE_ID

GRIDS = (engine.generate("easy", seed=0).puzzle, PUZZLE)
SHEET = SheetRecord(
    grids=GRIDS,
    paper="a4",
    layout=Layout(),
    header=Header(title="Sudoku for Friday"),
    for_pupils=True,
    hint_limit=1,
)
SMALL = small.generate(4, "easy", seed=1)
OTHER_SMALL = small.generate(4, "easy", seed=2)


def path_of(sheet: SheetRecord) -> str:
    return f"/s/{code_of(sheet)}"


@pytest.fixture
def puzzle(open_page: OpenPage) -> Page:
    """Open a puzzle from its sheet, which allows one hint."""
    page = open_page(path_of(SHEET))
    page.locator(f"[data-progress='{PUZZLE_ID}'] a").click()
    page.wait_for_url("**/puzzles/*")
    return page


def take_the_hint(page: Page) -> None:
    """Take the only hint in its three steps, and carry it out."""
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3.")
    page.locator("[data-command=place]").click()
    expect(message(page)).not_to_contain_text("Hint")


def solve_small(page: Page, grid: small.SmallPuzzle) -> None:
    for index, digit in enumerate(grid.puzzle):
        if digit == "-":
            cell(page, index).click()
            page.locator(f"[data-digit='{grid.solution[index]}']").click()
    expect(page.locator("[data-done] .stars")).to_be_visible()


def expect_no_hint(page: Page) -> None:
    command(page, "hint")
    expect(message(page)).to_contain_text("no hints left")


@needs_engine
def test_a_pupil_gets_the_hints_that_the_teacher_allows(puzzle: Page) -> None:
    take_the_hint(puzzle)

    expect_no_hint(puzzle)
    puzzle.reload()
    expect_no_hint(puzzle)
    choose_in_menu(puzzle, "confirm")
    puzzle.locator("dialog [data-command=restart]").click()
    expect_no_hint(puzzle)
    puzzle.keyboard.press("h")
    expect(message(puzzle)).to_contain_text("no hints left")


@needs_engine
@pytest.mark.parametrize("limit", [0, None])
def test_without_a_number_of_hints_all_are_allowed_and_with_zero_none(
    open_page: OpenPage, limit: int | None
) -> None:
    page = open_page(path_of(replace(SHEET, hint_limit=limit)))
    page.locator(f"[data-progress='{PUZZLE_ID}'] a").click()

    command(page, "hint")

    shown = "Hint 1 of 3." if limit is None else "no hints left"
    expect(message(page)).to_contain_text(shown)


@needs_engine
def test_no_way_through_the_site_lifts_the_limit(puzzle: Page) -> None:
    take_the_hint(puzzle)

    puzzle.goto("/games")
    puzzle.locator(f"a[href*='{PUZZLE_ID}']").first.click()
    puzzle.wait_for_url("**/puzzles/*")
    expect_no_hint(puzzle)
    puzzle.goto(f"/puzzles/{PUZZLE_ID}")
    expect_no_hint(puzzle)


@needs_engine
def test_the_puzzle_of_a_pupil_leads_to_no_steps_and_no_printing(puzzle: Page) -> None:
    command(puzzle, "more")

    menu = puzzle.locator("dialog[data-dialog=more]")
    expect(menu.locator("[data-command=notes]")).to_be_visible()
    for name in ("study", "rating", "share", "qr", "print"):
        expect(menu.locator(f"[data-command={name}]")).to_have_count(0)
    expect(puzzle.locator("a[href*='/print']")).to_have_count(0)


@needs_engine
def test_another_puzzle_has_its_own_hints(puzzle: Page) -> None:
    take_the_hint(puzzle)

    puzzle.locator(".title nav a[rel=prev]").click()
    puzzle.wait_for_url(f"**/puzzles/*{GRIDS[0].replace('-', '0')}*")

    command(puzzle, "hint")
    expect(message(puzzle)).to_contain_text("Hint 1 of 3.")


@needs_engine
def test_children_get_the_hints_that_the_teacher_allows(open_page: OpenPage) -> None:
    address = f"/puzzles/{small_puzzle_id(SMALL.puzzle)}"
    page = open_page(f"{address}?hints=1")
    page.locator("[data-command=hint]").click()
    expect(message(page)).to_contain_text("Look at")
    empty = SMALL.puzzle.index("-")
    cell(page, empty).click()
    page.locator(f"[data-digit='{SMALL.solution[empty]}']").click()

    for _ in range(2):
        page.locator("[data-command=hint]").click()
        expect(message(page)).to_contain_text("no more hints")
        page.goto(address)
    expect(page.locator("a[href*='.pdf']")).to_have_count(0)


@needs_engine
def test_a_solved_grid_leads_children_on_within_their_sheet(open_page: OpenPage) -> None:
    page = open_page(path_of(replace(SHEET, grids=(SMALL.puzzle, OTHER_SMALL.puzzle))))
    page.locator(".collection a").first.click()
    for grid in (SMALL, OTHER_SMALL):
        page.wait_for_url(f"**/puzzles/{small_puzzle_id(grid.puzzle)}*hints=1")
        solve_small(page, grid)
        page.get_by_role("link", name="Next puzzle").click()

    page.wait_for_url("**/s/*")


@needs_engine
def test_a_solved_grid_with_a_code_of_its_own_leads_to_none_without_a_limit(
    open_page: OpenPage,
) -> None:
    page = open_page(f"/puzzles/{small_puzzle_id(SMALL.puzzle)}?hints=1")

    solve_small(page, SMALL)

    expect(page.get_by_role("link", name="Next puzzle")).to_have_count(0)


@needs_engine
def test_a_hand_in_has_the_name_that_is_printed_on_its_sheet(open_page: OpenPage) -> None:
    pupil = open_page(path_of(replace(SHEET, letter="C")))
    expect(pupil.get_by_role("heading", name="Sudoku for Friday · Sheet C")).to_be_visible()
    pupil.locator(f"[data-progress='{PUZZLE_ID}'] a").click()
    pupil.wait_for_url("**/puzzles/*")
    fill_in(pupil)
    pupil.locator("a[data-hand-in]").click()
    pupil.locator("#pupil").fill("Ada")
    pupil.locator("[data-hand-in] .strong").click()
    expect(pupil.locator("[data-code] svg")).to_be_visible()
    link = pupil.locator("#handed").input_value()

    teacher = open_page("/hand-in", alone=True)
    teacher.goto(link)

    row = teacher.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td").first).to_have_text("C")
