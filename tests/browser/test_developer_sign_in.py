"""Signing in through a real mail server and at a real provider, in the browser."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from developer_area import (
    CLIPBOARD,
    ask_for_link,
    ask_once,
    button,
    come_from_home,
    paste_call,
    shown_key,
)
from identity_providers import LocalProvider, identity_provider
from looks import LOOKS, violations
from mail_server import Mailbox
from server import Server


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """Start a mail server."""
    with Mailbox() as started:
        yield started


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    """Start a provider."""
    with identity_provider() as started:
        yield started


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox, provider: LocalProvider
) -> Iterator[Server]:
    """Start a service that sends mail and is registered at the provider."""
    folder, providers = tmp_path_factory.mktemp("site"), json.dumps([provider.registration])
    with Server(folder, smtp_url=mailbox.url, oidc_providers=providers) as started:
        yield started


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """Open the first page of the area."""
    context = chromium.new_context(base_url=server.url, permissions=CLIPBOARD)
    opened = context.new_page()
    opened.goto("/developers")
    yield opened
    context.close()


def make_first_key(page: Page) -> str:
    expect(page.get_by_label("Name")).to_have_value("my first key")
    button(page, "Make a key").click()
    return shown_key(page)


@pytest.mark.journey
def test_a_letter_leads_from_the_home_page_to_a_first_call(page: Page, mailbox: Mailbox) -> None:
    come_from_home(page)
    ask_for_link(page, "ada@example.com")
    expect(page.get_by_role("heading", name="Check your mail")).to_be_visible()
    link = mailbox.next_link()
    page.goto(link)
    page.reload()
    expect(page.get_by_text("You are about to sign in as ada@example.com.")).to_be_visible()
    button(page, "Sign in").click()
    make_first_key(page)
    status = paste_call(page)
    refused = page.goto(link)

    assert status == "200"
    assert refused is not None
    assert refused.status == 410


def test_a_provider_leads_to_a_first_key_and_a_first_call(
    page: Page, server: Server, provider: LocalProvider
) -> None:
    provider.know("grace", email="grace@example.com", email_verified=True)
    page.get_by_role("link", name="Continue with Example ID").click()
    page.wait_for_url(f"{provider.issuer}/**")
    page.locator("input[name=sub]").fill("grace")
    page.locator("input[name=sub]").press("Enter")
    page.wait_for_url(f"{server.url}/developers")
    key = make_first_key(page)
    page.goto("/developers/account")

    assert ask_once(server.url, key) == 200
    expect(page.get_by_text("grace@example.com")).to_be_visible()


def test_an_address_that_the_provider_does_not_vouch_for_ends_on_a_page_that_says_so(
    page: Page, provider: LocalProvider
) -> None:
    provider.know("eve", email="ada@example.com", email_verified=False)
    page.get_by_role("link", name="Continue with Example ID").click()
    page.locator("input[name=sub]").fill("eve")
    page.locator("input[name=sub]").press("Enter")

    expect(page.get_by_text("has not verified your e-mail address")).to_be_visible()
    page.goto("/developers/account")
    expect(button(page, "Send me a link")).to_be_visible()


def test_the_page_after_a_letter_was_sent_has_no_axe_violation(
    page: Page, mailbox: Mailbox, axe: str
) -> None:
    ask_for_link(page, "looks@example.com")
    # Letters that only notify may have come before it.
    mailbox.next_link()
    for look in LOOKS.values():
        page.emulate_media(**look)

        assert violations(page, axe) == []
