"""The documents at `/docs` in a browser: search and versions, and nothing is asked of others."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import ConsoleMessage, Request, expect

from game_page import OpenPage
from nonet.server.site.document_site import ARCHIVE, NATURE
from server import Server

pytestmark = pytest.mark.skipif(not ARCHIVE.exists(), reason="`make docs` builds them")
OLDER = "0.0.1"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the documents beside those of an older version."""
    folder = tmp_path_factory.mktemp("older")
    copy_as_older(folder / "older.zip")
    with Server(tmp_path_factory.mktemp("served"), documents_dir=str(folder)) as server:
        yield f"http://127.0.0.1:{server.port}"


def copy_as_older(place: Path) -> None:
    with ZipFile(ARCHIVE) as own, ZipFile(place, "w") as older:
        for name in own.namelist():
            content = own.read(name)
            if name == NATURE:
                content = json.dumps(json.loads(content) | {"version": OLDER}).encode()
            older.writestr(name, content)


def test_a_search_finds_a_technique_and_breaks_no_rule_of_the_policy(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("/offline", alone=True)
    complaints: list[ConsoleMessage] = []
    asked: list[Request] = []
    # Playwright wraps the functions that it calls, and cannot wrap a method of a list.
    page.on("console", lambda message: complaints.append(message))  # noqa: PLW0108
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108

    page.goto("/docs/")
    page.get_by_role("textbox", name="Search").fill("jellyfish")
    found = page.locator(".md-search-result__link").first
    expect(found).to_be_visible()
    found.click()

    expect(page.get_by_role("heading", level=1)).to_contain_text("ellyfish")
    assert [message.text for message in complaints] == []
    assert [one.url for one in asked if not one.url.startswith((site, "data:", "blob:"))] == []


def test_the_menu_of_versions_leads_to_the_documents_of_another(open_page: OpenPage) -> None:
    page = open_page("/docs/", alone=True)
    menu = page.get_by_role("button", name="Select version")
    expect(menu).not_to_have_text(OLDER)

    menu.focus()
    page.get_by_role("link", name=OLDER, exact=True).click()

    expect(page).to_have_url(re.compile(f"/docs/{re.escape(OLDER)}/$"))
    expect(page.get_by_role("button", name="Select version")).to_have_text(OLDER)
