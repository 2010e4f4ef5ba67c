"""Identifiers that carry their grids, and the packing of grids into letters and digits."""

import re
from binascii import crc_hqx
from collections.abc import Iterable, Sequence
from functools import cache
from math import comb
from operator import eq
from typing import NamedTuple

from nonet.engine.variants import VariantPuzzle
from nonet.errors import IdentifierError, VariantFormatError
from nonet.grid import CELLS, EMPTY

_ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASE = len(_ALPHABET)
_CHECK_BITS = 16
# The bound on reading time; no sheet is longer.
MOST_LETTERS = 6_000
_TEXT_BYTES = 512
_KINDS = 8


class _Shape(NamedTuple):
    """The side of a grid, and the width of its boxes."""

    side: int
    box_width: int


# Only append to this: printed codes contain the indices.
_SHAPES = (_Shape(9, 3), _Shape(4, 2), _Shape(6, 3))


class Packer:
    """Writes choices, texts and grids; `letters` is the result."""

    def __init__(self) -> None:
        self._number = 0
        self._scale = 1

    def choose(self, choice: int, among: int) -> None:
        """Write a number from 0 to `among` - 1."""
        if not 0 <= choice < among:
            raise IdentifierError(f"{choice}; expected 0 to {among - 1}")
        self._number += choice * self._scale
        self._scale *= among

    def text(self, text: str) -> None:
        """Write a text of up to 511 bytes."""
        written = text.encode()
        self.choose(bool(written), 2)
        if written:
            self.choose(len(written), _TEXT_BYTES)
            for byte in written:
                self.choose(byte, 256)

    def grid(self, grid: str) -> None:
        """Write a grid that breaks no rule.

        Raises:
            IdentifierError: two equal digits see each other.
        """
        kind, shape = next(
            (place, each) for place, each in enumerate(_SHAPES) if each.side**2 == len(grid)
        )
        given = [cell for cell, digit in enumerate(grid) if digit != EMPTY]
        half = _half_of(given, len(grid))
        self.choose(2 * kind + (half is not None), _KINDS)
        self._cells(given if half is None else half, _cells_to_name(len(grid), half is not None))
        for cell in given:
            left = _left_at(grid, cell, shape)
            if grid[cell] not in left:
                raise IdentifierError(f"cell {cell} breaks a rule")
            self.choose(left.index(grid[cell]), len(left))

    def _cells(self, cells: list[int], among: int) -> None:
        self.choose(len(cells), among + 1)
        rank = sum(comb(cell, place) for place, cell in enumerate(cells, 1))
        self.choose(rank, comb(among, len(cells)))

    @property
    def letters(self) -> str:
        """Everything written, as letters and digits that end in a checksum."""
        number = self._number << _CHECK_BITS | _check_of(self._number)
        letters = ""
        while number:
            number, digit = divmod(number, _BASE)
            letters = _ALPHABET[digit] + letters
        return letters


class Unpacker:
    """Reads the data of a `Packer` in the same order.

    Raises:
        IdentifierError: the letters aren't valid; every method can raise this.
    """

    def __init__(self, letters: str) -> None:
        plain = letters.replace("-", "").lower()
        if not 0 < len(plain) <= MOST_LETTERS or not set(plain) <= set(_ALPHABET):
            raise IdentifierError("expected letters and digits")
        whole = 0
        for letter in plain:
            whole = whole * _BASE + _ALPHABET.index(letter)
        self._number = whole >> _CHECK_BITS
        if _check_of(self._number) != whole & (1 << _CHECK_BITS) - 1:
            raise IdentifierError("letters are missing or wrong")

    def choice(self, among: int) -> int:
        """Read a number from 0 to `among` - 1."""
        self._number, choice = divmod(self._number, among)
        return choice

    def flag(self) -> bool:
        """Read a boolean."""
        return bool(self.choice(2))

    def text(self) -> str:
        """Read a text."""
        if not self.flag():
            return ""
        written = bytes(self.choice(256) for _ in range(self.choice(_TEXT_BYTES)))
        try:
            return written.decode()
        except UnicodeDecodeError:
            raise IdentifierError("a text isn't UTF-8") from None

    def grid(self) -> str:
        """Read a grid."""
        kind, is_half = divmod(self.choice(_KINDS), 2)
        if kind >= len(_SHAPES):
            raise IdentifierError("unknown size of a grid")
        shape = _SHAPES[kind]
        size = shape.side**2
        cells = self._cells(_cells_to_name(size, bool(is_half)))
        if is_half:
            cells = sorted({*cells, *(size - 1 - cell for cell in cells)})
        grid = EMPTY * size
        for cell in cells:
            left = _left_at(grid, cell, shape)
            if not left:
                raise IdentifierError("a grid that breaks a rule")
            grid = grid[:cell] + left[self.choice(len(left))] + grid[cell + 1 :]
        return grid

    def _cells(self, among: int) -> list[int]:
        count = self.choice(among + 1)
        rank, cells = self.choice(comb(among, count)), []
        cell = among - 1
        for place in range(count, 0, -1):
            while comb(cell, place) > rank:
                cell -= 1
            cells.append(cell)
            rank -= comb(cell, place)
        return cells[::-1]

    def end(self) -> None:
        """Check that everything was read."""
        if self._number:
            raise IdentifierError("expected the end of the data")


def in_groups(letters: str) -> str:
    """Write letters in groups of nine, which are easier to copy."""
    return "-".join(letters[at : at + 9] for at in range(0, len(letters), 9))


