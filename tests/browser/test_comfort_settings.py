"""Settings for hand, eye and ear; all are off until a player chooses them."""

import base64
import re
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from game_page import TO_FILL, OpenPage, cell, choose_in_menu, command, message
from looks import violations
from samples import PUZZLE_ID
from waiting import eventually

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Records sounds and vibrations instead of producing them.
LISTEN = """
  globalThis.heard = [];
  globalThis.felt = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (at) {
    heard.push(Math.round(this.frequency.value));
    start.call(this, at);
  };
  navigator.vibrate = (pattern) => felt.push(pattern);
"""


def choose(page: Page, *names: str) -> None:
    page.locator(".title [data-command=settings]").click()
    for name in names:
        page.locator(f"[data-setting={name}]").click()
    page.locator("dialog[data-dialog=settings] form button").click()


def wrong_digit() -> tuple[int, str]:
    """Return an empty cell, and a digit that is not its own but stands nowhere near it."""
    return 2, "1"


def test_a_digit_that_is_chosen_first_stays_for_the_cells(page: Page) -> None:
    cell(page, 2).click()
    choose(page, "pinned")

    page.locator(".pad [data-digit='4']").click()
    expect(cell(page, 2)).to_have_text("")
    cell(page, 2).click()
    cell(page, 13 + 9).click()

    expect(cell(page, 2)).to_have_text("4")
    expect(page.locator(".pad [data-digit='4']")).to_have_attribute("aria-pressed", "true")
    page.locator(".pad [data-digit='6']").click()
    cell(page, 3).click()
    expect(cell(page, 3)).to_have_text("6")


def test_each_entry_is_checked_for_who_wants_it(page: Page) -> None:
    index, digit = wrong_digit()
    cell(page, index).click()
    page.keyboard.press(digit)
    expect(page.locator(".board .wrong")).to_have_count(0)
    page.keyboard.press("Control+z")
    choose(page, "checked")

    cell(page, index).click()
    page.keyboard.press(digit)

    expect(cell(page, index)).to_have_class(re.compile("wrong"))
    right = dict(TO_FILL)[index]
    page.keyboard.press(right)
    expect(page.locator(".board .wrong")).to_have_count(0)


def test_notes_that_a_digit_rules_out_stay_where_they_are_wanted(page: Page) -> None:
    cell(page, 3).click()
    page.keyboard.press("Shift+2")
    note = cell(page, 3).locator("[data-text='2']")
    expect(note).to_have_count(1)
    cell(page, 2).click()
    page.keyboard.press("2")
    expect(note).to_have_count(0)

    choose(page, "tidy")

    expect(note).to_have_count(1)


def test_a_player_hears_of_notes_that_are_tidied(page: Page) -> None:
    for index in (3, 5):
        cell(page, index).click()
        page.keyboard.press("Shift+2")
    cell(page, 2).click()
    page.keyboard.press("2")
    expect(message(page)).to_have_text("Tidied notes: 2 is hidden in 2 cells.")

    cell(page, 6).click()
    expect(message(page)).to_have_text("")
    page.keyboard.press("Control+z")
    choose(page, "tidy")
    cell(page, 2).click()
    page.keyboard.press("2")

    expect(message(page)).to_have_text("")


def test_nothing_sounds_or_is_felt_until_it_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/robots.txt", alone=True)
    page.add_init_script(LISTEN)
    page.goto(f"/puzzles/{PUZZLE_ID}")
    cell(page, 2).click()
    page.keyboard.press("4")
    expect(cell(page, 2)).to_have_text("4")
    assert page.evaluate("[heard, felt]") == [[], []]

    choose(page, "sounds", "touch")
    cell(page, 3).click()
    page.keyboard.press("6")

    page.evaluate("async () => { while (!felt.length) await new Promise(requestAnimationFrame); }")
    assert page.evaluate("[heard, felt]") == [[520], [[8]]]


# The colours from a cell's left edge inwards.
COLOURS_OF = """async ([picture, count]) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const row = canvas.getImageData(0, image.height / 2, count, 1).data;
  return Array.from({ length: count }, (_, at) => [...row.slice(4 * at, 4 * at + 3)]);
}"""


