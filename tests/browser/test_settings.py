"""A player's settings hold on every board of the browser."""

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, shown
from samples import PUZZLE, PUZZLE_ID


def choose(page: Page, name: str) -> None:
    page.locator(".title [data-command=settings]").click()
    page.locator(f"[data-setting={name}]").click()
    page.locator("dialog[data-dialog=settings] form button").click()


@pytest.mark.journey
def test_settings_hold_after_a_reload(page: Page) -> None:
    expect(page.locator(".labels.rows")).to_be_visible()
    for name in ("labels", "timer", "conflicts", "letters"):
        choose(page, name)

    page.reload()

    expect(page.locator(".labels.rows")).not_to_be_visible()
    expect(page.locator("[data-timer]")).not_to_be_visible()
    cell(page, 2).click()
    page.keyboard.press("3")
    expect(page.locator("[aria-invalid]")).to_have_count(0)
    expect(page.locator("[data-aloud]")).to_have_text("3, row 1 column 3")
    page.keyboard.press("h")
    expect(page.locator(".area")).to_have_count(0)


WITHOUT_STORAGE = """Object.defineProperty(globalThis, "localStorage", {
  get: () => { throw new DOMException("denied", "SecurityError"); },
})"""


def test_settings_hold_on_a_page_that_may_keep_nothing(open_page: OpenPage) -> None:
    page = open_page("/robots.txt", alone=True)
    page.add_init_script(WITHOUT_STORAGE)
    page.goto(f"/puzzles/{PUZZLE_ID}")

    for name in ("labels", "timer"):
        choose(page, name)

    expect(page.locator(".labels.rows")).not_to_be_visible()
    expect(page.locator("[data-timer]")).not_to_be_visible()


def test_a_hint_may_be_asked_to_do_without_uniqueness(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    # Where the engine is not to be had, it is the server that is asked, and can be listened to.
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"/puzzles/{PUZZLE_ID}")

    def asked() -> object:
        with page.expect_request("**/hint") as request:
            page.locator(".actions [data-command=hint]").click()
        sent = request.value.post_data_json
        assert sent is not None
        return sent["uniqueness"]

    assert asked() is True
    choose(page, "uniqueness")
    assert asked() is False


def test_a_board_may_begin_with_all_notes(page: Page) -> None:
    choose(page, "noted")
    expect(page.locator(".corner")).to_have_count(0)

    page.reload()

    expect(page.locator(".corner")).to_have_count(51)
    assert shown(page) == PUZZLE
    page.locator(".title [data-command=settings]").click()
    expect(page.locator("[data-setting=noted]")).to_be_checked()


def test_settings_stand_beside_the_board_with_room_around_each(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".title [data-command=settings]").click()

    board = page.locator(".board").bounding_box()
    dialog = page.locator("[data-dialog=settings]").bounding_box()
    assert board is not None
    assert dialog is not None
    assert board["x"] + board["width"] <= dialog["x"]
    assert dialog["x"] + dialog["width"] <= 1280
    assert dialog["y"] + dialog["height"] <= 800
    for row in page.locator(".choices label").all():
        around, text = row.bounding_box(), row.locator("span").bounding_box()
        assert around is not None
        assert text is not None
        assert text["y"] - around["y"] >= 8
        assert around["y"] + around["height"] - text["y"] - text["height"] >= 8