def _check_of(number: int) -> int:
    return crc_hqx(number.to_bytes(-(-number.bit_length() // 8)), 0)


def _cells_to_name(size: int, is_half: bool) -> int:  # noqa: FBT001 - one of two ways to write a grid
    return (size + 1) // 2 if is_half else size


def _half_of(given: list[int], size: int) -> list[int] | None:
    """Return the cells of the first half if a half turn gives the others, else None."""
    known = set(given)
    if any(size - 1 - cell not in known for cell in given):
        return None
    return [cell for cell in given if cell < (size + 1) // 2]


def _left_at(grid: str, cell: int, shape: _Shape) -> str:
    """Return the digits that the cells before this one allow in it."""
    seen = {grid[other] for other in _seen_before(cell, shape)}
    return "".join(digit for digit in "123456789"[: shape.side] if digit not in seen)


@cache
def _seen_before(cell: int, shape: _Shape) -> tuple[int, ...]:
    own = _houses(cell, shape)
    return tuple(other for other in range(cell) if any(map(eq, own, _houses(other, shape))))


def _houses(cell: int, shape: _Shape) -> tuple[int, int, int]:
    row, column = divmod(cell, shape.side)
    height = shape.side // shape.box_width
    return row, column, row // height * height + column // shape.box_width


MAX_GRIDS = 20
_VERSION = "v1-"
COLLECTION_FORM = rf"{_VERSION}(?:[0-9]{{{len(CELLS)}}}){{1,{MAX_GRIDS}}}"
_FORM = re.compile(COLLECTION_FORM, re.ASCII)


def collection_id(grids: Iterable[str]) -> str:
    """Return the identifier of 1 to 20 normalized grids."""
    return _VERSION + "".join(grids).replace(EMPTY, "0")


def puzzle_id(grid: str) -> str:
    """Return the identifier of one normalized grid."""
    return collection_id((grid,))


def parse_collection_id(text: str) -> tuple[str, ...]:
    """Return the normalized grids of a collection's identifier.

    Raises:
        IdentifierError: the text isn't an identifier.
    """
    if _FORM.fullmatch(text) is None:
        expected = f"expected {_VERSION} and 81 digits for each of 1 to {MAX_GRIDS} grids"
        raise IdentifierError(f"malformed collection id: {expected}")
    digits = text.removeprefix(_VERSION).replace("0", EMPTY)
    return tuple(digits[start : start + len(CELLS)] for start in range(0, len(digits), len(CELLS)))


def parse_puzzle_id(text: str) -> str:
    """Return the normalized grid of a puzzle's identifier.

    Raises:
        IdentifierError: the text isn't an identifier.
    """
    grids = parse_collection_id(text)
    if len(grids) != 1:
        raise IdentifierError(f"malformed puzzle id: expected {_VERSION} and 81 digits")
    return grids[0]


def parse_id_of_any_size(text: str) -> str:
    """Return the normalized grid of the identifier of a puzzle of 9x9, 4x4 or 6x6.

    Raises:
        IdentifierError: the text isn't an identifier.
    """
    return parse_small_id(text) if text.startswith("s") else parse_puzzle_id(text)


def parse_variant_id(text: str) -> VariantPuzzle:
    """Return the variant puzzle of an identifier.

    Raises:
        IdentifierError: the text isn't an identifier.
    """
    try:
        return VariantPuzzle.from_id(text)
    except VariantFormatError as error:
        raise IdentifierError(str(error)) from None


# Names of single puzzles can't have this sign, which URLs keep as it is.
_JOINT = "~"
_VARIANT = "x1-"
MOST_COLLECTION_CHARACTERS = 6_000


def any_collection_id(puzzles: Sequence[str | VariantPuzzle]) -> str:
    """Return the identifier of 1 to 20 normalized grids and variants.

    Raises:
        IdentifierError: it would be too long for a link.
    """
    grids = [puzzle for puzzle in puzzles if isinstance(puzzle, str)]
    if len(grids) == len(puzzles):
        return collection_id(grids)
    joined = _JOINT.join(
        puzzle_id(puzzle) if isinstance(puzzle, str) else puzzle.id for puzzle in puzzles
    )
    if len(joined) > MOST_COLLECTION_CHARACTERS:
        most = f"expected an identifier of at most {MOST_COLLECTION_CHARACTERS} characters"
        raise IdentifierError(f"{most}, found {len(joined)}: publish fewer puzzles together")
    return joined


def parse_any_collection_id(text: str) -> tuple[str | VariantPuzzle, ...]:
    """Return the grids and variants of a collection's identifier.

    Raises:
        IdentifierError: the text isn't an identifier.
    """
    names = text.split(_JOINT)
    if not any(name.startswith(_VARIANT) for name in names):
        return parse_collection_id(text)
    if len(names) > MAX_GRIDS or len(text) > MOST_COLLECTION_CHARACTERS:
        raise IdentifierError("malformed collection id: too long")
    return tuple(
        parse_puzzle_id(name) if name.startswith(_VERSION) else parse_variant_id(name)
        for name in names
    )


_FORM_OF_SMALL = re.compile(r"s(?:4-([0-4]{16})|6-([0-6]{36}))", re.ASCII)
_PREFIXES = {16: "s4-", 36: "s6-"}


def small_puzzle_id(grid: str) -> str:
    """Return the identifier of one normalized grid of 4x4 or 6x6."""
    return _PREFIXES[len(grid)] + grid.replace(EMPTY, "0")


def parse_small_id(text: str) -> str:
    """Return the normalized grid of an identifier.

    Raises:
        IdentifierError: the text isn't an identifier.
    """
    found = _FORM_OF_SMALL.fullmatch(text)
    if found is None:
        raise IdentifierError("expected s4- and 16 digits of 0 to 4, or s6- and 36 of 0 to 6")
    return (found[1] or found[2]).replace("0", EMPTY)
