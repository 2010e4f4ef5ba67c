"""Find grids in a text, in every layout that models draw, and the text between them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby, takewhile
from string import digits
from typing import NamedTuple

from nonet.grid import CELLS, EMPTY, SIDE
from nonet.gym.markup import FENCE, plain_lines

_BLANKS = "0.-_?x*"
_CELL_SIGNS = frozenset(f"{digits}{_BLANKS}")
_WORD_LENGTHS = frozenset((1, 3, SIDE, 27, len(CELLS)))
# For words with `*` or `_`, which are decorations in words of other lengths, as in `*5*`.
_DECORATED_WORD_LENGTHS = frozenset((1, SIDE, len(CELLS)))
_DIGITS = frozenset(digits)
_LETTERS = tuple("abcdefghi")
_ROW_WORDS = frozenset(("row", "r", "line", "行"))
_OTHER_HOUSES = ("column", "col", "columns", "box", "boxes", "block", "blocks", "square", "squares")
_ASSIGNMENT, _MARK = "=", "#"
# These are words of their own: an assignment, or the start of a remark.
_SIGNS = dict.fromkeys("=:→", _ASSIGNMENT) | dict.fromkeys("#✓✔✅", _MARK)
# Some models write the sum after a row.
_REMARKS = (_MARK, "45")
_MOST_ASSIGNMENTS = 2
_RULES = ("--", "==", "__", ":-", "-:", "-+", "+-", "|-|")
_EMPTY_WORD = "?"
_ALMOST = frozenset(range(64, 100)) - {len(CELLS)}


@dataclass(slots=True)
class Part:
    """A grid and the lines up to the next grid; the first part has no grid."""

    grid: str = ""
    lines: list[str] = field(default_factory=list)


class _Row(NamedTuple):
    """A line of cells, some multiple of nine, with the number or letter of its row."""

    cells: str
    label: int | None
    is_first: bool


def parts_of(text: str) -> list[Part]:
    """Return the grids of a text in order, each with the lines that follow it."""
    parts, run = [Part()], list[_Row | None]()
    is_other = False
    for line, words in _lines_of(text):
        rows, has_remark = _rows_of(line, words)
        for row in rows:
            if row.is_first or not _continues(run, row):
                parts += map(Part, _grids_of(run))
                run, is_other = [], False
            run += [] if is_other else [row]
        if not rows and _is_neutral(line):
            run += [None] if run and not line.strip() else []
            continue
        if not rows:
            parts += map(Part, [*_grids_of(run), *_words_of_cells(line)])
            run, is_other = [], words[:1] != [] and words[0] in _OTHER_HOUSES
        if not rows or has_remark:
            parts[-1].lines.append(line)
    return parts


def _lines_of(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield lines with their words; a heading such as `Row 1` is joined to the next line."""
    heading, named = "", list[str]()
    for line in [*plain_lines(text), FENCE]:
        words = _words_in(line)
        names = [*filter(_is_name, words)]
        if len(names) == 1 and names[0] in _ROW_WORDS and len(_joined(words).strip(EMPTY)) <= 1:
            heading, named = f"{line} ", words
        elif line.strip() or not heading:
            yield (line, words) if line == FENCE else (heading + line, named + words)
            heading, named = "", []


def cells_almost(text: str) -> int | None:
    """Return the cell count of the last grid in a text with 64 to 99 cells, or None."""
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
    paragraphs = [_nines(rows) for is_row, rows in groupby(run, bool) if is_row]
    rows = _without_borders([row for paragraph in paragraphs for row in paragraph])
    if len(rows) % SIDE == 0:
        found = [rows[start : start + SIDE] for start in range(0, len(rows), SIDE)]
    else:
        plain = map(_without_borders, paragraphs)
        whole = [rows[-SIDE:] for rows in plain if len(rows) in (SIDE, SIDE + 1)]
        found = whole or [rows[-SIDE:]]
    return [grid for nine in found if (grid := _grid_of(nine))]


def _continues(run: list[_Row | None], row: _Row) -> bool:
    """Return whether a row's label continues a run; a first label of 0 counts as no label."""
    if not _has_digits(row) or (last := next(filter(_has_digits, reversed(run)), None)) is None:
        return True
    if row.label is None or last.label is None:
        is_next = row.label == 1 and len(last.cells) == SIDE
        return row.label == last.label or (is_next and sum(map(_has_digits, run)) == 1)
    return row.label == last.label + 1


def _without_borders(rows: list[_Row]) -> list[_Row]:
    """Drop the rows without digits if the others are whole grids, or grids below a header."""
    filled = [*filter(_has_digits, rows)]
    return rows if len(filled) % SIDE > 1 else filled


def _has_digits(row: _Row | None) -> bool:
    return row is not None and row.cells.strip(EMPTY) != ""


def _nines(rows: Iterable[_Row | None]) -> list[_Row]:
    """Return rows of nine cells each."""
    return [
        row._replace(cells=row.cells[start : start + SIDE])
        for row in rows
        if row is not None
        for start in range(0, len(row.cells), SIDE)
    ]


def _grid_of(rows: list[_Row]) -> str:
    """Return the grid of nine rows, or an empty string.

    Their labels have to be in order. Nine rows of 1 to 9 in order are a check, not a grid.
    """
    labels, ordered = [row.label for row in rows], [*range(1, SIDE + 1)]
    is_grid = labels in ([None] * SIDE, ordered, [None, *ordered[:-1]])
    is_check = all(row.cells == digits[1:] for row in rows)
    return "".join(row.cells for row in rows) if is_grid and not is_check else ""


