"""One catalogue holds every sentence of the pages: nothing missing, unused or written elsewhere."""

import re
from pathlib import Path

import pytest

from nonet import website
from nonet.website.words import Words

FOLDER = Path(website.__file__).parent
TEMPLATES = sorted((FOLDER / "templates").rglob("*.html"))
SOURCES = [*TEMPLATES, *FOLDER.rglob("*.py"), *(FOLDER / "static").glob("*.js")]


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda file: file.name)
def test_templates_hold_no_words_of_their_own(template: Path) -> None:
    text = re.sub(r"<pre.*?</pre>", " ", template.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r"\{%.*?%\}|\{\{.*?\}\}", " ", text, flags=re.DOTALL)
    text = re.sub(r"<!?[a-zA-Z/][^>]*>", " ", text)

    assert re.findall(r"[A-Za-z]{2,}", text) == []


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda file: file.name)
def test_attributes_that_are_read_come_from_the_catalogue(template: Path) -> None:
    text = template.read_text("utf-8")

    for value in re.findall(r'(?:aria-label|title|alt)="([^"]+)"', text):
        assert value.startswith("{{"), value


def test_every_sentence_is_used_somewhere() -> None:
    written = "\n".join(file.read_text("utf-8") for file in SOURCES)

    def used(key: str) -> bool:
        name = key.removeprefix("play.")
        if re.search(rf"[\"'`]{re.escape(name)}[\"'`]", written):
            return True
        # A key may be put together: t('panel.' ~ name), `tool.${tool}`, 'home.' ~ part ~ '.text'.
        start, _, end = name.rpartition(".")
        family = re.escape(start.rpartition(".")[0])
        last = rf"[\"'`]{re.escape(start)}\.(?:[\"'`]|\$?\{{)"
        middle = rf"[\"'`]{family}\.(?:[\"'`] ~ \w+ ~ [\"'`]|\{{\w+\}})\.{end}"
        return bool(re.search(last, written) or re.search(middle, written))

    assert [key for key in Words().sentences if not used(key)] == []


def test_what_the_scripts_say_is_in_the_catalogue() -> None:
    known = Words().for_scripts()
    scripts = "\n".join(file.read_text("utf-8") for file in (FOLDER / "static").glob("*.js"))

    said = set(re.findall(r'say\("([^"]+)"', scripts)) | set(
        re.findall(r'"((?:said|read|cell|left)\.[\w.-]+)"', scripts)
    )

    assert len(said) > 15
    assert sorted(said - set(known)) == []


def test_a_sentence_that_is_filled_in_needs_all_its_values() -> None:
    words = Words()

    assert words("collection.place", number=2, count=5) == "Puzzle 2 of 5"
    with pytest.raises(KeyError):
        words("collection.place", number=2)
