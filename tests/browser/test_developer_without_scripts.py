"""The whole developer area in a browser that runs no script."""

import json

from playwright.sync_api import Page, expect

from developer_area import Program, ask_for_link, button, make_key, sign_up
from game_page import OpenPage

OLD, NEW = "noscript@example.com", "scriptless@example.com"


def test_everything_but_copying_and_trying_works_without_scripts(
    open_page: OpenPage, site: str
) -> None:
    page = open_page("/developers", java_script_enabled=False)
    sign_up(page, OLD)
    old_key, new_key = make_key(page, "old"), make_second_key(page)
    with Program(site, old_key) as old, Program(site, new_key) as new:
        both = [old.ask(), new.ask()]
        page.get_by_role("link", name="Revoke old").click()
        button(page, "Revoke the key").click()

        assert both == [200, 200]
        assert [old.ask(), new.ask()] == [403, 200]
        show_usage(page)
        sign_out_everywhere(page, open_page("/developers", java_script_enabled=False))
        page.goto("/developers")
        sign_up(page, OLD)
        change_address(page)
        sign_in_again(page)
        assert exported_keys(page) == ["old", "new"]
        page.get_by_label("Type your e-mail address").fill(NEW)
        button(page, "Delete the account").click()
        expect(button(page, "Send me a link")).to_be_visible()
        assert new.ask() == 401


def make_second_key(page: Page) -> str:
    page.get_by_role("link", name="I have saved it").click()
    key = make_key(page, "new")
    page.get_by_role("link", name="I have saved it").click()
    return key


def show_usage(page: Page) -> None:
    page.get_by_role("link", name="Usage").click()
    expect(page.get_by_text("of 60 requests are left in this minute")).to_be_visible()
    expect(page.get_by_role("img")).to_be_visible()


def sign_out_everywhere(page: Page, other: Page) -> None:
    sign_up(other, OLD)
    page.get_by_role("link", name="Sessions").click()
    expect(page.get_by_role("row")).to_have_count(3)
    button(page, "Sign out everywhere").click()
    for signed_out in (page, other):
        signed_out.goto("/developers/account")
        expect(button(signed_out, "Send me a link")).to_be_visible()


def change_address(page: Page) -> None:
    page.get_by_role("link", name="Account").click()
    page.get_by_label("New e-mail address").fill(NEW)
    button(page, "Send both links").click()
    addresses = [
        page.get_by_role("link", name=f"The link for {email}").get_attribute("href") or ""
        for email in (OLD, NEW)
    ]
    for address, shown in zip(
        addresses, ("Confirmed from one address", "The address was changed"), strict=True
    ):
        page.goto(address)
        button(page, "Confirm the change").click()
        expect(page.get_by_role("heading", name=shown)).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_text(f"{NEW}, since")).to_be_visible()


def sign_in_again(page: Page) -> None:
    """Come back by the page that a session from before the change of address is led to."""
    page.get_by_role("link", name="Export the account").click()
    button(page, "Send me a link").click()
    page.get_by_role("link", name="Open the link").click()
    button(page, "Sign in").click()
    page.get_by_role("link", name="Account", exact=True).click()


def exported_keys(page: Page) -> list[str]:
    with page.expect_download() as download:
        page.get_by_role("link", name="Export the account").click()
    exported = json.loads(download.value.path().read_text("utf-8"))
    return [key["name"] for key in exported["api_keys"]]


def test_features_that_need_scripts_say_so_and_show_no_dead_buttons(open_page: OpenPage) -> None:
    page = open_page("/developers", java_script_enabled=False)
    page.goto("/developers/try")
    expect(page.get_by_text("Sending requests from this page needs JavaScript")).to_be_visible()
    expect(page.get_by_role("button").and_(page.locator(":not([popovertarget])"))).to_have_count(0)
    page.goto("/developers/docs/quick-start")
    expect(page.get_by_role("button").and_(page.locator(":not([popovertarget])"))).to_have_count(0)
    page.goto("/developers/sign-in")
    ask_for_link(page, "noscript-two@example.com")
    expect(page.get_by_role("link", name="Open the link")).to_be_visible()
