"""Variants, made and played on the device."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import UNTIL_WORKER_IS_READY, WITH_WORKER, OpenPage, cell, command, message, shown
from machine import needs_engine
from nonet.engine import variants
from nonet.server.site.variant_play import KINDS

pytestmark = needs_engine

KILLER = variants.generate("killer", difficulty="medium", seed=5)
KILLER_PATH = "/play/killer?level=medium&seed=5"


def open_variant(open_page: OpenPage, path: str, **options: object) -> Page:
    """Open a page, and wait until its puzzle is made."""
    page = open_page(path, **options)
    expect(page.locator("[data-to-go]")).not_to_be_empty(timeout=60_000)
    return page


@pytest.mark.journey
def test_a_medium_killer_is_solved_with_hints_only(open_page: OpenPage) -> None:
    page = open_variant(open_page, KILLER_PATH)
    place = page.locator("[data-command=place]")

    while "-" in shown(page):
        for step in (1, 2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step} of 3")
        expect(place).to_be_visible()
        place.click()
        expect(place).to_be_hidden()

    assert shown(page) == KILLER.solution
    expect(page.locator("[data-done]")).to_be_visible()


def test_only_the_solution_solves_a_variant_and_it_stays_solved(open_page: OpenPage) -> None:
    page = open_variant(open_page, KILLER_PATH)
    for index, digit in enumerate(KILLER.solution):
        cell(page, index).press(digit)

    expect(message(page)).to_contain_text("Solved in")

    page.reload()
    expect(page.locator("[data-done]")).to_be_visible(timeout=60_000)
    assert shown(page) == KILLER.solution


def test_a_wrong_digit_is_found_by_check(open_page: OpenPage) -> None:
    page = open_variant(open_page, KILLER_PATH)
    wrong = int(KILLER.solution[0]) % 9 + 1
    cell(page, 0).press(str(wrong))

    command(page, "check")

    expect(message(page)).to_contain_text("r1c1")
    expect(cell(page, 0)).to_have_class(re.compile("wrong"))


def test_cells_name_their_marks_to_screen_readers(open_page: OpenPage) -> None:
    page = open_variant(open_page, KILLER_PATH)
    cage = next(rule for rule in KILLER.puzzle.rules if 0 in rule["cells"])
    named = ", ".join(f"r{at // 9 + 1}c{at % 9 + 1}" for at in cage["cells"])

    label = f"empty, row 1 column 1, cage of {cage['sum']}: {named}"
    expect(cell(page, 0)).to_have_attribute("aria-label", label)


def test_a_game_that_was_begun_continues(open_page: OpenPage) -> None:
    page = open_variant(open_page, KILLER_PATH)
    cell(page, 0).press(KILLER.solution[0])

    page.goto("/play/killer")

    expect(page.locator("[data-to-go]")).to_have_text("80 cells to go", timeout=60_000)
    assert page.url.endswith(KILLER_PATH)


def test_letters_are_digits_on_a_board_of_sixteen(open_page: OpenPage) -> None:
    page = open_variant(open_page, "/play/16?level=beginner&seed=1")
    empty = next(at for at, digit in enumerate(shown(page)) if digit == "-")

    cell(page, empty).press("g")

    expect(cell(page, empty)).to_have_text("G")
    page.locator(".pad [data-digit='11']").click()
    expect(cell(page, empty)).to_have_text("B")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_drawn_and_has_a_hint(open_page: OpenPage, kind: str) -> None:
    page = open_variant(open_page, f"/play/{kind}?level=beginner&seed=1")

    expect(page.locator(".marks .wall")).to_be_attached()
    expect(page.locator(".board td")).to_have_count(KINDS[kind].size ** 2)
    command(page, "hint")
    expect(message(page)).to_contain_text("Hint 1 of 3")


def test_a_device_without_an_engine_reports_it(open_page: OpenPage) -> None:
    page = open_page()
    page.route("**/variants.*.wasm", lambda route: route.abort())

    page.goto("/play/killer?level=easy&seed=1")

    expect(page.locator("[data-givens]")).to_contain_text("could not make a puzzle")


def test_variants_are_played_without_a_network_once_one_was_played(open_page: OpenPage) -> None:
    page = open_variant(open_page, "/play/diagonal?level=easy&seed=1", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    page.reload()
    expect(page.locator("[data-to-go]")).not_to_be_empty(timeout=60_000)

    page.context.set_offline(True)
    page.goto("/play/diagonal?level=easy&seed=2")

    expect(page.locator("[data-to-go]")).not_to_be_empty(timeout=60_000)


def test_any_variant_is_played_from_its_page(open_page: OpenPage) -> None:
    made = variants.generate("sandwich", difficulty="easy", seed=2)
    page = open_page(f"/variants/{made.puzzle.id}")

    page.get_by_role("main").get_by_role("link", name="Play").click()

    expect(page.locator("[data-to-go]")).not_to_be_empty(timeout=60_000)
    for index, digit in enumerate(made.solution):
        cell(page, index).press(digit)
    expect(message(page)).to_contain_text("Solved in")


def test_the_sum_of_a_cage_opens_its_combinations_which_notes_rule_out(open_page: OpenPage) -> None:
    page = open_variant(open_page, KILLER_PATH)
    cage = next(rule for rule in KILLER.puzzle.rules if len(rule["cells"]) == 2)
    first, other = sorted(cage["cells"])
    low, high = sorted(int(KILLER.solution[at]) for at in (first, other))
    shown_sets = page.locator("[data-combinations] li")

    cell(page, first).click(position={"x": 8, "y": 8})

    expect(shown_sets.filter(has_text=f"{low} {high}")).to_have_count(1)
    cell(page, other).press(KILLER.solution[other])
    expect(shown_sets).to_have_text([f"{low} {high}"])
    page.get_by_role("button", name="Combinations").click()
    expect(shown_sets.first).to_be_hidden()
