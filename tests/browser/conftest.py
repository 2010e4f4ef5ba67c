"""A real Chromium in front of a real server."""

import asyncio
import os
from collections.abc import Callable, Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from chromium import CHROMIUM, OPTIONS
from game_page import OpenPage
from samples import PUZZLE_ID
from server import Server
from shared_pages import SharedPages
from waiting import PATIENCE_MS

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site and give its address."""
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, page_requests_per_minute="1000000") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup() -> Generator[None, Any, Any]:
    """Mark Playwright's event loop as running again."""
    asyncio._set_running_loop(_drivers.loop)  # noqa: SLF001 - no other way leads around it
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, Any, Any]:
    """Mark the loop as stopped, so that other tests can run loops of their own."""
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None)  # noqa: SLF001


class _Drivers:
    """Playwright's event loop: paused between two calls, running within one."""

    loop: asyncio.AbstractEventLoop | None = None


_drivers = _Drivers()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Start Playwright once for all tests of a process."""
    with sync_playwright() as started:
        _drivers.loop = asyncio.get_running_loop()
        yield started
        # The last test may be one without a browser.
        asyncio._set_running_loop(_drivers.loop)  # noqa: SLF001
    _drivers.loop = None


def launch(playwright: Playwright, **environment: str) -> Browser:
    """Start a browser."""
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=OPTIONS, env={**os.environ, **environment}
    )


@pytest.fixture(scope="session")
def usual_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Start a browser that finds all fonts of the machine, once for all tests of a process."""
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def fonts() -> Path | None:
    """Name the configuration of the fonts that the browser finds; without one, all of them."""
    return None


@pytest.fixture(scope="module")
def chromium(
    fonts: Path | None, playwright: Playwright, usual_chromium: Browser
) -> Iterator[Browser]:
    """Give the browser for the tests of a file."""
    if fonts is None:
        yield usual_chromium
        return
    browser = launch(playwright, FONTCONFIG_FILE=str(fonts))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def pages_of() -> Callable[[Browser, str], SharedPages]:
    """Keep the pages that tests have one after the other, by their browser and site."""
    return cache(SharedPages)


@pytest.fixture(scope="module")
def pages(
    chromium: Browser, site: str, pages_of: Callable[[Browser, str], SharedPages]
) -> SharedPages:
    """Keep those of a file; where nothing is its own, they are those of all others."""
    return pages_of(chromium, site)


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
