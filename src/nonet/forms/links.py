"""Links of f-puzzles and SudokuPad that carry their grid, packed by lz-string.

Nothing is fetched: a link with a short id, whose grid is elsewhere, is refused, and so is one with
rules beyond those of a Sudoku.
"""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, unquote

from nonet.errors import TextFormError
from nonet.forms.lz_string import LzStringError, pack, unpack
from nonet.grid import DIGITS, EMPTY, SIDE, rows

_MOST_PACKED, _MOST_UNPACKED = 1 << 16, 1 << 18
_SITE = re.compile(
    r"https?://(?:[\w.-]*\.)?(f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com)/\S*"
)
_PACKED = re.compile(r"(?:[?&]load=|(?:/|puzzleid=)f(?:puzzles|puz))([A-Za-z0-9+/=%]+)")
# What a grid of f-puzzles may have beside the grid without being another puzzle.
_PLAIN = frozenset(
    {"size", "title", "author", "ruleset", "grid", "solution", "successMessage", "successmessage"}
    | {"highlightConflicts", "disabledlogic", "truecandidatesoptions", "logic", "notes"}
)


def is_link(line: str) -> bool:
    """Tell whether a line has a link of these sites."""
    return _SITE.search(line) is not None


def grid_of_link(line: str, number: int) -> str | None:
    """Return the grid of a link, normalized; None where a line has no link of these sites.

    Raises:
        TextFormError: the link has no grid in it, or more than a grid.
    """
    link = _SITE.search(line)
    if link is None:
        return None
    packed = _PACKED.search(link[0])
    if packed is None:
        raise TextFormError(
            number,
            f"the link of {link[1]} has a short id in place of its grid, and nothing is fetched; "
            "open it there and copy the link that holds the puzzle",
        )
    return _grid_of(_unpacked(unquote(packed[1]), number), number)


def write_f_puzzles(grids: list[str]) -> str:
    """Write grids as links of f-puzzles, one a line."""
    return "".join(f"https://www.f-puzzles.com/?load={_packed(grid)}\n" for grid in grids)


def write_sudokupad(grids: list[str]) -> str:
    """Write grids as links of SudokuPad, one a line."""
    return "".join(f"https://sudokupad.app/?puzzleid=fpuz{_packed(grid)}\n" for grid in grids)


def _packed(grid: str) -> str:
    cells = [
        [{} if cell == EMPTY else {"value": int(cell), "given": True} for cell in row]
        for row in rows(grid)
    ]
    return quote(pack(json.dumps({"size": SIDE, "grid": cells}, separators=(",", ":"))), safe="")


def _unpacked(packed: str, number: int) -> dict[str, Any]:
    if len(packed) > _MOST_PACKED:
        raise TextFormError(number, f"a link of more than {_MOST_PACKED:,} characters")
    try:
        value = json.loads(unpack(packed, most=_MOST_UNPACKED))
    except LzStringError as fault:
        raise TextFormError(number, f"in the link, {fault}") from None
    except (json.JSONDecodeError, RecursionError):
        raise TextFormError(number, "the link holds no puzzle") from None
    if not isinstance(value, dict):
        raise TextFormError(number, "the link holds no puzzle")
    return value


def _grid_of(puzzle: dict[str, Any], number: int) -> str:
    # An empty list or a rule that is switched off is none.
    if further := sorted(name for name, held in puzzle.items() if held and name not in _PLAIN):
        named = ", ".join(name[:30] for name in further[:3])
        raise TextFormError(number, f"the link is no plain Sudoku: it has {named}")
    try:
        cells = [cell for row in puzzle["grid"] for cell in row]
        widths = {len(row) for row in puzzle["grid"]}
        grid = "".join(_digits(cells))
    except (KeyError, TypeError, AttributeError):
        raise TextFormError(number, "the link holds no grid") from None
    if puzzle.get("size", SIDE) != SIDE or widths != {SIDE} or len(grid) != SIDE * SIDE:
        raise TextFormError(number, "the link holds a grid of another size; expected 9 by 9")
    return grid


def _digits(cells: list[dict[str, Any]]) -> Iterator[str]:
    """Yield givens; what somebody has filled in is none."""
    for cell in cells:
        value = cell.get("value")
        is_given = cell.get("given") is True and type(value) is int and value in DIGITS
        yield str(value) if is_given else EMPTY
