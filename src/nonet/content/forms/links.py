"""Links of f-puzzles and SudokuPad that carry their grid, packed by lz-string."""

import json
from urllib.parse import quote

from nonet.content.forms.lz_string import pack
from nonet.foundation.grid import EMPTY, SIDE, rows


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
