"""The glossary has each word once, for what is there."""

import re
from collections import Counter

from markdown import REPOSITORY, read

SOURCES = ("src/nonet/**/*.py", "engine/**/src/**/*.rs", "bindings/src/**/*.rs")


def words() -> list[str]:
    found = re.findall(r"^\| (?!Word|Label|---)(.+?) \|", read("docs/glossary.md"), re.MULTILINE)
    return [word.strip("`") for row in found for word in row.split(", ")]


def test_a_word_has_one_meaning() -> None:
    assert [word for word, times in Counter(words()).items() if times > 1] == []


def test_every_word_is_used() -> None:
    files = [file for pattern in SOURCES for file in REPOSITORY.glob(pattern)]
    text = " ".join(file.read_text("utf-8") for file in files).lower().replace("_", " ")

    unused = [word for word in words() if not re.search(rf"\b{word.lower()}s?\b", text)]
    assert unused == []
