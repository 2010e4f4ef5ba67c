"""Identifiers of puzzles of 4x4 and 6x6, which carry their grids as those of 9x9 do.

s4-  16 digits, 0 for an empty cell
s6-  36 digits
"""

import re

from nonet.errors import IdentifierError
from nonet.foundation.grid import EMPTY

_FORM = re.compile(r"s(?:4-([0-4]{16})|6-([0-6]{36}))", re.ASCII)
_PREFIXES = {16: "s4-", 36: "s6-"}


def small_puzzle_id(grid: str) -> str:
    """Return the identifier of one normalized grid of 4x4 or 6x6."""
    return _PREFIXES[len(grid)] + grid.replace(EMPTY, "0")


def parse_small_id(text: str) -> str:
    """Return the normalized grid of an identifier.

    Raises:
        IdentifierError: the text is none.
    """
    found = _FORM.fullmatch(text)
    if found is None:
        raise IdentifierError("expected s4- and 16 digits of 0 to 4, or s6- and 36 of 0 to 6")
    return (found[1] or found[2]).replace("0", EMPTY)
