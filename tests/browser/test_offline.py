import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from game_page import (
    UNTIL_KEPT,
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    cell,
    command,
    fill_in,
    message,
    shown,
)
from machine import needs_engine
from nonet import engine
from samples import PUZZLE, PUZZLE_ID

WITHOUT_ENGINE = "delete globalThis.WebAssembly"


@pytest.mark.journey
def test_a_puzzle_that_was_visited_is_played_without_a_network(open_page: OpenPage) -> None:
    page = open_page(**WITH_WORKER)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.add_init_script(WITHOUT_ENGINE)

    page.goto(f"/puzzles/{PUZZLE_ID}")
    cell(page, 2).click()
    page.keyboard.press("4")
    page.reload()

    expect(cell(page, 2)).to_have_text("4")
    for question in ("check", "hint"):
        command(page, question)
        expect(message(page)).to_contain_text("No connection")
        page.keyboard.press("Escape")


OF_A_VERSION_BEFORE = "/static/of-the-version-before.js"
FORGET_WORKER = """async file => {
  await (await caches.open("files")).put(file, new Response(""));
  await (await navigator.serviceWorker.ready).unregister();
}"""
UNTIL_FORGOTTEN = """async file => {
  while (await caches.match(file)) await new Promise(requestAnimationFrame);
}"""


def test_visited_puzzles_outlive_a_new_version_of_the_site(open_page: OpenPage) -> None:
    page = open_page(**WITH_WORKER)
    page.evaluate(UNTIL_KEPT)

    page.evaluate(FORGET_WORKER, OF_A_VERSION_BEFORE)
    page.goto("/developers/terms")
    page.evaluate(UNTIL_FORGOTTEN, OF_A_VERSION_BEFORE)
    page.context.set_offline(offline=True)
    page.goto(f"/puzzles/{PUZZLE_ID}")

    expect(cell(page, 0)).to_have_text("5")


@needs_engine
def test_a_visited_site_gives_puzzles_help_and_lessons_without_a_network(
    open_page: OpenPage,
) -> None:
    visited = open_page("/techniques/x-wing", **WITH_WORKER)
    visited.evaluate(UNTIL_KEPT)
    visited.context.set_offline(offline=True)
    visited.close()
    page = visited.context.new_page()

    page.goto("/play")
    page.wait_for_url("**/puzzles/v1-*")
    easy = urlsplit(page.url).path
    page.locator("[data-level=expert]").click()
    page.wait_for_url(lambda url: urlsplit(url).path not in ("/play", easy))
    expect(page.locator("[data-level=expert]")).to_have_attribute("aria-current", "true")
    for _ in range(10):
        for step in (1, 2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step} of 3.")
        page.locator("[data-command=place]").click()
    command(page, "check")
    expect(message(page)).to_contain_text("Correct so far.")
    page.goto("/techniques/x-wing")

    expect(page.get_by_role("heading", level=1)).to_have_text("X-wing")


KEPT_BEFORE = """async () => {
  const cache = await caches.open("pages /");
  await cache.put(location.href, new Response("as it was before"));
}"""
FULL = "Cache.prototype.put = () => Promise.reject(new Error('no room'))"
NEVER_DONE = "Cache.prototype.put = () => new Promise(() => {})"
CLOSED = "CacheStorage.prototype.open = () => Promise.reject(new Error('closed'))"


@pytest.mark.parametrize("fault", [FULL, NEVER_DONE, CLOSED])
def test_a_page_that_cannot_be_kept_is_shown_as_it_is_now(open_page: OpenPage, fault: str) -> None:
    page = open_page("/techniques/x-wing", **WITH_WORKER)
    page.evaluate(UNTIL_KEPT)
    page.evaluate(KEPT_BEFORE)
    (worker,) = page.context.service_workers
    worker.evaluate(f"() => {{ {fault}; }}")

    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("X-wing")


