"""The names that people use for cells, houses and digits, as messages of the catalogue."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from nonet.catalogue import Argument, Message, Series, Text, Told
from nonet.explanations.houses import HouseLike
from nonet.grid import column_of, row_of


class Tellable(Protocol):
    """What knows the message that tells it."""

    @property
    def told(self) -> Message: ...


Value = Argument | Tellable


def tell(name: str, /, **values: Value) -> Message:
    """Return a part of a sentence; of the numbers `count` alone is an amount."""
    return Message.of(name, **_arguments(values))


def say(name: str, /, **values: Value) -> Message:
    """Return a sentence, which begins with a capital letter."""
    return Message.sentence(name, **_arguments(values))


def joined(*told: Told | None) -> Text:
    """Return sentences one after another, without those that there are not."""
    return Text.of(part for part in told if part is not None)


def listed(items: Iterable[Value]) -> Series:
    """Join items as a sentence does: `1`, `1 and 2`, `1, 2 and 3`."""
    return Series("and", tuple(map(_argument, items)))


def either(items: Iterable[Value]) -> Series:
    """Join items of which one is meant: `1`, `1 or 2`, `1, 2 or 3`."""
    return Series("or", tuple(map(_argument, items)))


def grouped(items: Iterable[Value]) -> Series:
    """Join items that are lists themselves: `1 and 2; 3 and 4`."""
    return Series("group", tuple(map(_argument, items)))


def _arguments(values: Mapping[str, Value]) -> dict[str, Argument]:
    return {
        key: value if key == "count" and isinstance(value, int) else _argument(value)
        for key, value in values.items()
    }


def _argument(value: Value) -> Argument:
    if isinstance(value, int):
        return str(value)
    return value if isinstance(value, str | Message | Series) else value.told


def cell_name(cell: int) -> Message:
    """Return a cell's name: `row 4, column 7`."""
    return tell("cell-name", row=row_of(cell) + 1, column=column_of(cell) + 1)


def short_cell_name(cell: int) -> Message:
    """Return a cell's short name: `r4c7`."""
    return tell("cell-short", row=row_of(cell) + 1, column=column_of(cell) + 1)


def cell_names(cells: Iterable[int]) -> Series:
    """Return the short names of cells as a list, in their order."""
    return listed(map(short_cell_name, cells))


def house_name(house: HouseLike) -> Message:
    """Return a house's name: `row 4`, `column 7` or `the top left box`."""
    if house.kind == "box":
        return box_name(house.index)
    return tell(f"house-{house.kind}", number=house.index + 1)


def house_names(houses: Sequence[HouseLike]) -> Series:
    """Return houses as a list, lines of a kind together: `the centre box and rows 1 and 4`.

    Boxes come first: `row 1, column 4 and the centre box` would begin as the name of a cell.
    """
    names = [house_name(house) for house in houses if house.kind == "box"]
    for kind in ("row", "column"):
        numbers = sorted(house.index + 1 for house in houses if house.kind == kind)
        if numbers:
            names.append(tell(f"house-lines-{kind}", count=len(numbers), numbers=listed(numbers)))
    return listed(names)


def box_name(index: int) -> Message:
    """Return a box's name: `the top left box`."""
    return tell(f"house-box-{index + 1}")


def digit_with_article(digit: int) -> Message:
    """Return a digit with its article: `a 7`, `an 8`."""
    return tell(f"digit-article-{digit}")


def number_word(number: int) -> Message:
    """Return a small number as a word: `two`."""
    return tell(f"number-{number}")


def candidates_named(candidates: Iterable[tuple[int, int]]) -> Series:
    """Return candidates by digit and cells: `4 in r1c2 and r1c3; 7 in r5c5`."""
    cells: dict[int, list[int]] = {}
    for cell, digit in candidates:
        cells.setdefault(digit, []).append(cell)
    digits: dict[tuple[int, ...], list[int]] = {}
    for digit in sorted(cells):
        digits.setdefault(tuple(sorted(cells[digit])), []).append(digit)
    return grouped(
        tell("candidates", digits=listed(alike), cells=cell_names(places))
        for places, alike in digits.items()
    )
