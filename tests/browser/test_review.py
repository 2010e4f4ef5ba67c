"""A solved game is shown beside the simplest path, with the steps that its player missed."""

import re

import pytest
from playwright.sync_api import Page, expect

from game_page import TO_FILL, UNTIL_WORKER_IS_READY, WITH_WORKER, OpenPage, solve
from looks import LOOKS, violations
from machine import needs_engine
from nonet import engine
from played_games import PAUSE_S, keep, play
from samples import PUZZLE_ID

WIDTHS = (320, 390, 768, 1280)
SKYSCRAPER = engine.generate(technique="skyscraper", seed=11).puzzle
LONG_S = 251
GAME = play(SKYSCRAPER, at=1_795_500_000_000, label="hard", slow={"skyscraper": LONG_S})


@pytest.fixture
def review(open_page: OpenPage) -> Page:
    """Open the page of a game in which a skyscraper stood unseen for long."""
    page = open_page("/robots.txt", reduced_motion="reduce")
    keep(page, GAME.kept)
    page.goto(f"/games/review#{GAME.id}")
    return page


@needs_engine
def test_the_longest_pause_is_shown_with_the_step_that_was_missed(review: Page) -> None:
    expect(review.get_by_role("heading", level=1)).to_have_text(
        f"Solved in {GAME.seconds // 60}:{GAME.seconds % 60:02}"
    )
    expect(review.locator("[data-told]")).to_have_text("Hard · no hint · no wrong digit")
    expect(review.locator("[data-pause]")).to_have_text("4:15 before this digit")
    expect(review.locator("[data-stood]")).to_have_text(
        re.compile(r"Skyscraper: available from \d+:\d\d\.")
    )
    expect(review.locator("[data-seen]")).to_have_text("Missed")
    expect(review.locator("[data-sentence]")).to_contain_text("This eliminates")
    expect(review.locator("[data-step] .strike")).not_to_have_count(0)
    expect(review.locator("[data-chart] .bar")).to_have_count(SKYSCRAPER.count("-"))
    expect(review.locator("[data-chart] .kind")).to_have_count(1)
    expect(review.locator("[data-lesson]")).to_have_attribute("href", "/techniques/skyscraper")


@needs_engine
@pytest.mark.parametrize("width", WIDTHS)
def test_the_mark_of_help_is_whole_above_the_longest_pause(open_page: OpenPage, width: int) -> None:
    game = play(SKYSCRAPER, at=1, label="hard", slow={"skyscraper": LONG_S}, helped=True)
    page = open_page("/robots.txt", viewport={"width": width, "height": 844})
    keep(page, game.kept)
    page.goto(f"/games/review#{game.id}")

    expect(page.locator("[data-chart] .asked")).to_be_visible()
    mark, chart = (page.locator(f"[data-chart]{part}").bounding_box() for part in (" .asked", ""))

    assert mark
    assert chart
    assert chart["y"] <= mark["y"]
    assert chart["x"] <= mark["x"]
    assert mark["x"] + mark["width"] <= chart["x"] + chart["width"]


@needs_engine
def test_three_positions_are_there_to_practise_it_now(review: Page) -> None:
    links = review.get_by_role("link", name="Find it: Skyscraper")
    expect(links).to_have_count(3)
    handed = links.nth(1).get_attribute("href") or ""
    grid = re.findall(r"#p([1-9-]{81})\.", handed)[0]

    links.nth(1).click()

    expect(review.get_by_role("heading", level=1)).to_contain_text("Skyscraper")
    texts = review.locator(".drill td")
    for index in (0, 40, 80):
        if grid[index] != "-":
            expect(texts.nth(index)).to_have_text(grid[index])
    expect(review.locator(".drill td.given, .drill td.entry")).to_have_count(81 - grid.count("-"))
    for _ in range(3):
        review.locator("[data-do=help]").click()
    expect(review.locator(".drill .answer")).not_to_have_count(0)


@needs_engine
def test_any_moment_is_chosen_by_keys_and_by_pointing(review: Page) -> None:
    slider = review.get_by_role("slider", name="Digit")
    expect(slider).to_be_enabled()
    slider.focus()

    review.keyboard.press("Home")

    expect(review.locator("[data-pause]")).to_have_text(f"0:0{PAUSE_S} before this digit")
    expect(review.locator("[data-seen]")).to_have_text("Found quickly")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Digit 1 of"))
    review.locator("[data-longest] button").first.click()
    expect(review.locator("[data-pause]")).to_have_text("4:15 before this digit")
    chart = review.locator("[data-chart]")
    chart.click(position={"x": 70, "y": 60})
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Digit 1 of"))


