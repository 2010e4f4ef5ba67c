"""A real Chromium in front of a real server."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from game_page import OpenPage
from grids import PUZZLE_ID
from patience import PATIENCE_MS
from server import Server
from shared_pages import SharedPages

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--host-resolver-rules=MAP nonet.test 127.0.0.1",
]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site and give its address."""
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, page_requests_per_minute="1000000") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="module")
def fonts() -> Path | None:
    """Name the configuration of the fonts that the browser finds; without one, all of them."""
    return None


# Not for the whole session: while it runs, its event loop would be in the way of other tests.
@pytest.fixture(scope="module")
def chromium(fonts: Path | None) -> Iterator[Browser]:
    """Start the browser once for the tests of a file."""
    if CHROMIUM is None:
        pytest.skip("Chromium is missing: apt-get install chromium")
    chosen = {"FONTCONFIG_FILE": str(fonts)} if fonts else {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=OPTIONS, env={**os.environ, **chosen}
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def pages(chromium: Browser, site: str) -> SharedPages:
    """Keep the pages that the tests of a file have one after the other."""
    return SharedPages(chromium, site)


@pytest.fixture
def open_page(pages: SharedPages) -> Iterator[OpenPage]:
    """Open pages that know nothing of each other; a fault in a script fails the test."""

    def open_one(
        path: str = f"/puzzles/{PUZZLE_ID}", *, alone: bool = False, **options: Any
    ) -> Page:
        page = pages.take(alone=alone, **options)
        page.goto(path)
        return page

    yield open_one
    faults, pages.faults = pages.faults, []
    pages.take_back()
    assert faults == []


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """Open the play page of the shared puzzle."""
    return open_page()


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the source of the accessibility checker."""
    file = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
    if not file.exists():
        pytest.skip("axe-core is missing: npm ci")
    return file.read_text("utf-8")
