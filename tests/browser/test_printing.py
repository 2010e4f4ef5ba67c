"""The print page in a browser: choices beside a preview, and the PDF they make."""

import io

import pikepdf
import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage

pytestmark = pytest.mark.slow


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page("/")


def test_a_teacher_goes_from_home_to_four_easy_puzzles_with_answers(page: Page) -> None:
    page.get_by_role("link", name="Print", exact=True).first.click()
    page.get_by_label("Level", exact=True).select_option("easy")
    page.get_by_label("How many").fill("4")
    page.get_by_role("radio", name="Own page").check()

    with page.expect_download() as downloading:
        page.get_by_role("button", name="PDF").click()

    with pikepdf.open(io.BytesIO(downloading.value.path().read_bytes())) as pdf:
        assert len(pdf.pages) == 2
        assert str(pdf.docinfo.Title).endswith("4 Sudoku puzzles with answers")


def test_the_preview_shows_what_is_chosen_page_by_page(page: Page) -> None:
    page.goto("/print")
    sheet, told = page.locator(".preview .sheet"), page.locator(".preview output")

    page.get_by_label("How many").fill("12")
    page.get_by_label("Title").fill("Sudoku for Friday")

    expect(told).to_have_text("1 / 4")
    expect(sheet).to_contain_text("Sudoku for Friday")
    expect(sheet.locator("g")).to_have_count(4)
    for number in ("2", "3", "4"):
        page.get_by_role("button", name="Next page").click()
        expect(told).to_have_text(f"{number} / 4")
    expect(sheet).to_contain_text("Answers")
    expect(sheet.locator("g")).to_have_count(12)


def test_choices_that_contradict_each_other_cannot_be_chosen(page: Page) -> None:
    page.goto("/print")

    page.get_by_role("radio", name="Under each").check()
    page.get_by_role("radio", name="9").check()

    expect(page.locator('[name="answers"][value="below"]')).to_be_disabled()
    expect(page.locator('[name="answers"][value="12"]')).to_be_checked()
    page.get_by_label("Large print").check()
    expect(page.locator('[name="per-page"][value="1"]')).to_be_checked()
    expect(page.locator('[name="per-page"][value="4"]')).to_be_disabled()


def test_own_puzzles_are_in_the_preview(page: Page) -> None:
    page.goto("/print")

    page.get_by_role("radio", name="My own").check()
    page.get_by_label("Puzzles or links").fill("123456789" + "." * 72)

    expect(page.locator(".preview .sheet g text")).to_have_text(list("123456789"))
