"""Braille, as BRF: lines of at most 40 cells, pages of at most 25 lines, in Braille ASCII.

Each puzzle has a page: a heading, what the signs mean, and nine rows. A digit is the letter with
its dots, `a` for 1 to `i` for 9, without a number sign before it; an empty cell is a hyphen. Boxes
stand apart by a second blank and a blank line. A full grid is headed as an answer.
"""

from itertools import count

from nonet.foundation.grid import BOX_SIDE, EMPTY, SIDE, rows

_LETTERS = "abcdefghi"
_TO_BRAILLE = str.maketrans("123456789", _LETTERS)
_NEXT_PAGE = "\f"


def write_braille(grids: list[str]) -> str:
    """Write grids as BRF."""
    numbers = {"sudoku": count(1), "answer": count(1)}
    words = ("sudoku" if EMPTY in grid else "answer" for grid in grids)
    return _NEXT_PAGE.join(
        _page(grid, word, next(numbers[word])) for grid, word in zip(grids, words, strict=True)
    )


def _page(grid: str, word: str, number: int) -> str:
    letters = str(number).translate(str.maketrans("1234567890", "abcdefghij"))
    lines = [f",{word} #{letters}", "a #a  b #b  c #c  d #d  e #e", "f #f  g #g  h #h  i #i", ""]
    for index, row in enumerate(rows(grid)):
        if index in (BOX_SIDE, 2 * BOX_SIDE):
            lines.append("")
        cells = row.translate(_TO_BRAILLE)
        boxes = (cells[start : start + BOX_SIDE] for start in range(0, SIDE, BOX_SIDE))
        lines.append("  ".join(" ".join(box) for box in boxes).replace(EMPTY, "-"))
    return "\n".join(lines) + "\n"
