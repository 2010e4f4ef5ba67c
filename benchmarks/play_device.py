"""Playing on the player's own device, in Chromium, and the cost left to the server.

Chromium can slow a page but not the worker beside it. So nothing is slowed here, and every time is
told as on a processor that is four times slower: four times as long.
"""

import shutil
import tempfile
from collections.abc import Iterable
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, sync_playwright

from measuring.missing import end_without
from measuring.server import MeasuredServer, free_port, serve
from nonet import engine
from nonet.server.site.assets import ENGINE_WASM

SLOWDOWN = 4
PUZZLES = 6
HINTS = 10
NEW = 60
CLICKS = 40
# Golden Nugget, AI Escargot, Easter Monster and Platinum Blonde.
HARDEST = (
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
)
LABELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# Nobody asks for help before a look at the page: a second, on the slower processor.
READING_MS = 1000 / SLOWDOWN
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

UNTIL_KEPT = """async () => {
  while (!(await caches.match(location.href))) await new Promise(requestAnimationFrame);
}"""
ASK_HINT = """async () => {
  const message = document.querySelector("[data-message]");
  const begun = performance.now();
  const told = new Promise((resolve) => new MutationObserver((_, observer) => {
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(message, {childList: true}));
  document.querySelector(".actions [data-command=hint]").click();
  return told;
}"""
OPEN_NEW = """async () => {
  const root = document.querySelector("[data-puzzle]");
  const begun = performance.now();
  const shown = new Promise((resolve) => new MutationObserver((_, observer) => {
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(root, {attributeFilter: ["data-puzzle"]}));
  document.querySelector("[data-level=expert]").click();
  return shown;
}"""
MAKE = """async (count) => {
  const file = document.querySelector('link[rel=modulepreload][href*="/engine."]').href;
  const { generate } = await import(file);
  const lasted = [];
  for (let index = 0; index < count; index++) {
    const begun = performance.now();
    const { answer } = await generate({ label: "expert", seed: "14", index });
    if (answer.label !== "expert") throw new Error(answer.label);
    lasted.push(performance.now() - begun);
  }
  return lasted;
}"""


def main() -> None:
    """Print the figures."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        end_without("Chromium", "chromium")
    if not ENGINE_WASM.exists():
        end_without("the engine for browsers", "rust-web-src lld")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        settings = {"NONET_DATA_DIR": folder, "NONET_PAGE_REQUESTS_PER_MINUTE": "1000000"}
        server = serve(port, settings)
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            _measure(browser.new_context(base_url=f"http://127.0.0.1:{port}"), server)
            browser.close()
        finally:
            server.stop()


def _measure(context: BrowserContext, server: MeasuredServer) -> None:
    page = context.new_page()
    page.goto("/techniques")
    page.evaluate(UNTIL_KEPT)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(urlsplit(request.url).path))
    for label in LABELS:
        _measure_label(page, server, label, asked)
    _measure_hardest(page)
    _measure_new(page)


def _measure_hardest(page: Page) -> None:
    """Show the hints of the hardest boards that are known."""
    lasted = []
    for puzzle in HARDEST:
        page.goto(f"/puzzles/v1-{puzzle.replace('.', '0')}")
        page.wait_for_timeout(READING_MS)
        lasted += _take_hints(page)
    _show("hardest boards: each hint", lasted)
    print(f"{'hardest boards: the slowest hint':<38}{SLOWDOWN * max(lasted):8.1f} ms")


def _measure_new(page: Page) -> None:
    """Show how soon a click shows a new expert puzzle, and how long one takes to make."""
    page.goto("/play?level=expert")
    page.wait_for_url("**/puzzles/v1-*")
    lasted = []
    for _ in range(CLICKS):
        page.wait_for_timeout(READING_MS)
        lasted.append(page.evaluate(OPEN_NEW))
    _show("new expert puzzle, a click", lasted)
    _show("new expert puzzle, none made ahead", page.evaluate(MAKE, NEW))


def _measure_label(
    page: Page, server: MeasuredServer, label: engine.AnyLabel, asked: list[str]
) -> None:
    at_once, first, following, costs_ms = [], [], [], []
    for index in range(PUZZLES):
        puzzle = engine.generate(label, seed=14, index=index, budget=1_000_000).puzzle
        path = f"/puzzles/v1-{puzzle.replace('-', '0')}"
        # Measure this first, since results for a puzzle are cached.
        costs_ms.append(server.cost_us(_get(path), 1) / 1000)
        page.goto(path)
        at_once.append(page.evaluate(ASK_HINT))
        page.goto(path)
        page.wait_for_timeout(READING_MS)
        asked.clear()
        lasted = _take_hints(page)
        # After the page has loaded, everything comes from the device.
        assert [one for one in asked if not one.startswith(("/static/", "/icon"))] == []
        first.append(lasted[0])
        following += lasted[1:]
    _show(f"{label}: first hint, at once", at_once)
    _show(f"{label}: first hint after a look", first)
    _show(f"{label}: each further one", following)
    worst = max(costs_ms)
    print(
        f"{label + ': server, of all of it':<38}{median(costs_ms):8.2f}{worst:8.2f} ms, not slowed"
    )


def _take_hints(page: Page) -> list[float]:
    """Request and apply one step after another, and return the time of each response."""
    lasted: list[float] = []
    for _ in range(HINTS):
        lasted += [page.evaluate(ASK_HINT) for _ in range(3)]
        place = page.locator("[data-command=place]")
        if not place.is_visible():
            break
        place.click()
    return lasted


def _get(path: str) -> bytes:
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"
    return head.encode()


def _show(what: str, lasted_ms: Iterable[float]) -> None:
    slowed = sorted(SLOWDOWN * lasted for lasted in lasted_ms)
    late = slowed[int(0.95 * (len(slowed) - 1))]
    print(f"{what:<38}{median(slowed):8.1f}{late:8.1f} ms (median, 95 %)")


if __name__ == "__main__":
    main()
