"""Everything that is needed to play is on the screen at once, on every screen.

All of it holds on a machine with few fonts and on one with many.
"""

from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Page, expect

from game_page import OpenPage
from samples import COLLECTION_ID, PUZZLE_ID
from shared_pages import CHOICES, choose_fonts

SCREENS = [(360, 640), (390, 844), (844, 390), (1280, 800)]
NEEDED = (".board", ".tools", ".pad", ".actions", ".credit a")


@pytest.fixture(scope="module", params=CHOICES)
def fonts(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Choose the fonts of the machine."""
    return choose_fonts(request.param, tmp_path_factory.mktemp("fonts"))


def width_beyond_the_screen(page: Page) -> int:
    beyond: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return beyond


def test_the_board_and_its_pad_are_visible_without_scrolling(page: Page) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for selector in NEEDED:
            box = page.locator(selector).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert width_beyond_the_screen(page) <= 0


@pytest.mark.parametrize(
    ("path", "least"),
    [
        # A board narrower than 240 pixels has cells that no finger hits: it is rather scrolled.
        (f"/puzzles/{PUZZLE_ID}", 260),
        (f"/collections/{COLLECTION_ID}", 0),
        ("/developers/terms", 0),
        ("/x", 0),
    ],
)
@pytest.mark.parametrize("own_font", [True, False])
def test_twice_the_zoom_needs_no_horizontal_scrolling(
    open_page: OpenPage, path: str, least: int, *, own_font: bool
) -> None:
    page = open_page("/offline", device_scale_factor=2)
    if not own_font:
        page.route("**/*.woff2", lambda route: route.abort())
    page.goto(path)

    for width, height in ((180, 320), (195, 422), (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        assert width_beyond_the_screen(page) <= max(0, least - width)


def test_the_rating_stands_in_line_with_the_counts_of_cells(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})

    left = page.locator(".title p").first.bounding_box()
    level = page.locator(".title summary").bounding_box()

    assert left is not None
    assert level is not None
    assert (left["y"], left["height"]) == (level["y"], level["height"])


def test_the_head_of_a_puzzle_of_a_day_prints_over_nothing(open_page: OpenPage) -> None:
    page = open_page("/daily")
    page.goto(page.locator(".five .button").nth(3).get_attribute("href") or "")

    for width, height in ((320, 568), (360, 740), (390, 844), (768, 1024), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        within, beside = (
            [box for part in page.locator(place).all() if (box := part.bounding_box())]
            for place in (".title nav a", ".title h1, .clock")
        )
        texts = page.locator(".title nav a").evaluate_all(
            "links => links.map(link => link.scrollWidth - link.clientWidth)"
        )
        assert len(within) == 3
        assert not [pair for pair in combinations(within + beside, 2) if overlap(*pair)], width
        if height > width:
            assert max(texts) <= 0, width
        if width < 400:
            assert min(min(box["width"], box["height"]) for box in within) >= 44, width


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return min(across, down) > 1


def test_keys_are_large_enough_to_hit(page: Page) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator(".panel button:visible, .title button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40


def test_twice_the_zoom_keeps_counts_off_digits_and_actions_in_a_row(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 400})

    for key in page.locator(".pad [data-digit]").all():
        digit, count = key.locator("b").bounding_box(), key.locator("small").bounding_box()
        assert digit is not None
        assert count is not None
        assert digit["x"] + digit["width"] <= count["x"]
    tops = page.locator(".actions button").evaluate_all(
        "buttons => buttons.map(button => button.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1


def test_zooming_is_never_forbidden(page: Page) -> None:
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""

    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport


def test_the_page_reads_and_prints_without_scripts(open_page: OpenPage) -> None:
    page = open_page(java_script_enabled=False)

    assert page.locator(".board td").count() == 81
    assert page.locator(".board").is_visible()
    assert not page.locator(".pad").is_visible()
    assert page.locator(".without").is_visible()


def test_print_shows_the_board_and_the_credit_and_nothing_to_press(page: Page) -> None:
    page.emulate_media(media="print")

    assert page.locator(".board").is_visible()
    assert page.locator(".printed").is_visible()
    assert page.locator("button:visible").count() == 0


def test_print_all_gives_each_puzzle_of_a_collection_a_page(open_page: OpenPage) -> None:
    page = open_page(f"/collections/{COLLECTION_ID}")

    document = page.pdf(format="A4")

    assert document.count(b"/Type /Page\n") == 3


def test_nothing_comes_from_another_host(open_page: OpenPage, site: str) -> None:
    page = open_page("/developers/terms")
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))

    for path in ("/", f"/puzzles/{PUZZLE_ID}", f"/collections/{COLLECTION_ID}"):
        page.goto(path, wait_until="networkidle")

    assert len(addresses) > 10
    assert all(address.startswith(site) for address in addresses)


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_each_row_of_levels_has_at_least_three(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})

    tops = page.locator(".another nav a").evaluate_all(
        "links => links.map(link => link.getBoundingClientRect().top)"
    )

    assert len(tops) == 6
    assert min(tops.count(top) for top in tops) >= 3


def test_a_new_puzzle_is_in_sight_on_a_phone_with_the_page_s_foot(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})

    expect(page.locator(".another [data-new]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".foot")).to_be_in_viewport(ratio=1)
