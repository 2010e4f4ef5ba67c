"""How a list of grids is told from other texts."""

import re  # noqa: TID253 - the pattern reads each character of a line once

from nonet.engine import skipped_lines
from nonet.foundation.grid import CELLS

# Headings of a column that has grids alone.
_HEADINGS = {"puzzle", "puzzles", "grid", "sudoku"}
# A sign that no line of grids has, or the first row of a grid of 9x9, 4x4 or 6x6.
_ROW = r"[-1-9.0_xX]{9}|[-0-4._]{4}|[-0-6._]{6}"
_OTHER_FORM = re.compile(rf"[<{{\[#:|*+,;/\"!]|^\s*(?:{_ROW})\s*$|^\s*\S(\s+\S){{8}}")


def prose_in(text: str) -> list[int]:
    """Return the numbers of the lines between the grids of a text that are left out.

    Blank lines, comments, borders and headings of forms are none of them.

    Raises:
        TextFormError: as `read_grids` does.
    """
    lines = [line.strip().lower() for line in text.splitlines()]
    return [number for number in skipped_lines(text) if lines[number - 1] not in _HEADINGS]


def looks_like_lines(line: str) -> bool:
    """Tell, by the first line of a text, whether each line begins with a grid."""
    words = line.split()
    if not words or len(words[0]) == len(CELLS):
        return True
    if line.strip().lower() in _HEADINGS:
        return False
    return _OTHER_FORM.search(line) is None
