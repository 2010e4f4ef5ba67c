"""The print page in a browser: choices beside a preview, and the PDF they make."""

import io

import pikepdf
import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage
from samples import UNIQUE

pytestmark = pytest.mark.slow


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page("/")


@pytest.mark.journey
def test_a_teacher_goes_from_home_to_four_easy_puzzles_with_answers(page: Page) -> None:
    page.get_by_role("link", name="Print", exact=True).first.click()
    page.get_by_label("Level", exact=True).select_option("easy")
    page.get_by_label("How many").fill("4")
    page.get_by_role("radio", name="Separate page").check()

    with page.expect_download() as downloading:
        page.get_by_role("button", name="PDF").click()

    with pikepdf.open(io.BytesIO(downloading.value.path().read_bytes())) as pdf:
        assert len(pdf.pages) == 2
        assert str(pdf.docinfo.Title).endswith("4 Sudoku puzzles with answers")


def test_the_preview_is_drawn_page_by_page(page: Page) -> None:
    page.goto("/print")
    sheet, shown = page.locator(".preview canvas"), page.locator(".preview output")

    page.get_by_label("How many").fill("12")
    page.get_by_label("Title").fill("Sudoku for Friday")

    expect(shown).to_have_text("1 / 4")
    for number in ("2", "3", "4"):
        page.get_by_role("button", name="Next page").click()
        expect(shown).to_have_text(f"{number} / 4")
    expect(sheet).to_have_accessible_name("Preview of the sheet: 4 / 4")


def test_choices_that_contradict_each_other_cannot_be_chosen(page: Page) -> None:
    page.goto("/print")

    page.get_by_role("radio", name="Under each").check()
    page.get_by_role("radio", name="9", exact=True).check()

    expect(page.locator('[name="answers"][value="below"]')).to_be_disabled()
    expect(page.locator('[name="answers"][value="12"]')).to_be_checked()
    page.get_by_label("Large print").check()
    expect(page.locator('[name="per-page"][value="1"]')).to_be_checked()
    expect(page.locator('[name="per-page"][value="4"]')).to_be_disabled()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_what_cannot_be_printed_is_told_in_sight_and_the_sheet_before_is_marked(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/print")
    shown, stale = page.locator(".send [role=status]"), page.locator(".preview.stale")

    page.get_by_label("Title").fill("Quiz 😀")

    expect(shown).to_have_text("These characters cannot be printed, so please leave them out: 😀")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(stale).to_have_count(1)
    page.get_by_label("Title").fill("Quiz")
    expect(shown).to_be_empty()
    expect(stale).to_have_count(0)


def test_a_grid_that_cannot_be_printed_is_told_until_it_can(page: Page) -> None:
    page.goto("/print")
    shown = page.locator(".send [role=status]")

    page.get_by_role("radio", name="My own").check()
    page.get_by_label("Puzzles or links").fill("1" * 81)

    expect(shown).to_have_text("Puzzle 1 does not have exactly one solution.")
    page.get_by_label("Puzzles or links").fill(UNIQUE)
    expect(shown).to_be_empty()
    expect(page.locator(".preview output")).to_have_text("1 / 2")


def test_nothing_is_asked_before_there_is_a_puzzle(page: Page) -> None:
    page.goto("/print")
    expect(page.locator(".preview output")).to_have_text("1 / 2")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.get_by_role("radio", name="My own").check()

    shown = page.locator(".send [role=status]")
    expect(shown).to_have_text("Enter a puzzle to see the sheet.")
    expect(page.locator(".preview.stale")).to_have_count(1)
    assert asked == []


def test_a_practice_sheet_and_a_book_are_looked_at_and_come_back_by_their_address(
    page: Page,
) -> None:
    page.goto("/print")
    shown = page.locator(".preview output")

    page.get_by_role("radio", name="Practice").check()
    page.get_by_label("Technique to find").select_option("xy-wing")
    expect(shown).to_have_text("1 / 2")
    page.get_by_role("radio", name="Book").check()
    page.get_by_label("Size, in inches").select_option("8.25x11")
    page.get_by_label("Up to level").select_option("medium")

    expect(shown).to_have_text("1 / 10")
    page.reload()
    expect(page.get_by_role("radio", name="Book")).to_be_checked()
    expect(page.get_by_label("Size, in inches")).to_have_value("8.25x11")
    expect(shown).to_have_text("1 / 10")


def test_a_code_each_is_offered_where_it_has_room(page: Page) -> None:
    page.goto("/print?codes=1&per-page=4")
    each, whole = (
        page.locator('[name="codes"][value="1"]'),
        page.locator('[value="sheet"][name="codes"]'),
    )

    page.get_by_role("radio", name="9", exact=True).check()

    expect(each).to_be_disabled()
    expect(whole).to_be_checked()
