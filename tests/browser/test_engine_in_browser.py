"""The engine works on the player's own device, and the server stands behind it."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from game_page import (
    UNTIL_KEPT,
    WITH_WORKER,
    OpenPage,
    cell,
    choose_in_menu,
    command,
    fill_in,
    message,
    shown,
)
from machine import needs_engine
from nonet import engine
from nonet.grid import name_of
from nonet.puzzles.forms import write_grids
from nonet.puzzles.links.identifiers import MAX_GRIDS, collection_id
from nonet.server.site.new_puzzles import LEVELS
from samples import GOLDEN_NUGGET, PUZZLE, PUZZLE_ID, UNSOLVABLE

pytestmark = needs_engine

ASK = """async ([name, ...given]) => {
  const file = document.querySelector('link[rel=modulepreload][href*="/engine."]').href;
  return (await import(file))[name](...given);
}"""
AHEAD = "() => JSON.parse(localStorage.getItem('nonet-ahead') ?? '{}')"
# More time than a device needs to make a puzzle.
MOST_MS = 3000
UNTIL_ALL_ARE_AHEAD = f"""async count => {{
  const ahead = {AHEAD};
  while (Object.keys(ahead()).length < count) await new Promise(requestAnimationFrame);
  return ahead();
}}"""
STOP_ONCE_SOMETHING_IS_TRIED = """() => {
  const working = document.querySelector("[data-working]");
  new MutationObserver((_, observer) => {
    if (!working.textContent.includes("tried")) return;
    observer.disconnect();
    globalThis.told = working.querySelector("span").textContent;
    working.querySelector("button").click();
  }).observe(working, { childList: true, subtree: true });
}"""
A_FRAME = "() => new Promise(requestAnimationFrame)"
# The server would make the puzzle after two seconds, if there was a network.
SEEMS_OFFLINE = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })"


def ask(page: Page, name: str, *given: Any) -> Any:
    """Ask the engine of the page."""
    return page.evaluate(ASK, [name, *given])


def hold_engine(page: Page) -> list[Route]:
    """Let the engine not come; return where it can be let go on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.context.route("**/*.wasm", hold)
    return held


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
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")
    expect(message(page)).to_contain_text("every other empty cell there already sees")
    made = ask(page, "generate", {"label": "expert", "seed": "5"})

    assert made == {
        "answer": {
            "puzzle": engine.generate("expert", seed=5, fresh=True).puzzle,
            "label": "expert",
        }
    }


def test_without_the_engine_the_server_says_the_same(open_page: OpenPage) -> None:
    page = open_page("/offline", alone=True)
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


def test_the_page_s_engine_agrees_with_the_library(page: Page) -> None:
    grade, rating = engine.grade(PUZZLE), engine.rate(PUZZLE)

    assert ask(page, "verify", "." * 81)["answer"]["status"] == "multiple"
    assert ask(page, "grade", PUZZLE)["answer"]["score"] == grade.score
    assert ask(page, "rate", PUZZLE)["answer"]["er"] == rating.er
    assert ask(page, "canonical", PUZZLE)["answer"] == engine.canonical(PUZZLE)
    assert ask(page, "grade", "." * 81)["error"]["code"] == "NOT_UNIQUE"


def test_slow_work_shows_its_progress_and_can_be_stopped(open_page: OpenPage) -> None:
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


def test_a_slow_hint_shows_its_progress_and_can_be_stopped(open_page: OpenPage) -> None:
    page = open_page()
    held = hold_engine(page)
    page.goto(f"/puzzles/v1-{GOLDEN_NUGGET.replace('.', '0')}")
    page.evaluate(STOP_ONCE_SOMETHING_IS_TRIED)

    command(page, "hint")
    expect(page.locator("[data-working]")).to_contain_text("Looking for the simplest step …")
    for route in held:
        route.continue_()

    expect(message(page)).to_have_text("Stopped.")
    said = page.evaluate("globalThis.told")
    assert re.fullmatch(r"Looking for the simplest step: \d+ of \d+ techniques tried …", said)
    page.context.unroute("**/*.wasm")
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3.")


