"""The developer area in a real browser, from sign-up to sign-out everywhere."""

import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect

from game_page import OpenPage
from nonet.accounts import DAY_S, promote, write_usage
from nonet.database import Database
from samples import UNIQUE
from server import Server

RUN = "async () => (await axe.run()).violations.map(({id, nodes}) => [id, nodes.map(n => n.html)])"
OWN_PAGES = ("", "/usage", "/sessions", "/account")
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
}


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def sign_up(page: Page, email: str) -> None:
    page.get_by_label("E-mail address").fill(email)
    button(page, "Send me a link").click()
    page.get_by_role("link", name="Open the link").click()
    button(page, "Sign in").click()


def make_key(page: Page, name: str = "laptop") -> str:
    page.get_by_label("Name").fill(name)
    button(page, "Make a key").click()
    key: str = page.locator("#key").inner_text().strip()
    return key


def ask(site: str, key: str) -> int:
    headers = {"Authorization": f"Bearer {key}"}
    answer = httpx2.post(f"{site}/api/v1/check", json={"puzzle": UNIQUE}, headers=headers)
    return answer.status_code


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_from_nothing_to_a_first_call(open_page: OpenPage, site: str, *, scripts: bool) -> None:
    page = open_page("/developers", java_script_enabled=scripts)
    sign_up(page, f"first-{scripts}@example.com".lower())
    expect(page.get_by_label("Name")).to_have_value("my first key")
    button(page, "Make a key").click()

    assert ask(site, page.locator("#key").inner_text().strip()) == 200


def test_a_key_is_rotated_and_a_running_client_sees_the_old_one_revoked(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("/developers")
    sign_up(page, "rotation@example.com")
    old = make_key(page, "old")
    page.get_by_role("link", name="I have kept it").click()
    new = make_key(page, "new")
    page.get_by_role("link", name="I have kept it").click()
    both = [ask(site, old), ask(site, new)]
    button(page, "Revoke old").click()
    expect(page.get_by_role("cell", name="revoked")).to_be_visible()

    assert both == [200, 200]
    assert [ask(site, old), ask(site, new)] == [403, 200]


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
    expect(page.locator("[data-done]")).to_have_count(1)

    assert page.evaluate("navigator.clipboard.readText()") == key


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


@pytest.mark.parametrize("look", LOOKS)
def test_no_page_has_an_axe_violation(open_page: OpenPage, axe: str, look: str) -> None:
    page = open_page("/developers", **LOOKS[look])
    found = {"welcome": violations(page, axe)}
    page.goto("/developers/sign-in")
    found["sign-in"] = violations(page, axe)
    page.goto("/developers/sign-in/nobodys")
    found["refusal"] = violations(page, axe)
    page.goto("/developers")
    sign_up(page, f"axe-{look.replace(' ', '-')}@example.com")
    make_key(page)
    found["new key"] = violations(page, axe)
    for path in (*OWN_PAGES, "/docs/reference", "/docs/errors", "/try"):
        page.goto(f"/developers{path}")
        found[path] = violations(page, axe)

    assert {name: found[name] for name in found if found[name]} == {}


@pytest.mark.parametrize("look", LOOKS)
def test_no_page_of_the_administration_has_an_axe_violation(
    chromium: Browser, tmp_path: Path, axe: str, look: str
) -> None:
    email = "grace@example.com"
    with Server(tmp_path) as server:
        page = chromium.new_context(base_url=server.url, **LOOKS[look]).new_page()
        page.goto("/developers")
        sign_up(page, email)
        make_key(page)
        promote_here(tmp_path, email)
        page.goto("/developers/administration")
        found = {"search": violations(page, axe)}
        page.get_by_role("link", name="developer@localhost").click()
        expect(button(page, "Suspend")).to_be_visible()
        found["account"] = violations(page, axe)
        page.goto("/developers/administration/audit")
        found["audit"] = violations(page, axe)
        page.context.close()

    assert found == {"search": [], "account": [], "audit": []}


def promote_here(folder: Path, email: str) -> None:
    database = Database(f"sqlite:///{folder / 'var' / 'nonet.db'}")
    day = int(time.time()) // DAY_S
    account = database.run_now(promote, email, now_ms=1)
    database.run_now(write_usage, {(account.id, day, "/check", status): 3 for status in (200, 429)})
    database.close_now()


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


def violations(page: Page, axe: str) -> Any:
    page.evaluate(axe)
    return page.evaluate(RUN)


def test_a_request_is_tried_on_the_page(open_page: OpenPage) -> None:
    page = open_page("/developers")
    sign_up(page, "try@example.com")
    key = make_key(page)
    page.goto("/developers/try")
    page.get_by_label("Endpoint").select_option("/check")
    page.get_by_label("Key").fill(key)
    button(page, "Send").click()

    expect(page.locator("#answer")).to_contain_text('"status": "unique"')
