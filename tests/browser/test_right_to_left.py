"""In a language that is read from right to left pages are mirrored, and boards are not."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from game_page import OpenPage
from pseudo_language import write_pseudo_language
from samples import COLLECTION_ID, PUZZLE_ID
from server import Server

# The element at the other end of a page's bar: of the game's own, or of the site's.
END_OF_BAR = {True: ".site a:last-of-type", False: ".title .clock"}
PAGES = [
    "",
    f"puzzles/{PUZZLE_ID}",
    f"collections/{COLLECTION_ID}",
    "print",
    "techniques/x-wing",
    "developers",
    "developers/docs/quick-start",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site in the language too."""
    folder = tmp_path_factory.mktemp("mirrored")
    write_pseudo_language(folder / "languages", "qpr", direction="rtl")
    with Server(folder, languages_dir=str(folder / "languages")) as server:
        yield f"http://127.0.0.1:{server.port}"


def left_edge(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"]


@pytest.mark.parametrize("path", PAGES)
def test_a_mirrored_page_fits_the_screen(open_page: OpenPage, path: str) -> None:
    page = open_page(f"/qpr/{path}")

    for width in (320, 390, 844, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        end = END_OF_BAR[page.locator(".bar").is_visible()]
        assert left_edge(page, "a:has(> img):visible") > left_edge(page, end), width


@pytest.mark.parametrize("path", ["", "developers/docs/quick-start"])
def test_code_is_not_mirrored(open_page: OpenPage, path: str) -> None:
    page = open_page(f"/qpr/{path}")

    directions = page.locator("pre").evaluate_all(
        "blocks => blocks.map(block => getComputedStyle(block).direction)"
    )

    assert set(directions) == {"ltr"}


def test_a_board_and_its_digits_are_not_mirrored(open_page: OpenPage) -> None:
    page = open_page(f"/qpr/puzzles/{PUZZLE_ID}")

    assert left_edge(page, ".board tr:first-child td:first-of-type") < left_edge(
        page, ".board tr:first-child td:last-of-type"
    )
    assert left_edge(page, ".pad [data-digit='1']") < left_edge(page, ".pad [data-digit='2']")
    assert left_edge(page, ".board") > left_edge(page, ".pad")


def test_a_bar_of_long_words_has_rows_of_like_length_beside_the_logo(open_page: OpenPage) -> None:
    page = open_page("/qpr/daily")

    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 800})
        tops = page.locator(".bar .site a").evaluate_all(
            "links => links.map(link => link.getBoundingClientRect().top)"
        )
        logo = page.locator(".bar .brand").bounding_box()
        assert logo is not None
        assert sorted(tops.count(top) for top in set(tops)) == [2, 3]
        assert logo["y"] == min(tops)


@pytest.mark.parametrize(
    ("path", "way"),
    [
        (f"puzzles/{PUZZLE_ID}", "[data-command='undo']"),
        ("", "[data-walk-to='back']"),
        ("", "[data-walk-to='next']"),
        ("techniques/x-wing", "[rel='next']"),
        ("daily", "nav [rel='prev'], nav .button"),
        ("print", "[data-turn='1']"),
    ],
)
def test_an_arrow_points_the_other_way(open_page: OpenPage, path: str, way: str) -> None:
    page = open_page(f"/qpr/{path}")

    expect(page.locator(f":is({way}) .icon").first).to_have_css("scale", "-1 1")


def test_the_arrow_to_the_left_goes_on_to_the_next_tab(open_page: OpenPage) -> None:
    page = open_page("/qpr/developers")
    tabs = page.locator(".playground [role='tab']")
    at = tabs.evaluate_all("tabs => tabs.findIndex(tab => tab.ariaSelected === 'true')")

    tabs.nth(at).press("ArrowLeft")

    expect(tabs.nth(at + 1)).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize(
    ("path", "same"),
    [
        ("developers", "[data-told]"),
        ("developers", "[data-note]"),
        ("techniques/x-wing", "main code"),
        ("developers/docs/quick-start", "main p code"),
        (f"collections/{COLLECTION_ID}", ".credit"),
    ],
)
def test_texts_that_are_the_same_in_all_languages_are_isolated(
    open_page: OpenPage, path: str, same: str
) -> None:
    page = open_page(f"/qpr/{path}")

    part = page.locator(same).first
    expect(part).to_have_css("direction", "ltr")
    expect(part).to_have_css("unicode-bidi", "isolate")


@pytest.mark.parametrize(
    ("path", "field"), [("import", "#puzzle"), ("print", "#puzzles"), ("hand-in", "#links")]
)
def test_grids_and_links_are_entered_from_left_to_right(
    open_page: OpenPage, path: str, field: str
) -> None:
    page = open_page(f"/qpr/{path}")

    expect(page.locator(field)).to_have_css("direction", "ltr")


def test_the_credit_is_where_lines_begin(open_page: OpenPage) -> None:
    page = open_page("/qpr/daily", viewport={"width": 1280, "height": 800})
    credit, heading = (page.locator(part).bounding_box() for part in (".credit", "h1"))

    assert credit
    assert heading
    assert credit["x"] + credit["width"] == pytest.approx(heading["x"] + heading["width"], abs=1)
