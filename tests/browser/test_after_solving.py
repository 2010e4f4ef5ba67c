"""After a puzzle is solved: its result, a replay, the next puzzle and statistics."""

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from game_page import (
    CHAIN_ID,
    TO_FILL,
    OpenPage,
    cell,
    choose_in_menu,
    command,
    message,
    shown,
    solve,
)
from nonet import engine
from nonet.i18n.catalogue import english
from nonet.server.site.assets import assets_beside
from played_games import keep, play
from samples import COLLECTION_ID, EXPERT_ID, PUZZLE, PUZZLE_ID, SOLUTION

# Returns the darkest value in the right margin beside a title as long as in some languages.
RIGHT_MARGIN = """async module => {
  const { pictureOf } = await import(module);
  const { Game } = await import(
    document.querySelector('link[rel=modulepreload][href*="/model."]').href);
  const title = "A service with a long name · Beginner · Wednesday, 30 September 2026";
  const picture = await createImageBitmap(
    await pictureOf(new Game(".".repeat(81)), [title, "Solved in 1:23:45 with 12 hints, too"]));
  const surface = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  surface.drawImage(picture, 0, 0);
  const { data } = surface.getImageData(picture.width - 80, 0, 80, 260);
  return [Math.min(...data)];
}"""
WHITE = [255]


def result(page: Page, name: str) -> str:
    return page.locator(f"[data-result={name}]").inner_text()


def test_a_result_shows_time_hints_mistakes_and_the_hardest_step(page: Page) -> None:
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")
    cell(page, 2).press("1")
    solve(page)

    assert result(page, "hints") == "1"
    assert result(page, "mistakes") == "1"
    assert re.fullmatch(r"\d+:\d\d", result(page, "time"))
    expect(page.locator("[data-hardest] a")).to_have_attribute(
        "href", re.compile("/techniques/hidden-single")
    )
    said = result(page, "share")
    assert said.startswith("Nonet · Beginner\nSolved in ")
    assert SOLUTION[:9] not in said
    with page.expect_download() as picture:
        page.locator("[data-command=picture]").click()
    assert picture.value.suggested_filename == "sudoku.png"


AVERAGE = "[data-result=average]"


def test_a_time_stands_beside_the_player_s_own_average_for_the_level(open_page: OpenPage) -> None:
    page = open_page()
    expert, chain = (name.removeprefix("v1-").replace("0", "-") for name in (EXPERT_ID, CHAIN_ID))
    easy = engine.generate("easy", seed=1).puzzle
    others = [
        play(puzzle, at=1, label=label, slow={})
        for puzzle, label in ((expert, "beginner"), (chain, "beginner"), (easy, "easy"))
    ]
    for other in others:
        keep(page, other.kept)
    solve(page)
    mean = round((others[0].seconds + others[1].seconds) / 2)

    expect(page.locator(AVERAGE)).to_have_text(f"{mean // 60}:{mean % 60:02}")


def test_a_first_puzzle_of_a_level_has_no_average(page: Page) -> None:
    solve(page)

    expect(page.locator("[data-result=time]")).to_be_visible()
    expect(page.locator(AVERAGE)).to_be_hidden()


