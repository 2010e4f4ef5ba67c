"""Keys do the same on every keyboard: French, of Windows' number pads, and virtual ones."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell
from nonet.engine import small
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import PUZZLE_ID

NINE = f"/puzzles/{PUZZLE_ID}"
FOUR = f"/puzzles/{small_puzzle_id(small.generate(4, 'easy', seed=1).puzzle)}"
SIX = f"/puzzles/{small_puzzle_id(small.generate(6, 'medium', seed=1).puzzle)}"
# What browsers send.
SEND = """events => {
  for (const [type, init] of events) {
    const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
    document.activeElement.dispatchEvent(event);
  }
}"""


def send(page: Page, *events: tuple[str, dict[str, Any]]) -> None:
    page.evaluate(SEND, list(events))


def press(page: Page, **init: Any) -> None:
    send(page, ("keydown", init), ("keyup", init))


def first_empty(page: Page) -> int:
    """Select the first empty cell, and return it."""
    texts = page.locator(".board td").all_inner_texts()
    index = next(at for at, text in enumerate(texts) if not text.strip())
    cell(page, index).click()
    return index


@pytest.mark.parametrize("path", [NINE, FOUR, SIX])
@pytest.mark.parametrize(
    "key",
    [
        pytest.param({"code": "Digit2", "key": "é"}, id="French, where 2 needs Shift"),
        pytest.param({"code": "Numpad2", "key": "2"}, id="number pad"),
        pytest.param({"code": "", "key": "2"}, id="virtual"),
    ],
)
def test_a_digit_is_entered(open_page: OpenPage, path: str, key: dict[str, str]) -> None:
    page = open_page(path)
    index = first_empty(page)

    press(page, **key)

    expect(cell(page, index)).to_have_text("2")


@pytest.mark.parametrize("path", [NINE, FOUR, SIX])
@pytest.mark.parametrize("code", ["", "KeyW"])
def test_a_digit_is_erased_and_undone(open_page: OpenPage, path: str, code: str) -> None:
    page = open_page(path)
    index = first_empty(page)
    press(page, code="Digit2", key="2")

    press(page, code=code and "Backspace", key="Backspace")
    expect(cell(page, index)).to_have_text("")
    press(page, code=code, key="z", ctrlKey=True)

    expect(cell(page, index)).to_have_text("2")


@pytest.mark.parametrize("lock", [True, False])
def test_shift_on_the_number_pad_of_windows_notes_in_the_corner(page: Page, *, lock: bool) -> None:
    cell(page, 2).click()
    shift = {"code": "ShiftLeft", "key": "Shift"}
    one = {"code": "Numpad1", "key": "End", "modifierNumLock": lock}

    # Windows pretends that Shift is up while the key is down.
    send(
        page,
        ("keydown", {**shift, "shiftKey": True}),
        ("keyup", shift),
        ("keydown", one),
        ("keyup", one),
        ("keydown", {**shift, "shiftKey": True}),
        ("keyup", shift),
    )

    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, corner notes 1")


def test_shift_with_a_digit_notes_in_the_corner_on_other_keyboards(page: Page) -> None:
    cell(page, 2).click()

    press(page, code="Digit1", key="1", shiftKey=True)
    press(page, code="", key="2", shiftKey=True)
    press(page, code="Numpad4", key="ArrowLeft", shiftKey=True)

    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, corner notes 1 2 4")


def test_keys_without_a_place_move_and_help(page: Page) -> None:
    cell(page, 2).click()

    press(page, code="", key="ArrowRight")
    expect(cell(page, 3)).to_be_focused()
    press(page, code="KeyM", key="?", shiftKey=True)

    expect(page.locator("dialog[data-dialog=help]")).to_be_visible()
