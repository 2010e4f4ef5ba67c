"""A board in a frame on a page of somebody else."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from foreign_page import ForeignSite
from game_page import TO_FILL, OpenPage
from nonet.engine import small
from nonet.i18n.catalogue import ENGLISH, Catalogue
from nonet.i18n.words import Words
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import COLLECTION_ID, PUZZLE_ID

SIX = small.generate(6, "medium", seed=1)
SANDBOX = 'sandbox="allow-scripts"'
PUZZLE = f"/embed/puzzles/{PUZZLE_ID}"
Embed = Callable[..., tuple[Page, FrameLocator]]


@pytest.fixture
def foreign() -> Iterator[ForeignSite]:
    """Serve pages of another origin."""
    with ForeignSite() as started:
        yield started


@pytest.fixture
def embed(foreign: ForeignSite, open_page: OpenPage, site: str) -> Embed:
    """Open a foreign page with a board in a frame."""

    def in_frame(path: str = PUZZLE, *, attributes: str = SANDBOX) -> tuple[Page, FrameLocator]:
        frame = f'<iframe {attributes} title="S" src="{site}{path}" width="400" height="690">'
        page = open_page(foreign.page(f"<h1>News</h1>{frame}</iframe>"))
        return page, page.frame_locator("iframe")

    return in_frame


# How far the words of a button reach out of it, at either side, in CSS pixels.
REACHING_OUT = """buttons => buttons.flatMap((button) => {
  if (!button.checkVisibility()) return [];
  const words = document.createRange();
  words.selectNodeContents(button);
  const [outer, inner] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
  const out = Math.max(outer.left - inner.left, inner.right - outer.right);
  return out > 1 ? [`${button.textContent.trim()} ${out}`] : [];
})"""


def solve(page: Page, frame: FrameLocator) -> None:
    for index, digit in TO_FILL:
        frame.locator(".board td").nth(index).click()
        page.keyboard.press(digit)


def hint(frame: FrameLocator) -> None:
    frame.locator("[data-command=hint]").click()


@pytest.mark.journey
def test_a_board_is_solved_in_a_sandbox_without_an_origin(embed: Embed) -> None:
    page, frame = embed()
    hint(frame)
    expect(frame.locator("[data-message]")).to_contain_text("Hint 1 of 3.")

    solve(page, frame)

    expect(frame.locator("[data-message]")).to_contain_text("Solved in")
    assert page.context.cookies() == []


@pytest.mark.parametrize(("chosen", "count"), [("where", 1), ("technique", 2), ("step", 3)])
def test_hints_say_as_much_as_the_page_around_them_chooses(
    embed: Embed, chosen: str, count: int
) -> None:
    _, frame = embed(f"{PUZZLE}?help={chosen}")

    for step in range(1, count + 1):
        hint(frame)
        expect(frame.locator("[data-message]")).to_contain_text(f"Hint {step} of {count}.")
    if count < 3:
        hint(frame)
        expect(frame.locator("[data-message]")).to_contain_text(f"Hint {count} of {count}.")

    expect(frame.locator("[data-command=place]")).to_be_visible(visible=count == 3)


def test_without_help_there_is_neither_hint_nor_check(embed: Embed) -> None:
    page, frame = embed(f"{PUZZLE}?help=none")

    frame.locator(".board td").nth(2).click()
    for key in ("h", "Enter", "h"):
        page.keyboard.press(key)

    for name in ("hint", "check"):
        expect(frame.locator(f"[data-command={name}]")).to_be_hidden()
    expect(frame.locator("[data-message]")).to_be_empty()


def test_a_frame_with_an_origin_keeps_its_board_and_nothing_else(embed: Embed) -> None:
    _, frame = embed(attributes="")
    frame.locator(".board td").nth(2).click()
    frame.locator("[data-digit='4']").click()
    expect(frame.locator(".board td").nth(2)).to_have_text("4")

    kept = frame.locator("body").evaluate("() => Object.keys(localStorage)")
    frame.locator("body").evaluate("() => location.reload()")

    assert kept == [f"nonet:{PUZZLE_ID}"]
    expect(frame.locator("[data-message]")).to_contain_text("Welcome back")
    expect(frame.locator(".board td").nth(2)).to_have_text("4")


def test_a_sandbox_that_keeps_nothing_says_nothing_of_it(embed: Embed) -> None:
    page, frame = embed()

    frame.locator(".board td").nth(2).click()
    page.keyboard.press("4")

    expect(frame.locator(".board td").nth(2)).to_have_text("4")
    expect(frame.locator("[data-message]")).to_be_empty()


def test_a_collection_is_played_puzzle_by_puzzle(embed: Embed) -> None:
    _, frame = embed(f"/embed/collections/{COLLECTION_ID}")

    frame.locator("a[rel=next]").click()

    expect(frame.locator(".title")).to_contain_text("Puzzle 2 of")


# Handles a frame's messages as WordPress does: it identifies the frame by its secret,
# and only follows links to the frame's own host.
WORDPRESS = """<script>addEventListener("message", ({ data, source }) => {
  const frame = document.querySelector(`iframe[data-secret="${data.secret}"]`);
  if (source !== frame?.contentWindow) return;
  if (data.message === "height") frame.height = Math.min(Math.max(data.value, 200), 1000);
  const isOurs = URL.canParse(data.value) && new URL(data.value).host === new URL(frame.src).host;
  if (data.message === "link" && isOurs) top.location.href = data.value;
})</script>"""


def test_wordpress_follows_the_credit_and_fits_the_frame(
    foreign: ForeignSite, open_page: OpenPage, site: str
) -> None:
    secret = "aB3dE5gH7j"  # noqa: S105 - it names a frame
    path = f"/embed/collections/{COLLECTION_ID}#?secret={secret}"
    frame_of = f'<iframe {SANDBOX} title="S" data-secret="{secret}" src="{site}{path}" width="400">'
    page = open_page(foreign.page(f"{WORDPRESS}{frame_of}</iframe>"))
    frame = page.frame_locator("iframe")
    frame.locator("a[rel=next]").click()
    expect(frame.locator(".title")).to_contain_text("Puzzle 2 of")
    expect(frame.locator("footer a")).to_be_in_viewport(ratio=1)

    frame.locator("footer a").click()

    expect(page).to_have_url(f"{site}/collections/{COLLECTION_ID}")


@pytest.mark.parametrize("marks", ["digits", "shapes"])
def test_a_small_grid_is_solved_in_a_sandbox_without_an_origin(embed: Embed, marks: str) -> None:
    _, frame = embed(f"/embed/puzzles/{small_puzzle_id(SIX.puzzle)}?marks={marks}")
    hint(frame)
    expect(frame.locator("[data-message]")).to_contain_text("Look at")

    expect(frame.locator(".board .shape").first).to_be_visible(visible=marks == "shapes")
    for index, digit in enumerate(SIX.solution):
        if SIX.puzzle[index] == "-":
            frame.locator(".board td").nth(index).click()
            frame.locator(f"[data-digit='{digit}']").click()

    expect(frame.locator("[data-message]")).to_contain_text("Well done")


@pytest.mark.parametrize(("width", "height"), [(400, 690), (320, 600), (480, 760), (700, 400)])
def test_all_of_a_small_board_is_in_sight_in_a_frame(embed: Embed, width: int, height: int) -> None:
    page, frame = embed(f"/embed/puzzles/{small_puzzle_id(SIX.puzzle)}")
    page.set_viewport_size({"width": 1000, "height": 1000})

    page.locator("iframe").evaluate(
        "(frame, [width, height]) => Object.assign(frame, { width, height })", [width, height]
    )

    for part in (".board", ".pad", ".actions", "footer a"):
        expect(frame.locator(part)).to_be_in_viewport(ratio=0.99)


def test_notes_are_a_press_away(embed: Embed) -> None:
    page, frame = embed()
    frame.locator(".board td").nth(2).click()

    frame.locator("[data-tool=corner]").click()
    frame.locator("[data-digit='4']").click()
    page.keyboard.press("v")
    page.keyboard.press("1")

    expect(frame.locator(".board td").nth(2)).to_have_accessible_name(
        "empty, row 1 column 3, corner notes 1 4"
    )


def test_all_of_a_board_is_in_sight_in_frames_of_all_sizes(embed: Embed) -> None:
    page, frame = embed()

    for width, height in ((320, 592), (400, 680), (560, 820), (720, 960), (800, 460)):
        page.locator("iframe").evaluate(
            "(frame, [width, height]) => Object.assign(frame, {width, height})", [width, height]
        )
        body = frame.locator("body")
        overflow = (
            "body => [body.scrollWidth - body.clientWidth, body.scrollHeight - body.clientHeight]"
        )
        assert (width, body.evaluate(overflow)) == (width, [0, 0])


@pytest.mark.parametrize("width", [320, 400, 720])
@pytest.mark.parametrize("words", Catalogue().all(), ids=lambda words: words.tag)
def test_the_labels_of_buttons_fit_in_each_language(
    open_page: OpenPage, words: Words, width: int
) -> None:
    folder = "" if words.tag == ENGLISH else f"/{words.tag}"
    page = open_page(f"{folder}/embed/daily", viewport={"width": width, "height": 690})
    page.locator("[data-command=hint]").wait_for()

    assert page.locator("button").evaluate_all(REACHING_OUT) == []


@pytest.mark.parametrize("path", ["/embed/daily", f"/embed/puzzles/{small_puzzle_id(SIX.puzzle)}"])
def test_without_scripts_a_board_has_nothing_to_press(open_page: OpenPage, path: str) -> None:
    page = open_page(path, java_script_enabled=False)

    for width, height in ((320, 592), (400, 680), (800, 460)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (".board", "noscript p", "footer a"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        assert page.locator("button:visible, [role=timer]:visible").count() == 0