def colours_of(page: Page, index: int) -> list[list[int]]:
    picture = base64.b64encode(cell(page, index).screenshot()).decode()
    colours: list[list[int]] = page.evaluate(COLOURS_OF, [picture, 16])
    return colours


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_selected_cell_and_a_yellow_one_differ_also_where_both_are_one(
    open_page: OpenPage, scheme: str
) -> None:
    page = open_page(color_scheme=scheme)
    for index in (12, 14):
        cell(page, index).click()
        page.keyboard.press("v")
        page.keyboard.press("1")
    cell(page, 12).click()
    both, yellow = colours_of(page, 12), colours_of(page, 14)
    cell(page, 3).click()
    selected = colours_of(page, 3)

    for one, other in combinations((both, yellow, selected), 2):
        distances = [
            max(abs(a - b) for a, b in zip(*pair, strict=True))
            for pair in zip(one, other, strict=True)
        ]
        assert len([far for far in distances if far > 40]) >= 3


# The difference between the lightest and the darkest point.
CONTRAST_OF = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const greens = [...new Set(data.filter((_, at) => at % 4 === 1))];
  return Math.max(...greens) - Math.min(...greens);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_of_no_use_in_a_pause_is_dimmed(open_page: OpenPage, scheme: str, axe: str) -> None:
    page = open_page(color_scheme=scheme)

    def contrast() -> float:
        picture = base64.b64encode(page.locator(".pad").screenshot()).decode()
        found: float = page.evaluate(CONTRAST_OF, picture)
        return found

    before = contrast()
    page.locator(".clock [data-command=pause]").click()

    assert contrast() < before / 2
    assert violations(page, axe) == []


@pytest.mark.parametrize("width", [320, 390])
def test_notes_on_a_phone_have_twelve_pixels_and_stay_in_their_cells(
    open_page: OpenPage, width: int
) -> None:
    page = open_page(viewport={"width": width, "height": 844})
    choose_in_menu(page, "notes")

    sizes = page.locator(".board .corner").evaluate_all(
        "all => all.map(notes => parseFloat(getComputedStyle(notes).fontSize))"
    )
    beyond = page.locator(".board .corner").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).length"
    )

    assert min(sizes) >= 11.99
    assert beyond == 0


def test_five_choices_of_colours_hold_on_every_page(page: Page) -> None:
    page.locator(".title [data-command=settings]").click()
    choices = page.locator("[data-colour-choice]")
    expect(choices).to_have_count(5)
    expect(choices.first).to_be_checked()
    usual = page.evaluate("getComputedStyle(document.body).getPropertyValue('--accent')")

    page.get_by_label("Colour-blind friendly").check()
    chosen = page.evaluate("getComputedStyle(document.body).getPropertyValue('--accent')")
    page.goto("/daily")

    assert usual != chosen
    assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--accent')") == chosen
    page.goto(f"/puzzles/{PUZZLE_ID}")
    page.locator(".title [data-command=settings]").click()
    expect(page.get_by_label("Colour-blind friendly")).to_be_checked()
    page.get_by_label("Blue", exact=True).check()
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--accent')") == usual


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_choice_of_colours_has_an_axe_violation(
    open_page: OpenPage, axe: str, scheme: str
) -> None:
    page = open_page(color_scheme=scheme)
    cell(page, 2).click()
    page.keyboard.press("4")
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")

    for name in ("sepia", "green", "contrast", "distinct"):
        page.locator(".title [data-command=settings]").click()
        page.locator(f"[data-colour-choice][value={name}]").check()
        page.keyboard.press("Escape")
        assert violations(page, axe) == [], name


def test_settings_and_pause_are_where_a_thumb_is(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    command(page, "more")
    for name in ("settings", "pause"):
        box = page.locator(f"dialog[open] [data-command={name}]").bounding_box()
        assert box
        assert box["y"] > 844 / 3

    page.locator("dialog[open] [data-command=settings]").click()

    box = page.locator("dialog[open]").bounding_box()
    assert box
    assert box["y"] + box["height"] > 844 - 30


def test_a_magnifier_shows_the_cells_under_a_drawing_finger(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.locator("[data-tool=draw]").tap()
    expect(page.locator("[data-tool=draw]")).to_have_attribute("aria-pressed", "true")
    box = cell(page, 40).bounding_box()
    assert box
    at = {
        "clientX": box["x"] + 8,
        "clientY": box["y"] + 8,
        "pointerType": "touch",
        "buttons": 1,
        "pointerId": 1,
    }

    def press() -> bool:
        """Press once and return whether the magnifier is shown."""
        page.locator(".place .board").dispatch_event("pointerdown", {**at, "button": 0})
        return page.locator(".loupe td").count() > 0

    eventually(press)
    page.locator(".place .board").dispatch_event("pointerup", at)

    expect(page.locator(".loupe")).to_have_count(0)
