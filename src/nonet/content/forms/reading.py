"""How a list of grids is told from other texts."""

import re

from nonet.foundation.grid import CELLS

# Headings of a column that has grids alone.
_HEADINGS = {"puzzle", "puzzles", "grid", "sudoku"}


def looks_like_lines(line: str) -> bool:
    """Tell, by the first line of a text, whether each line begins with a grid."""
    words = line.split()
    if not words or len(words[0]) == len(CELLS):
        return True
    if line.strip().lower() in _HEADINGS:
        return False
    return re.search(r"[<{\[#:|*+,;/\"!]|^\s*[-1-9.0_xX]{9}\s*$|^\s*\S(\s+\S){8}", line) is None
