"""Steps of tests with the board on the play page."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from nonet import engine
from samples import PUZZLE, SOLUTION

OpenPage = Callable[..., Page]
# For pages that go on without a network.
WITH_WORKER = {"service_workers": "allow"}
UNTIL_WORKER_IS_READY = """async () => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match("/offline"))) await new Promise(requestAnimationFrame);
}"""
# A worker that is not ready yet may have kept a page, and does not answer for it.
UNTIL_KEPT = """async path => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match(path ?? location.href))) await new Promise(requestAnimationFrame);
}"""

# Its solution needs a chain.
CHAIN_ID = "v1-" + engine.generate(technique="x-chain", seed=1).puzzle.replace("-", "0")
TO_FILL = [(cell, SOLUTION[cell]) for cell in range(81) if PUZZLE[cell] == "-"]


def cell(page: Page, index: int) -> Locator:
    """Find a cell."""
    return page.locator(".board td").nth(index)


def message(page: Page) -> Locator:
    """Find the sentence beside the board."""
    return page.locator("[data-message]")


def shown(page: Page) -> str:
    """Read the digits on the board."""
    cells = page.locator(".board td").all()
    texts = page.locator(".board td").evaluate_all(
        "cells => cells.map(cell => cell.querySelector('span') ? '' : cell.textContent)"
    )
    assert len(texts) == len(cells)
    return "".join(text or "-" for text in texts)


def fill_in(page: Page) -> None:
    """Solve the shared puzzle with only its keys, which takes two thirds of the time of clicks."""
    for index, digit in TO_FILL:
        cell(page, index).press(digit)


def solve(page: Page) -> None:
    """Solve the shared puzzle, and wait until the page says so."""
    fill_in(page)
    expect(message(page)).to_contain_text("Solved in")


def command(page: Page, name: str) -> None:
    """Press one of the buttons below the pad."""
    page.locator(f".actions [data-command={name}]").click()


def choose_in_menu(page: Page, name: str) -> None:
    """Open the menu and press one of its buttons."""
    command(page, "more")
    page.locator(f"dialog[data-dialog=more] [data-command={name}]").click()


def take_hints_until_a_chain(page: Page) -> None:
    """Ask for hints and carry them out, up to the first that is explained by implications."""
    while not page.locator("[data-reasoning] li").count():
        if page.locator("[data-command=place]").is_visible():
            page.locator("[data-command=place]").click()
        for step in (1, 2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step} of 3.")
