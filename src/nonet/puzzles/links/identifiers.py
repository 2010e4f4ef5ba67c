"""Identifiers that contain their grids, so that puzzles need not be stored.

puzzle      v1-  81 digits, 0 for an empty cell
collection  v1-  81 digits for each of 1 to 20 grids, in order, duplicates kept
"""

import re
from collections.abc import Iterable

from nonet.errors import IdentifierError
from nonet.grid import CELLS, EMPTY

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
