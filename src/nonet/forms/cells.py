"""The characters that stand for cells."""

from nonet.grid import CELLS, EMPTY

GRID = EMPTY * len(CELLS)
EMPTIES = "-.0_*xX?"
CELL_CHARACTERS = frozenset("123456789" + EMPTIES)
_NORMAL = str.maketrans(dict.fromkeys(EMPTIES, EMPTY))


def normalized(cells: str) -> str:
    """Return cells with `-` for each empty one."""
    return cells.translate(_NORMAL)


def are_cells(text: str) -> bool:
    """Tell whether a text has characters of cells alone."""
    return CELL_CHARACTERS.issuperset(text)
