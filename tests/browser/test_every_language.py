"""In every published language nothing on a page overlaps, is cut or needs scrolling sideways."""

import os
from pathlib import Path

import pytest

from game_page import OpenPage
from language_files import CATALOGUE, tags
from samples import COLLECTION_ID, PUZZLE_ID

OVERLAPS = Path(__file__).parents[1].joinpath("support", "page_overlaps.js").read_text("utf-8")
WIDTHS = (320, 390, 1280)
PAGES = [
    "",
    f"puzzles/{PUZZLE_ID}",
    f"collections/{COLLECTION_ID}",
    "daily",
    "games",
    "statistics",
    "import",
    "print",
    "techniques",
    "techniques/x-wing",
    "techniques/als-xy-chain",
    "developers",
    "developers/docs/limits",
    "developers/sign-in",
    "developers/terms",
]
TAGS = ["en", *tags(CATALOGUE)]
# Each page is tried in every third language, another third for the next page.
SHARE = 1 if "NONET_ALL_LAYOUTS" in os.environ else 3


@pytest.mark.parametrize(
    ("tag", "path"),
    [
        (tag, path)
        for turn, path in enumerate(PAGES)
        for place, tag in enumerate(TAGS)
        if (turn + place) % SHARE == 0
    ],
)
def test_a_page_has_room_for_its_words(open_page: OpenPage, tag: str, path: str) -> None:
    page = open_page(f"/{path}" if tag == "en" else f"/{tag}/{path}")
    page.wait_for_load_state("networkidle")

    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        if overlapping := page.evaluate(OVERLAPS):
            found[width] = overlapping

    assert found == {}


def test_texts_without_room_are_found(open_page: OpenPage) -> None:
    page = open_page("/offline")
    page.set_viewport_size({"width": 320, "height": 800})
    page.evaluate(
        """() => document.body.replaceChildren(...[
          ["First", { position: "absolute" }],
          ["Second", { position: "absolute", left: "12px" }],
          ["Third of all", {
            width: "20px", overflow: "hidden", whiteSpace: "nowrap", marginTop: "99px",
          }],
          ["Fourth", { width: "400px" }],
        ].map(([text, style]) => {
          const made = document.createElement("p");
          made.textContent = text;
          Object.assign(made.style, style);
          return made;
        }))"""
    )

    found = page.evaluate(OVERLAPS)

    upon, cut, beyond = found
    assert (upon, cut) == ("First on Second", "Third of all is cut")
    assert beyond.endswith("px beyond the screen")
