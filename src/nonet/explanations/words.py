"""The names that people use for cells and houses."""

from collections.abc import Sequence

from nonet import engine

_BOX_NAMES = (
    "top left",
    "top middle",
    "top right",
    "middle left",
    "centre",
    "middle right",
    "bottom left",
    "bottom middle",
    "bottom right",
)


def cell_name(cell: int) -> str:
    """Return a cell's name: `row 4, column 7`."""
    row, column = divmod(cell, 9)
    return f"row {row + 1}, column {column + 1}"


def short_cell_name(cell: int) -> str:
    """Return a cell's short name: `r4c7`."""
    row, column = divmod(cell, 9)
    return f"r{row + 1}c{column + 1}"


def house_name(house: engine.House) -> str:
    """Return a house's name: `row 4`, `column 7` or `the top left box`."""
    if house.kind == "box":
        return box_name(house.index)
    return f"{house.kind} {house.index + 1}"


def box_name(index: int) -> str:
    """Return a box's name: `the top left box`."""
    return f"the {_BOX_NAMES[index]} box"


def count_of(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun: `0 cells`, `1 cell`, `2 entries`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(items: Sequence[object]) -> str:
    """Join items as a sentence does: `1`, `1 and 2`, `1, 2 and 3`."""
    *first, last = map(str, items)
    return f"{', '.join(first)} and {last}" if first else last