def test_digits_settle_once_when_a_puzzle_is_solved(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    solve(page)
    expect(cell(page, 0)).not_to_have_css("animation-name", "none")

    page.clock.install(time=datetime.now(UTC) + timedelta(minutes=1))
    page.reload()

    expect(page.locator("[data-done]")).to_be_visible()
    expect(cell(page, 0)).to_have_css("animation-name", "none")


def test_nothing_moves_for_players_who_want_less_motion(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    solve(page)

    expect(cell(page, 0)).to_have_css("animation-name", "none")


COUNT_REQUESTS = """
  globalThis.asked = 0;
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => { asked += 1; return false; };
"""


def test_the_browser_is_asked_to_keep_the_games_once_one_is_solved(open_page: OpenPage) -> None:
    page = open_page("/robots.txt", alone=True)
    page.add_init_script(COUNT_REQUESTS)
    page.goto(f"/puzzles/{PUZZLE_ID}")
    cell(page, 2).press("1")
    assert page.evaluate("asked") == 0

    solve(page)

    page.wait_for_function("asked === 1")
    page.reload()
    expect(page.locator("[data-done]")).to_be_visible()
    assert page.evaluate("asked") == 0


def test_no_line_of_a_result_s_picture_is_cut_off(page: Page) -> None:
    module = assets_beside().address("result_picture.js")

    assert page.evaluate(RIGHT_MARGIN, module) == WHITE


def test_a_game_is_shown_again_move_by_move(page: Page) -> None:
    solve(page)
    moves = page.locator("[data-moves]")

    moves.fill("0")
    assert shown(page) == PUZZLE
    moves.fill("1")
    assert shown(page) == PUZZLE[:2] + SOLUTION[2] + PUZZLE[3:]
    moves.fill(str(len(TO_FILL)))
    assert shown(page) == SOLUTION


@pytest.mark.journey
def test_the_next_puzzle_is_the_next_of_the_collection(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=2")
    solve(page)

    expect(page.locator("[data-next]")).to_have_attribute("href", re.compile("number=3$"))
    again, whole = page.locator("[data-again]"), page.locator("[data-all]")
    expect(again).to_have_text("Another for beginners")
    expect(again).to_have_attribute("href", "/play?level=beginner")
    expect(whole).to_have_text("All puzzles")
    expect(whole).to_have_attribute("href", re.compile(f"/collections/{COLLECTION_ID}$"))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_solved_board_is_plain_and_the_next_puzzle_is_in_sight(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    solve(page)
    expect(page.locator("[data-hardest]")).to_be_visible()

    expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)
    last = cell(page, TO_FILL[-1][0])
    expect(last).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(last).to_have_css("box-shadow", "none")
    sizes = page.locator("h1, #done").evaluate_all(
        "headings => headings.map(heading => parseFloat(getComputedStyle(heading).fontSize))"
    )
    assert sizes[0] < sizes[1]
    # It is for who hears the page.
    expect(page.locator(".talk")).to_have_css("width", "1px")


def test_the_pad_comes_back_when_a_move_is_taken_back(page: Page) -> None:
    solve(page)
    expect(page.locator(".pad")).not_to_be_visible()

    page.keyboard.press("Control+z")

    expect(page.locator(".pad")).to_be_visible()
    expect(page.locator("[data-done]")).not_to_be_visible()


@pytest.mark.journey
def test_statistics_go_out_as_one_file_and_come_back(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    solve(page)
    page.goto("/statistics")
    row = page.locator("tr[data-level=beginner] td")
    expect(row.first).to_have_text("1")
    expect(page.locator(".plot circle")).to_have_count(1)

    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)
    page.locator("[data-do=ask]").click()
    page.locator("[data-do=forget]").click()
    expect(page.locator("[data-none]")).to_be_visible()

    page.locator("[data-do=import]").set_input_files(file)
    expect(page.locator("[data-said]")).to_have_text("1 puzzle was imported.")
    expect(row.first).to_have_text("1")
    page.goto(f"/puzzles/{PUZZLE_ID}")
    assert shown(page) == SOLUTION


def test_a_puzzle_that_is_begun_again_stays_in_the_statistics(page: Page) -> None:
    solve(page)
    page.locator(".talk").wait_for()
    page.reload()
    page.keyboard.press("Control+z")
    choose_in_menu(page, "confirm")
    page.locator("[data-command=restart]").click()
    assert shown(page) == PUZZLE

    page.goto("/statistics")

    expect(page.locator("tr[data-level=beginner] td").first).to_have_text("1")
    expect(page.locator(".plot circle")).to_have_count(1)


@pytest.mark.parametrize("entries", ["null", "3"])
def test_a_file_without_entries_is_rejected_as_an_export(open_page: OpenPage, entries: str) -> None:
    page = open_page("/statistics")
    export = f'{{"form":"nonet-1","entries":{entries}}}'
    file = FilePayload(name="all.json", mimeType="application/json", buffer=export.encode())

    page.locator("[data-do=import]").set_input_files(file)

    expect(page.locator("[data-said]")).to_have_text("This file is not an export from this site.")


def test_practice_and_settings_go_along_and_are_forgotten(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page("/techniques/x-wing")
    page.goto(f"/puzzles/{PUZZLE_ID}")
    page.locator(".title [data-command=settings]").click()
    page.locator("[data-setting=timer]").click()
    page.goto("/statistics")
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)
    page.locator("[data-do=ask]").click()
    page.locator("[data-do=forget]").click()
    expect(page.locator("[data-said]")).to_have_text("Everything was deleted.")
    assert page.evaluate("Object.keys(localStorage)") == []

    page.locator("[data-do=import]").set_input_files(file)
    expect(page.locator("[data-said]")).to_have_text("0 puzzles were imported.")

    page.goto("/techniques")
    expect(page.locator("[data-technique=x-wing]")).to_have_attribute("data-mastery", "read")
    page.goto(f"/puzzles/{PUZZLE_ID}")
    expect(page.locator("[data-timer]")).not_to_be_visible()


@pytest.mark.journey
def test_a_solved_puzzle_of_the_day_is_marked_and_counts(open_page: OpenPage) -> None:
    page = open_page("/daily")
    page.locator(".five .button").first.click()
    page.wait_for_url(re.compile("daily="))
    while "-" in shown(page):
        for step in (1, 2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step} of 3")
        page.locator("[data-command=place]").click()
    expect(page.locator("[data-done]")).to_be_visible()
    day = english().date(
        date.fromisoformat(page.locator("[data-day]").get_attribute("data-day") or "")
    )
    assert result(page, "share").startswith(f"Nonet · Beginner · {day}\nSolved in ")

    page.goto("/daily")

    expect(page.get_by_role("heading", name="No solved puzzles yet")).to_be_hidden()
    expect(page.locator(".five .solved")).to_have_count(1)
    expect(page.locator(".calendar .today .done")).to_have_count(1)
    expect(page.locator("[data-streak]")).to_have_text("1 day in a row")


@pytest.mark.parametrize(
    ("path", "heading"),
    [("/daily", "No solved puzzles yet"), ("/statistics", "No statistics yet")],
)
def test_empty_pages_say_so_and_preview_their_later_content(
    open_page: OpenPage, path: str, heading: str
) -> None:
    page = open_page(path)

    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator(".empty svg")).to_be_visible()
    expect(page.locator("[data-streaks], [data-some]")).to_be_hidden()
