"""Grids within a text, in every layout that models draw them in, and the text between them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from string import digits
from typing import NamedTuple

from nonet.foundation.grid import CELLS, EMPTY, SIDE
from nonet.gym.markup import FENCE, plain_lines

_BLANKS = "0.-_?x*"
_CELL_SIGNS = frozenset(f"{digits}{_BLANKS}")
_WORD_LENGTHS = frozenset((1, 3, SIDE, 27, len(CELLS)))
# For words with `*` or `_`. In words of other lengths these are decorations, as in `*5*`.
_DECORATED_WORD_LENGTHS = frozenset((1, SIDE, len(CELLS)))
_DIGITS = frozenset(digits)
_LETTERS = tuple("abcdefghi")
_ROW_WORDS = frozenset(("row", "r", "line", "行"))
_OTHER_HOUSES = ("column", "col", "columns", "box", "boxes", "block", "blocks", "square", "squares")
_ASSIGNMENTS = "=:→"
_RULES = ("--", "==", "__", ":-", "-:", "-+", "+-", "|-|")
_EMPTY_WORD = "?"
_ALMOST = range(64, 100)


@dataclass(slots=True)
class Part:
    """A grid of a text, and the lines from there to the next; the first part has no grid."""

    grid: str = ""
    lines: list[str] = field(default_factory=list)


class _Row(NamedTuple):
    """A line of cells, some multiple of nine, with the number or letter of its row."""

    cells: str
    label: int | None
    is_first: bool


def parts_of(text: str) -> list[Part]:
    """Return the grids of a text in their order, each with the lines that follow it."""
    parts, run = [Part()], list[_Row | None]()
    is_other = False
    for line in [*plain_lines(text), FENCE]:
        words = _words_in(line)
        is_row = len(line) >= SIDE and not _is_rule_of_table(line)
        row = _row_of(line, words) if is_row else None
        if row is not None and not row.is_first:
            run += [] if is_other else [row]
            continue
        if row is None and _is_neutral(line, words):
            run += [] if line.strip() else [None]
            continue
        parts += map(Part, _grids_of(run))
        run = [row] if row is not None else []
        is_other = row is None and words[:1] != [] and words[0] in _OTHER_HOUSES
        if row is None:
            parts += map(Part, _words_of_cells(line))
            parts[-1].lines.append(line)
    return parts


def cells_almost(text: str) -> int | None:
    """Return the number of cells of the last grid in a text that has 64 to 99, or None."""
    found, count = None, 0
    for line in [*plain_lines(text), FENCE]:
        words = _words_in(line)
        if line == FENCE or any(map(_is_name, words)):
            found, count = count if count in _ALMOST else found, 0
        else:
            count += sum(len(_cells_of(word)) for word in words)
    return found


def _grids_of(run: list[_Row | None]) -> list[str]:
    """Return the grids of a run of rows; None stands for an empty line."""
    if not run:
        return []
    paragraphs = [list(rows) for is_row, rows in groupby(run, bool) if is_row]
    rows = [row for paragraph in paragraphs for row in _nines(paragraph)]
    if len(rows) % SIDE == 0:
        found = [rows[start : start + SIDE] for start in range(0, len(rows), SIDE)]
    else:
        whole = [
            nines[-SIDE:] for nines in map(_nines, paragraphs) if len(nines) in (SIDE, SIDE + 1)
        ]
        found = whole or [rows[-SIDE:]]
    return [grid for nine in found if (grid := _grid_of(nine))]


def _nines(rows: Iterable[_Row | None]) -> list[_Row]:
    """Return rows of nine cells each."""
    return [
        row._replace(cells=row.cells[start : start + SIDE])
        for row in rows
        if row is not None
        for start in range(0, len(row.cells), SIDE)
    ]


def _grid_of(rows: list[_Row]) -> str:
    """Return the grid of nine rows; nothing if their labels are not in order."""
    labels = [row.label for row in rows]
    is_ordered = labels in ([None] * SIDE, [*range(1, SIDE + 1)])
    return "".join(row.cells for row in rows) if is_ordered and len(rows) == SIDE else ""


def _row_of(line: str, words: list[str]) -> _Row | None:
    """Return the cells of a line that has a multiple of nine of them, behind its label."""
    named = next((at for at in reversed(range(len(words))) if _is_name(words[at])), -1)
    name = words[named] if named >= 0 else ""
    label, cells = _without_label("".join(map(_cells_of, words[named + 1 :])))
    if not cells or name in _OTHER_HOUSES or (label and name in _LETTERS):
        return None
    if _has_assignments(line[line.rfind(name) :] if name else line):
        return None
    if name in _LETTERS:
        label = str(_LETTERS.index(name) + 1)
    is_first = bool(name) and not label and name not in _ROW_WORDS
    return _Row(cells, int(label) if label else None, is_first)


def _without_label(cells: str) -> tuple[str, str]:
    """Return the number of a row, if any, and its cells; no cells if they are too few or many."""
    if len(cells) % SIDE == 0:
        return "", cells
    label, row = cells[:-SIDE].strip(EMPTY), cells[-SIDE:]
    if len(label) > 1 or len(cells) > SIDE + 2:
        # Dashes may part the boxes.
        digits_only = cells.replace(EMPTY, "")
        label, row = digits_only[:-SIDE], digits_only[-SIDE:]
    return (label, row) if len(label) <= 1 and len(row) == SIDE else ("", "")


def _has_assignments(text: str) -> bool:
    return sum(map(text.count, _ASSIGNMENTS)) > 1


class _Separators(dict[int, str]):
    """A table for `str.translate` that replaces everything but letters, digits and blanks."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        self[code] = sign if sign.isalpha() or sign in _CELL_SIGNS else " "
        return self[code]


