"""Read cells, candidates and conclusions in common notation: `r4c5=7`, `R12C3 <> 4, 5`.

Texts come from models and may be hostile: each is scanned once, from its start to its end.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from string import ascii_lowercase, digits as ascii_digits
from typing import NamedTuple

from nonet.grid import CELLS, DIGITS, SIDE, cell_at

Candidate = tuple[int, int]
"""A cell, 0 to 80, and a digit."""

DIGIT_SIGNS = frozenset("123456789")
_LETTERS = ascii_lowercase + ascii_digits
_MARKS = str.maketrans("", "", "*`\"'")
# Other spellings of both signs, each replaced by a text of the same length.
_ELIMINATED, _IS = "≠", "="
_SIGNS = {"<>": "≠ ", "!=": "≠ ", "/=": "≠ ", ":=": "= ", "->": "= ", "→": "=", ":": "="}
_PAIR = 2


class _Conclusion(NamedTuple):
    """Cells and digits that a text concludes, the text before them, and the index after them."""

    before: str
    cells: frozenset[int]
    digits: str
    is_eliminated: bool
    end: int


def lowered(text: str) -> str:
    """Lower a text and write its cells in one form: `Row 4, Column 5` is `r4c5`."""
    first, *rest = text.lower().translate(_MARKS).split("row")
    return "".join((first, *map(_spelled, rest)))


def _spelled(text: str) -> str:
    """Restore `row` before a text, joining a row and column to one cell name."""
    number = text.lstrip()
    column = number[1:].lstrip().removeprefix(",").lstrip().removeprefix("and").lstrip()
    if number[:1] in DIGIT_SIGNS and column.startswith("col"):
        column = column.removeprefix("col").removeprefix("umn").lstrip()
        if column[:1] in DIGIT_SIGNS:
            return f"r{number[0]}c{column}"
    return f"row{text}"


def words_in(text: str) -> list[str]:
    """Return the words of ASCII letters and digits in a lowered text."""
    return "".join(sign if sign in _LETTERS else " " for sign in text).split()


def cells_named(word: str) -> frozenset[int]:
    """Return the cells that a word names, or an empty set."""
    rows, _, columns = word.removeprefix("r").partition("c")
    is_name = word.startswith("r") and max(len(rows), len(columns)) <= SIDE
    if not is_name or not set(rows + columns) <= DIGIT_SIGNS:
        return frozenset()
    return frozenset(
        cell_at(int(row) - 1, int(column) - 1) for row, column in product(rows, columns)
    )


def conclusions_in(text: str) -> tuple[list[Candidate], set[Candidate]]:
    """Return the placements of a lowered text, in order, and its eliminations."""
    placed: list[Candidate] = []
    lost: set[Candidate] = set()
    for said in _conclusions(text):
        found = product(said.cells, map(int, said.digits))
        if said.is_eliminated:
            lost.update(found)
        elif len(said.cells) == len(said.digits) == 1:
            placed += found
    return placed, lost


def without_conclusions(text: str) -> str:
    """Return a lowered text without its conclusions."""
    found = list(_conclusions(text))
    end = found[-1].end if found else 0
    return " ".join((*(said.before for said in found), text[end:]))


def _conclusions(text: str) -> Iterator[_Conclusion]:
    for sign, same in _SIGNS.items():
        text = text.replace(sign, same)
    end = begin = 0
    for at, sign in enumerate(text):
        if at < end or sign not in (_IS, _ELIMINATED):
            continue
        digits, after = _digits_at(text, at + 1)
        before, cells = _cells_before(text[begin:at]) if digits else ("", frozenset[int]())
        if cells:
            yield _Conclusion(text[end:begin] + before, cells, digits, sign == _ELIMINATED, after)
            end = after
        # A list of cells never contains a sign.
        begin = max(end, at + 1)


def _cells_before(text: str) -> tuple[str, frozenset[int]]:
    """Return the cells of the list at the end of a text, and the text before it."""
    parts, cells = text.split(","), set[int]()
    while parts:
        part = parts.pop().rstrip()
        before = part.rstrip(_LETTERS)
        named = cells_named(part[len(before) :])
        cells |= named
        if not named or before.strip():
            parts.append(before if named else part)
            break
    return ",".join(parts), frozenset(cells)


def _digits_at(text: str, start: int) -> tuple[str, int]:
    """Return the distinct digits of the list at an index, and the index of its end."""
    start = _after_spaces(text, start)
    end = start
    while text[end : end + 1] in DIGIT_SIGNS:
        end += 1
    if text[end : end + 1] == "0":
        return "", end
    digits = dict.fromkeys(text[start:end])
    while digits:
        comma = _after_spaces(text, end)
        digit = _after_spaces(text, comma + 1)
        is_next = text[comma : comma + 1] == "," and text[digit : digit + 1] in DIGIT_SIGNS
        if not is_next or text[digit + 1 : digit + 2] in (*ascii_digits, "c"):
            break
        digits[text[digit]] = None
        end = digit + 1
    return "".join(digits), end


def _after_spaces(text: str, at: int) -> int:
    while text[at : at + 1].isspace():
        at += 1
    return at


def cells_of(said: Iterable[object]) -> frozenset[int]:
    """Return the cells of a JSON list of numbers or names.

    Raises:
        ValueError: an item isn't a cell.
    """
    return frozenset(cell for one in said for cell in _cells_of(one))


def digits_of(said: Iterable[object]) -> frozenset[int]:
    """Return the digits of a JSON list.

    Raises:
        ValueError: an item isn't a digit.
    """
    return frozenset(map(_digit_of, said))


def candidates_of(said: Iterable[object]) -> frozenset[Candidate]:
    """Return the conclusions of a JSON list: `[[4, 7]]`, `[["r1c5", 7]]` or `["r1c5=7"]`.

    Raises:
        ValueError: an item isn't a conclusion.
    """
    return frozenset(pair for one in said for pair in _pairs_of(one))


def _pairs_of(one: object) -> Iterator[Candidate]:
    if isinstance(one, str):
        placed, lost = conclusions_in(lowered(one))
        if not placed and not lost:
            raise ValueError(f"expected a conclusion such as r3c2<>4, found {one!r}")
        yield from (*placed, *lost)
    elif isinstance(one, list) and len(one) == _PAIR:
        yield from ((cell, _digit_of(one[1])) for cell in _cells_of(one[0]))
    else:
        raise ValueError(f"expected a conclusion such as r3c2<>4 or [10, 4], found {one!r}")


def _cells_of(one: object) -> Iterable[int]:
    if isinstance(one, str) and (cells := cells_named(lowered(one))):
        return cells
    if type(one) is int and one in CELLS:
        return [one]
    raise ValueError(f"expected a cell, 0 to 80 or r1c1 to r9c9, found {one!r}")


def _digit_of(one: object) -> int:
    if type(one) is int and one in DIGITS:
        return one
    raise ValueError(f"expected a digit, 1 to 9, found {one!r}")
