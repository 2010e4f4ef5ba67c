"""Boards embedded in other sites: bytes of a first visit, and time until the first key is shown.

Measures the frame (`/embed/puzzles/<id>`) and the element of the package for JavaScript, each with
nothing cached and a processor that is slowed four times. The time is from the start of the
navigation to the frame after which a key's digit stands in its cell; a key is pressed in each
frame until then. The element's engine is fetched after that, and has a line of its own. It needs
Chromium and the engine for browsers.
"""

import gzip
import shutil
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from measuring.missing import end_without
from measuring.server import free_port, serve
from nonet.server.site.assets import ENGINE_WASM

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from pack_browser import pack

SLOWDOWN = 4
VISITS = 5
GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
CELL, DIGIT = 2, "4"
TYPES = {".js": "text/javascript", ".html": "text/html", ".wasm": "application/wasm"}
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
FIRST_KEY = """async ([cell, digit]) => {
  const find = () => {
    const tree = document.querySelector("nonet-board")?.shadowRoot ?? document;
    return tree.querySelectorAll(".board td")[cell];
  };
  const pressed = { key: digit, code: `Digit${digit}`, bubbles: true, cancelable: true };
  for (;;) {
    await new Promise(requestAnimationFrame);
    find()?.blur();
    find()?.focus();
    find()?.dispatchEvent(new KeyboardEvent("keydown", pressed));
    if (find()?.textContent === digit) return performance.now();
  }
}"""
LOADED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


class Package(ThreadingHTTPServer):
    """Serves a page with the element, and the package, compressed."""

    def __init__(self, folder: Path) -> None:
        script = '<script type="module" src="board.js"></script>'
        page = f'<!doctype html>{script}<nonet-board puzzle="{GRID}"></nonet-board>'
        (folder / "index.html").write_text(page, "utf-8")

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                file = folder / self.path.lstrip("/")
                content = gzip.compress(file.read_bytes()) if file.is_file() else b""
                self.send_response(200 if content else 404)
                self.send_header("Content-Type", TYPES.get(file.suffix, "text/plain"))
                self.send_header("Content-Encoding", "gzip")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Leave the figures as they are."""

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request: object, client_address: object) -> None:
        """Leave out those who leave while the engine is on its way."""


def main() -> None:
    """Print the figures."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        end_without("Chromium", "chromium")
    if not ENGINE_WASM.exists():
        end_without("the engine for browsers", "lld rust-web-src")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        package = Path(folder) / "package"
        pack(package)
        port = free_port()
        server = serve(port, {"NONET_DATA_DIR": folder})
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            print(f"{'':<20}{'loaded':>12}{'first key, slowed':>20}")
            _measure(browser, "frame", f"http://127.0.0.1:{port}/embed/puzzles/v1-{GRID}")
            element = Package(package)
            _measure(browser, "element", f"http://127.0.0.1:{element.server_port}/index.html")
            element.shutdown()
            size = len(gzip.compress(ENGINE_WASM.read_bytes()))
            print(f"{'element, its engine':<20}{size / 1000:9.1f} kB")
            browser.close()
        finally:
            server.stop()


def _measure(browser: Browser, name: str, address: str) -> None:
    times_ms, loaded = [], 0
    for _ in range(VISITS):
        context = browser.new_context(service_workers="block")
        page = context.new_page()
        client = context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(address, wait_until="commit")
        times_ms.append(page.evaluate(FIRST_KEY, [CELL, DIGIT]))
        loaded = page.evaluate(LOADED)
        context.close()
    print(f"{name:<20}{loaded / 1000:9.1f} kB{median(times_ms):17.0f} ms")


if __name__ == "__main__":
    main()
