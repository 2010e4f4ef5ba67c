"""The names that people use for cells, houses and digits, as the catalogue has them."""

from collections.abc import Iterable, Sequence

from nonet.catalogue import words
from nonet.explanations.houses import HouseLike
from nonet.grid import column_of, row_of

tell = words()


def say(key: str, **values: object) -> str:
    """Return a sentence of the catalogue, filled in, with a capital letter first."""
    return begin(tell(key, **values))


def begin(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def joined(*sentences: str) -> str:
    """Return sentences one after another, without those that are empty."""
    return " ".join(filter(None, sentences))


def cell_name(cell: int) -> str:
    """Return a cell's name: `row 4, column 7`."""
    return tell("cell.name", row=row_of(cell) + 1, column=column_of(cell) + 1)


def short_cell_name(cell: int) -> str:
    """Return a cell's short name: `r4c7`."""
    return tell("cell.short", row=row_of(cell) + 1, column=column_of(cell) + 1)


def cell_names(cells: Iterable[int]) -> str:
    """Return the short names of cells as a list, in their order."""
    return tell.listed(map(short_cell_name, cells))


def house_name(house: HouseLike) -> str:
    """Return a house's name: `row 4`, `column 7` or `the top left box`."""
    if house.kind == "box":
        return box_name(house.index)
    return tell(f"house.{house.kind}", number=house.index + 1)


def house_names(houses: Sequence[HouseLike]) -> str:
    """Return houses as a list, lines of a kind together: `the centre box and rows 1 and 4`.

    Boxes come first: `row 1, column 4 and the centre box` would begin as the name of a cell.
    """
    names = [house_name(house) for house in houses if house.kind == "box"]
    for kind in ("row", "column"):
        numbers = sorted(house.index + 1 for house in houses if house.kind == kind)
        if numbers:
            names.append(
                tell.counted(f"house.lines.{kind}", len(numbers), numbers=tell.listed(numbers))
            )
    return tell.listed(names)


def box_name(index: int) -> str:
    """Return a box's name: `the top left box`."""
    return tell(f"house.box.{index + 1}")


def digit_with_article(digit: int) -> str:
    """Return a digit with its article: `a 7`, `an 8`."""
    return tell(f"digit.article.{digit}")


def number_word(number: int) -> str:
    """Return a small number as a word: `two`."""
    return tell(f"number.{number}")


def candidates_named(candidates: Iterable[tuple[int, int]]) -> str:
    """Return candidates by digit and cells: `4 in r1c2 and r1c3; 7 in r5c5`."""
    cells: dict[int, list[int]] = {}
    for cell, digit in candidates:
        cells.setdefault(digit, []).append(cell)
    digits: dict[tuple[int, ...], list[int]] = {}
    for digit in sorted(cells):
        digits.setdefault(tuple(sorted(cells[digit])), []).append(digit)
    return tell.grouped(
        tell("candidates", digits=tell.listed(alike), cells=cell_names(places))
        for places, alike in digits.items()
    )
