"""A text in any form, to its grids."""

import re

from nonet.errors import TextFormError
from nonet.forms.cells import GRID
from nonet.forms.json_form import read_json
from nonet.forms.lines import read_lines
from nonet.forms.opensudoku import read_opensudoku

LARGEST_CHARACTERS = 10_000_000
# What stands above a column of grids alone.
_HEADINGS = {"puzzle", "puzzles", "grid", "sudoku"}
_BYTE_ORDER_MARK = "\ufeff"


def read_grids(text: str) -> list[str]:
    """Return the grids of a text, in order, each as 81 characters with `-` for an empty cell.

    Raises:
        TextFormError: a line is no part of any form, or there is no grid.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    if len(text) > LARGEST_CHARACTERS:
        raise TextFormError(1, f"{len(text):,} characters; expected {LARGEST_CHARACTERS:,} at most")
    start = text.lstrip()[:1]
    if start == "<":
        return read_opensudoku(text)
    if start in ("{", '"') or (start == "[" and not re.match(r"\s*\[[A-Za-z]", text)):
        return read_json(text)
    return read_lines(text)


def looks_like_lines(line: str) -> bool:
    """Tell whether a text that begins with this line has a grid in the first word of each line."""
    words = line.split()
    if not words or len(words[0]) == len(GRID):
        return True
    if line.strip().lower() in _HEADINGS:
        return False
    return re.search(r"[<{\[#:|*+,;/\"!]|^\s*[-1-9.0_xX]{9}\s*$|^\s*\S(\s+\S){8}", line) is None
