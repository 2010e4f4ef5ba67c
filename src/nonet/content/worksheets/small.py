"""What the templates are given of grids of 4x4 and 6x6."""

from typing import Any

from nonet.content.worksheets.worksheet import Sheet, Worksheet
from nonet.foundation.catalogue.words import Words
from nonet.foundation.grid import CELLS

_BOXES = {16: (4, 2, 2), 36: (6, 2, 3)}
"""Rows of a grid, and rows and columns of a box, by how many cells there are."""


def is_small(sheet: Sheet) -> bool:
    """Tell whether a puzzle has fewer cells than usual; a place that is left empty has none."""
    return 0 < len(sheet.puzzle) < len(CELLS)


def describe_small(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Describe the shape of a small grid, and the names of its shapes; of a usual one, nothing."""
    if not is_small(sheet):
        return {}
    side, rows, columns = _BOXES[len(sheet.puzzle)]
    shown: dict[str, Any] = {"shape": {"side": side, "rows": rows, "columns": columns}}
    if sheet.marks == "shapes":
        shown["marks"] = [words(f"small-shape-{mark}") for mark in range(1, side + 1)]
    return shown


def instruction_of(worksheet: Worksheet, words: Words) -> dict[str, str]:
    """Return what children are told to do; nothing where no grid is small."""
    small = [sheet for sheet in worksheet.sheets if is_small(sheet)]
    if not small:
        return {}
    shapes = sum(sheet.marks == "shapes" for sheet in small)
    marks = "digits" if not shapes else "shapes" if shapes == len(worksheet.sheets) else "both"
    return {"instruction": words("sheet-instruction-small", marks=marks)}
