"""A hint in three steps: where to look, which technique, and the whole deduction."""

from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.explanations.names import box_name, house_name, tell
from nonet.explanations.single import explain_single

Depth = Literal[1, 2, 3]

_EMPTY = "-"
_SIDE = 9


@dataclass(frozen=True, slots=True)
class Guidance:
    """One step of a hint: a sentence and the cells it speaks of, ascending.

    `area` is the house to look at. `reasons` are the filled cells that leave one possibility only;
    they and `target`, where the digit goes, are known at the last depth alone.
    """

    sentence: str
    area: tuple[int, ...]
    reasons: tuple[int, ...] = ()
    target: int | None = None


def guide(single: engine.Single, board: str, *, depth: Depth) -> Guidance:
    """Tell as much about the next single of a normalized board as `depth` allows."""
    area, name = _area(single)
    if depth == 1:
        return Guidance(tell("hint.look", house=name), area)
    if depth == 2:  # noqa: PLR2004 - the second of three
        return Guidance(_technique(single, name), area)
    return Guidance(explain_single(single), area, _reasons(single, board, area), single.cell)


def house_cells(kind: str, index: int) -> tuple[int, ...]:
    """Return the nine cells of a house, ascending."""
    if kind == "row":
        return tuple(range(_SIDE * index, _SIDE * index + _SIDE))
    if kind == "column":
        return tuple(range(index, _SIDE * _SIDE, _SIDE))
    first = 27 * (index // 3) + 3 * (index % 3)
    return tuple(first + _SIDE * row + column for row in range(3) for column in range(3))


def _area(single: engine.Single) -> tuple[tuple[int, ...], str]:
    """Return where to look; the box of a naked single, so that its cell is not given away."""
    if single.house is not None:
        return house_cells(single.house.kind, single.house.index), house_name(single.house)
    row, column = divmod(single.cell, _SIDE)
    box = 3 * (row // 3) + column // 3
    return house_cells("box", box), box_name(box)


def _technique(single: engine.Single, name: str) -> str:
    return tell(f"technique.{single.technique}", house=name)


def _reasons(single: engine.Single, board: str, area: tuple[int, ...]) -> tuple[int, ...]:
    filled = [cell for cell in range(_SIDE * _SIDE) if board[cell] != _EMPTY]
    if single.technique == "hidden-single":
        others = [cell for cell in area if board[cell] == _EMPTY and cell != single.cell]
        same = [cell for cell in filled if board[cell] == str(single.digit)]
        return tuple(cell for cell in same if any(_see(cell, other) for other in others))
    if single.technique == "full-house":
        return tuple(cell for cell in area if cell != single.cell)
    return tuple(cell for cell in filled if _see(cell, single.cell))


def _see(one: int, other: int) -> bool:
    (row, column), (other_row, other_column) = divmod(one, _SIDE), divmod(other, _SIDE)
    same_box = (row // 3, column // 3) == (other_row // 3, other_column // 3)
    return row == other_row or column == other_column or same_box
