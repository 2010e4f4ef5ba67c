"""No page points at something that is not there."""

import re
from pathlib import Path

from markdown import REPOSITORY, pages, without_blocks

LINK = re.compile(r'\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"')
ELSEWHERE = ("http://", "https://", "mailto:")


def test_the_pages_that_every_reader_looks_for_are_there() -> None:
    names = {str(page.relative_to(REPOSITORY)) for page in pages()}

    assert names >= {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"}


def test_every_relative_link_of_a_page_resolves() -> None:
    links = [
        (page, first or second)
        for page in pages()
        for first, second in LINK.findall(without_blocks(page.read_text("utf-8")))
    ]

    assert links
    assert [
        (str(page.relative_to(REPOSITORY)), link)
        for page, link in links
        if not link.startswith(ELSEWHERE) and is_dead(link, page)
    ] == []


def is_dead(link: str, page: Path) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    if not target.exists():
        return True
    return bool(anchor) and anchor not in anchors(target)


def anchors(page: Path) -> set[str]:
    """Return the names that a code host gives the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", without_blocks(page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
