"""The pages that people look for at the root, and how long documents may be."""

import re
import tomllib
from pathlib import Path

import yaml

from markdown import REPOSITORY, pages, read

HIGHLIGHTS, CHANGELOG_LINES = 8, 60
WORDS = 47_500
# Pages of languages are tables that only their translators read.
WORDS_OF_A_LANGUAGE, LANGUAGES = 600, REPOSITORY / "docs" / "languages"
CATALOGUE = REPOSITORY / "src" / "nonet" / "foundation" / "catalogue"


def test_the_changelog_has_few_highlights_of_each_release() -> None:
    changelog = read("CHANGELOG.md")

    releases = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]

    assert releases
    assert len(changelog.splitlines()) <= CHANGELOG_LINES
    for release in releases:
        assert 0 < len(re.findall(r"^- ", release, re.MULTILINE)) <= HIGHLIGHTS


def test_the_documents_can_be_read_in_a_few_hours() -> None:
    words = {page: len(page.read_text("utf-8").split()) for page in pages()}

    assert sum(words[page] for page in words if not is_of_a_language(page)) <= WORDS
    assert all(words[page] <= WORDS_OF_A_LANGUAGE for page in LANGUAGES.glob("*.md"))


def is_of_a_language(page: Path) -> bool:
    """Tell whether a page is about a language, or a translation of another."""
    translations = CATALOGUE in page.parents and CATALOGUE / "en" not in page.parents
    return page.parent == LANGUAGES or translations


def test_a_citation_names_the_newest_release() -> None:
    cited = yaml.safe_load(read("CITATION.cff"))
    version = tomllib.loads(read("Cargo.toml"))["workspace"]["package"]["version"]
    (day,) = re.findall(
        rf"^## \[{re.escape(version)}\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE
    )

    assert (cited["version"], str(cited["date-released"])) == (version, day)


def test_the_repository_says_how_to_report_and_how_to_behave() -> None:
    assert (REPOSITORY / "SECURITY.md").is_file()
    assert (REPOSITORY / "CODE_OF_CONDUCT.md").is_file()
