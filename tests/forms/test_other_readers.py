"""Each form is read back by readers that are not ours, and gives the same grids."""

import csv
import io
import json
import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, strategies as st

from nonet.engine import read_grids
from nonet.puzzles.forms import FORMS, Form, write_grids

Reader = Callable[[str], list[str]]
grids = st.lists(st.text("-123456789", min_size=81, max_size=81), min_size=1, max_size=4)


def nine_rows(text: str) -> list[str]:
    """Read nine lines as a grid and drop borders, as some programs do."""
    rows = [re.sub(r"[^1-9.]", "", line) for line in text.splitlines()]
    cells = [row for row in rows if len(row) == 9]
    return ["".join(cells[start : start + 9]) for start in range(0, len(cells), 9)]


def games(text: str) -> list[str]:
    root = ET.fromstring(text)  # noqa: S314 - we have just written it
    return [game.attrib["data"] for game in root.iter("game")]


def embossed(text: str) -> list[str]:
    """Read Braille cell by cell: the letters of each page from its fifth line on."""
    pages = ("".join(page.split("\n")[4:]) for page in text.split("\f"))
    return [
        page.replace(" ", "").translate(str.maketrans("abcdefghi", "123456789")) for page in pages
    ]


READERS: dict[Form, Reader] = {
    "line": str.split,
    "rows": nine_rows,
    "sdk": nine_rows,
    "sdm": str.split,
    "ss": nine_rows,
    "csv": lambda text: [row["puzzle"] for row in csv.DictReader(io.StringIO(text))],
    "json": json.loads,
    "opensudoku": games,
    "hodoku": lambda text: [line.split(":")[3] for line in text.splitlines()],
    "brf": embossed,
}


def test_every_form_but_links_has_another_reader() -> None:
    # These are compared with texts packed by lz-string for JavaScript, in `test_links.py`.
    assert set(FORMS) - set(READERS) == {"f-puzzles", "sudokupad"}


@pytest.mark.parametrize("form", READERS)
@given(grids=grids)
def test_another_reader_finds_the_same_grids(form: Form, grids: list[str]) -> None:
    read = READERS[form](write_grids(grids, form))

    assert [re.sub("[.0]", "-", grid) for grid in read] == grids


@given(grids=grids)
def test_converting_between_two_forms_keeps_the_grids(grids: list[str]) -> None:
    again = read_grids(write_grids(grids, "json"))

    assert read_grids(write_grids(again, "sdm")) == grids