def test_a_puzzle_in_the_making_is_given_up_on_a_press(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    page.context.route("**/*.wasm", lambda _: None)
    page.add_init_script(SEEMS_OFFLINE)
    page.reload()

    page.locator("[data-level=extreme]").click()
    making = page.locator("[data-making]")
    expect(making).to_contain_text("Making a puzzle: 0 grids tried …")
    making.get_by_role("button", name="Stop").click()

    expect(making).to_be_hidden()
    assert page.url.endswith(PUZZLE_ID)


def test_a_double_click_makes_one_puzzle(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    held = hold_engine(page)
    page.add_init_script(SEEMS_OFFLINE)
    page.reload()
    visited = page.evaluate("history.length")

    page.locator("[data-level=medium]").dblclick()
    expect(page.locator("[data-making]")).to_contain_text("Making a puzzle: 0 grids tried …")
    for route in held:
        route.continue_()
    page.wait_for_url("**/puzzles/v1-*?level=medium")
    # The engine makes one after the other, so all earlier requests have been answered.
    page.evaluate(UNTIL_ALL_ARE_AHEAD, 1)

    assert page.evaluate("history.length") == visited + 1


def test_a_double_click_on_a_slow_device_leads_to_a_puzzle_of_the_server(
    open_page: OpenPage,
) -> None:
    page = open_page(alone=True)
    page.context.route("**/*.wasm", lambda _: None)
    page.clock.install()
    page.reload()

    page.locator("[data-level=medium]").dblclick()
    expect(page.locator("[data-making]")).to_contain_text("Making a puzzle: 0 grids tried …")
    page.clock.run_for(MOST_MS)

    page.wait_for_url("**/puzzles/v1-*?level=medium")


def test_a_text_is_read_on_the_device_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/import", **WITH_WORKER)
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)
    page.reload()
    wrong = page.get_by_role("alert")

    page.locator("#puzzle").fill(PUZZLE[:80])
    page.get_by_role("button", name="Check and play").click()
    expect(wrong).to_contain_text("This line has 80 cells.")
    page.locator("#puzzle").fill("." * 81)
    page.get_by_role("button", name="Check and play").click()
    expect(wrong).to_contain_text("These cells can differ: r1c1 r1c2. r1c1 could be 1 or 2.")
    expect(page.locator(".entry [aria-invalid=true]")).to_have_count(2)
    clash = engine.why_not_unique(UNSOLVABLE)
    assert isinstance(clash, engine.Clash)
    page.locator("#puzzle").fill(UNSOLVABLE)
    page.get_by_role("button", name="Check and play").click()
    expect(wrong).to_contain_text(f"cannot all be right: {' '.join(map(name_of, clash.cells))}.")
    page.locator("#puzzle").fill(write_grids([PUZZLE], "sudokupad"))
    page.get_by_role("button", name="Check and play").click()

    expect(cell(page, 0)).to_have_text("5")
    assert page.url.endswith(PUZZLE_ID)


def test_only_as_many_grids_as_a_collection_holds_are_checked(open_page: OpenPage) -> None:
    page = open_page("/import")
    said = page.get_by_text(f"a collection of up to {MAX_GRIDS} puzzles")

    expect(said).to_be_visible()
    page.locator("#puzzle").fill(f"{PUZZLE}\n" * MAX_GRIDS + "." * 81)
    page.get_by_role("button", name="Check and play").click()

    page.wait_for_url(f"**/collections/{collection_id([PUZZLE] * MAX_GRIDS)}")


def test_the_next_puzzle_of_each_level_is_made_ahead(open_page: OpenPage) -> None:
    page = open_page("/play?level=hard")
    page.wait_for_url("**/puzzles/*")
    first = page.url
    ahead = page.evaluate(UNTIL_ALL_ARE_AHEAD, len(LEVELS))
    assert {level: engine.label_of(puzzle) for level, puzzle in ahead.items()} == {
        level: level for level in LEVELS
    }
    page.context.set_offline(offline=True)

    for level in ("extreme", "beginner"):
        page.locator(f"[data-level={level}]").click()
        page.wait_for_url(f"**/v1-{ahead[level].replace('-', '0')}?level={level}")
        assert shown(page) == ahead[level]
        expect(page.locator("h1")).to_have_text(level.capitalize())
        expect(page.locator(f"[data-level={level}]")).to_have_attribute("aria-current", "true")
    # Nobody is given the same one again.
    page.evaluate(UNTIL_ALL_ARE_AHEAD, len(LEVELS))
    assert not set(ahead.values()) & {
        page.evaluate(AHEAD)[level] for level in ("extreme", "beginner")
    }
    page.context.set_offline(offline=False)
    for level in ("extreme", "hard"):
        page.evaluate("history.back()")
        expect(page.locator("h1")).to_have_text(level.capitalize())
    page.wait_for_url(first)


def test_a_new_puzzle_leaves_nothing_of_the_one_before(open_page: OpenPage) -> None:
    page = open_page(alone=True)
    page.clock.install()
    page.goto("/play?level=hard")
    page.wait_for_url("**/puzzles/*")
    page.evaluate(UNTIL_ALL_ARE_AHEAD, len(LEVELS))
    left = page.url
    page.clock.run_for(600_000)
    expect(page.locator("[data-timer]")).to_have_text(re.compile(r"^1\d:"))
    choose_in_menu(page, "notes")
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")
    expect(page.locator(".hinting")).to_be_visible()
    page.get_by_role("button", name="Close").first.click()
    page.locator("[data-command=pause]").first.click()

    page.locator("[data-level=easy]").click()

    expect(page.locator(".board td > span")).to_have_count(0)
    expect(page.locator("[data-timer]")).to_have_text(re.compile(r"^\d:"))
    expect(message(page)).to_have_text("")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    expect(page.locator(".paused")).to_have_count(0)
    page.keyboard.press("1")
    # The puzzle that was left is kept, and the way back to it is shown.
    page.locator("[data-begun] a").click()
    page.wait_for_url(left)
    expect(message(page)).to_have_text("Welcome back. Your board is as you left it.")


def test_the_result_of_a_solved_puzzle_needs_no_server(page: Page) -> None:
    page.route("**/summary", lambda route: route.abort())

    fill_in(page)

    lesson = page.locator("[data-hardest] a")
    expect(lesson).to_have_attribute("href", f"/techniques/{engine.grade(PUZZLE).hardest}")
    expect(page.locator("[data-result=hardest-name]")).to_have_text("Hidden single")
