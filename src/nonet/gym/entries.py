"""Entries of cells within a text: `r4c5=7`, `Row 4, column 5: 7`, `(4, 5) = 7`, `D5=7`."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from string import ascii_lowercase, digits
from typing import NamedTuple

from nonet.grid import SIDE, cell_at
from nonet.gym.notation import DIGIT_SIGNS

_LETTERS = tuple("abcdefghi")
_COORDINATES = frozenset(digits)
_FILLERS = ("the", "digit", "number", "cell", "value")
_VALUE_NAMES = ("v", "value", "digit", "number", "num", "val")
_SIGNS = frozenset("=:→⇒>|\N{FULLWIDTH COLON}")
_ALNUM = frozenset(ascii_lowercase + digits)
_SIGNS_OF_NAMES = frozenset("abcdefghir([")
_DECORATIONS = " \t*`\"'[({_$"
_AFTER_NAME = " \t*`\"'_}$-="
_SPACES = str.maketrans({chr(code): " " for code in range(128) if not chr(code).isalnum()})
# No cell name is longer.
_LONGEST_NAME, _LONGEST_HEAD, _MOST_WORDS = 40, 12, 6
_LONGEST_SENTENCE = 80


class Entry(NamedTuple):
    """A digit in a cell; `has_letter` if a letter named the row or column."""

    row: int
    column: int
    digit: int
    has_letter: bool = False


def entries_in(text: str) -> list[Entry]:
    """Return the entries of a lower-case text in order, reading letters as rows."""
    text = "\n".join(map(_as_assignment, text.splitlines()))
    found, line, last = [], 0, 0
    for at, digit in _assigned(text):
        line, last = max(line, text.rfind("\n", last, at) + 1), at
        name, head = text[max(0, at - _LONGEST_NAME) : at], text[line : line + _LONGEST_HEAD]
        entry = _entry(name, digit, head)
        if entry is not None:
            found.append(entry)
    return found


def digits_of(entries: Iterable[Entry], *, letters_are_rows: bool = True) -> dict[int, int]:
    """Return the digits by cell, 0 to 80; the last entry for a cell counts.

    Rows and columns count from 0 if one of them is 0 and none is 9.
    """
    found = [*entries]
    numbers = {number for one in found if not one.has_letter for number in (one.row, one.column)}
    is_from_0 = 0 in numbers and SIDE not in numbers
    digits_by_cell = {}
    for one in found:
        first = 0 if is_from_0 and not one.has_letter else 1
        row, column = one.row - first, one.column - first
        if min(row, column) >= 0:
            is_swapped = one.has_letter and not letters_are_rows
            cell = cell_at(column, row) if is_swapped else cell_at(row, column)
            digits_by_cell[cell] = one.digit
    return digits_by_cell


def _as_assignment(line: str) -> str:
    """Return a line with `Place 8 in r1c1` or `r1c1 is 8` at its beginning as an assignment."""
    words = [word for word in _words_of(line[:_LONGEST_SENTENCE]) if word not in _FILLERS]
    while words and (words[0] == "step" or words[0].isdigit()):
        words.pop(0)
    match words:
        case ["place" | "put", digit, "in" | "at", "r" | "row", row, _, column, *_]:
            return f"r{row}c{column} = {digit}\n{line}"
        case ["place" | "put", digit, "in" | "at", row, column, *_]:
            cell = f"({row},{column})" if row in _COORDINATES else row + column
            return f"{cell} = {digit}\n{line}"
        case [_, _, "is", *_] | [_, _, _, _, "is", *_]:
            return line.replace(" is ", " = ", 1)
    return line


def _assigned(text: str) -> Iterator[tuple[int, int]]:
    """Yield the position of each assignment sign before a single digit, and the digit."""
    for at, sign in enumerate(text):
        if sign not in _SIGNS:
            continue
        before = text[at - 1 : at]
        is_sign = before in ("-", "=") if sign == ">" else before not in ("!", "<", ">", "/", "≠")
        digit_at = _skip(text, at + 1)
        if (
            is_sign
            and text[digit_at : digit_at + 1] in DIGIT_SIGNS
            and _is_single_digit(text, digit_at)
        ):
            yield at, int(text[digit_at])


def _skip(text: str, at: int) -> int:
    """Return the index where a digit may start, past a few decorations."""
    window = text[at : at + 8]
    return at + len(window) - len(window.lstrip(_DECORATIONS))


def _is_single_digit(text: str, at: int) -> bool:
    """Return whether a digit is neither part of a word nor the first of several."""
    rest = text[at + 1 : at + 8]
    after = rest.lstrip(" \t,/")
    if rest[:1] in _ALNUM and rest:
        return False
    is_list = len(after) < len(rest) and after[:1] in DIGIT_SIGNS
    return not is_list and not after.startswith("or ")


def _entry(text: str, digit: int, line: str) -> Entry | None:
    """Return the entry of a digit in the cell whose name ends a text.

    The beginning of its line may name the row.
    """
    if _SIGNS_OF_NAMES.isdisjoint(text):
        return None
    words = _last_words(text)
    while words and words[-1] in _VALUE_NAMES:
        words.pop()
    has_letter = False
    match words:
        case [*_, "r" | "row", row, "c" | "col" | "column", column]:
            pass
        case [*_, "c" | "col" | "column", column] if row := _row_of(line):
            pass
        case [*_, letter, column] if letter in _LETTERS and _is_joined(text):
            row, has_letter = str(_LETTERS.index(letter) + 1), True
        case [*_, row, column] if _is_in_parentheses(text, row, column):
            pass
        case _:
            return None
    if row not in _COORDINATES or column not in _COORDINATES or (has_letter and column == "0"):
        return None
    return Entry(int(row), int(column), digit, has_letter)


def _row_of(line: str) -> str:
    """Return the row number that a line begins with, or an empty string."""
    match _last_words(line)[:2]:
        case ["r" | "row", row]:
            return row
    return ""


def _last_words(text: str) -> list[str]:
    """Return the last words of a text, split into letters and digits."""
    return _words_of(" ".join(text.translate(_SPACES).split()[-_MOST_WORDS:]))


def _words_of(text: str) -> list[str]:
    words = text.translate(_SPACES).split()
    parts = ("".join(signs) for word in words for _, signs in groupby(word, str.isdigit))
    return [part for part in parts if part != "and"]


def _is_joined(text: str) -> bool:
    """Return whether a text ends with a letter and a digit in one word."""
    name = text.rstrip(f"{_AFTER_NAME})]")
    return name[-2:-1] in _LETTERS and not name[-3:-2].isalnum()


def _is_in_parentheses(text: str, row: str, column: str) -> bool:
    """Return whether a text ends with exactly two numbers in parentheses."""
    name = text.rstrip(_AFTER_NAME)
    inner = name.replace("][", ",").replace("[", "(").rpartition("(")[2]
    return name.endswith((")", "]")) and _last_words(inner) == [row, column]