_SEPARATORS = _Separators()


def _words_in(line: str) -> list[str]:
    """Return the words of letters, and the words of cells; a cell of a table may be empty."""
    if line.count("|") > SIDE and not _is_rule(line):
        line = "|".join(cell if cell.strip() else _EMPTY_WORD for cell in _inner(line).split("|"))
    words = line.translate(_SEPARATORS).split()
    return [part for word in words for part in _split(word)]


def _inner(line: str) -> str:
    return line.strip().removeprefix("|").removesuffix("|")


def _split(word: str) -> list[str]:
    """Return a word's letters and cells, such as `r` and `1`; `x` is a cell among digits."""
    if _CELL_SIGNS.issuperset(word):
        return [word]
    kinds = groupby(word, lambda sign: sign not in _CELL_SIGNS or sign == "x")
    return ["".join(signs) for _, signs in kinds]


def _is_name(word: str) -> bool:
    return not _CELL_SIGNS.issuperset(word)


def _cells_of(word: str) -> str:
    """Return the cells of a word, whose blanks may be decorations or punctuation."""
    if _DIGITS.issuperset(word):
        return word.replace("0", EMPTY)
    lengths = _DECORATED_WORD_LENGTHS if word.strip(digits + ".-?x") else _WORD_LENGTHS
    is_whole = len(word) in lengths
    return "".join(
        sign if sign in digits[1:] else EMPTY
        for sign in word
        if sign in digits or sign == "?" or is_whole
    )


def _words_of_cells(line: str) -> list[str]:
    """Return the words of 81 cells in a line, around which may be decorations."""
    words = line.translate(_SEPARATORS).split()
    plain = (word if len(word) == len(CELLS) else word.strip("*_").rstrip(".") for word in words)
    return [_cells_of(word) for word in plain if len(word) == len(CELLS) and not _is_name(word)]


def _is_rule(line: str) -> bool:
    """Return whether a line is the border between boxes, or below the head of a table."""
    return any(rule in line for rule in _RULES) and not any(map(str.isalnum, line))


def _is_rule_of_table(line: str) -> bool:
    """Return whether a line is the rule below the header of a table, not a row of empty cells."""
    return line.count("|") + 1 >= SIDE and _is_rule(line)


def _is_neutral(line: str, words: list[str]) -> bool:
    """Return whether a line stands within a grid without being a row."""
    if line == FENCE:
        return False
    return _is_rule(line) or not any(_is_name(word) or _cells_of(word) for word in words)
