"""Each row of the page about faults is shown by a test that is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "faults.md").read_text("utf-8")
NAME = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
# Tables whose rows are shown by tests, by their first heading.
SHOWN = ("Fault", "What")


def rows() -> list[list[str]]:
    """Return the rows of those tables, each with as many cells as its heading has."""
    found, heading = [], [""]
    for line in PAGE.splitlines():
        if not line.startswith("| "):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in (*SHOWN, "What strangers do"):
            heading = cells
        elif heading[0] in SHOWN:
            assert len(cells) == len(heading), line
            found.append(cells)
    return found


def names_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_row_names_a_test_that_is_there() -> None:
    found = rows()

    assert len(found) > 1
    assert [row for row in found if not all(row)] == []
    named = [NAME.findall(row[-1]) for row in found]
    assert [row for row, names in zip(found, named, strict=True) if not names] == []
    absent = [(file, name) for names in named for file, name in names if name not in names_in(file)]
    assert absent == []
