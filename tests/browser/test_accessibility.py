"""The page as assistive technology meets it."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from game_page import (
    CHAIN_ID,
    OpenPage,
    cell,
    choose_in_menu,
    command,
    take_hints_until_a_chain,
)
from looks import LOOKS, violations
from samples import AMBIGUOUS_ID, COLLECTION_ID, PUZZLE_ID

PAGES = {
    "home": "/",
    "play": f"/puzzles/{PUZZLE_ID}",
    "play within a collection": f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=2",
    "collection": f"/collections/{COLLECTION_ID}",
    "new puzzle": "/play",
    "day": "/daily",
    "new puzzle for children": "/play/6",
    "practice": "/techniques/naked-pair/practice",
    "import": "/import",
    "hand-ins": "/hand-in",
    "print": "/print",
    "booklets": "/booklets",
    "statistics": "/statistics",
    "games": "/games",
    "review": "/games/review",
    "course": "/games/course",
    "no connection": "/offline",
    "terms": "/developers/terms",
    "techniques": "/techniques",
    "a technique of cells": "/techniques/xyz-wing",
    "a technique of links": "/techniques/als-xy-wing",
    "embed": f"/embed/puzzles/{PUZZLE_ID}",
    "embed in a colour": f"/embed/collections/{COLLECTION_ID}?number=2&colour=ffee00",
    "embed builder": "/developers/embed?puzzle=puzzle&colour=own",
    "404": "/nothing",
    "422": f"/puzzles/{AMBIGUOUS_ID}",
}
# Every look at a width of its own, from the narrowest phone to a large screen.
WIDTHS = {"light": 320, "dark": 1920, "forced colours": 820}


@pytest.mark.parametrize("name", PAGES)
def test_no_page_has_an_axe_violation(open_page: OpenPage, axe: str, name: str) -> None:
    page = open_page(PAGES[name], reduced_motion="reduce")

    for look, media in LOOKS.items():
        page.set_viewport_size({"width": WIDTHS[look], "height": 800})
        page.emulate_media(**{"color_scheme": "light", **media})
        assert (look, violations(page, axe)) == (look, [])


@pytest.mark.parametrize("name", PAGES)
def test_no_page_of_large_text_has_an_axe_violation(
    open_page: OpenPage, axe: str, name: str
) -> None:
    page = open_page(PAGES[name], reduced_motion="reduce", viewport={"width": 320, "height": 800})

    page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert violations(page, axe) == []


# Every other page in each, and in the look that goes with it.
OTHER_LETTERS = (("ar", "light"), ("ja", "dark"))


@pytest.mark.parametrize(
    ("name", "language", "look"),
    [(name, *OTHER_LETTERS[place % 2]) for place, name in enumerate(PAGES)],
)
def test_no_page_in_other_letters_has_an_axe_violation(
    open_page: OpenPage, axe: str, name: str, language: str, look: str
) -> None:
    viewport = {"width": WIDTHS[look], "height": 800}
    page = open_page(
        f"/{language}{PAGES[name]}", reduced_motion="reduce", viewport=viewport, **LOOKS[look]
    )

    assert violations(page, axe) == []


@pytest.mark.parametrize("look", LOOKS)
def test_a_board_full_of_marks_has_no_axe_violation(
    open_page: OpenPage, axe: str, look: str
) -> None:
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    choose_in_menu(page, "notes")
    for index, keys in ((2, "3"), (3, "v1"), (5, "v24"), (40, "z5")):
        cell(page, index).click()
        for key in keys:
            page.keyboard.press(key)
    assert violations(page, axe) == []
    command(page, "check")
    expect(page.locator(".wrong")).not_to_have_count(0)
    assert violations(page, axe) == []

    cell(page, 5).press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    page.locator(".title [data-command=settings]").click()
    expect(page.locator("dialog[data-dialog=settings]")).to_be_visible()
    assert violations(page, axe) == []


def test_a_hint_has_no_axe_violation(open_page: OpenPage, axe: str) -> None:
    page = open_page(reduced_motion="reduce")
    for step in ("1", "2", "3"):
        command(page, "hint")
        expect(page.locator("[data-message]")).to_contain_text(f"Hint {step}")

    for look in LOOKS.values():
        page.emulate_media(**{"color_scheme": "light", **look})
        assert violations(page, axe) == []


def test_a_hint_in_a_frame_has_no_axe_violation(open_page: OpenPage, axe: str) -> None:
    page = open_page(
        f"/embed/puzzles/{CHAIN_ID}?colour=c04000", viewport={"width": 400, "height": 690}
    )

    take_hints_until_a_chain(page)

    for look in LOOKS.values():
        page.emulate_media(**{"color_scheme": "light", **look})
        assert violations(page, axe) == []


def test_a_chain_on_the_board_has_no_axe_violation(open_page: OpenPage, axe: str) -> None:
    page = open_page(f"/puzzles/{CHAIN_ID}")

    take_hints_until_a_chain(page)

    assert page.locator(".out").count()
    for look in LOOKS.values():
        page.emulate_media(**{"color_scheme": "light", **look})
        assert violations(page, axe) == []


def test_the_board_is_a_grid_of_nine_rows_by_nine_cells(page: Page) -> None:
    snapshot = page.locator(".board").aria_snapshot()

    lines = [line.strip() for line in snapshot.splitlines()]
    assert lines[0] == '- grid "Sudoku board":'
    rows = [index for index, line in enumerate(lines) if line.startswith("- row ")]
    cells = [line for line in lines if line.startswith("- gridcell ")]
    assert len(rows) == 9
    assert all(after - before >= 10 for before, after in itertools.pairwise(rows))
    assert len(cells) == 81
    assert cells[0].startswith('- gridcell "5, given, row 1 column 1"')


def test_tab_enters_the_board_once_and_leaves_it(page: Page) -> None:
    inside = "() => Boolean(document.activeElement.closest('.board'))"
    cell(page, 40).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(inside)

    page.keyboard.press("Tab")
    assert not page.evaluate(inside)
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(inside)
    expect(cell(page, 41)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate(inside)


def test_arrows_stop_at_the_edge(page: Page) -> None:
    cell(page, 80).focus()

    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")

    expect(cell(page, 80)).to_be_focused()


def test_rows_columns_and_boxes_are_read_aloud(page: Page) -> None:
    aloud = page.locator("[data-aloud]")
    cell(page, 0).focus()

    page.keyboard.press("r")
    expect(aloud).to_have_text(
        "Row: 5, 3, empty, empty, 7, empty, empty, empty, empty", use_inner_text=False
    )
    page.keyboard.press("l")
    expect(aloud).to_have_text("Column: 5, 6, empty, 8, 4, 7, empty, empty, empty")
    page.keyboard.press("b")
    expect(aloud).to_have_text("Box: 5, 3, empty, 6, empty, empty, empty, 9, 8")


def test_the_effect_of_a_key_is_announced(page: Page) -> None:
    aloud = page.locator("[data-aloud]")
    cell(page, 2).focus()

    page.keyboard.press("3")
    expect(aloud).to_have_text("3, row 1 column 3, occurs twice in a row, column or box")
    page.keyboard.press("Control+z")
    expect(aloud).to_have_text("Undone. empty, row 1 column 3")
    cell(page, 0).focus()
    page.keyboard.press("3")
    expect(page.locator("[data-message]")).to_have_text("This digit is a given.")
    expect(aloud).to_have_attribute("role", "status")
    expect(page.locator("[data-message]")).to_have_attribute("role", "status")


def test_reduced_motion_disables_animations(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")

    page.evaluate("document.querySelector('.table').classList.add('solved')")

    expect(cell(page, 0)).to_have_css("animation-name", "none")
