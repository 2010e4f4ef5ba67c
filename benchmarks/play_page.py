"""The play page in a browser, beside its budgets, and its cost to the server.

Every visit is a first one: nothing is cached, and the processor is slowed four times. A key press
lasts from the key's own time stamp to the frame that shows what it did, by the browser's own
account of events, in steps of 8 ms, with every cell full of notes. A drag chooses cells without a
pause, all over such a board. A new puzzle, on a processor that is not slowed, lasts from the press
to the frame that shows it.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from measuring.missing import end_without
from measuring.server import free_port, serve
from nonet.server.site.assets import ENGINE_WASM
from nonet.server.site.new_puzzles import LEVELS

SLOWDOWN = 4
VISITS = 5
REQUESTS = 500
PUZZLES = 20
GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
ADDRESS = f"/puzzles/v1-{GRID}"
PHONE: ViewportSize = {"width": 390, "height": 844}
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

LARGEST_PAINT = """() => new Promise(resolve => new PerformanceObserver(list =>
  resolve(list.getEntries().at(-1).startTime)
).observe({type: "largest-contentful-paint", buffered: true}))"""
# Chromium doesn't report events below 16 ms. They are missing here, so the median is too high.
WATCH_KEYS = """() => {
  window.lasted = [];
  new PerformanceObserver(list => {
    for (const {name, duration} of list.getEntries()) {
      if (name === "keydown") window.lasted.push(duration);
    }
  }).observe({type: "event", durationThreshold: 16});
}"""
# The observer hears of a frame after it was shown.
TWO_FRAMES = """() => new Promise(resolve =>
  requestAnimationFrame(() => requestAnimationFrame(resolve)))"""
WATCH_FRAMES = """() => {
  window.frames_ms = [];
  let before = performance.now();
  const see = now => {
    window.frames_ms.push(now - before);
    before = now;
    requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
}"""
# The page's own requests end before its `load` event; the engine's worker starts after it.
WEIGHTS = """async () => {
  const loaded = () => performance.getEntriesByType("navigation")[0].loadEventStart;
  while (!loaded()) await new Promise(requestAnimationFrame);
  const sums = {js: 0, css: 0};
  for (const {name, encodedBodySize, startTime} of performance.getEntriesByType("resource")) {
    const suffix = new URL(name).pathname.split(".").at(-1);
    if (suffix in sums && startTime < loaded()) sums[suffix] += encodedBodySize;
  }
  return sums;
}"""
UNTIL_AHEAD = """async level => {
  const ahead = () => JSON.parse(localStorage.getItem("nonet-ahead") ?? "{}");
  while (!(level in ahead())) await new Promise(requestAnimationFrame);
}"""
# A message that is sent in a frame arrives after it.
NEW_PUZZLE = """level => new Promise(resolve => {
  const { port1, port2 } = new MessageChannel();
  const begun = performance.now();
  port1.onmessage = () => resolve(performance.now() - begun);
  document.querySelector(`[data-level=${level}]`).click();
  requestAnimationFrame(() => requestAnimationFrame(() => port2.postMessage(null)));
})"""
KEYS = ("ArrowRight", "1", "2", "ArrowDown", "3", "Shift+4", "Control+5", "Delete", "Control+z")


def main() -> None:
    """Print the figures."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        end_without("Chromium", "chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        settings = {"NONET_DATA_DIR": folder, "NONET_PAGE_REQUESTS_PER_MINUTE": "1000000"}
        server = serve(port, settings)
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            _measure(browser, f"http://127.0.0.1:{port}")
            browser.close()
            cost_ms = server.cost_us(_get(ADDRESS), REQUESTS) / 1000
            print(f"{'server, processor time per page':<34}{cost_ms:8.2f} ms")
        finally:
            server.stop()


def _measure(browser: Browser, site: str) -> None:
    print(f"{'':<34}{'median':>8}{'95 %':>8}{'budget':>8}")
    paints_ms, keys_ms, frames_ms = [], [], []
    for _ in range(VISITS):
        with _opened(browser, site, ADDRESS, slowdown=SLOWDOWN) as page:
            paints_ms.append(page.evaluate(LARGEST_PAINT))
            weights = page.evaluate(WEIGHTS)
            keys_ms += _press_keys(page)
            frames_ms += _drag(page)
            assert page.locator(".board td").count() == len(GRID)
    _show("largest paint, slowed", paints_ms, "ms", 1000)
    _show("key press to frame, slowed", keys_ms, "ms", 50)
    _show("frame while dragging, slowed", frames_ms, "ms", 1000 / 60)
    with _opened(browser, site, ADDRESS, slowdown=1) as page:
        _fill_notes(page)
        _show("frame while dragging", _drag(page), "ms", 1000 / 60)
    if ENGINE_WASM.exists():
        for level in LEVELS:
            _show(f"new puzzle: {level}", _ask_for_puzzles(browser, site, level), "ms", 100)
    else:
        print("new puzzles: left out, for no engine was built for browsers")
    _show("scripts, compressed", [weights["js"] / 1000], "kB", 30)
    _show("styles, compressed", [weights["css"] / 1000], "kB", 10)


@contextmanager
def _opened(browser: Browser, site: str, path: str, *, slowdown: int) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, base_url=site, service_workers="block")
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(path)
    yield page
    context.close()


def _fill_notes(page: Page) -> None:
    page.locator(".actions [data-command=more]").click()
    page.locator("dialog [data-command=notes]").click()


def _press_keys(page: Page) -> list[float]:
    _fill_notes(page)
    page.locator(".board td").nth(40).click()
    page.evaluate(WATCH_KEYS)
    for key in KEYS * 2:
        page.keyboard.press(key)
        page.evaluate(TWO_FRAMES)
    lasted: list[float] = page.evaluate("() => window.lasted")
    assert len(lasted) >= len(KEYS)
    return lasted


def _drag(page: Page) -> list[float]:
    """Lead the pointer along all rows in turn; return how long each frame was shown."""
    boxes = [page.locator(".board td").nth(cell).bounding_box() for cell in range(len(GRID))]
    centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*centres[0])
    page.mouse.down()
    page.evaluate(WATCH_FRAMES)
    for row in range(9):
        page.mouse.move(*centres[9 * row + (8 if row % 2 == 0 else 0)], steps=18)
        page.mouse.move(*centres[min(80, 9 * row + (17 if row % 2 == 0 else 9))], steps=2)
    frames_ms: list[float] = page.evaluate("() => window.frames_ms")
    page.mouse.up()
    assert page.locator("[aria-selected=true]").count() > len(GRID) // 2
    return frames_ms


def _ask_for_puzzles(browser: Browser, site: str, level: str) -> list[float]:
    lasted: list[float] = []
    with _opened(browser, site, f"/play?level={level}", slowdown=1) as page:
        for _ in range(PUZZLES):
            page.evaluate(UNTIL_AHEAD, level)
            before = page.url
            lasted.append(page.evaluate(NEW_PUZZLE, level))
            assert page.url != before
    return lasted


def _show(what: str, figures: list[float], unit: str, budget: float) -> None:
    ordered = sorted(figures)
    high = ordered[ceil(0.95 * (len(ordered) - 1))]
    print(f"{what:<34}{median(ordered):8.1f}{high:8.1f}{budget:8.1f} {unit}")


def _get(path: str) -> bytes:
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"
    return head.encode()


if __name__ == "__main__":
    main()
