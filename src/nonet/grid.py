"""The cells, rows, columns and boxes of a grid.

Cells are numbered 0 to 80 row by row, rows, columns and boxes 0 to 8; notation counts from 1.
"""

SIDE = 9
BOX_SIDE = 3
CELLS = range(SIDE * SIDE)
DIGITS = range(1, SIDE + 1)

EMPTY = "-"
"""The character of an empty cell in a normalized grid."""


def row_of(cell: int) -> int:
    """Return the row of a cell."""
    return cell // SIDE


def column_of(cell: int) -> int:
    """Return the column of a cell."""
    return cell % SIDE


def box_of(cell: int) -> int:
    """Return the box of a cell."""
    return BOX_SIDE * (row_of(cell) // BOX_SIDE) + column_of(cell) // BOX_SIDE


def cell_at(row: int, column: int) -> int:
    """Return the cell where a row and a column meet."""
    return SIDE * row + column


def first_of_box(box: int) -> int:
    """Return the top left cell of a box."""
    return cell_at(BOX_SIDE * (box // BOX_SIDE), BOX_SIDE * (box % BOX_SIDE))


def name_of(cell: int) -> str:
    """Return a cell's name in notation: `r4c7` is row 4, column 7."""
    return f"r{row_of(cell) + 1}c{column_of(cell) + 1}"


def cell_named(name: str) -> int:
    """Return the cell with a name such as `r4c7`."""
    return cell_at(int(name[1]) - 1, int(name[3]) - 1)


PEERS = tuple(
    frozenset(
        other
        for other in CELLS
        if other != cell
        and (
            row_of(other) == row_of(cell)
            or column_of(other) == column_of(cell)
            or box_of(other) == box_of(cell)
        )
    )
    for cell in CELLS
)
"""The other cells in the houses of each cell."""


def rows(grid: str) -> list[str]:
    """Return a grid's nine rows, from the top."""
    return [grid[start : start + SIDE] for start in CELLS[::SIDE]]


def givens_of(grid: str) -> int:
    """Return the number of filled cells in a normalized grid."""
    return len(grid) - grid.count(EMPTY)
