"""Grids of 4x4 and 6x6 in a text, with others of 9x9 beside them."""

import re

from nonet.engine import normalize, read_grids, small
from nonet.errors import GridFormatError
from nonet.foundation.grid import CELLS

_ADDRESS = re.compile(r"(?:^|/)s(?:4-([0-4]{16})|6-([0-6]{36}))(?:[?#]\S*)?$", re.ASCII)
_BORDER = re.compile(r"[+|=\-\s]*\+[+|=\-\s]*")
_BLANKS = str.maketrans("0_*", "...", "| ")


def read_grids_of_all_sizes(text: str) -> list[str]:
    """Return the grids of a text, normalized, in their order.

    Small ones are written as 16 or 36 characters, as 4 or 6 rows, or by their addresses here; a
    text without any is read as `read_grids` reads it.

    Raises:
        TextFormError: it is no form that is known.
    """
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not _BORDER.fullmatch(line)]
    found = _rows(lines) or _one_to_a_line(lines)
    return found or read_grids(text)


def _one_to_a_line(lines: list[str]) -> list[str]:
    """Read a grid of any size from each line; nothing where one line has none, or none is small."""
    found = [_grid_of(line) for line in lines]
    grids = [grid for grid in found if grid is not None]
    is_whole = len(grids) == len(found)
    return grids if is_whole and any(map(small.is_grid, grids)) else []


def _rows(lines: list[str]) -> list[str]:
    """Read grids whose rows stand below each other; nothing where they do not."""
    rows = [line.translate(_BLANKS) for line in lines]
    side = len(rows[0]) if rows else 0
    if side not in small.SIZES or len(rows) % side or any(len(row) != side for row in rows):
        return []
    grids = [_small("".join(rows[at : at + side])) for at in range(0, len(rows), side)]
    return [] if None in grids else [grid for grid in grids if grid is not None]


def _grid_of(line: str) -> str | None:
    if address := _ADDRESS.search(line):
        return _small(address[1] or address[2])
    cells = line.translate(_BLANKS)
    if len(cells) != len(CELLS):
        return _small(cells)
    try:
        return normalize(cells)
    except GridFormatError:
        return None


def _small(cells: str) -> str | None:
    return small.normalize(cells) if small.is_grid(cells) else None
