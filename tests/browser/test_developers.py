"""The developer area in a real browser, from sign-up to sign-out everywhere."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from developer_area import Program, button, make_key, sign_up
from game_page import OpenPage
from server import Server

# The browser's own network leads it to this machine; no https, and not `localhost`.
PLAIN_NAME = "nonet.test"
OWN_PAGES = ("", "/usage", "/sessions", "/account")


@pytest.mark.journey
def test_a_key_is_rotated_and_a_running_client_sees_the_old_one_revoked(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("/developers")
    sign_up(page, "rotation@example.com")
    old = make_key(page, "old")
    page.get_by_role("link", name="I have saved it").click()
    new = make_key(page, "new")
    page.get_by_role("link", name="I have saved it").click()
    with Program(site, old) as before, Program(site, new) as after:
        both = [before.ask(), after.ask()]
        page.get_by_role("link", name="Revoke old").click()
        button(page, "Revoke the key").click()
        expect(page.get_by_role("cell", name="revoked")).to_be_visible()

        assert both == [200, 200]
        assert [before.ask(), after.ask()] == [403, 200]


def test_signing_out_everywhere_reaches_the_other_browser(open_page: OpenPage) -> None:
    pages = [open_page("/developers"), open_page("/developers")]
    for page in pages:
        sign_up(page, "everywhere@example.com")
    pages[0].get_by_role("link", name="Sessions").click()
    expect(pages[0].get_by_role("row")).to_have_count(3)
    button(pages[0], "Sign out everywhere").click()
    expect(button(pages[0], "Send me a link")).to_be_visible()
    pages[1].goto("/developers/usage")

    expect(button(pages[1], "Send me a link")).to_be_visible()


def test_the_copy_button_copies_the_key(open_page: OpenPage) -> None:
    page = open_page("/developers", permissions=["clipboard-read", "clipboard-write"])
    sign_up(page, "copy@example.com")
    key = make_key(page)
    button(page, "Copy").first.click()
    expect(page.locator("[data-copied]")).to_have_count(1)

    assert page.evaluate("navigator.clipboard.readText()") == key


def test_on_plain_http_too_it_is_copied_and_the_button_says_so(
    open_page: OpenPage, site: str
) -> None:
    named = f"http://{PLAIN_NAME}:{urlsplit(site).port}"
    page = open_page("/developers/docs/quick-start", base_url=named)
    snippet = page.locator(".snippet").first
    snippet.get_by_role("button").click()
    expect(snippet.locator("[data-copied]")).to_have_text("Copied")
    page.evaluate("document.body.prepend(document.createElement('textarea'))")
    field = page.locator("body > textarea")
    field.press("Control+V")

    assert page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    expect(field).to_have_value(snippet.locator("pre").inner_text().strip())


EVIL = """<iframe src="{site}/developers"></iframe>
<form method="post" action="{site}/developers/keys"><input name="name" value="stolen">
<button>go</button></form>"""


def test_a_page_of_another_site_can_neither_frame_nor_post(open_page: OpenPage, site: str) -> None:
    page = open_page("/developers")
    sign_up(page, "victim@example.com")
    evil = page.context.new_page()
    body = EVIL.format(site=site)
    evil.route(
        "http://evil.example/", lambda route: route.fulfill(content_type="text/html", body=body)
    )
    evil.goto("http://evil.example/", wait_until="networkidle")
    framed = evil.frames[1].content()
    with evil.expect_response(f"{site}/developers/keys") as posted:
        button(evil, "go").click()
    page.goto("/developers")

    assert "/developers/sign-out" not in framed
    assert posted.value.status == 403
    expect(page.get_by_text("stolen")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 1280])
def test_no_page_scrolls_sideways(open_page: OpenPage, width: int) -> None:
    page = open_page("/developers", viewport={"width": width, "height": 800})
    sign_up(page, f"width-{width}@example.com")
    make_key(page, "a key with rather a long name that has to be broken somewhere")
    widths = [overflow(page)]
    for path in (*OWN_PAGES, "/docs/reference", "/try"):
        page.goto(f"/developers{path}")
        widths.append(overflow(page))

    assert widths == [0] * 7


def overflow(page: Page) -> int:
    wider: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider


def test_a_request_is_tried_on_the_page(open_page: OpenPage) -> None:
    page = open_page("/developers/try")
    page.get_by_label("Endpoint").select_option("/check")
    page.get_by_label("Key", exact=True).fill(key_of_somebody(open_page))
    button(page, "Send").click()

    expect(page.locator("#answer")).to_contain_text('"status": "unique"')


def key_of_somebody(open_page: OpenPage) -> str:
    page = open_page("/developers")
    sign_up(page, "try@example.com")
    return make_key(page)


def test_an_api_on_another_origin_is_not_called_from_the_page(
    chromium: Browser, tmp_path: Path
) -> None:
    with Server(tmp_path, base_url="https://api.nonet.example/v1") as server:
        page = chromium.new_page(base_url=server.url)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto("/developers/try", wait_until="networkidle")

        expect(page.get_by_text("It is at https://api.nonet.example,")).to_be_visible()
        expect(page.locator("form[data-try]")).to_have_count(0)
        assert all(address.startswith(server.url) for address in asked)
        page.close()
