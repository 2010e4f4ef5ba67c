"""The page that makes the code of a board, and the code on a page of another origin."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from foreign_page import ForeignSite
from game_page import OpenPage

PATH = "/developers/embed"


@pytest.fixture
def foreign() -> Iterator[ForeignSite]:
    """Serve pages of another origin."""
    with ForeignSite() as started:
        yield started


@pytest.mark.journey
def test_a_board_is_chosen_and_played_on_a_page_of_another_origin(
    foreign: ForeignSite, open_page: OpenPage
) -> None:
    page = open_page(PATH)
    page.get_by_text("One puzzle").click()
    page.get_by_text("where", exact=True).click()
    expect(page.locator("#text-iframe")).to_contain_text("help=where")
    assert page.locator("#name").input_value().startswith("v1-")
    expect(page.locator("#frame iframe")).to_have_attribute(
        "src", "/embed/puzzles/" + page.locator("#name").input_value() + "?help=where"
    )
    copied = page.locator("#text-iframe").text_content() or ""

    other = open_page(foreign.page(copied))
    board = other.frame_locator("iframe")
    board.locator("[data-command=hint]").click()
    expect(board.locator("[data-message]")).to_contain_text("Hint 1 of 1.")
    empty = board.locator(".board td:not(.given)").first
    empty.click()
    other.keyboard.press("1")

    expect(empty).to_have_text("1")
    expect(board.get_by_role("link", name="Created with")).to_be_visible()


def test_each_form_of_the_code_is_a_tab_away_and_follows_the_choice(open_page: OpenPage) -> None:
    page = open_page(PATH)
    page.get_by_role("tab", name="<nonet-board>").click()
    page.get_by_text("the technique").click()

    expect(page.locator("#text-element")).to_contain_text('<nonet-board help="technique">')
    expect(page.locator("#text-iframe")).to_be_hidden()
    page.reload()
    expect(page.locator("#text-element")).to_contain_text('<nonet-board help="technique">')


def test_without_scripts_the_form_reloads_the_page(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    page.get_by_text("Dark", exact=True).click()

    page.get_by_role("button", name="Show this board").click()

    expect(page.locator("#text-iframe")).to_contain_text("theme=dark")
