"""Writing grids in the formats of other programs."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Literal, get_args
from urllib.parse import quote

from nonet.engine import Grid
from nonet.engine.grids import pack
from nonet.grid import BOX_SIDE, EMPTY, SIDE, rows

_LETTERS = "abcdefghi"
_TO_BRAILLE = str.maketrans("123456789", _LETTERS)
_NEXT_PAGE = "\f"


def _braille(grids: list[str]) -> str:
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


def _links(grids: list[str], start: str) -> str:
    return "".join(f"{start}{_packed(grid)}\n" for grid in grids)


def _packed(grid: str) -> str:
    cells = [
        [{} if cell == EMPTY else {"value": int(cell), "given": True} for cell in row]
        for row in rows(grid)
    ]
    return quote(pack(json.dumps({"size": SIDE, "grid": cells}, separators=(",", ":"))), safe="")


def _opensudoku(boards: "Sequence[Board]") -> str:
    """Write grids as an OpenSudoku file, with their candidates as notes."""
    games = "".join(f'  <game data="{_data(*board)}"/>\n' for board in boards)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{games}</opensudoku>\n'


def _data(grid: str, candidates: Sequence[Sequence[int]] | None) -> str:
    """Return a grid as digits, or with notes: digit, notes as bits, whether it can be changed."""
    digits = grid.replace(EMPTY, "0")
    if candidates is None:
        return digits
    notes = (sum(1 << digit - 1 for digit in cell) for cell in candidates)
    cells = zip(digits, notes, strict=True)
    return "version: 3&#10;" + "".join(f"{cell}|{bits}|{int(cell == '0')}|" for cell, bits in cells)


Form = Literal[
    "line",
    "rows",
    "sdk",
    "sdm",
    "ss",
    "csv",
    "json",
    "opensudoku",
    "hodoku",
    "brf",
    "f-puzzles",
    "sudokupad",
]
FORMS: tuple[Form, ...] = get_args(Form)


FORMS_WITH_CANDIDATES: tuple[Form, ...] = ("hodoku", "opensudoku")

Board = tuple[str, Sequence[Sequence[int]] | None]
"""A grid, and the candidates of its 81 cells, if any."""


def write_grids(grids: list[str], form: Form) -> str:
    """Write normalized grids, in order."""
    return write_boards([(grid, None) for grid in grids], form)


def write_boards(boards: Sequence[Board], form: Form) -> str:
    """Write normalized grids, with their candidates if the format holds any."""
    if form == "hodoku":
        return "".join(map(_hodoku, boards))
    if form == "opensudoku":
        return _opensudoku(boards)
    return _WRITERS[form]([grid for grid, _ in boards])


def _lines(grids: list[str]) -> str:
    return "".join(f"{_dotted(grid)}\n" for grid in grids)


def _hodoku(board: Board) -> str:
    grid, candidates = board
    deleted = [
        f"{digit}{cell // SIDE + 1}{cell % SIDE + 1}"
        for cell, digits in enumerate(candidates or ())
        for digit in Grid(grid).candidates[cell]
        if digit not in digits
    ]
    return f":0000:x:{_dotted(grid)}:{' '.join(deleted)}::\n"


def _box_lines(grid: str, border: str, blank: str) -> str:
    lines = []
    for index, row in enumerate(rows(_dotted(grid))):
        if index in (BOX_SIDE, 2 * BOX_SIDE):
            lines.append(border)
        boxes = (row[start : start + BOX_SIDE] for start in range(0, SIDE, BOX_SIDE))
        lines.append(f"{blank}|{blank}".join(blank.join(box) for box in boxes))
    return "\n".join(lines) + "\n"


def _dotted(grid: str) -> str:
    return grid.replace(EMPTY, ".")


_WRITERS: dict[Form, Callable[[list[str]], str]] = {
    "line": _lines,
    "rows": lambda grids: "\n".join(
        _box_lines(grid, "------+-------+------", " ") for grid in grids
    ),
    "sdk": lambda grids: "\n".join("\n".join([*rows(_dotted(grid)), ""]) for grid in grids),
    "sdm": lambda grids: _lines(grids).replace(".", "0"),
    "ss": lambda grids: "\n".join(_box_lines(grid, "-----------", "") for grid in grids),
    "csv": lambda grids: "puzzle\n" + _lines(grids),
    "json": lambda grids: json.dumps(grids, indent=0) + "\n",
    "brf": _braille,
    "f-puzzles": partial(_links, start="https://www.f-puzzles.com/?load="),
    "sudokupad": partial(_links, start="https://sudokupad.app/?puzzleid=fpuz"),
}