def _rows_of(line: str, words: list[str]) -> tuple[list[_Row], bool]:
    """Return the rows of a line, and whether other text follows them."""
    rows, number, has_remark = list[_Row](), "", False
    if len(line) < SIDE or _is_rule_of_table(line):
        return rows, has_remark
    for name, inner in _segments(words):
        row = _row_of(name, inner, number)
        has_remark = row is None
        if row is not None:
            rows.append(row)
        number = _joined(inner) if name in _ROW_WORDS else ""
        number = number if number in _DIGITS else ""
    is_prose = any(_is_name(word) and word not in _ROW_WORDS for word in words[:1])
    if has_remark and is_prose and rows and rows[0].label is None:
        return [], False
    return rows, has_remark


def _segments(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the words of cells and signs after each name in a line, and before the first."""
    name, inner = "", list[str]()
    for word in words:
        if _is_name(word):
            yield name, inner
            name, inner = word, []
        else:
            inner.append(word)
    yield name, inner


def _row_of(name: str, words: list[str], number: str) -> _Row | None:
    """Return the row of cells after a name, without a remark that follows; it may be numbered."""
    if name in _OTHER_HOUSES or words.count(_ASSIGNMENT) > _MOST_ASSIGNMENTS:
        return None
    label, cells = _without_label(
        _joined(takewhile(lambda word: word.strip("*_") not in _REMARKS, words))
    )
    if not cells:
        label, cells = _without_label(_joined(words))
    if not cells or (label and name in _LETTERS):
        return None
    label = str(_LETTERS.index(name) + 1) if name in _LETTERS else label or number
    is_first = bool(name) and not label and name not in _ROW_WORDS
    return _Row(cells, int(label) if label else None, is_first)


def _joined(words: Iterable[str]) -> str:
    return "".join(map(_cells_of, words))


def _without_label(cells: str) -> tuple[str, str]:
    """Return a row's number, if any, and its cells; no cells if there are too few or too many."""
    label, row = cells[:-SIDE].strip(EMPTY), cells[-SIDE:]
    number, before = cells[: -2 * SIDE], cells[-2 * SIDE : -SIDE]
    is_pair = number or before == row or EMPTY in before
    if len(before) == SIDE and len(number) <= 1 and EMPTY not in row and is_pair:
        return number.strip(EMPTY), row
    if len(cells) % SIDE == 0:
        return "", cells
    if len(label) > 1 or len(cells) > SIDE + 2:
        # Dashes may separate the boxes.
        digits_only = cells.replace(EMPTY, "")
        label, row = digits_only[:-SIDE], digits_only[-SIDE:]
    return (label, row) if len(label) <= 1 and len(row) == SIDE else ("", "")


class _Separators(dict[int, str]):
    """A table for `str.translate` that separates letters, digits and blanks from other signs."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        is_kept = sign.isalpha() or sign in _CELL_SIGNS
        self[code] = sign if is_kept else f" {_SIGNS.get(sign, '')} "
        return self[code]


_SEPARATORS = _Separators()


def _words_in(line: str) -> list[str]:
    """Return the words of letters and of cells; a table cell may be empty."""
    if line.count("|") > SIDE and not _is_rule(line):
        cells = line.strip().removeprefix("|").removesuffix("|").split("|")
        line = "|".join(cell if cell.strip() else _EMPTY_WORD for cell in cells)
    words = line.translate(_SEPARATORS).split()
    return [part for word in words for part in _split(word)]


def _split(word: str) -> list[str]:
    """Split a word such as `r1` into letters and cells; `x` is a cell among digits."""
    if _CELL_SIGNS.issuperset(word):
        return [word]
    kinds = groupby(word, lambda sign: sign not in _CELL_SIGNS or sign == "x")
    return ["".join(signs) for _, signs in kinds]


def _is_name(word: str) -> bool:
    return not _CELL_SIGNS.issuperset(word) and word not in (_ASSIGNMENT, _MARK)


def _cells_of(word: str) -> str:
    """Return the digits and empty cells of a word.

    In words of unusual length, signs such as `*` and `-` are decorations and are dropped.
    """
    if _DIGITS.issuperset(word):
        return word.replace("0", EMPTY)
    lengths = _DECORATED_WORD_LENGTHS if word.strip(digits + ".-?x") else _WORD_LENGTHS
    word = word if len(word) in lengths else word.strip("*_")
    is_whole = len(word) in lengths
    return "".join(
        sign if sign in digits[1:] else EMPTY
        for sign in word
        if sign in digits or sign == "?" or (is_whole and sign in _BLANKS)
    )


def _words_of_cells(line: str) -> list[str]:
    """Return the words of 81 cells in a line, without decorations around them."""
    words = line.translate(_SEPARATORS).split()
    plain = (word if len(word) == len(CELLS) else word.strip("*_").rstrip(".") for word in words)
    return [_cells_of(word) for word in plain if len(word) == len(CELLS) and not _is_name(word)]


def _is_rule(line: str) -> bool:
    """Return whether a line is a border between boxes or below the header of a table."""
    return any(rule in line for rule in _RULES) and not any(map(str.isalnum, line))


def _is_rule_of_table(line: str) -> bool:
    """Return whether a line is the rule below the header of a table, not a row of empty cells."""
    return line.count("|") + 1 >= SIDE and _is_rule(line)


def _is_neutral(line: str) -> bool:
    """Return whether a line may stand within a grid although it has no cells."""
    return line != FENCE and not any(map(str.isalnum, line))
