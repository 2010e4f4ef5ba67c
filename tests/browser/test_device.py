"""The engine works on the player's own device, and the server stands behind it."""

from typing import Any

from playwright.sync_api import Page, expect

from browser_engine import needs_engine
from game_page import WITH_WORKER, OpenPage, cell, command, message
from grids import PUZZLE, PUZZLE_ID
from nonet import engine
from nonet.forms import write_grids

pytestmark = needs_engine

ASK = """async ([name, ...given]) => {
  const file = document.querySelector('link[rel=modulepreload][href*="/engine."]').href;
  return (await import(file))[name](...given);
}"""
A_FRAME = "() => new Promise(requestAnimationFrame)"
# The server would make the puzzle after two seconds, if there was a network.
SEEMS_OFFLINE = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })"
UNTIL_KEPT = """async () => {
  while (!(await caches.match(location.href))) await new Promise(requestAnimationFrame);
}"""


def ask(page: Page, name: str, *given: Any) -> Any:
    """Ask the engine of the page."""
    return page.evaluate(ASK, [name, *given])


def test_a_visited_page_checks_and_makes_puzzles_without_a_network(open_page: OpenPage) -> None:
    page = open_page(**WITH_WORKER)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.goto(f"/puzzles/{PUZZLE_ID}")

    cell(page, 2).click()
    page.keyboard.press("9")
    command(page, "check")
    expect(message(page)).to_contain_text("1 entry does not fit the solution: r1c3.")
    page.keyboard.press("Delete")
    for _ in range(3):
        command(page, "hint")
    expect(message(page)).to_contain_text("every other empty cell there already sees")
    made = ask(page, "generate", {"label": "expert", "seed": "5"})

    assert made == {
        "answer": {"puzzle": engine.generate("expert", seed=5).puzzle, "label": "expert"}
    }


def test_without_the_engine_the_server_says_the_same(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(f"/puzzles/{PUZZLE_ID}")

    cell(page, 2).click()
    page.keyboard.press("9")
    with page.expect_request("**/check"):
        command(page, "check")

    expect(message(page)).to_contain_text("1 entry does not fit the solution: r1c3.")
    assert ask(page, "generate", {"label": "expert", "seed": "5"}) is None


def test_a_page_that_cannot_fetch_the_engine_has_no_fault_and_asks_the_server(
    open_page: OpenPage,
) -> None:
    page = open_page("about:blank")
    page.route("**/*.wasm", lambda route: route.abort())

    with page.expect_worker():
        page.goto(f"/puzzles/{PUZZLE_ID}")
    while page.workers:
        page.evaluate(A_FRAME)
    with page.expect_request("**/hint"):
        command(page, "hint")


def test_the_page_s_engine_says_what_the_library_says(page: Page) -> None:
    grade, rating = engine.grade(PUZZLE), engine.rate(PUZZLE)

    assert ask(page, "verify", "." * 81)["answer"]["status"] == "multiple"
    assert ask(page, "grade", PUZZLE)["answer"]["score"] == grade.score
    assert ask(page, "rate", PUZZLE)["answer"]["er"] == rating.er
    assert ask(page, "canonical", PUZZLE)["answer"] == engine.canonical(PUZZLE)
    assert ask(page, "grade", "." * 81)["refusal"]["code"] == "NOT_UNIQUE"


def test_what_takes_long_shows_it_and_is_stopped(open_page: OpenPage) -> None:
    page = open_page()
    page.context.route("**/*.wasm", lambda _: None)
    page.reload()

    command(page, "hint")
    working = page.locator("[data-working]")
    expect(working).to_contain_text("Looking for the simplest step …")
    working.get_by_role("button", name="Stop").click()

    expect(message(page)).to_have_text("Stopped.")
    expect(working).to_be_hidden()
    page.context.unroute("**/*.wasm")
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3.")


def test_a_puzzle_in_the_making_is_given_up_on_a_press(open_page: OpenPage) -> None:
    page = open_page()
    page.context.route("**/*.wasm", lambda _: None)
    page.add_init_script(SEEMS_OFFLINE)
    page.reload()

    page.locator("[data-level=extreme]").click()
    making = page.locator("[data-making]")
    expect(making).to_contain_text("Making a puzzle: 0 grids tried …")
    making.get_by_role("button", name="Stop").click()

    expect(making).to_be_hidden()
    assert page.url.endswith(PUZZLE_ID)


def test_a_text_is_read_on_the_device_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/import", **WITH_WORKER)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.reload()
    wrong = page.get_by_role("alert")

    page.locator("#puzzle").fill(PUZZLE[:80])
    page.get_by_role("button", name="Check and play").click()
    expect(wrong).to_contain_text("line 1: found 80 cells in")
    page.locator("#puzzle").fill("." * 81)
    page.get_by_role("button", name="Check and play").click()
    expect(wrong).to_contain_text("The cell r1c1 could still hold 1 or 2.")
    expect(page.locator(".entry [aria-invalid=true]")).to_have_count(1)
    page.locator("#puzzle").fill(write_grids([PUZZLE], "sudokupad"))
    page.get_by_role("button", name="Check and play").click()

    expect(cell(page, 0)).to_have_text("5")
    assert page.url.endswith(PUZZLE_ID)
