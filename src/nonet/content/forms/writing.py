"""Grids, to a text in any form."""

import json
from collections.abc import Callable, Sequence
from typing import Literal, get_args

from nonet.content.forms.braille import write_braille
from nonet.content.forms.links import write_f_puzzles, write_sudokupad
from nonet.content.forms.opensudoku import write_opensudoku
from nonet.engine import Grid
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


FORMS_WITH_CANDIDATES: tuple[Form, ...] = ("hodoku", "opensudoku")

Board = tuple[str, Sequence[Sequence[int]] | None]
"""A grid, and the candidates of its 81 cells if there are some."""


def write_grids(grids: list[str], form: Form) -> str:
    """Write normalized grids, in order."""
    return write_boards([(grid, None) for grid in grids], form)


def write_boards(boards: Sequence[Board], form: Form) -> str:
    """Write normalized grids, with their candidates if the format holds any."""
    if form == "hodoku":
        return "".join(map(_hodoku, boards))
    if form == "opensudoku":
        return write_opensudoku(boards)
    return _WRITERS[form]([grid for grid, _ in boards])


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


def _hodoku(board: Board) -> str:
    grid, candidates = board
    deleted = [
        f"{digit}{cell // SIDE + 1}{cell % SIDE + 1}"
        for cell, digits in enumerate(candidates or ())
        for digit in Grid(grid).candidates[cell]
        if digit not in digits
    ]
    return f":0000:x:{_dotted(grid)}:{' '.join(deleted)}::\n"


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
    "brf": write_braille,
    "f-puzzles": write_f_puzzles,
    "sudokupad": write_sudokupad,
}
