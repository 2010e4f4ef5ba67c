"""Storage of puzzles in a browser over restarts, reloads and other tabs."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game_page import TO_FILL, OpenPage, cell, choose_in_menu, command, message, solve
from samples import EXPERT_ID, PUZZLE_ID


def take_a_hint(page: Page) -> None:
    """Ask for the first third of a hint."""
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")


def restart(page: Page) -> None:
    """Begin again, by the menu."""
    choose_in_menu(page, "confirm")
    page.locator("[data-command=restart]").click()


def test_a_restart_that_is_taken_back_gives_time_and_hints_back(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    page.clock.install(time=0)
    page.clock.pause_at(60_000)
    page.reload()
    page.clock.run_for(65_000)
    take_a_hint(page)
    cell(page, TO_FILL[0][0]).click()
    page.keyboard.press(TO_FILL[0][1])

    restart(page)
    expect(page.locator("[data-timer]")).to_have_text("0:00")
    page.clock.run_for(5_000)
    page.reload()
    page.keyboard.press("Control+z")

    expect(page.locator("[data-timer]")).to_have_text("1:10")
    page.keyboard.press("Control+z")
    solve(page)
    expect(page.locator("[data-result=time]")).to_have_text("1:10")
    expect(page.locator("[data-result=hints]")).to_have_text("1")


def test_the_result_of_a_first_solving_stays_as_it_was(page: Page) -> None:
    take_a_hint(page)
    page.keyboard.press("Escape")
    solve(page)
    shown = page.locator("[data-result=share]").inner_text()
    assert re.search(r"with 1 hint", shown)
    page.keyboard.press("Control+z")

    restart(page)
    solve(page)

    expect(page.locator("[data-result=share]")).to_have_text(shown)
    expect(page.locator("[data-result=hints]")).to_have_text("1")


def test_a_hint_before_the_first_entry_counts(page: Page) -> None:
    take_a_hint(page)

    page.reload()
    solve(page)

    expect(page.locator("[data-result=hints]")).to_have_text("1")


def test_a_pause_ends_when_another_tab_has_solved_the_puzzle(page: Page) -> None:
    page.locator(".clock [data-command=pause]").click()
    other = page.context.new_page()
    other.goto(f"/puzzles/{PUZZLE_ID}")

    solve(other)

    expect(page.locator("[data-done]")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    page.locator(".done-part [data-command=replay]").click()


def test_notes_that_a_board_begins_with_do_not_begin_it(page: Page) -> None:
    page.locator(".title [data-command=settings]").click()
    page.locator("[data-setting=noted]").click()
    page.reload()
    expect(page.locator(".corner")).to_have_count(51)
    expect(page.locator("[data-timer]")).not_to_have_text("0:00")

    page.goto(f"/puzzles/{EXPERT_ID}")

    expect(page.locator("[data-begun]")).to_be_hidden()
    assert page.evaluate("id => localStorage.getItem(`nonet:${id}`)", PUZZLE_ID) is None


def test_data_deleted_in_another_tab_stays_deleted(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    other = page.context.new_page()
    other.goto("/statistics")

    other.locator("[data-do=ask]").click()
    other.locator("[data-do=forget]").click()
    expect(other.locator("[data-said]")).to_have_text("Everything was deleted.")
    timer = page.locator("[data-timer]")
    expect(timer).not_to_have_text(timer.inner_text())
    page.goto("/robots.txt")

    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('nonet:'))") == []


def test_a_move_after_all_was_forgotten_is_kept(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("4")
    page.evaluate("localStorage.clear()")

    page.keyboard.press("ArrowRight")
    page.keyboard.press("6")
    page.reload()

    expect(cell(page, 2)).to_have_text("4")
    expect(cell(page, 3)).to_have_text("6")


GAME = {"cells": [0] * 81, "past": [[[2, 0, 4]]], "future": []}
ENTRY = {"game": GAME, "seconds": 5, "solved": False, "at": 1}
MALFORMED = [
    {},
    {"game": None},
    "x",
    5,
    ENTRY | {"seconds": "abc"},
    ENTRY | {"label": "nameless"},
    ENTRY | {"first": {"at": 1}},
    ENTRY | {"hints": "1"},
    ENTRY | {"version": "x"},
    ENTRY | {"restarts": 5},
    ENTRY | {"game": GAME | {"drawn": 5}},
    ENTRY | {"game": GAME | {"past": 1}},
    ENTRY | {"game": GAME | {"past": [1]}},
    ENTRY | {"game": GAME | {"future": None}},
]
KEEP = "([key, value]) => localStorage.setItem(key, JSON.stringify(value))"


def test_malformed_entries_are_ignored(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    for number, entry in enumerate(MALFORMED):
        page.evaluate(KEEP, [f"nonet:v1-{number:081}", entry])
    page.evaluate(KEEP, [f"nonet:{PUZZLE_ID}", MALFORMED[1]])
    page.evaluate(KEEP, ["nonet-settings", "str"])

    for path in ("/statistics", "/games", "/daily", f"/puzzles/{PUZZLE_ID}"):
        page.goto(path)
    cell(page, 2).click()
    page.keyboard.press("4")
    page.reload()

    expect(cell(page, 2)).to_have_text("4")
    expect(page.locator("[data-begun]")).to_be_hidden()


@pytest.mark.parametrize("practice", ["str", 5, None])
def test_malformed_practice_is_ignored(open_page: OpenPage, practice: object) -> None:
    page = open_page("/robots.txt")
    page.evaluate(KEEP, ["nonet-practice", practice])

    page.goto("/techniques/x-wing")
    page.goto("/techniques")

    expect(page.locator("[data-technique=x-wing]")).to_have_attribute("data-mastery", "read")


def test_no_malformed_entry_is_imported(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/statistics")
    entries = {f"v1-{number:081}": entry for number, entry in enumerate([ENTRY, *MALFORMED])}
    file = tmp_path / "all.json"
    file.write_text(json.dumps({"form": "nonet-1", "entries": entries, "practice": 5}))

    page.locator("[data-do=import]").set_input_files(file)

    expect(page.locator("[data-said]")).to_have_text(
        f"1 puzzle was imported. {len(MALFORMED)} entries of the file could not be read."
    )


def export(page: Page, file: Path) -> str:
    """Export everything from the page's browser, and return what is in the file."""
    page.goto("/statistics")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    download.value.save_as(file)
    return file.read_text("utf-8")


