"""The order of singles, read from the decisions once more and written as plainly as can be.

Nothing of the service is used here: two programs that agree are the proof.
"""

from itertools import chain
from typing import NamedTuple

ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES = [
    [9 * (3 * (box // 3) + cell // 3) + 3 * (box % 3) + cell % 3 for cell in range(9)]
    for box in range(9)
]
LINES = [("row", ROWS), ("column", COLUMNS)]
IN_BOXES = [("box", BOXES)]
HOUSES = IN_BOXES + LINES


class OracleStep(NamedTuple):
    """A placement in the form of the API."""

    cell: int
    digit: int
    technique: str
    candidates: list[int]
    unit: tuple[str, int] | None


def next_step(board: str) -> OracleStep | None:
    """Return the easiest single of a board whose empty cells are `-`, if there is one."""
    return _full_house(board) or _hidden(board, IN_BOXES) or _hidden(board, LINES) or _naked(board)


def next_step_in_boxes(board: str) -> OracleStep | None:
    """Return the easiest of the two kinds of singles that a beginner needs, if there is one."""
    return _full_house(board) or _hidden(board, IN_BOXES)


def candidates(board: str, cell: int) -> list[int]:
    """Return the digits that the cell's row, column and box leave open."""
    houses = [house for house in chain(ROWS, COLUMNS, BOXES) if cell in house]
    seen = {board[other] for house in houses for other in house}
    return [digit for digit in range(1, 10) if str(digit) not in seen]


def _full_house(board: str) -> OracleStep | None:
    for _, houses in HOUSES:
        for house in houses:
            empty = [cell for cell in house if board[cell] == "-"]
            if len(empty) == 1:
                left = candidates(board, empty[0])
                return OracleStep(empty[0], left[0], "naked-single", left, None)
    return None


def _hidden(board: str, kinds: list[tuple[str, list[list[int]]]]) -> OracleStep | None:
    for kind, houses in kinds:
        for index, house in enumerate(houses):
            open_cells = {cell: candidates(board, cell) for cell in house if board[cell] == "-"}
            found = []
            for digit in range(1, 10):
                places = [cell for cell, digits in open_cells.items() if digit in digits]
                if len(places) == 1:
                    found.append((places[0], digit))
            if found:
                cell, digit = min(found)
                return OracleStep(cell, digit, "hidden-single", open_cells[cell], (kind, index))
    return None


def _naked(board: str) -> OracleStep | None:
    for cell in range(81):
        if board[cell] == "-" and len(left := candidates(board, cell)) == 1:
            return OracleStep(cell, left[0], "naked-single", left, None)
    return None
