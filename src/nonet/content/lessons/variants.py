"""Images of a position: other digits, rows and columns, and the same steps."""

from random import Random

from nonet.content.lessons.examples import Position
from nonet.foundation.grid import BOX_SIDE, CELLS, DIGITS, EMPTY, SIDE, cell_at, column_of, row_of


def image_of(position: Position, number: int) -> Position:
    """Return one of the images of a position, always the same for a number; 0 is itself.

    Digits change their names, bands and their rows their order, stacks and their columns too, and
    rows may become columns. What a technique sees in one it sees in all.
    """
    if number == 0:
        return position
    random = Random(number)  # noqa: S311 - nothing is secret here
    digits = list(DIGITS)
    random.shuffle(digits)
    names = {str(digit): str(digits[digit - 1]) for digit in DIGITS} | {EMPTY: EMPTY}
    rows, columns = _shuffled_lines(random), _shuffled_lines(random)
    is_turned = random.random() < 0.5  # noqa: PLR2004
    cells = [_place(cell, rows, columns, is_turned=is_turned) for cell in CELLS]

    def moved(grid: str) -> str:
        filled = dict(zip(cells, grid, strict=True))
        return "".join(names[filled[cell]] for cell in CELLS)

    return Position(
        moved(position.puzzle),
        moved(position.board),
        frozenset((cells[cell], int(names[str(digit)])) for cell, digit in position.removed),
    )


def _shuffled_lines(random: Random) -> list[int]:
    """Return where each of nine lines goes: within its band, and with it."""
    bands = [list(range(first, first + BOX_SIDE)) for first in range(0, SIDE, BOX_SIDE)]
    for band in bands:
        random.shuffle(band)
    random.shuffle(bands)
    return [line for band in bands for line in band]


def _place(cell: int, rows: list[int], columns: list[int], *, is_turned: bool) -> int:
    row, column = rows[row_of(cell)], columns[column_of(cell)]
    return cell_at(column, row) if is_turned else cell_at(row, column)