def test_games_of_two_browsers_are_merged_and_the_newer_one_stays(
    open_page: OpenPage, tmp_path: Path
) -> None:
    one, other = open_page(), open_page("/robots.txt", alone=True)
    solve(one)
    one.goto(f"/puzzles/{EXPERT_ID}")
    one.locator(".board td:not(.given)").first.press("1")
    file = tmp_path / "all.json"
    export(one, file)
    other.goto(f"/puzzles/{EXPERT_ID}")
    other.locator(".board td:not(.given)").first.press("2")
    other.goto("/statistics")

    other.get_by_label("Import").set_input_files(file)

    expect(other.locator("[data-said]")).to_have_text("1 puzzle was imported.")
    expect(other.locator("tr[data-level=beginner] td").first).to_have_text("1")
    other.goto(f"/puzzles/{PUZZLE_ID}")
    expect(other.locator("[data-done]")).to_be_visible()
    other.goto(f"/puzzles/{EXPERT_ID}")
    expect(other.locator(".board td:not(.given)").first).to_have_text("2")


def test_a_first_result_stays_though_the_puzzle_was_begun_again_elsewhere(
    open_page: OpenPage, tmp_path: Path
) -> None:
    one, other = open_page(), open_page("/robots.txt", alone=True)
    solve(one)
    file = tmp_path / "all.json"
    export(one, file)
    other.goto(f"/puzzles/{PUZZLE_ID}")
    cell(other, 2).press("4")
    other.goto("/statistics")

    other.get_by_label("Import").set_input_files(file)

    expect(other.locator("[data-said]")).to_have_text("0 puzzles were imported.")
    expect(other.locator("tr[data-level=beginner] td").first).to_have_text("1")
    other.goto(f"/puzzles/{PUZZLE_ID}")
    expect(cell(other, 2)).to_have_text("4")
    expect(other.locator("[data-done]")).to_be_hidden()


def test_a_game_that_is_imported_appears_on_its_open_page(
    open_page: OpenPage, tmp_path: Path
) -> None:
    one, other = open_page("/robots.txt", alone=True), open_page()
    cell(other, 2).press("4")
    one.goto(f"/puzzles/{PUZZLE_ID}")
    solve(one)
    file = tmp_path / "all.json"
    export(one, file)
    beside = other.context.new_page()
    beside.goto("/statistics")

    beside.get_by_label("Import").set_input_files(file)

    expect(other.locator("[data-done]")).to_be_visible()


def test_a_damaged_export_and_a_foreign_file_are_told_apart(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    cell(page, 2).press("4")
    file = tmp_path / "all.json"
    text = export(page, file)
    said = page.locator("[data-said]")

    for content, answer in (
        (text[: len(text) // 2], "This export is damaged or incomplete."),
        ("%PDF-1.7", "This file is not an export from this site."),
        ('{"puzzles": []}', "This file is not an export from this site."),
        (text, "1 puzzle was imported."),
    ):
        file.write_text(content, "utf-8")
        page.get_by_label("Import").set_input_files(file)
        expect(said).to_contain_text(answer)
    page.goto(f"/puzzles/{PUZZLE_ID}")
    expect(cell(page, 2)).to_have_text("4")
