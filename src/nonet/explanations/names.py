"""The names that people use for cells, houses and digits, as the catalogue has them."""

from collections.abc import Iterable

from nonet import engine
from nonet.catalogue import words

tell = words()


def cell_name(cell: int) -> str:
    """Return a cell's name: `row 4, column 7`."""
    row, column = divmod(cell, 9)
    return tell("cell.name", row=row + 1, column=column + 1)


def short_cell_name(cell: int) -> str:
    """Return a cell's short name: `r4c7`."""
    row, column = divmod(cell, 9)
    return tell("cell.short", row=row + 1, column=column + 1)


def cell_names(cells: Iterable[int]) -> str:
    """Return the short names of cells as a list, in their order."""
    return tell.listed([short_cell_name(cell) for cell in cells])


def house_name(house: engine.House) -> str:
    """Return a house's name: `row 4`, `column 7` or `the top left box`."""
    if house.kind == "box":
        return box_name(house.index)
    return tell(f"house.{house.kind}", number=house.index + 1)


def box_name(index: int) -> str:
    """Return a box's name: `the top left box`."""
    return tell(f"house.box.{index + 1}")


def digit_with_article(digit: int) -> str:
    """Return a digit with its article: `a 7`, `an 8`."""
    return tell(f"digit.article.{digit}")
