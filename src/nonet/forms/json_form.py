"""JSON: a grid as a string, nine strings or nine arrays; a list of grids; items of the API."""

import json
from typing import Any

from nonet.errors import TextFormError
from nonet.forms.cells import are_cells, normalized
from nonet.grid import CELLS, EMPTY, SIDE

_DEEPEST = 4


def read_json(text: str) -> list[str]:
    """Return the grids of a JSON text.

    Raises:
        TextFormError: it is no JSON, or something in it is no grid.
    """
    try:
        value = json.loads(text)
    except json.JSONDecodeError as fault:
        raise TextFormError(fault.lineno, f"no JSON: {fault.msg}") from None
    except RecursionError:
        raise TextFormError(1, "JSON that is nested too deep") from None
    grids = _grids_of(value, depth=0)
    if not grids:
        raise TextFormError(1, "JSON without a grid")
    return grids


def _grids_of(value: Any, *, depth: int) -> list[str]:
    if (grid := _grid_of(value)) is not None:
        return [grid]
    if isinstance(value, dict):
        value = value.get("puzzles", value.get("puzzle", value.get("grid")))
    elif not isinstance(value, list):
        raise TextFormError(1, f"found {value!r:.60} in JSON; expected a grid")
    if value is None or depth == _DEEPEST:
        raise TextFormError(1, "an object in JSON has no `puzzle`")
    items = value if isinstance(value, list) and _grid_of(value) is None else [value]
    return [grid for item in items for grid in _grids_of(item, depth=depth + 1)]


def _grid_of(value: Any) -> str | None:
    """Return a grid where a value is one."""
    if isinstance(value, str) and len(value) == len(CELLS) and are_cells(value):
        return normalized(value)
    if not isinstance(value, list) or len(value) != SIDE:
        return None
    rows = [_row_of(row) for row in value]
    return normalized("".join(row for row in rows if row)) if all(rows) else None


def _row_of(value: Any) -> str | None:
    if isinstance(value, list):
        value = "".join(EMPTY if cell in (None, "") else str(cell) for cell in value)
    if isinstance(value, str) and len(value) == SIDE and are_cells(value):
        return value
    return None
