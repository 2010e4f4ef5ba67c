"""One catalogue holds every sentence for people: nothing missing, unused or written elsewhere."""

import re
from collections import Counter
from datetime import date
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from language_files import read_language
from markdown import REPOSITORY
from nonet import accounts, cli, engine, gym, i18n, printing, server
from nonet.i18n.catalogue import Catalogue, english
from nonet.i18n.message import Message, Series, Text
from nonet.i18n.words import Words
from nonet.puzzles import explanations, lessons, notebook
from nonet.server import site as website

FOLDER = Path(str(website.__file__)).parent
TEMPLATES = sorted((FOLDER / "templates").rglob("*.html"))
EXPLANATIONS = sorted(Path(str(explanations.__file__)).parent.rglob("*.py"))
ROOMS = [
    Path(str(room.__file__)).parent
    for room in (accounts, i18n, cli, gym, lessons, notebook, server, printing)
]
PYTHON = [*EXPLANATIONS, *(file for room in ROOMS for file in room.rglob("*.py"))]
SCRIPTS = sorted((FOLDER.parent / "static").rglob("*.js"))
# The engine explains the steps in Python and in browsers, and some things only in browsers.
RUST = [
    *sorted((REPOSITORY / "engine/reasoning/src/explanation").rglob("*.rs")),
    *sorted((REPOSITORY / "engine/variants/src").glob("*.rs")),
    *sorted((REPOSITORY / "bindings").rglob("src/*.rs")),
]
DOCUMENTS = sorted(Path(str(i18n.__file__)).parent.rglob("*.md"))
SOURCES = [*TEMPLATES, *DOCUMENTS, *PYTHON, *SCRIPTS, *RUST]
# Messages that describe the language itself.
OF_LANGUAGES = {"language-name", "language-direction", "language-locale"}
ENGLISH = read_language(english().folder)
FILES = sorted((Path(str(i18n.__file__)).parent).glob("*/*.ftl"))


ASKED = re.compile(r"\b(?:tell|say|words|_words|t)\(\s*[\"']([\w.-]+)[\"']\s*[,)]")


def test_every_requested_message_exists() -> None:
    asked = {
        name: file.name
        for file in (*TEMPLATES, *PYTHON, *DOCUMENTS)
        for name in ASKED.findall(file.read_text("utf-8"))
    }

    assert len(asked) > 500
    assert {name: file for name, file in asked.items() if name not in english().names} == {}


def test_every_line_of_a_catalogue_is_a_message_or_a_comment() -> None:
    unread = {
        file: [
            entry.content
            for entry in FluentParser().parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Junk)
        ]
        for file in FILES
    }

    assert {file: entries for file, entries in unread.items() if entries} == {}


@pytest.mark.parametrize("language", Catalogue().tags)
def test_no_message_is_defined_twice(language: str) -> None:
    names = Counter(
        entry.id.name
        for file in FILES
        if file.parent.name == language
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    )

    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("words", Catalogue().all(), ids=lambda words: str(words.tag))
def test_every_language_has_all_translated_messages(words: Words) -> None:
    assert read_language(words.folder).messages.keys() >= ENGLISH.translated().keys()
    assert words.names <= english().names


def test_techniques_have_the_names_of_the_engine() -> None:
    names = {technique.slug: english()(f"name-{technique.slug}") for technique in engine.TECHNIQUES}

    assert names == {technique.slug: technique.name for technique in engine.TECHNIQUES}


def test_all_messages_of_the_scripts_are_in_the_catalogue() -> None:
    known = english().entries("play.ftl")
    scripts = "\n".join(file.read_text("utf-8") for file in SCRIPTS)

    said = set(re.findall(r'["`](play-[\w-]*\w)["`]', scripts))

    assert len(said) > 15
    assert sorted(said - set(known)) == []


def test_a_sentence_that_is_filled_in_needs_all_its_values() -> None:
    words = english()

    assert words("collection-place", number=2, count=5) == "Puzzle 2 of 5"
    with pytest.raises(KeyError):
        words("collection-place", number=2)
    with pytest.raises(KeyError):
        words("no-such-message")


def test_an_amount_is_written_as_the_language_does_and_decides_the_form() -> None:
    words = english()

    assert words("collection-count", count=1) == "1 puzzle"
    assert words("collection-count", count=1234) == "1,234 puzzles"
    assert words("play-cell-given", digit="1", row="2", column="3") == "1, given, row 2 column 3"


def test_days_and_times_are_written_as_the_language_does() -> None:
    assert english().date(date(2026, 11, 21)) == "21 November 2026"
    assert english().moment(1_795_000_000_000) == "18 Nov 2026, 11:06 UTC"
    assert english().number(1234) == "1,234"


def test_days_of_the_week_are_short_in_languages_without_abbreviations_too() -> None:
    monday = date(2026, 11, 23)

    names = {tag: Catalogue().words(tag).weekday(monday) for tag in ("en", "de", "ja", "ar")}

    assert names == {"en": "Mon", "de": "Mo", "ja": "月", "ar": "إثنين"}


def test_a_series_reads_as_a_sentence_does() -> None:
    tell = english().render

    assert tell(Series("and", ("1",))) == "1"
    assert tell(Series("and", ("1", "2"))) == "1 and 2"
    assert tell(Series("and", ("1", "2", "3", "4"))) == "1, 2, 3 and 4"
    assert tell(Series("or", ("1", "2", "3"))) == "1, 2 or 3"
    assert tell(Series("group", (Series("and", ("1", "2")), "3"))) == "1 and 2; 3"


def test_a_message_is_filled_in_with_messages_as_they_are() -> None:
    cell = Message.of("cell-short", row="1", column="2")
    claim = Message.of("is", cell=cell, digit="3")

    assert english().render(claim) == "r1c2 is 3"
    assert english().render(Text((claim, claim))) == "r1c2 is 3 r1c2 is 3"
    assert english().render(Text(())) == ""
