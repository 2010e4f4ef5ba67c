"""A program is let in by somebody at a browser, which holds each page's policy against it."""

from collections.abc import Iterator
from urllib.parse import urlencode

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect

from developer_area import button, sign_up
from looks import violations
from oauth_client import CALLBACK, CHALLENGE, VERIFIER, query_of
from server import Server


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a service that shows its links itself."""
    with Server(tmp_path_factory.mktemp("connecting")) as started:
        yield started


@pytest.fixture
def visit(chromium: Browser, service: Server) -> Iterator[Page]:
    """Open a browser."""
    context = chromium.new_context(base_url=service.url)
    yield context.new_page()
    context.close()


def send(visit: Page, client_id: str) -> None:
    """Send a browser to be asked, as a program does."""
    asked = {
        "response_type": "code",
        "client_id": client_id,
        "redirect_uri": CALLBACK,
        "code_challenge": CHALLENGE,
        "code_challenge_method": "S256",
        "state": "mine",
    }
    visit.goto(f"/oauth/authorize?{urlencode(asked)}")


@pytest.mark.journey
def test_a_program_is_let_in_by_its_person(service: Server, visit: Page, axe: str) -> None:
    named = {"client_name": "Tester", "redirect_uris": [CALLBACK]}
    client_id = httpx2.post(f"{service.url}/oauth/register", json=named).json()["client_id"]

    send(visit, client_id)
    sign_up(visit, "grace@example.com")
    expect(visit.get_by_role("heading", name="Connect Tester?")).to_be_visible()
    complaints = violations(visit, axe)
    with visit.expect_request(f"{CALLBACK}?*") as sent:
        button(visit, "Allow").click()
    shown = query_of(sent.value.url)
    fields = {
        "grant_type": "authorization_code",
        "client_id": client_id,
        "code": shown["code"],
        "redirect_uri": CALLBACK,
        "code_verifier": VERIFIER,
    }
    tokens = httpx2.post(f"{service.url}/oauth/token", data=fields)

    assert complaints == []
    assert (shown["state"], shown["iss"]) == ("mine", service.url)
    assert tokens.json()["scope"] == "content publish"
