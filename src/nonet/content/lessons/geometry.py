"""Where cells, candidates and houses stand in a picture."""

from collections.abc import Iterable

from nonet import engine
from nonet.foundation import grid
from nonet.foundation.grid import column_of, row_of

CELL = 40
SIDE = grid.SIDE * CELL
MARGIN = 18  # for the numbers of rows and columns
MARK = 5.9  # the radius of what stands around a candidate
_STEP = 12.2

Point = tuple[float, float]


def corner(cell: int) -> tuple[int, int]:
    """Return the top left corner of a cell."""
    return column_of(cell) * CELL, row_of(cell) * CELL


def centre(cell: int) -> Point:
    """Return the centre of a cell."""
    x, y = corner(cell)
    return x + CELL / 2, y + CELL / 2


def spot(cell: int, digit: int) -> Point:
    """Return the centre of a candidate."""
    x, y = centre(cell)
    row, column = divmod(digit - 1, 3)
    return x + (column - 1) * _STEP, y + (row - 1) * _STEP


def frame_of(house: engine.House) -> tuple[int, int, int, int]:
    """Return the left, top, width and height of a house."""
    if house.kind == "row":
        return 0, house.index * CELL, SIDE, CELL
    if house.kind == "column":
        return house.index * CELL, 0, CELL, SIDE
    return *corner(grid.first_of_box(house.index)), grid.BOX_SIDE * CELL, grid.BOX_SIDE * CELL


def number(value: float) -> str:
    """Write a coordinate as short as a picture needs it."""
    return f"{value:.1f}".removesuffix(".0")


def path(points: Iterable[Point]) -> str:
    """Write points as a line from one to the next."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
