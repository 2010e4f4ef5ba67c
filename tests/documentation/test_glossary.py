"""The glossary has each word once, for what is there, and no room or way to it without a word."""

import re
from collections import Counter

from documentation.markdown import REPOSITORY, read

SOURCES = ("src/nonet/**/*.py", "engine/src/**/*.rs", "bindings/src/**/*.rs")
# Files that people would ask about: what a request passes, and what its work waits for.
ASKED_ABOUT = ("app", "front", "door", "turns")
# What the field calls so, or what the docstring of the file says whole.
PLAIN = {
    "address",
    "asking",
    "body",
    "bounds",
    "composition",
    "compression",
    "connection",
    "credential",
    "credit",
    "diagnosis",
    "encoding",
    "entity_tag",
    "errors",
    "export",
    "fair_queue",
    "form",
    "headers",
    "health",
    "lifespan",
    "log_stream",
    "logs",
    "people",
    "preparation",
    "secret",
    "serving",
    "site",
    "site_headers",
    "worker",
}


def words() -> list[str]:
    found = re.findall(r"^\| (?!Word|Label|---)(.+?) \|", read("docs/glossary.md"), re.MULTILINE)
    return [word.strip("`") for row in found for word in row.split(", ")]


def test_a_word_has_one_meaning() -> None:
    assert [word for word, times in Counter(words()).items() if times > 1] == []


def test_every_word_is_used() -> None:
    files = [file for pattern in SOURCES for file in REPOSITORY.glob(pattern)]
    text = " ".join(file.read_text("utf-8") for file in files).lower().replace("_", " ")

    unused = [word for word in words() if not re.search(rf"\b{word.lower()}", text)]
    assert unused == []


def test_the_words_of_the_house_are_told() -> None:
    files = [
        file for room in ASKED_ABOUT for file in (REPOSITORY / "src/nonet" / room).glob("*.py")
    ]
    names = {file.stem for file in files if file.stem != "__init__"} - PLAIN

    told = {word.replace(" ", "_") for word in words()}
    assert {name for name in names if not {name, name.removesuffix("s")} & told} == set()
