from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser_engine import needs_engine
from game_page import (
    UNTIL_KEPT,
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    cell,
    command,
    message,
)
from grids import PUZZLE, PUZZLE_ID

WITHOUT_ENGINE = "delete globalThis.WebAssembly"


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
    expect(message(page)).to_contain_text("All right so far.")
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
    page.goto("/import")
    page.locator("#puzzle").fill(PUZZLE)
    page.get_by_role("button", name="Check and play").click()

    expect(cell(page, 0)).to_have_text("5")
    assert page.url.endswith(PUZZLE_ID)
