"""Each hint's picture shows everything that its text names, for every technique."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage, cell, command, message
from machine import needs_engine
from nonet import engine
from nonet.puzzles.lessons.lesson import read_examples
from nonet.puzzles.lessons.marks import marks_of
from nonet.server.site.assets import assets_beside

# Its sixth and ninth hints are of two almost locked sets, the sixth with two common digits.
OF_SETS = "v1-002340700000700060500090020400000500087010230005000009050020001030007000004039600"
CELL = re.compile(r"r(\d)c(\d)|[Rr]ow (\d), column (\d)")
CLAIM = re.compile(r"r(\d)c(\d) is (?:not )?(\d)")

# Draws every step with the page's code for hints, on a board without notes.
DRAW = """async ([address, positions]) => {
  const from = (name) => import(address[name]);
  const { steps } = await from("engine.js");
  const { Game } = await from("model.js");
  const { Selection } = await from("selection.js");
  const { View } = await from("view.js");
  const { Words } = await from("words.js");
  const root = document.querySelector("[data-puzzle]");
  const view = new View(root, new Words(JSON.parse(document.getElementById("words").textContent)));
  const drawn = [];
  for (const position of positions) {
    const { answer } = await steps({ ...position, depth: 3 });
    const [{ sentence, area, reasons, deduction }] = answer;
    const marks = { wrong: new Set(), area: new Set(area), reasons: new Set(reasons), deduction };
    view.show(new Game(position.grid), new Selection(), marks);
    while (!view.artist) await new Promise(requestAnimationFrame);
    const cells = view.cells.map((cell) => ({
      digit: cell.querySelector("span") ? "" : cell.textContent,
      notes: [...cell.querySelectorAll("[data-text]")].map((note) => note.dataset.text),
      kinds: [...cell.classList],
    }));
    const count = (kind) => view.links.querySelectorAll(kind).length;
    const joined = [...view.links.querySelectorAll(".joined")];
    const frames = {
      house: count(".house:not(.cover)"),
      cover: count(".cover"),
      // The candidates of a node are apart from each other.
      joined: joined.filter(path => path.getTotalLength() > 0.6).length,
      tints: count(".set"),
    };
    drawn.push({ text: [sentence, ...deduction.implications].join(" "), cells, frames });
  }
  return drawn;
}"""
MODULES = ("engine.js", "model.js", "selection.js", "view.js", "words.js")


def drawn_hints(page: Page) -> dict[str, Any]:
    """Draw the lesson's step of each technique but the singles, whose cells are words of a row."""
    slugs = [one.slug for one in engine.TECHNIQUES if one.tier != "singles"]
    positions = [
        {
            "technique": slug,
            "grid": position.board,
            "placed": list(position.placed),
            "removed": [list(one) for one in position.eliminated],
        }
        for slug in slugs
        for position in [read_examples()[slug].position]
    ]
    address = {name: assets_beside().address(name) for name in MODULES}
    return dict(zip(slugs, page.evaluate(DRAW, [address, positions]), strict=True))


@needs_engine
def test_everything_that_the_text_of_a_hint_names_is_on_its_picture(page: Page) -> None:
    missing = []

    for slug, hint in drawn_hints(page).items():
        cells = hint["cells"]
        for match in CELL.findall(hint["text"]):
            row, column = (int(number) for number in match if number)
            place = cells[9 * row + column - 10]
            is_shown = "reason" in place["kinds"] if place["digit"] else place["notes"]
            if not is_shown:
                missing.append(f"{slug}: r{row}c{column}")
        for row, column, digit in CLAIM.findall(hint["text"]):
            place = cells[9 * int(row) + int(column) - 10]
            if digit not in [place["digit"], *place["notes"]]:
                missing.append(f"{slug}: {digit} in r{row}c{column}")

    assert missing == [], missing


@needs_engine
def test_a_hint_has_the_houses_and_sets_of_the_lesson_s_picture(page: Page) -> None:
    drawn = drawn_hints(page)
    wanted = {}
    for slug in drawn:
        position = read_examples()[slug].position
        marks = marks_of(engine.find_steps(position, technique=slug)[0])
        kinds = Counter("cover" if kind == "cover" else "house" for _, kind in marks.houses)
        wanted[slug] = {
            "house": kinds["house"],
            "cover": kinds["cover"],
            "joined": len(marks.joined),
            "tints": len(marks.tints),
        }

    assert {slug: hint["frames"] for slug, hint in drawn.items()} == wanted


def go_to_hint_of_sets(page: Page) -> None:
    """Take hints up to the next one of almost locked sets."""
    while True:
        if page.locator("[data-command=place]").is_visible():
            page.locator("[data-command=place]").click()
        for step in (1, 2, 3):
            command(page, "hint")
            expect(message(page)).to_contain_text(f"Hint {step} of 3")
        if "almost locked sets" in message(page).inner_text():
            return


@needs_engine
@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_sets_are_framed_and_lettered_and_their_reasons_stepped_through(
    open_page: OpenPage, width: int
) -> None:
    page = open_page(f"/puzzles/{OF_SETS}", viewport={"width": width, "height": 844})
    before = cell(page, 40).bounding_box()
    for _ in range(2):
        go_to_hint_of_sets(page)
        # The text has both sets, their cells and candidates, and the conclusion; the rest is lines.
        said = message(page).inner_text()
        assert len(said.split()) < 50
        letters = set(re.findall(r"\b([A-Z]) \(", said))

        assert letters == {"A", "B"}
        expect(page.locator(".chain .set path")).to_have_count(len(letters))
        assert set(page.locator(".chain .set text").all_text_contents()) == letters
        assert set(page.locator("[data-sets] b").all_inner_texts()) == letters
        named = re.findall(r"r(\d)c(\d)", said.partition("This eliminates")[0])
        assert page.locator(".chain .set rect").count() == len(named)
        for row, column in named:
            notes = cell(page, 9 * int(row) + int(column) - 10).locator("[data-text]")
            expect(notes.first).to_be_visible()
        # An arrow's head lies in a cell with candidates, never on a given.
        for tip in page.locator(".chain .head").evaluate_all(
            "all => all.map(head => head.getAttribute('d').slice(1).split(/[ L]/).map(Number))"
        ):
            place = cell(page, 9 * int(tip[1]) + int(tip[0]))
            expect(place.locator("[data-text]")).not_to_have_count(0)
        lines = page.locator("[data-reasoning] li")
        assert lines.count() >= 3
        for line in range(1, lines.count()):
            page.locator("[data-command=line-on]").click()
            expect(lines.nth(line)).to_have_class("now")
            expect(page.locator(".chain .set path")).to_have_count(len(letters))
            if width <= 700:
                assert cell(page, 40).bounding_box() == before
