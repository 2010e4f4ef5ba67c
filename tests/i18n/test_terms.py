"""Messages of techniques use the words that the page of their language has for them."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from language_files import CATALOGUE, NOTES, Language, read_language, tags
from term_pages import THINGS, Page, Unused, read_page, unused

ENGLISH = read_language(CATALOGUE / "en")


def page_of(tag: str) -> Page:
    return read_page((NOTES / f"{tag}.md").read_text("utf-8"), ENGLISH)


@pytest.mark.sample("^(de|ja)$")
@pytest.mark.parametrize("tag", tags(CATALOGUE))
def test_messages_of_techniques_use_the_terms_of_their_page(tag: str) -> None:
    page = page_of(tag)

    # Japanese has no word for a house.
    assert THINGS - set(page.terms) <= {"house"}
    assert {"pair", "fin", "chain", "unique rectangle", "almost locked set"} <= set(page.terms)
    assert unused(read_language(CATALOGUE / tag), ENGLISH, page) == []


@dataclass(frozen=True, slots=True)
class Change:
    """Other words in a message of a language."""

    tag: str
    file: str
    before: str
    after: str

    def made(self, folder: Path) -> Language:
        shutil.copytree(CATALOGUE / self.tag, folder / self.tag)
        file = folder / self.tag / self.file
        text, count = re.subn(self.before, self.after, file.read_text("utf-8"), flags=re.MULTILINE)
        assert count == 1
        file.write_text(text, "utf-8")
        return read_language(folder / self.tag)


HINTS, LESSONS, REASONS = "techniques.ftl", "lessons.ftl", "deductions.ftl"


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (
            Change("de", HINTS, r"(?<=^technique-naked-pair).*", " = Zwilling"),
            {"technique-naked-pair": ["nackt", "nacktes paar", "paar"]},
        ),
        (
            Change("de", HINTS, r"(?<=^technique-skyscraper = Ein) Skyscraper", " Wolkenkratzer"),
            {"technique-skyscraper": ["skyscraper"]},
        ),
        (
            Change("fr", LESSONS, r"(?<=^lesson-xy-chain-idea).*", " = Une suite"),
            {"lesson-xy-chain-idea": ["chaîne", "pince"]},
        ),
        (
            Change("pl", REASONS, "prawie zamknięte", "prawie pełne"),
            {"als-sets": ["zbiór prawie zamknięty"]},
        ),
        (
            Change("ja", HINTS, "(?<=^technique-sashimi-swordfish = )刺身", "サシミ"),
            {"technique-sashimi-swordfish": ["刺身", "刺身ソードフィッシュ"]},
        ),
        (
            Change("es", HINTS, "(?<=^technique-kraken-fish = Un) Kraken Fish", " pez kraken"),
            {"technique-kraken-fish": ["kraken fish"]},
        ),
        (
            Change("it", LESSONS, r"(?<=^lesson-full-house-idea).*", " = Facile"),
            {"full-house": ["colonna", "numero", "riga", "riquadro", "zona"]},
        ),
    ],
    ids=lambda given: given.tag if isinstance(given, Change) else "",
)
def test_a_term_is_named_with_the_message_that_does_not_use_it(
    tmp_path: Path, change: Change, found: dict[str, list[str]]
) -> None:
    language = change.made(tmp_path)

    assert unused(language, ENGLISH, page_of(change.tag)) == sorted(
        Unused(term, where) for where, terms in found.items() for term in terms
    )
