"""The print page in a browser: choices beside a preview, and the PDF they make."""

import io
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pikepdf
import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage
from nonet.printing.sheet_code import read_code
from samples import UNIQUE, page_count
from waiting import PATIENCE_MS

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

    page.get_by_role("radio", name="Below each").check()
    page.get_by_role("radio", name="9", exact=True).check()

    expect(page.locator('[name="answers"][value="below"]')).to_be_disabled()
    expect(page.locator('[name="answers"][value="12"]')).to_be_checked()
    page.get_by_role("checkbox", name="Large print").check()
    expect(page.locator('[name="per-page"][value="1"]')).to_be_checked()
    expect(page.locator('[name="per-page"][value="4"]')).to_be_disabled()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_refusal_to_print_is_in_sight_and_the_sheet_before_is_marked(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/print")
    shown, stale = page.locator(".send [role=status]"), page.locator(".preview.stale")

    page.get_by_label("Title").fill("Quiz 😀")

    expect(shown).to_have_text("These characters cannot be printed. Please remove them: 😀")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(stale).to_have_count(1)
    page.get_by_label("Title").fill("Quiz")
    expect(shown).to_be_empty()
    expect(stale).to_have_count(0)


def test_an_error_about_a_grid_is_shown_until_it_is_fixed(page: Page) -> None:
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
    expect(shown).to_have_text("Enter a puzzle to see the preview.")
    expect(page.locator(".preview.stale")).to_have_count(1)
    assert asked == []


def test_a_practice_sheet_and_a_book_are_looked_at_and_come_back_by_their_address(
    page: Page,
) -> None:
    page.goto("/print")
    shown = page.locator(".preview output")

    page.get_by_role("radio", name="Practice").check()
    page.get_by_label("Technique to practise").select_option("xy-wing")
    expect(shown).to_have_text("1 / 2")
    page.get_by_role("radio", name="Book").check()
    expect(page.locator("[name=per-page][value='2']")).to_be_checked()
    page.get_by_label("Size (inches)").select_option("8.25x11")
    page.get_by_label("Up to level").select_option("medium")

    expect(shown).to_have_text("1 / 14")
    page.reload()
    expect(page.get_by_role("radio", name="Book")).to_be_checked()
    expect(page.get_by_label("Size (inches)")).to_have_value("8.25x11")
    expect(shown).to_have_text("1 / 14")


def test_a_cover_says_its_spine_and_a_strip_its_size_and_both_come_back(page: Page) -> None:
    page.goto("/print")
    shown, sheet = page.locator(".preview output"), page.locator(".preview canvas")
    page.get_by_role("radio", name="Book").check()
    page.get_by_role("radio", name="Cover").check()
    expect(page.locator("[data-spine]")).to_contain_text("the spine is")
    page.get_by_label("Colour", exact=True).select_option("green")
    expect(page).to_have_url(re.compile("cover=green"))
    page.reload()
    expect(page.get_by_label("Colour", exact=True)).to_have_value("green")
    expect(page.locator("[data-spine]")).to_contain_text("the spine is")

    page.get_by_role("radio", name="Strip").check()
    page.get_by_label("Width (mm)").fill("120")
    page.get_by_label("Height (mm)").fill("200")
    expect(sheet).to_have_attribute("width", str(round(120 / 25.4 * 110)))
    expect(shown).to_have_text("1 / 1")
    page.locator("[name=form][value=svg]").check()
    page.get_by_label("Title").fill("Saturday")
    name, picture = saved(page)

    assert name.startswith("Saturday - Strip - easy - ")
    assert name.endswith(".svg")
    assert picture.startswith(b"<svg")
    expect(page).to_have_url(re.compile("title=Saturday"))
    address = page.url
    page.reload()
    expect(shown).to_have_text("1 / 1")
    assert page.url == address


def test_shapes_are_offered_only_for_pasted_small_grids(page: Page) -> None:
    page.goto("/print?source=own")
    shapes = page.locator("[name=marks][value=shapes]")

    page.get_by_label("Puzzles or links").fill(UNIQUE)
    expect(page.locator(".preview output")).to_have_text("1 / 2")
    expect(shapes).to_be_hidden()
    page.get_by_label("Puzzles or links").fill("-324--------423-")

    expect(shapes).to_be_visible()


def test_a_code_each_is_offered_where_it_has_room(page: Page) -> None:
    page.goto("/print?codes=1&per-page=4")
    each, whole = (
        page.locator('[name="codes"][value="1"]'),
        page.locator('[value="sheet"][name="codes"]'),
    )

    page.get_by_role("radio", name="9", exact=True).check()

    expect(each).to_be_disabled()
    expect(whole).to_be_checked()


def test_codes_of_books_and_sheets_are_chosen_apart(page: Page) -> None:
    page.goto("/print?codes=1&per-page=4")
    kind, sheet, book = (
        page.locator(f'[name="{name}"]') for name in ("kind", "codes", "book-codes")
    )

    page.locator('[name="kind"][value="book"]').check()
    expect(page.locator('[name="book-codes"][value=""]')).to_be_checked()
    page.locator('[name="kind"][value="sheet"]').check()

    expect(page.locator('[name="codes"][value="1"]')).to_be_checked()
    page.locator('[name="codes"][value=""]').check()
    page.locator('[name="kind"][value="book"]').check()
    page.locator('[name="per-page"][value="1"]').check()
    page.locator('[name="book-codes"][value="1"]').check()
    page.locator('[name="kind"][value="sheet"]').check()
    expect(page.locator('[name="codes"][value=""]')).to_be_checked()
    assert [found.count() for found in (kind, sheet, book)] == [6, 3, 2]


def test_a_choice_comes_back_as_soon_as_it_is_possible_again(page: Page) -> None:
    page.goto("/print?per-page=4&answers=below&codes=1")
    large = page.get_by_role("checkbox", name="Large print")
    chosen = page.locator(
        '[name="per-page"][value="4"], [name="answers"][value="below"], [name="codes"][value="1"]'
    )

    large.check()
    expect(page.locator('[name="per-page"][value="1"]')).to_be_checked()
    large.uncheck()
    page.locator('[name="kind"][value="levels"]').check()
    expect(page.locator('[name="codes"][value="sheet"]')).to_be_checked()
    page.locator('[name="kind"][value="sheet"]').check()

    assert [choice.is_checked() for choice in chosen.all()] == [True, True, True]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone_the_preview_stays_in_sight(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/print")
    sheet = page.locator(".preview canvas")
    expect(page.locator(".preview output")).to_have_text("1 / 2")

    expect(sheet).to_be_in_viewport(ratio=1)
    page.get_by_label("Title").scroll_into_view_if_needed()
    page.get_by_label("Title").fill("Sudoku for Friday")

    expect(page.get_by_label("Title")).to_be_in_viewport(ratio=1)
    expect(sheet).to_be_in_viewport(ratio=1)
    page.locator("[name=save]").scroll_into_view_if_needed()
    expect(sheet).to_be_in_viewport(ratio=1)


def saved(page: Page) -> tuple[str, bytes]:
    """Save a sheet, and return its name and its PDF."""
    with page.expect_download(timeout=PATIENCE_MS) as saving:
        page.locator("[name=save]").click(timeout=PATIENCE_MS)
    return saving.value.suggested_filename, Path(saving.value.path()).read_bytes()


def links_in(pdf: bytes) -> list[str]:
    """Return where the pages of a PDF lead, in their order."""
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        notes = [note for sheet in opened.pages for note in sheet.get("/Annots", [])]
        return [str(note["/A"]["/URI"]) for note in notes if "/A" in note]


def grids_of(address: str) -> tuple[str, ...]:
    return read_code(address.rpartition("/")[2]).grids


def test_a_class_set_of_three_levels_is_reopened_a_week_later_with_its_key(
    open_page: OpenPage,
) -> None:
    teacher = open_page("/print")
    teacher.get_by_role("radio", name="Levels").check()
    teacher.locator("#count").fill("2")
    teacher.get_by_label("Title").fill("Sudoku for Friday")
    teacher.locator("[name=codes][value=sheet]").check()
    expect(teacher.locator(".preview output")).to_have_text("1 / 4")
    name, printed = saved(teacher)
    words = links_in(printed)[-1]

    later = open_page("/robots.txt", alone=True)
    later.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=7))
    later.goto(words)
    expect(later.get_by_role("heading", name="Sudoku for Friday")).to_be_visible()
    expect(later.locator("[data-progress]")).to_have_count(6)
    _, again = saved(later)

    assert name.startswith("Sudoku for Friday - ")
    # The last leads back to the set, which was printed with other choices before.
    assert links_in(again)[:-1] == links_in(printed)[:-1]
    assert grids_of(links_in(again)[-1]) == grids_of(words)
    assert page_count(again) == page_count(printed) == 4


def test_next_week_the_same_sheet_has_other_puzzles_and_reload_and_back_keep_them(
    open_page: OpenPage,
) -> None:
    page = open_page("/print?title=Friday&count=2&per-page=2&paper=letter&codes=sheet&seed=7")
    shown = page.locator(".preview output")
    expect(shown).to_have_text("1 / 2")
    page.locator("[formaction='/s']").click()
    page.wait_for_url("**/s/*")
    before = page.locator("[data-progress]").first.get_attribute("data-progress")

    page.get_by_role("button", name="New puzzles").click()
    page.wait_for_url("**/print?*title=Friday*")
    expect(shown).to_have_text("1 / 2")
    expect(page.locator("[name=paper][value=letter]")).to_be_checked()
    address = page.url
    page.reload()
    expect(shown).to_have_text("1 / 2")
    assert page.url == address

    page.locator("[formaction='/s']").click()
    page.wait_for_url("**/s/*")
    other = page.locator("[data-progress]").first.get_attribute("data-progress")
    page.go_back()

    assert before != other
    expect(page.get_by_label("Title")).to_have_value("Friday")
    assert page.url == address
