"""Readers come to their language by themselves, change it with all they have, and keep it."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from game_page import WITH_WORKER, OpenPage, cell
from pseudo_language import write_pseudo_language
from samples import PUZZLE_ID
from server import Server

CHOSEN = "localStorage.getItem('nonet-language')"
KEPT = "async () => (await (await caches.open('files')).keys()).map(({ url }) => url)"
UNTIL_OFFLINE_IS_KEPT = """async home => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match(home + "offline"))) await new Promise(requestAnimationFrame);
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site in three languages beside English, one of them of a region."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo_language(folder / "languages", "qps")
    write_pseudo_language(folder / "languages", "qpr", direction="rtl")
    write_pseudo_language(folder / "languages", "qpt-BR")
    with Server(folder, languages_dir=str(folder / "languages")) as server:
        yield f"http://127.0.0.1:{server.port}"


def choose(page: Page, tag: str) -> None:
    page.locator(".bar .tongue").click()
    page.locator(f"#languages a[hreflang={tag}]").click()


@pytest.mark.journey
def test_the_language_is_changed_with_page_and_puzzle_and_remembered(open_page: OpenPage) -> None:
    page = open_page("/play")
    page.wait_for_url("**/puzzles/v1-*")
    empty = page.locator(".board td:not(.given)").first
    empty.click()
    page.keyboard.press("4")
    address = urlsplit(page.url)

    choose(page, "qps")

    page.wait_for_url("**/qps/puzzles/v1-*")
    assert urlsplit(page.url).path == f"/qps{address.path}"
    assert urlsplit(page.url).query == address.query
    expect(page.locator(".board td:not(.given)").first).to_have_text("4")
    page.goto("/")
    page.wait_for_url("**/qps/")
    choose(page, "en")
    page.wait_for_url(lambda url: urlsplit(url).path == "/")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("wishes", "home"),
    [
        (["qps"], "/qps/"),
        (["tlh", "QPS-AT", "en"], "/qps/"),
        (["tlh", "qpt-br"], "/qpt-BR/"),
        (["qpt-PT", "en"], "/qpt-BR/"),
        (["qpt"], "/qpt-BR/"),
        (["en-GB", "qps"], "/"),
        (["tlh"], "/"),
    ],
)
def test_the_root_goes_by_a_browsers_languages_once(
    open_page: OpenPage, wishes: list[str], home: str
) -> None:
    page = open_page("/offline", alone=True)
    page.evaluate("localStorage.clear()")
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {wishes} }})")

    page.goto("/")

    page.wait_for_url(lambda url: urlsplit(url).path == home)
    expect(page.locator("html")).to_have_attribute("lang", home.strip("/") or "en")
    assert page.evaluate(CHOSEN) == (home.strip("/") or "en")
    page.goto("/techniques")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_only_the_language_that_is_read_is_kept_and_another_once_it_is(
    open_page: OpenPage,
) -> None:
    page = open_page(f"/qps/puzzles/{PUZZLE_ID}", **WITH_WORKER)
    page.evaluate(UNTIL_OFFLINE_IS_KEPT, "/qps/")
    kept = page.evaluate(KEPT)

    assert any("/sentences-qps." in url for url in kept)
    assert not any("/sentences-en." in url for url in kept)
    page.context.set_offline(offline=True)
    page.goto("/qps/games/nothing-here")
    expect(page.locator("html")).to_have_attribute("lang", "qps")
    page.goto(f"/qps/puzzles/{PUZZLE_ID}")
    expect(cell(page, 0)).to_have_text("5")
    page.context.set_offline(offline=False)
    page.goto(f"/qpr/puzzles/{PUZZLE_ID}")
    page.evaluate(UNTIL_OFFLINE_IS_KEPT, "/qpr/")
    assert any("/sentences-qpr." in url for url in page.evaluate(KEPT))


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("home", ["/qps/", "/qpr/"])
def test_the_chooser_fits_the_screen(open_page: OpenPage, width: int, home: str) -> None:
    page = open_page(f"{home}daily")
    page.set_viewport_size({"width": width, "height": 800})

    page.locator(".bar .tongue").click()

    listed = page.locator("#languages")
    expect(listed).to_be_visible()
    box = listed.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(listed.locator("a[lang=en]")).to_have_text("English")
