"""A passkey of Chromium's own virtual device: made, and used to sign in."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from developer_area import CLIPBOARD, button, come_from_home, paste_call, sign_up
from server import Server, free_port

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a service whose site has a name: browsers make no passkeys for numbers."""
    port = free_port()
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, port=port, site_url=f"http://localhost:{port}") as started:
        yield started


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """Open the first page of the area, on a machine with a device for passkeys."""
    address = f"http://localhost:{server.port}"
    context = chromium.new_context(base_url=address, permissions=CLIPBOARD)
    opened = context.new_page()
    devices = context.new_cdp_session(opened)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    opened.goto("/developers")
    yield opened
    context.close()


@pytest.mark.journey
def test_a_passkey_leads_from_the_home_page_to_a_first_call(page: Page) -> None:
    sign_up(page, "ada@example.com")
    page.goto("/developers/account")
    button(page, "Add a passkey").click()
    expect(page.get_by_role("rowheader", name="my device")).to_be_visible()
    button(page, "Sign out").click()
    come_from_home(page)
    button(page, "Sign in with a passkey").click()
    expect(page.get_by_label("Name")).to_have_value("my first key")
    button(page, "Make a key").click()

    assert paste_call(page) == "200"
    page.goto("/developers/sessions")
    expect(page.get_by_text("this browser")).to_be_visible()


def test_without_a_passkey_the_page_says_so_and_the_link_is_still_there(page: Page) -> None:
    button(page, "Sign in with a passkey").click()

    expect(page.get_by_role("alert")).to_contain_text("No passkey answered")
    expect(button(page, "Send me a link")).to_be_visible()