@needs_engine
def test_a_game_just_played_leads_to_its_own_moves(open_page: OpenPage) -> None:
    page = open_page()
    solve(page)

    page.get_by_role("link", name="Where your time went").click()

    page.wait_for_url(f"**/games/review#{PUZZLE_ID}")
    expect(page.locator("[data-count]")).to_have_text(
        f"Your time before each of {len(TO_FILL)} digits"
    )
    expect(page.locator("[data-untimed]")).to_be_hidden()


@needs_engine
def test_a_game_without_times_still_has_its_path(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    keep(page, {key: kept for key, kept in GAME.kept.items() if key.startswith("nonet:")})

    page.goto(f"/games/review#{GAME.id}")

    expect(page.locator("[data-untimed]")).to_be_visible()
    expect(page.locator("[data-name]")).to_have_text("Skyscraper")
    expect(page.locator("[data-chart] .bar")).to_have_count(0)


@pytest.mark.parametrize("fragment", ["", "#v1-1", f"#{GAME.id}", "#<img src=x onerror=alert(1)>"])
def test_a_game_that_is_not_solved_here_is_reported_as_missing(
    open_page: OpenPage, fragment: str
) -> None:
    page = open_page(f"/games/review{fragment}")

    expect(page.locator("[data-none]")).to_be_visible()
    expect(page.locator("[data-review]")).to_be_hidden()


@pytest.mark.parametrize(
    "fragment", ["#p", "#p<img src=x>", f"#p{'1' * 81}..", f"#p{'-' * 81}.zz.zz"]
)
def test_an_invalid_position_leaves_the_practice_as_it_is(
    open_page: OpenPage, fragment: str
) -> None:
    usual = open_page("/techniques/x-wing/practice")
    board = usual.locator(".drill").inner_text()
    page = open_page("/robots.txt", alone=True)

    page.goto(f"/techniques/x-wing/practice{fragment}")

    expect(page.locator("[data-do=check]")).to_be_visible()
    page.locator("[data-do=help]").click()
    expect(page.locator("[data-told]")).to_contain_text("1 of 3")
    assert page.locator(".drill").inner_text() == board


@needs_engine
def test_it_works_without_a_network_though_never_visited(open_page: OpenPage) -> None:
    page = open_page("/techniques/x-wing", **WITH_WORKER)
    page.evaluate(UNTIL_WORKER_IS_READY)
    keep(page, GAME.kept)
    page.context.set_offline(offline=True)

    page.goto(f"/games/review#{GAME.id}")

    expect(page.locator("[data-name]")).to_have_text("Skyscraper")
    expect(page.get_by_role("link", name="Find it: Skyscraper")).to_have_count(3)


@needs_engine
def test_nothing_of_a_game_is_sent_anywhere(open_page: OpenPage) -> None:
    page = open_page("/robots.txt")
    keep(page, GAME.kept)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method + request.url))

    page.goto(f"/games/review#{GAME.id}")
    expect(page.get_by_role("link", name="Find it: Skyscraper")).to_have_count(3)

    assert not [one for one in sent if not one.startswith("GET") or GAME.id in one.split("#")[0]]


@needs_engine
def test_it_fits_every_screen_and_has_no_axe_violation(review: Page, axe: str) -> None:
    expect(review.get_by_role("link", name="Find it: Skyscraper")).to_have_count(3)

    for width in WIDTHS:
        review.set_viewport_size({"width": width, "height": 800})
        beyond = review.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert (width, beyond) == (width, 0)
        for look in LOOKS.values():
            review.emulate_media(**{"color_scheme": "light", **look})
            assert (width, violations(review, axe)) == (width, [])


@pytest.mark.journey
def test_a_page_without_a_game_leads_to_my_games(open_page: OpenPage) -> None:
    page = open_page("/games/review")

    page.locator("[data-none]").get_by_role("link", name="My games").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("My games")


@needs_engine
def test_the_result_is_shared_with_the_game_to_race(review: Page) -> None:
    review.evaluate("() => { navigator.share = async shared => { globalThis.shared = shared; }; }")

    review.get_by_role("button", name="Share").click()

    review.wait_for_function("() => globalThis.shared")
    shared = review.evaluate("shared")
    assert re.search(rf"/puzzles/{GAME.id}\?level=hard#g1[\w-]+$", shared["url"])
    assert "Hard" in shared["text"]
