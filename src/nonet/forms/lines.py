"""Forms that go by lines: a grid on a line, or nine rows with or without borders and labels.

Comments, headings, blank lines and borders may stand between grids, borders within them. A line
that looks like cells and has another number of them than 9 or 81 is refused, never skipped.
"""

import re
from collections.abc import Iterator

from nonet.errors import TextFormError
from nonet.forms.braille import row_of_braille
from nonet.forms.cells import CELL_CHARACTERS, are_cells, normalized
from nonet.forms.links import grid_of_link, is_link
from nonet.grid import CELLS, SIDE

_COMMENT = re.compile(r"\s*(#|//|;|%)")
_LINK = re.compile(r"/(?:puzzles|collections)/v1-((?:[0-9]{81}){1,20})(?![0-9])")
_HODOKU = re.compile(r":[^:]*:[^:]*:([-+.0-9]+):")
_PLACED = re.compile(r"\+[1-9]")
_BORDER = re.compile(r"[-+=*|!.:'`,\s─━═│┃║┼╋╬┌┐└┘├┤┬┴╔╗╚╝╠╣╦╩╪╫╞╡╟╢╤╧╥╨]+")
_LABEL = re.compile(r"\s*(?:[A-Ia-i]|[Rr][1-9])[\s:|)]+(?=[-.0-9_*xX?|\s])")
_SEPARATORS = re.compile(r"[\s|!│┃║]+")
_CSV_CELLS = re.compile(r"\s*[-.0-9_xX?]?\s*(?:[,;\t]\s*[-.0-9_xX?]?\s*){8}")
_CSV_SEPARATOR = re.compile(r"[,;\t]")
# So many characters of cells are no heading any more.
_ALIKE = 5
_STATE = "[state]"


def read_lines(text: str) -> list[str]:
    """Return the grids of a text.

    Raises:
        TextFormError: see above; or there is no grid.
    """
    grids: list[str] = []
    rows: list[str] = []
    skipped: TextFormError | None = None
    for number, line in enumerate(_before_state(text), 1):
        try:
            found = _cells_of(line, number)
        except TextFormError as fault:
            if rows or _looks_like_cells(line) or is_link(line):
                raise
            skipped = skipped or fault
            continue
        for cells in found:
            _add(cells, grids, rows, number)
    if rows:
        raise TextFormError(text.count("\n") + 1, f"the last grid has {len(rows)} rows; expected 9")
    if not grids:
        raise skipped or TextFormError(1, "there is no grid")
    return grids


def _before_state(text: str) -> Iterator[str]:
    """Yield the lines up to a section of what somebody has filled in, and after it."""
    in_state = False
    for line in text.splitlines():
        if line.strip().startswith("["):
            in_state = line.strip().lower() == _STATE
            yield ""
        else:
            yield "" if in_state else line


def _add(cells: str, grids: list[str], rows: list[str], number: int) -> None:
    if len(cells) == len(CELLS):
        if rows:
            raise TextFormError(number, f"a grid begins after {len(rows)} rows of another")
        grids.append(cells)
        return
    rows.append(cells)
    if len(rows) == SIDE:
        grids.append("".join(rows))
        rows.clear()


def _cells_of(line: str, number: int) -> list[str]:
    """Return the grids or the row of a line; nothing of one that separates.

    Raises:
        TextFormError: it has something else.
    """
    if not line.strip() or _COMMENT.match(line):
        return []
    if link := _LINK.search(line):
        return _parted(link[1])
    if grid := grid_of_link(line, number):
        return [grid]
    if hodoku := _HODOKU.match(line):
        line = _PLACED.sub(".", hodoku[1])
    elif _CSV_CELLS.fullmatch(line):
        return [normalized("".join(cell.strip() or "-" for cell in _CSV_SEPARATOR.split(line)))]
    if row := row_of_braille(line):
        return [row]
    return _plain_cells(line, number)


def _plain_cells(line: str, number: int) -> list[str]:
    word = re.split(r"[\s,;\"]+", line.strip(' \t",;'))[0]
    if len(word) == len(CELLS) and are_cells(word):
        return [normalized(word)]
    cells = _SEPARATORS.sub("", _LABEL.sub("", line, count=1))
    if len(cells) in (SIDE, len(CELLS)) and are_cells(cells):
        return [normalized(cells)]
    if _BORDER.fullmatch(line):
        return []
    shown = f"{line.strip():.40}"
    if not are_cells(cells):
        raise TextFormError(number, f"found {shown!r}; expected 81 cells or a row of 9")
    raise TextFormError(number, f"found {len(cells)} cells in {shown!r}; expected 9 or 81")


def _looks_like_cells(line: str) -> bool:
    longest = max((len(word) for word in line.split()), default=0)
    alike = sum(character in CELL_CHARACTERS for character in line if not character.isspace())
    return alike >= _ALIKE and 2 * alike > len(line.replace(" ", "")) and longest > 0


def _parted(digits: str) -> list[str]:
    size = len(CELLS)
    return [normalized(digits[start : start + size]) for start in range(0, len(digits), size)]
