"""The play page in a browser whose processor is slowed four times, and its cost to the server.

Every visit is a first one: nothing is cached. A key press lasts from the key's own time stamp to
the frame that shows what it did, by the browser's own account of events, in steps of 8 ms, with
every cell full of notes.
"""

import http.client
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from measuring.missing import end_without

SLOWDOWN = 4
VISITS = 5
REQUESTS = 500
GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
ADDRESS = f"/puzzles/v1-{GRID}"
PHONE: ViewportSize = {"width": 390, "height": 844}
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

LARGEST_PAINT = """() => new Promise(resolve => new PerformanceObserver(list =>
  resolve(list.getEntries().at(-1).startTime)
).observe({type: "largest-contentful-paint", buffered: true}))"""
# Faster ones than 16 ms the browser does not tell of; they are left out, so the median is too high.
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
KEYS = ("ArrowRight", "1", "2", "ArrowDown", "3", "Shift+4", "Control+5", "Delete", "Control+z")


def main() -> None:
    """Print the figures."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        end_without("Chromium", "chromium")
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        log = Path(folder, "log")
        server = _serve(Path(folder), port, log)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
                _measure(browser, f"http://127.0.0.1:{port}")
                browser.close()
            print(f"{'server, processor time per page':<42}{_cost_ms(server.pid, port):7.2f} ms")
        finally:
            server.terminate()
            server.wait()


def _cost_ms(pid: int, port: int) -> float:
    """Return the server's processor time per page, from the operating system's own accounts."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    before = _processor_s(pid)
    for _ in range(REQUESTS):
        connection.request("GET", ADDRESS, headers={"Accept-Encoding": "gzip"})
        response = connection.getresponse()
        assert len(response.read()) > len(GRID)
        assert response.status == 200
    return (_processor_s(pid) - before) / REQUESTS * 1000


def _processor_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _measure(browser: Browser, site: str) -> None:
    paints_ms, keys_ms = [], []
    for _ in range(VISITS):
        context = browser.new_context(viewport=PHONE, base_url=site)
        page = context.new_page()
        client = context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(ADDRESS)
        paints_ms.append(page.evaluate(LARGEST_PAINT))
        keys_ms += _press_keys(page)
        assert page.locator(".board td").count() == len(GRID)
        context.close()
    keys_ms.sort()
    _show("largest contentful paint (median, worst)", median(paints_ms), max(paints_ms))
    _show("key press to frame (median, 95 %)", median(keys_ms), keys_ms[len(keys_ms) * 19 // 20])


def _show(what: str, middle_ms: float, high_ms: float) -> None:
    print(f"{what:<42}{middle_ms:7.1f}{high_ms:7.1f} ms")


def _press_keys(page: Page) -> list[float]:
    page.locator(".actions [data-command=more]").click()
    page.locator("dialog [data-command=notes]").click()
    page.locator(".board td").nth(40).click()
    page.evaluate(WATCH_KEYS)
    for key in KEYS * 2:
        page.keyboard.press(key)
        page.evaluate(TWO_FRAMES)
    lasted: list[float] = page.evaluate("() => window.lasted")
    assert len(lasted) >= len(KEYS)
    return lasted


def _serve(folder: Path, port: int, log: Path) -> subprocess.Popen[bytes]:
    environment = {
        **os.environ,
        "NONET_DATA_DIR": str(folder),
        "NONET_PORT": str(port),
        "NONET_PAGE_REQUESTS_PER_MINUTE": "1000000",
    }
    command = [str(Path(sys.executable).parent / "nonet"), "serve"]
    with log.open("wb") as lines:
        server = subprocess.Popen(  # noqa: S603
            command, env=environment, stdout=subprocess.DEVNULL, stderr=lines
        )
    with log.open() as lines:
        while '"serving"' not in lines.readline():
            assert server.poll() is None, log.read_text()
    return server


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    main()
