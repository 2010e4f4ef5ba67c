"""Screenshots of a language's pages for translators, with the place of each message."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from language_places import addresses

_SIZE = {"width": 1000, "height": 1400}


def file_of(folder: Path, tag: str, address: str) -> Path:
    """Return the file of a page's picture."""
    return folder / tag / f"{address.strip('/').replace('/', '-') or 'home'}.png"


def take_pictures(folder: Path, tag: str, site: str) -> int:
    """Take a screenshot of each page with messages, and return their number."""
    (folder / tag).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport=_SIZE)  # type: ignore[arg-type]
        for address in addresses():
            page.goto(f"{site}/{tag}{address}", wait_until="load")
            page.screenshot(path=file_of(folder, tag, address))
        browser.close()
    return len(addresses())
