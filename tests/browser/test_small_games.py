"""Games on grids of 4x4 and 6x6 among one's own, and on the sheets that they come from."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell
from nonet.engine import small
from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of
from nonet.puzzles.links.identifiers import small_puzzle_id

FOUR = small.generate(4, "easy", seed=1)
SIX = small.generate(6, "medium", seed=1)


def path_of(puzzle: small.SmallPuzzle) -> str:
    return f"/puzzles/{small_puzzle_id(puzzle.puzzle)}"


def put(page: Page, puzzle: small.SmallPuzzle, count: int) -> None:
    """Fill in so many cells."""
    empty = [index for index, digit in enumerate(puzzle.puzzle) if digit == "-"]
    for index in empty[:count]:
        cell(page, index).click()
        page.locator(f"[data-digit='{puzzle.solution[index]}']").click()
        expect(cell(page, index)).to_have_text(puzzle.solution[index])


@pytest.fixture
def games(open_page: OpenPage) -> Page:
    """Open the list of games with one of 6x6 begun and one of 4x4 solved."""
    page = open_page(path_of(FOUR))
    page.locator("[data-command=hint]").click()
    expect(page.locator("[data-message]")).to_contain_text("Look at")
    put(page, FOUR, FOUR.puzzle.count("-"))
    expect(page.locator("[data-message]")).to_contain_text("Well done")
    page.goto(path_of(SIX))
    put(page, SIX, 2)
    page.goto("/games")
    return page


def test_a_small_game_waits_with_its_picture_and_how_far_it_is(games: Page) -> None:
    card = games.locator("[data-cards] > li")
    expect(card).to_have_count(1)
    expect(card.locator("h3")).to_contain_text("Medium")
    expect(card.locator(".source")).to_have_text("6\u00d76 for children")
    expect(card.locator(".standing")).to_contain_text(f"{SIX.puzzle.count('-') - 2} cells to go")
    expect(card.locator("svg.grid text")).to_have_count(38 - SIX.puzzle.count("-"))
    expect(card.locator("svg.grid text.entry")).to_have_count(2)
    assert card.locator("progress").evaluate("bar => bar.value / bar.max") == pytest.approx(
        2 / SIX.puzzle.count("-")
    )

    card.get_by_role("link").click()

    games.wait_for_url(f"**{path_of(SIX)}*")
    expect(games.locator(".board td:not(.given):not(:empty)")).to_have_count(2)


def test_a_solved_small_game_has_its_level_and_hints_and_can_be_starred(games: Page) -> None:
    row = games.locator("[data-rows] tr")
    expect(row).to_have_count(1)
    expect(row.locator("th")).to_contain_text("Easy")
    expect(row.locator("th small")).to_have_text("4\u00d74 for children")
    expect(row.locator("td").nth(3)).to_have_text("1")

    row.locator("[data-star]").click()

    expect(games.locator("[data-stars] li")).to_have_count(1)
    games.reload()
    expect(games.locator("[data-stars] li")).to_contain_text("Easy")


def test_small_games_go_out_in_the_file_and_come_back(games: Page, tmp_path: Path) -> None:
    games.goto("/statistics")
    with games.expect_download() as download:
        games.locator("[data-do=export]").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)
    games.evaluate("localStorage.clear()")
    games.reload()

    games.locator("[data-do=import]").set_input_files(file)

    expect(games.locator("[data-said]")).to_have_text("2 puzzles were imported.")
    games.goto("/games")
    expect(games.locator("[data-cards] .source")).to_have_text("6\u00d76 for children")
    expect(games.locator("[data-rows] small")).to_have_text("4\u00d74 for children")


@pytest.mark.parametrize(
    "kept", ["null", "3", '{"past":[[99,0,1]]}', '{"past":[["<b>",0,1]],"label":"<b>"}']
)
def test_foreign_data_in_storage_is_not_a_game(open_page: OpenPage, kept: str) -> None:
    page = open_page("/robots.txt")
    beside = json.dumps(
        {"past": [[FOUR.puzzle.index("-"), 0, 1]], "future": [], "at": 9}, separators=(",", ":")
    )
    page.evaluate(
        "kept => kept.forEach(([id, text]) => localStorage.setItem(`nonet-small:${id}`, text))",
        [[small_puzzle_id(SIX.puzzle), kept], [small_puzzle_id(FOUR.puzzle), beside]],
    )

    page.goto("/games")

    expect(page.locator("[data-cards] > li")).to_have_count(1)
    expect(page.locator("[data-cards] .source")).to_have_text("4\u00d74 for children")


def test_a_sheet_shows_which_of_its_small_puzzles_are_begun_and_solved(games: Page) -> None:
    record = SheetRecord(
        grids=(FOUR.puzzle, SIX.puzzle), paper="a4", layout=Layout(), header=Header()
    )

    games.goto(f"/s/{code_of(record)}")

    entries = games.locator("[data-progress]")
    expect(entries.first.locator("[data-state=solved]")).to_be_visible()
    expect(entries.nth(1).locator("[data-state=begun]")).to_be_visible()


def test_a_small_grid_that_is_pasted_is_played(open_page: OpenPage) -> None:
    page = open_page("/import")
    rows = "\n".join(FOUR.puzzle[at : at + 4].replace("-", ".") for at in (0, 4, 8, 12))

    page.locator("#puzzle").fill(rows)
    page.locator("form[data-import] .strong").click()

    page.wait_for_url(f"**{path_of(FOUR)}")
    expect(page.locator(".board td")).to_have_count(16)
