"""Every page of the developer area as assistive technology meets it, in every look."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from acting import act
from developer_area import ask_for_link, button, make_key
from looks import violations
from nonet.accounts.administration import promote_account
from nonet.accounts.usage import DAY_S, write_usage
from nonet.server.portal.library import NAMES
from server import Server
from waiting import open_patiently

# Each test goes through many pages, in four looks.
pytestmark = pytest.mark.timeout(300)

WIDE: ViewportSize = {"width": 1280, "height": 720}
NARROW: ViewportSize = {"width": 390, "height": 844}
LOOKS: dict[str, tuple[dict[str, Any], ViewportSize]] = {
    "light": ({"color_scheme": "light", "forced_colors": "none"}, WIDE),
    "narrow": ({"color_scheme": "light", "forced_colors": "none"}, NARROW),
    "dark": ({"color_scheme": "dark", "forced_colors": "none"}, WIDE),
    "forced colours": ({"color_scheme": "light", "forced_colors": "active"}, WIDE),
}
ADMINISTRATION = "/developers/administration"
STATUSES = (200, 422, 429, 503)


class Examiner:
    """Runs the checker on page after page and gathers its complaints."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page = page
        self.complaints: dict[str, Any] = {}
        self.seen: list[str] = []
        self._axe = axe

    def look(self, name: str) -> None:
        """Examine the page that is open, in every look."""
        self.seen.append(name)
        for look, (media, size) in LOOKS.items():
            self.page.emulate_media(**media)
            self.page.set_viewport_size(size)
            if found := violations(self.page, self._axe):
                self.complaints[f"{name}, {look}"] = found

    def visit(self, path: str) -> None:
        """Open a page and examine it."""
        self.page.goto(path)
        self.look(path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder that the server keeps its data in."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """Start a service that shows its links itself; a failing page has its own status."""
    nobody = '{"name": "Nobody", "issuer": "http://127.0.0.1:9", "client_id": "x"'
    providers = f'[{nobody}, "client_secret": "y"}}]'
    with Server(folder, oidc_providers=providers, page_requests_per_minute=10_000) as started:
        yield started


@pytest.fixture
def examiner(chromium: Browser, server: Server, axe: str) -> Iterator[Examiner]:
    """Open a browser."""
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce")
    yield Examiner(context.new_page(), axe)
    context.close()


def test_no_page_of_a_person_has_an_axe_violation(examiner: Examiner) -> None:
    page, email = examiner.page, f"axe-{time.monotonic_ns()}@example.com"
    sign_in_page_by_page(examiner, email)
    examiner.look("keys, none yet")
    page.get_by_label("Name").evaluate("field => field.removeAttribute('required')")
    page.get_by_label("Name").fill(" ")
    button(page, "Make a key").click()
    examiner.look("keys, a bad name")
    make_key(page)
    examiner.look("new key")
    page.get_by_role("link", name="I have saved it").click()
    page.get_by_role("link", name="Revoke laptop").click()
    button(page, "Revoke the key").click()
    examiner.look("keys, one revoked")
    examiner.visit("/developers/usage")
    examiner.visit("/developers/sessions")
    change_address_page_by_page(examiner)
    page.get_by_label("Type your e-mail address").fill("nobody@example.com")
    button(page, "Delete the account").click()
    examiner.look("account, a wrong address typed")

    assert examiner.complaints == {}
    assert len(examiner.seen) == 16


def sign_in_page_by_page(examiner: Examiner, email: str) -> None:
    page = examiner.page
    examiner.visit("/developers/sign-in")
    page.locator("form.stack").evaluate("form => form.noValidate = true")
    ask_for_link(page, "no address")
    examiner.look("sign-in, a bad address")
    examiner.visit("/developers")
    ask_for_link(page, email)
    examiner.look("link shown")
    page.get_by_role("link", name="Open the link").click()
    examiner.look("confirm")
    button(page, "Sign in").click()


def change_address_page_by_page(examiner: Examiner) -> None:
    page = examiner.page
    examiner.visit("/developers/account")
    page.get_by_label("New e-mail address").fill(f"new-{time.monotonic_ns()}@example.com")
    button(page, "Send both links").click()
    examiner.look("account, a change under way")
    page.get_by_role("link", name="The link for new-").click()
    examiner.look("change, confirm")
    button(page, "Confirm the change").click()
    examiner.look("change, confirmed by one")
    page.goto("/developers/account")


def test_no_page_of_an_administrator_has_an_axe_violation(examiner: Examiner, folder: Path) -> None:
    page, email = examiner.page, "grace@example.com"
    page.goto("/developers")
    ask_for_link(page, email)
    page.get_by_role("link", name="Open the link").click()
    button(page, "Sign in").click()
    make_key(page)
    promote_with_usage(folder, email)
    examiner.visit("/developers/usage")
    page.get_by_text("The same as a table").click()
    examiner.look("usage, the table")
    examiner.visit(ADMINISTRATION)
    page.get_by_role("link", name=email).click()
    expect(page.get_by_role("heading", name=email)).to_be_visible()
    examiner.look("one account")
    examiner.visit(f"{ADMINISTRATION}/audit")
    examiner.visit(f"{ADMINISTRATION}/accounts/999999")

    assert examiner.complaints == {}
    assert len(examiner.seen) == 6


def promote_with_usage(folder: Path, email: str) -> None:
    database = open_patiently(f"sqlite:///{folder / 'var' / 'nonet.db'}")
    today = int(time.time()) // DAY_S
    account = act(database, promote_account, email, now_ms=1)
    counts = {(account.id, today, "/check", status): 3 for status in STATUSES}
    database.run_now(write_usage, counts)
    database.close_now()


def test_no_page_of_the_documentation_has_an_axe_violation(examiner: Examiner) -> None:
    for name in NAMES:
        examiner.visit(f"/developers/docs/{name}")
    for path in ("/developers/try", "/developers/terms"):
        examiner.visit(path)

    assert examiner.complaints == {}
    assert len(examiner.seen) == len(NAMES) + 2


def test_no_page_that_refuses_has_an_axe_violation(examiner: Examiner) -> None:
    for path, status in {
        "/developers/sign-in/nobodys": 410,
        "/developers/email-change/nobodys": 410,
        "/developers/sign-in/provider/1": 502,
        "/developers/nothing": 404,
        "/developers/sign-out": 405,
    }.items():
        answer = examiner.page.goto(path)
        assert answer is not None
        assert answer.status == status
        examiner.look(path)

    assert examiner.complaints == {}
