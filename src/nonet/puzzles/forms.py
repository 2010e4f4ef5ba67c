"""Grids written in any form."""

import json
from collections.abc import Callable, Sequence
from itertools import count
from typing import Literal, get_args
from urllib.parse import quote

from nonet.engine import Grid
from nonet.grid import BOX_SIDE, EMPTY, SIDE, rows

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = 6
_NARROW, _WIDE, _END, _FIRST_FREE = 0, 1, 2, 3
_NARROW_BITS, _WIDE_BITS = 8, 16


class _Width:
    """The width of the next code in bits; it grows when all codes of a width are used up."""

    def __init__(self) -> None:
        self.bits = 2
        self._left = 2

    def use(self) -> None:
        """Count one code."""
        self._left -= 1
        if self._left == 0:
            self._left = 1 << self.bits
            self.bits += 1


def pack(text: str) -> str:
    """Compress a text as lz-string does."""
    writer = _Writer()
    phrase = ""
    for character in text:
        writer.know(character)
        if writer.knows(phrase + character):
            phrase += character
            continue
        writer.write(phrase)
        writer.know(phrase + character)
        phrase = character
    if phrase:
        writer.write(phrase)
    return writer.end()


class _Writer:
    """A bit stream of codes; a character is spelled out where it first occurs."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._unsent: set[str] = set()
        self._bits: list[int] = []
        self._width = _Width()

    def knows(self, phrase: str) -> bool:
        """Return whether a phrase has a code."""
        return phrase in self._codes

    def know(self, phrase: str) -> None:
        """Assign the next code to a phrase that has none."""
        if phrase not in self._codes:
            self._codes[phrase] = len(self._codes) + _FIRST_FREE
            if len(phrase) == 1:
                self._unsent.add(phrase)

    def write(self, phrase: str) -> None:
        """Write the code of a phrase."""
        if phrase not in self._unsent:
            self._put(self._codes[phrase], self._width.bits)
        else:
            self._unsent.remove(phrase)
            is_wide = ord(phrase) >> _NARROW_BITS > 0
            self._put(_WIDE if is_wide else _NARROW, self._width.bits)
            self._put(ord(phrase), _WIDE_BITS if is_wide else _NARROW_BITS)
            self._width.use()
        self._width.use()

    def end(self) -> str:
        """Write the end code, and return everything in base64."""
        self._put(_END, self._width.bits)
        # At least one padding bit follows the end code.
        self._bits += [0] * (_BITS - len(self._bits) % _BITS)
        packed = "".join(
            _ALPHABET[int("".join(map(str, self._bits[at : at + _BITS])), 2)]
            for at in range(0, len(self._bits), _BITS)
        )
        return packed + "=" * (-len(packed) % 4)

    def _put(self, value: int, bits: int) -> None:
        self._bits += [value >> bit & 1 for bit in range(bits)]


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


def write_f_puzzles(grids: list[str]) -> str:
    """Write grids as f-puzzles links, one a line."""
    return "".join(f"https://www.f-puzzles.com/?load={_packed(grid)}\n" for grid in grids)


def write_sudokupad(grids: list[str]) -> str:
    """Write grids as SudokuPad links, one a line."""
    return "".join(f"https://sudokupad.app/?puzzleid=fpuz{_packed(grid)}\n" for grid in grids)


def _packed(grid: str) -> str:
    cells = [
        [{} if cell == EMPTY else {"value": int(cell), "given": True} for cell in row]
        for row in rows(grid)
    ]
    return quote(pack(json.dumps({"size": SIDE, "grid": cells}, separators=(",", ":"))), safe="")


def write_opensudoku(boards: Sequence[tuple[str, Sequence[Sequence[int]] | None]]) -> str:
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
        return write_opensudoku(boards)
    return _WRITERS[form]([grid for grid, _ in boards])


def _lines(grids: list[str]) -> str:
    return "".join(f"{_dotted(grid)}\n" for grid in grids)


def _bordered(grids: list[str]) -> str:
    return "\n".join(_box_lines(grid, "------+-------+------", " ") for grid in grids)


def _simple_sudoku(grids: list[str]) -> str:
    return "\n".join(_box_lines(grid, "-----------", "") for grid in grids)


def _sdk(grids: list[str]) -> str:
    return "\n".join("".join(f"{row}\n" for row in rows(_dotted(grid))) for grid in grids)


def _sdm(grids: list[str]) -> str:
    return "".join(f"{grid.replace(EMPTY, '0')}\n" for grid in grids)


def _csv(grids: list[str]) -> str:
    return "puzzle\n" + _lines(grids)


def _json(grids: list[str]) -> str:
    return json.dumps(grids, indent=0) + "\n"


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
    "rows": _bordered,
    "sdk": _sdk,
    "sdm": _sdm,
    "ss": _simple_sudoku,
    "csv": _csv,
    "json": _json,
    "brf": write_braille,
    "f-puzzles": write_f_puzzles,
    "sudokupad": write_sudokupad,
}
