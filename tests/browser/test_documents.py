"""The documents at `/docs` in a browser: their search works, and nothing is asked of others."""

import pytest
from playwright.sync_api import ConsoleMessage, Request, expect

from game_page import OpenPage
from nonet.web.site.document_site import ARCHIVE

pytestmark = pytest.mark.skipif(not ARCHIVE.exists(), reason="`make docs` builds them")


def test_a_search_finds_a_technique_and_breaks_no_rule_of_the_policy(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("/offline", alone=True)
    complaints: list[ConsoleMessage] = []
    asked: list[Request] = []
    # The driver wraps what it calls, and cannot wrap a method of a list.
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
