"""What tells a list of grids from other texts, as it comes in."""

import re

from nonet.grid import CELLS

# What stands above a column of grids alone.
_HEADINGS = {"puzzle", "puzzles", "grid", "sudoku"}


def looks_like_lines(line: str) -> bool:
    """Tell whether a text that begins with this line has a grid in the first word of each line."""
    words = line.split()
    if not words or len(words[0]) == len(CELLS):
        return True
    if line.strip().lower() in _HEADINGS:
        return False
    return re.search(r"[<{\[#:|*+,;/\"!]|^\s*[-1-9.0_xX]{9}\s*$|^\s*\S(\s+\S){8}", line) is None