@needs_engine
def test_statistics_and_import_open_without_a_network_though_never_visited(
    open_page: OpenPage,
) -> None:
    page = open_page("/techniques/x-wing", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.context.set_offline(offline=True)

    page.goto("/statistics")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your statistics")
    page.goto("/games")
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    page.goto("/import")
    page.locator("#puzzle").fill(PUZZLE)
    page.get_by_role("button", name="Check and play").click()

    expect(cell(page, 0)).to_have_text("5")
    assert page.url.endswith(PUZZLE_ID)


@pytest.fixture
def offline(open_page: OpenPage) -> Page:
    """Open a page without a network whose visitor has seen only the day's page."""
    page = open_page("/daily", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    return page


@pytest.mark.parametrize("path", ["/ja/play", f"/ja/puzzles/{PUZZLE_ID}", "/ja/print"])
def test_a_language_that_was_not_visited_says_so_in_one_that_was(offline: Page, path: str) -> None:
    page = offline

    page.goto(path)

    expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
    page.get_by_role("link", name="All techniques").click()
    expect(page).to_have_url(re.compile("/techniques$"))


UNTIL_JAPANESE_IS_KEPT = """async () => {
  while (!(await caches.match("/ja/offline"))) await new Promise(requestAnimationFrame);
}"""


def test_a_language_that_was_missing_offline_is_kept_once_it_is_visited(offline: Page) -> None:
    page = offline
    page.goto("/ja/play")
    page.context.set_offline(offline=False)
    page.goto("/ja/techniques")
    page.evaluate(UNTIL_JAPANESE_IS_KEPT)
    page.context.set_offline(offline=True)

    page.goto("/ja/print")

    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_a_page_that_is_not_kept_says_only_that_whether_it_was_opened_or_not(
    offline: Page,
) -> None:
    page = offline
    page.context.set_offline(offline=False)
    page.goto("/print")
    page.context.set_offline(offline=True)

    for path in ("/print", "/developers"):
        page.goto(path)

        expect(page.locator(".lead")).to_have_text(
            "This page is not saved on this device. These pages are:"
        )


def test_a_puzzle_of_the_day_that_is_solved_without_a_network_counts(offline: Page) -> None:
    page = offline
    page.locator(".five .button").first.click()
    page.wait_for_url("**/puzzles/*?daily=*")
    puzzle = shown(page)
    solution = engine.solve(puzzle)
    for index in [index for index in range(81) if puzzle[index] == "-"]:
        cell(page, index).click()
        page.keyboard.press(solution[index])

    page.locator("[data-next]").click()

    page.wait_for_url("**/daily")
    expect(page.locator(".five .solved")).to_have_count(1)
    expect(page.locator("[data-streak]")).to_have_text("1 day in a row")
    expect(page.locator(".calendar .today .done")).to_have_count(1)


def test_a_puzzle_keeps_its_level_without_a_network(offline: Page) -> None:
    page = offline

    page.goto(f"/puzzles/{PUZZLE_ID}?level=hard")

    expect(page.locator("h1")).to_have_text("Hard")
    cell(page, 2).click()
    page.keyboard.press("4")
    kept = page.evaluate("id => JSON.parse(localStorage.getItem(`nonet:${id}`)).label", PUZZLE_ID)
    assert kept == "hard"


def test_a_level_that_does_not_exist_is_ignored_without_a_network(offline: Page) -> None:
    page = offline

    page.goto(f"/puzzles/{PUZZLE_ID}?level=%22]")

    expect(page.locator("h1")).to_have_text("Sudoku")
    assert shown(page) == PUZZLE


HAVE_AHEAD = """([puzzle, level]) =>
  localStorage.setItem("nonet-ahead", JSON.stringify({ [level]: puzzle }))"""


def test_the_level_that_is_asked_for_is_given_without_a_network(offline: Page) -> None:
    page = offline
    page.evaluate(HAVE_AHEAD, [PUZZLE, "extreme"])

    page.goto("/play?level=extreme")

    page.wait_for_url(f"**/{PUZZLE_ID}?level=extreme")
    expect(page.locator("h1")).to_have_text("Extreme")
    assert shown(page) == PUZZLE


@needs_engine
def test_the_address_of_a_level_gives_a_puzzle_without_a_network(offline: Page) -> None:
    page = offline
    page.evaluate(HAVE_AHEAD, [PUZZLE, "hard"])

    page.goto("/play/hard")

    page.wait_for_url(f"**/{PUZZLE_ID}?level=hard")
    expect(page.locator("h1")).to_have_text("Hard")


LEAVE_NAMELESS = """id => {
  const { label, day, ...entry } = JSON.parse(localStorage.getItem(`nonet:${id}`));
  localStorage.setItem(`nonet:${id}`, JSON.stringify(entry));
}"""


def test_a_page_stores_missing_details_of_a_kept_puzzle(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}?level=beginner")
    fill_in(page)
    page.goto("/statistics")
    page.evaluate(LEAVE_NAMELESS, PUZZLE_ID)

    page.goto(f"/puzzles/{PUZZLE_ID}?level=beginner")
    page.goto("/statistics")

    expect(page.locator("tr[data-level=beginner] td").first).to_have_text("1")
