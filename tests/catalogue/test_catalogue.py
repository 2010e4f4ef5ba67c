"""One catalogue holds every sentence for people: nothing missing, unused or written elsewhere."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from nonet import catalogue, explanations, lessons, website
from nonet.catalogue import LANGUAGES, Words

FOLDER = Path(website.__file__).parent
TEMPLATES = sorted((FOLDER / "templates").rglob("*.html"))
EXPLANATIONS = sorted(Path(explanations.__file__).parent.rglob("*.py"))
ROOMS = [Path(str(room.__file__)).parent for room in (catalogue, lessons, website)]
PYTHON = [*EXPLANATIONS, *(file for room in ROOMS for file in room.rglob("*.py"))]
SOURCES = [*TEMPLATES, *PYTHON, *(FOLDER / "static").glob("*.js")]


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
        # What is counted is named without its form: counted("list.cells", 2).
        name = re.sub(r"\.(one|other)$", "", key.removeprefix("play."))
        for whole in {name, key.removeprefix("play.")}:
            if re.search(rf"[\"'`]{re.escape(whole)}[\"'`]", written):
                return True
        # A key may be put together: t('panel.' ~ name), `tool.${tool}`, 'home.' ~ part ~ '.text'.
        start, _, end = name.rpartition(".")
        family = re.escape(start.rpartition(".")[0])
        last = rf"[\"'`]{re.escape(start)}\.(?:[\"'`]|\$?\{{)"
        middle = rf"[\"'`]{family}\.(?:[\"'`] ~ \w+ ~ [\"'`]|\{{\w+\}})\.{end}"
        return bool(re.search(last, written) or re.search(middle, written))

    assert [key for key in Words().sentences if not used(key)] == []


@pytest.mark.parametrize("file", [*TEMPLATES, *PYTHON], ids=lambda file: file.name)
def test_every_sentence_that_is_asked_for_is_there(file: Path) -> None:
    known = Words().sentences
    text = file.read_text("utf-8")

    asked = re.findall(r"\b(?:tell|words|t)\(\s*[\"']([\w.-]+)[\"']\s*[,)]", text)
    counted = re.findall(r"\bcounted\(\s*[\"']([\w.-]+)[\"']", text)
    asked += [f"{key}.{form}" for key in counted for form in ("one", "other")]

    assert [key for key in asked if key not in known] == []


@pytest.mark.parametrize("file", EXPLANATIONS, ids=lambda file: file.name)
def test_explanations_hold_no_words_of_their_own(file: Path) -> None:
    text = re.sub(r'""".*?"""|#.*', "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"(?m)^#.*$", "", text)

    assert [
        said for said in re.findall(r'"([^"\n]*)"', text) if re.search(r"[a-z] [a-z{]", said)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    files = (Path(catalogue.__file__).parent / language).glob("*.json")

    keys = Counter(
        key
        for file in files
        for key, _ in json.loads(file.read_text("utf-8"), object_pairs_hook=list)
    )

    assert [key for key, count in keys.items() if count > 1] == []


def test_what_can_be_one_can_be_many() -> None:
    keys = Words().sentences

    singular = {key.removesuffix(".one") for key in keys if key.endswith(".one")}

    assert singular == {key.removesuffix(".other") for key in keys if key.endswith(".other")}


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


def test_a_list_reads_as_a_sentence_does() -> None:
    words = Words()

    assert words.listed(["1"]) == "1"
    assert words.listed(["1", "2"]) == "1 and 2"
    assert words.listed(["1", "2", "3", "4"]) == "1, 2, 3 and 4"
