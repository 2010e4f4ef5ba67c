"""The developer area as somebody at a browser uses it."""

import subprocess
from typing import Any

import httpx2
from playwright.sync_api import Page, expect

from samples import UNIQUE
from waiting import PATIENCE_S

BUILD = "Try the API"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def button(page: Page, name: str) -> Any:
    """Return the button with a name."""
    return page.get_by_role("button", name=name, exact=True)


def ask_for_link(page: Page, email: str) -> None:
    """Type an address into the form of the first page, and send it."""
    page.get_by_label("E-mail address").fill(email)
    button(page, "Send me a link").click()


def sign_up(page: Page, email: str) -> None:
    """Sign in on a site that shows its links itself."""
    ask_for_link(page, email)
    page.get_by_role("link", name="Open the link").click()
    button(page, "Sign in").click()


def make_key(page: Page, name: str = "laptop") -> str:
    """Make a key and return it."""
    page.get_by_label("Name").fill(name)
    button(page, "Make a key").click()
    return shown_key(page)


def shown_key(page: Page) -> str:
    """Return the key that the page shows, this once."""
    key: str = page.locator("#key").inner_text().strip()
    return key


def come_from_home(page: Page) -> None:
    """Click one's way from the site's first page to the developer area's."""
    page.goto("/")
    page.locator("section.card").get_by_role("link", name=BUILD).click()


def paste_call(page: Page) -> str:
    """Copy the call that the page of a new key shows, run it in a shell, return its status."""
    button(page, "Copy").last.click()
    expect(page.locator("[data-copied]")).to_have_count(1)
    pasted = page.evaluate("navigator.clipboard.readText()")
    shown = f"{pasted} --silent --output /dev/null --write-out '%{{http_code}}'"
    return subprocess.run(
        ["/bin/bash", "-c", shown], capture_output=True, text=True, timeout=PATIENCE_S, check=True
    ).stdout


class Program(httpx2.Client):
    """Somebody's program: it runs on and keeps its connection and its key."""

    def __init__(self, site: str, key: str) -> None:
        headers = {"Authorization": f"Bearer {key}"}
        super().__init__(base_url=site, headers=headers, timeout=PATIENCE_S, verify=False)

    def ask(self) -> int:
        """Ask once more and return the status."""
        return self.post("/api/v1/check", json={"puzzle": UNIQUE}).status_code


def ask_once(site: str, key: str) -> int:
    """Ask with a key and return the status."""
    with Program(site, key) as program:
        return program.ask()
