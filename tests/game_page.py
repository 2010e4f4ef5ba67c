"""What tests do with the board on the play page."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from grids import PUZZLE, SOLUTION

OpenPage = Callable[..., Page]

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


def command(page: Page, name: str) -> None:
    """Press one of the buttons below the pad."""
    page.locator(f".actions [data-command={name}]").click()


def choose_in_menu(page: Page, name: str) -> None:
    """Open the menu and press one of its buttons."""
    command(page, "more")
    page.locator(f"dialog[data-dialog=more] [data-command={name}]").click()
