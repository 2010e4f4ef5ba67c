"""Pages are set in the font that the site serves, and do not move when it comes, nor scripts."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from game_page import OpenPage
from samples import COLLECTION_ID, PUZZLE_ID
from shared_pages import CHOICES, choose_fonts

PATHS = ["/", f"/puzzles/{PUZZLE_ID}", f"/collections/{COLLECTION_ID}", "/techniques/xyz-wing"]
SERVED = "Inter Variable"
# The clock of a game moves as it goes on, and waits for neither font nor script.
OBSERVE = """
  globalThis.setInterval = () => 0;
  globalThis.shifts = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({type: "layout-shift", buffered: true});
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
# Two frames after the font has loaded, all layout shifts that it causes are over.
SETTLED = """async () => {
  await document.fonts.ready;
  for (const _ of "12") await new Promise(requestAnimationFrame);
}"""
SHIFTS = "shifts.map(({ value }) => value)"


@pytest.fixture(scope="module", params=CHOICES)
def fonts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Choose the fonts of the machine."""
    return choose_fonts(request.param, tmp_path_factory.mktemp("fonts"))


def faces(page: Page, selector: str) -> set[str]:
    """Return the faces that an element's text is drawn with."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    element: Any = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
    drawn = session.send("CSS.getPlatformFontsForNode", element)["fonts"]
    session.detach()
    return {face["familyName"] for face in drawn}


@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_set_in_the_font_of_the_site(open_page: OpenPage, path: str) -> None:
    page = open_page(path)

    # A first visit on a slow network is read without it; it is there for the next.
    while faces(page, "h1") != {SERVED}:
        page.reload()

    assert faces(page, "body p, body b") == {SERVED}


def open_with_late(page: Page, path: str, files: str) -> list[str]:
    """Open a page that gets some files only after its first paint; return their addresses."""
    held: list[str] = []

    def hold(route: Route) -> None:
        held.append(route.request.url)
        page.wait_for_function(PAINTED)
        route.continue_()

    page.add_init_script(OBSERVE)
    page.route(files, hold)
    page.goto(path)
    page.evaluate(SETTLED)
    return held


@pytest.mark.parametrize("path", PATHS)
def test_nothing_moves_when_the_font_comes_late(open_page: OpenPage, path: str) -> None:
    page = open_page("/developers/terms", alone=True)

    held = open_with_late(page, path, "**/*.woff2")

    assert len(held) == 1
    assert page.evaluate(SHIFTS) == []


def test_nothing_moves_when_the_scripts_come_late(open_page: OpenPage) -> None:
    page = open_page("/developers/terms", alone=True)

    held = open_with_late(page, f"/puzzles/{PUZZLE_ID}", "**/play_page.*.js")

    assert len(held) == 1
    assert page.locator("[data-to-go]").inner_text() == "51 cells to go"
    assert page.evaluate(SHIFTS) == []
