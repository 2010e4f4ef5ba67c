"""Grids, to a text in any form."""

import json
from collections.abc import Callable
from typing import Literal, get_args

from nonet.content.forms.braille import write_braille
from nonet.content.forms.links import write_f_puzzles, write_sudokupad
from nonet.content.forms.opensudoku import write_opensudoku
from nonet.foundation.grid import BOX_SIDE, EMPTY, SIDE, rows

Form = Literal[
    "line",
    "rows",
    "sdk",
    "sdm",
    "ss",
    "csv",
    "json",
    "opensudoku",
    "hodoku",
    "brf",
    "f-puzzles",
    "sudokupad",
]
FORMS: tuple[Form, ...] = get_args(Form)


def write_grids(grids: list[str], form: Form) -> str:
    """Write normalized grids, in order."""
    return _WRITERS[form](grids)


def _lines(grids: list[str]) -> str:
    return "".join(f"{_dotted(grid)}\n" for grid in grids)


def _bordered(grids: list[str]) -> str:
    return "\n".join(_box_lines(grid, "------+-------+------", " ") for grid in grids)


def _simple_sudoku(grids: list[str]) -> str:
    return "\n".join(_box_lines(grid, "-----------", "") for grid in grids)


def _sdk(grids: list[str]) -> str:
    return "\n".join("".join(f"{row}\n" for row in rows(_dotted(grid))) for grid in grids)


def _sdm(grids: list[str]) -> str:
    return "".join(f"{grid.replace(EMPTY, '0')}\n" for grid in grids)


def _csv(grids: list[str]) -> str:
    return "puzzle\n" + _lines(grids)


def _json(grids: list[str]) -> str:
    return json.dumps(grids, indent=0) + "\n"


def _hodoku(grids: list[str]) -> str:
    return "".join(f":0000:x:{_dotted(grid)}:::\n" for grid in grids)


def _box_lines(grid: str, border: str, blank: str) -> str:
    lines = []
    for index, row in enumerate(rows(_dotted(grid))):
        if index in (BOX_SIDE, 2 * BOX_SIDE):
            lines.append(border)
        boxes = (row[start : start + BOX_SIDE] for start in range(0, SIDE, BOX_SIDE))
        lines.append(f"{blank}|{blank}".join(blank.join(box) for box in boxes))
    return "\n".join(lines) + "\n"


def _dotted(grid: str) -> str:
    return grid.replace(EMPTY, ".")


_WRITERS: dict[Form, Callable[[list[str]], str]] = {
    "line": _lines,
    "rows": _bordered,
    "sdk": _sdk,
    "sdm": _sdm,
    "ss": _simple_sudoku,
    "csv": _csv,
    "json": _json,
    "opensudoku": write_opensudoku,
    "hodoku": _hodoku,
    "brf": write_braille,
    "f-puzzles": write_f_puzzles,
    "sudokupad": write_sudokupad,
}
