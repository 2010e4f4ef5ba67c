"""Each row of the page about faults is shown by a test that is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "faults.md").read_text("utf-8")
COLUMNS = 5
NAME = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def rows() -> list[list[str]]:
    sections = re.split("^## ", PAGE, flags=re.MULTILINE)
    told = [text for text in sections if not text.startswith("What holds where")]
    lines = [
        line.strip("|").split("|")
        for text in told
        for line in text.splitlines()
        if line.startswith("| ")
    ]
    return [[cell.strip() for cell in line] for line in lines if line[0].strip() != "Fault"]


def names_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_row_names_a_test_that_is_there() -> None:
    found = rows()

    assert len(found) > 1
    assert [row for row in found if len(row) != COLUMNS or not all(row)] == []
    named = [NAME.findall(row[-1]) for row in found]
    assert [row for row, names in zip(found, named, strict=True) if not names] == []
    absent = [(file, name) for names in named for file, name in names if name not in names_in(file)]
    assert absent == []
