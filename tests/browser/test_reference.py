"""The reference in a real browser: searched, read, tried."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from developer_area import button, sign_up
from game_page import OpenPage
from samples import PUZZLE

REFERENCE = "/developers/docs/reference"
OF_THE_PAGE = re.compile("^blob:")
# Keeps in `held` the objects with an address of their own until the address is revoked.
COUNT_ADDRESSES = """() => {
  const { createObjectURL, revokeObjectURL } = URL;
  globalThis.held = new Set();
  URL.createObjectURL = content => {
    const address = createObjectURL(content);
    held.add(address);
    return address;
  };
  URL.revokeObjectURL = address => {
    held.delete(address);
    revokeObjectURL(address);
  };
}"""


def tried(open_page: OpenPage, name: str, email: str) -> Page:
    page = open_page("/developers")
    sign_up(page, email)
    page.goto(f"{REFERENCE}/{name}")
    return page


def test_a_field_is_found_with_only_the_keyboard(open_page: OpenPage) -> None:
    page = open_page("/developers/docs/quick-start")
    page.keyboard.press("/")
    page.keyboard.type("include answers worksheets")
    expect(page.locator("#found a").first).to_be_visible()
    page.locator("#search").fill("includeAnswers")
    expect(page.locator("#found b").first).to_have_text("includeAnswers")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile("#(request|answer)-includeAnswers$"))


def test_a_language_is_chosen_once_for_all_pages(open_page: OpenPage) -> None:
    page = open_page(f"{REFERENCE}/check")
    page.get_by_role("tab", name="Go").click()
    page.goto(f"{REFERENCE}/hint")

    expect(page.locator("#sample-go")).to_be_visible()
    expect(page.locator("#sample-bash")).to_be_hidden()


@pytest.mark.journey
def test_a_request_is_tried_with_the_session_and_its_grids_are_drawn(open_page: OpenPage) -> None:
    page = tried(open_page, "generate", "board@example.com")
    button(page, "Send").click()

    expect(page.locator("#answer .status")).to_have_text("200")
    expect(page.locator("#answer figure")).to_have_count(2)
    assert page.locator("#answer figure").first.locator("text").count() > 20


def test_a_body_that_is_refused_is_mended_as_far_as_the_schema_leaves_no_doubt(
    open_page: OpenPage,
) -> None:
    page = tried(open_page, "generate", "mend@example.com")
    page.get_by_label("Body").fill('{"cout": 50, "difficulty": "Hard"}')
    button(page, "Send").click()
    expect(page.locator("#answer .status")).to_have_text("400")
    button(page, "Use it").click()
    mended = json.loads(page.get_by_label("Body").input_value())
    button(page, "Send").click()

    assert mended == {"count": 20, "difficulty": "hard"}
    expect(page.locator("#answer .status")).to_have_text("200")


def test_any_method_is_tried_and_copied_as_curl(open_page: OpenPage) -> None:
    page = open_page("/developers", permissions=["clipboard-read", "clipboard-write"])
    sign_up(page, "curl@example.com")
    page.goto(f"{REFERENCE}/check")
    page.get_by_label("Method").select_option("GET")
    button(page, "Send").click()
    expect(page.locator("#answer .status")).to_have_text("405")
    page.get_by_label("Method").select_option("POST")
    page.get_by_label("Body").fill(json.dumps({"puzzle": PUZZLE}))
    button(page, "Copy as curl").click()
    expect(button(page, "Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")

    assert copied.startswith("curl -sS -X POST 'http://127.0.0.1:")
    assert '-H "Authorization: Bearer $NONET_KEY"' in copied
    assert f"-d '{json.dumps({'puzzle': PUZZLE})}'" in copied


def test_a_sheet_is_shown_as_a_page(open_page: OpenPage) -> None:
    page = tried(open_page, "packs", "sheet@example.com")
    button(page, "Send").click()
    link = page.get_by_role("link", name="Open the PDF")

    expect(link).to_be_visible()
    frame = page.locator("#answer iframe").get_attribute("src") or ""
    answers = [page.request.get(address or "") for address in (link.get_attribute("href"), frame)]
    assert [answer.body()[:5] for answer in answers] == [b"%PDF-", b"%PDF-"]
    assert ["content-security-policy" in answer.headers for answer in answers] == [False, False]


def test_a_pdf_is_held_in_memory_until_the_next_answer(open_page: OpenPage) -> None:
    page = tried(open_page, "packs", "held@example.com")
    page.evaluate(COUNT_ADDRESSES)
    button(page, "Send").click()
    link = page.get_by_role("link", name="Open the PDF")
    made = (link.get_attribute("href") or "").partition("/api/v1")[2]
    page.get_by_label("Method").select_option("GET")
    page.get_by_label("Path").fill(made)

    button(page, "Send").click()
    expect(link).to_have_attribute("href", OF_THE_PAGE)
    first = link.get_attribute("href") or ""
    held = [page.evaluate("[...held]")]
    button(page, "Send").click()
    expect(link).not_to_have_attribute("href", first)
    expect(link).to_have_attribute("href", OF_THE_PAGE)
    held.append(page.evaluate("[...held]"))
    page.get_by_label("Path").fill("/check")
    button(page, "Send").click()
    expect(link).to_have_count(0)
    held.append(page.evaluate("[...held]"))

    assert [len(addresses) for addresses in held] == [1, 1, 0]
    assert held[0] != held[1]


def test_on_a_phone_one_part_is_shown_at_a_time(open_page: OpenPage) -> None:
    page = open_page(f"{REFERENCE}/check", viewport={"width": 390, "height": 844})
    expect(page.locator("#code")).to_be_hidden()
    page.get_by_role("link", name="Code", exact=True).click()

    expect(page.locator("#code")).to_be_visible()
    expect(page.locator("#fields")).to_be_hidden()
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wider) == 0
