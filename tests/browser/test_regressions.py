"""Regressions in which players lost work or could not see something."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import (
    TO_FILL,
    UNTIL_KEPT,
    UNTIL_WORKER_IS_READY,
    WITH_WORKER,
    OpenPage,
    cell,
    choose_in_menu,
    command,
    message,
    shown,
    solve,
)
from samples import COLLECTION_ID, EXPERT_ID, PUZZLE, PUZZLE_ID
from waiting import eventually


def test_two_tabs_show_the_same_game_and_neither_loses_a_move(page: Page) -> None:
    other = page.context.new_page()
    other.goto(f"/puzzles/{PUZZLE_ID}")
    cell(page, 2).click()
    page.keyboard.press("4")
    expect(cell(other, 2)).to_have_text("4")

    for index, digit in TO_FILL[1:6]:
        cell(other, index).click()
        other.keyboard.press(digit)
    page.close()
    other.reload()

    assert [cell(other, index).inner_text() for index, _ in TO_FILL[:6]] == [
        digit for _, digit in TO_FILL[:6]
    ]


def test_keys_work_wherever_the_focus_is(page: Page) -> None:
    cell(page, 2).click()
    page.locator(".title h1").click()
    page.keyboard.press("4")
    expect(cell(page, 2)).to_have_text("4")

    page.locator("[data-switch=theme]").first.click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("6")
    expect(cell(page, 3)).to_have_text("6")


def test_a_pause_lets_nothing_through(page: Page) -> None:
    cell(page, 2).click()
    page.locator(".clock [data-command=pause]").click()

    page.keyboard.press("4")
    page.keyboard.press("h")
    page.locator(".pad [data-digit='4']").click(force=True)

    page.locator("[data-curtain] button").click()
    assert shown(page) == PUZZLE
    expect(message(page)).to_have_text("")
    page.keyboard.press("4")
    expect(cell(page, 2)).to_have_text("4")


def test_settings_open_in_a_pause_and_tools_stay_as_they_are(page: Page) -> None:
    page.locator(".clock [data-command=pause]").click()

    page.keyboard.press("x")
    page.locator(".title [data-command=settings]").click()

    expect(page.locator("dialog[data-dialog=settings]")).to_be_visible()
    expect(page.locator("[data-tool=digit]")).to_have_attribute("aria-pressed", "true")


def test_the_focus_goes_to_the_board_when_a_hint_is_closed_by_keys(page: Page) -> None:
    for step in (1, 2, 3):
        page.keyboard.press("h")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")
    chosen = page.locator("[aria-selected=true]").count()
    page.locator(".talk [data-command=dismiss]").focus()

    page.keyboard.press("Enter")

    expect(page.locator(".board td:focus")).to_have_count(1)
    expect(page.locator("[aria-selected=true]")).to_have_count(chosen)


def test_a_digit_without_a_cell_waits_for_cells(page: Page) -> None:
    page.locator(".pad [data-digit='4']").click()
    assert shown(page) == PUZZLE
    expect(message(page)).to_have_text("Now press the cells for 4.")
    expect(page.locator(".pad [data-digit='4']")).to_have_attribute("aria-pressed", "true")

    for index in (2, 13):
        cell(page, index).click()

    expect(cell(page, 2)).to_have_text("4")
    page.keyboard.press("Escape")
    cell(page, 3).click()
    expect(cell(page, 3)).to_have_text("")


def test_words_go_when_they_hold_no_longer(page: Page) -> None:
    command(page, "check")
    expect(message(page)).to_contain_text("Correct")
    cell(page, 0).click()
    expect(message(page)).to_have_text("")

    solve(page)
    page.keyboard.press("Control+z")
    expect(message(page)).to_have_text("")


def test_check_and_hint_agree_on_notes(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("Control+1")

    command(page, "check")

    expect(message(page)).to_have_text("The notes of r1c3 are missing the correct digit.")


def test_a_chosen_digit_lights_up_in_notes(page: Page) -> None:
    choose_in_menu(page, "notes")

    cell(page, 0).click()

    expect(page.locator(".lit")).not_to_have_count(0)
    assert set(page.locator(".lit").evaluate_all("all => all.map(e => e.dataset.text)")) == {"5"}


def test_fingers_choose_all_alike_by_two_taps_and_one_more_by_a_long_press(
    open_page: OpenPage,
) -> None:
    page = open_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    # On a busy machine the second of two taps may come later than a finger's would.
    eventually(lambda: _two_taps_choose(page, 5))

    cell(page, 2).tap()
    box = cell(page, 4).bounding_box()
    assert box
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    expect(page.locator("[aria-selected=true]")).to_have_count(2)
    page.mouse.up()


def _two_taps_choose(page: Page, count: int) -> bool:
    cell(page, 2).tap()
    cell(page, 20).tap()
    cell(page, 20).tap()
    return page.locator("[aria-selected=true]").count() == count


def test_filled_in_notes_do_not_change_centre_notes(page: Page) -> None:
    cell(page, 2).click()
    page.keyboard.press("Control+1")
    choose_in_menu(page, "notes")

    expect(cell(page, 2)).to_have_accessible_name("empty, row 1 column 3, centre notes 1")


CLIPPING = """link => {
  const around = [];
  for (let e = link.parentElement; e !== document.body; e = e.parentElement) around.push(e);
  return around.filter(e => getComputedStyle(e).overflowX !== "visible").map(e => e.className);
}"""


@pytest.mark.parametrize("size", [(320, 256), (256, 320)])
def test_all_columns_are_reached_at_four_times_the_zoom(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})

    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    last = cell(page, 80).bounding_box()
    assert last
    assert last["x"] + last["width"] <= size[0]


def test_tools_are_whole_with_text_of_twice_the_size(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '32px'")

    cut = page.locator(".tools button, .actions button").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
    )

    assert cut == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_keys_of_a_small_phone_are_as_wide_as_its_screen_lets_them(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 640})

    for key in page.locator(".pad button").all():
        box = key.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_the_ring_of_a_link_in_the_title_is_whole(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=2")

    link = page.locator(".title nav a").nth(1)

    assert link.evaluate(CLIPPING) == []


def test_print_leaves_the_screen_s_marks_out_on_any_paper_and_theme(open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    cell(page, 2).click()
    page.keyboard.press("3")
    choose_in_menu(page, "notes")
    cell(page, 2).click()

    page.emulate_media(media="print", color_scheme="dark")

    expect(cell(page, 0)).to_have_css("color", "rgb(0, 0, 0)")
    expect(cell(page, 2)).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(cell(page, 2)).to_have_css("text-decoration-line", "none")
    expect(page.locator(".corner > *").first).to_have_css("color", "rgb(0, 0, 0)")
    assert page.pdf(format="A4", landscape=True).count(b"/Type /Page\n") == 1


def test_the_start_page_lessons_and_any_puzzle_open_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.reload()
    page.evaluate(UNTIL_KEPT)
    page.context.set_offline(offline=True)

    page.goto("/")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.goto("/techniques/x-wing")
    expect(page.locator("h1")).to_have_text(re.compile("x-wing", re.IGNORECASE))
    page.goto("/developers/terms")
    expect(page.locator("h1")).to_have_text("No connection")
    page.goto(f"/puzzles/{PUZZLE_ID}")
    assert shown(page) == PUZZLE
    cell(page, 2).click()
    page.keyboard.press("4")
    page.reload()
    expect(cell(page, 2)).to_have_text("4")
    # The last one, for where the device can make a puzzle this page goes on to it.
    page.goto("/play")
    expect(page.locator(".board .given")).not_to_have_count(0)


HAVE_AHEAD = """([puzzle, level]) =>
  localStorage.setItem("nonet-ahead", JSON.stringify({ [level]: puzzle }))"""


@pytest.fixture
def before_another(open_page: OpenPage) -> Page:
    """Open a puzzle of an expert whose follower is there at once."""
    page = open_page("/robots.txt")
    page.evaluate(HAVE_AHEAD, [PUZZLE, "expert"])
    page.goto(f"/puzzles/{EXPERT_ID}?level=expert")
    return page


def test_a_double_click_that_fills_a_hint_in_leaves_the_puzzle_be(before_another: Page) -> None:
    page = before_another
    for step in (1, 2, 3):
        command(page, "hint")
        expect(message(page)).to_contain_text(f"Hint {step} of 3")

    page.locator("[data-command=place]").dblclick()

    expect(page.locator(".hinting")).to_have_count(0)
    assert page.url.endswith(f"{EXPERT_ID}?level=expert")


def test_a_double_click_on_new_puzzle_skips_none(before_another: Page) -> None:
    page = before_another

    page.locator(".another [data-new]").dblclick()

    page.wait_for_url(f"**/{PUZZLE_ID}?level=expert")
    assert shown(page) == PUZZLE
    page.evaluate("history.back()")
    page.wait_for_url(f"**/{EXPERT_ID}?level=expert")
