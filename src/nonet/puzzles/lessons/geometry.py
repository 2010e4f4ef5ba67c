"""The coordinates of cells, candidates and houses in a picture."""

from collections.abc import Iterable
from math import hypot

from nonet import engine, grid
from nonet.grid import column_of, row_of

CELL = 40
SIDE = grid.SIDE * CELL
MARGIN = 18  # for the numbers of rows and columns
MARK = 5.9  # the radius of the mark around a candidate
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
    """Write a coordinate with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def path(points: Iterable[Point]) -> str:
    """Write points as a path of straight lines."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


_HEAD = 3.4  # how far the head of an arrow reaches beyond its line
_WITHIN_CELL = 19  # far enough to be seen next to the marks at its ends


def arrow(link: engine.Link) -> str:
    """Draw a link as a curved arrow that avoids the candidates between its ends."""
    start, end = (spot(*end) for end in nearest_ends(link))
    bend = _bend(start, end)
    first, last = _towards(start, bend, MARK), _towards(end, bend, MARK + _HEAD)
    points = " ".join(f"{number(x)} {number(y)}" for x, y in (bend, last))
    kind = "link" if link.kind == "strong" else "link weak"
    place = f"M{number(first[0])} {number(first[1])}Q{points}"
    return f'<path class="{kind}" marker-end="url(#head)" d="{place}"/>'


def nearest_ends(link: engine.Link) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the candidates of a link's two nodes that are nearest to each other."""
    start, end = link.start, link.end
    ends = ((one, other) for one in start.cells for other in end.cells)
    one, other = min(
        ends,
        key=lambda pair: hypot(
            *(
                a - b
                for a, b in zip(spot(pair[0], start.digit), spot(pair[1], end.digit), strict=True)
            )
        ),
    )
    return (one, start.digit), (other, end.digit)


def _bend(start: Point, end: Point) -> Point:
    """Return the control point that bends the line to its left."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1
    pull = _WITHIN_CELL if length < CELL / 2 else min(9 + 0.14 * length, 34)
    return (
        (start[0] + end[0]) / 2 + pull * down / length,
        (start[1] + end[1]) / 2 - pull * across / length,
    )


def _towards(start: Point, end: Point, distance: float) -> Point:
    """Return the point at a distance from the start towards the end."""
    across, down = end[0] - start[0], end[1] - start[1]
    share = distance / (hypot(across, down) or 1)
    return start[0] + share * across, start[1] + share * down
