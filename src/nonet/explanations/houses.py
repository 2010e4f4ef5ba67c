"""Cells and their houses."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, Protocol

from nonet import grid
from nonet.grid import CELLS, SIDE

Kind = Literal["row", "column", "box"]


class HouseLike(Protocol):
    """A house, of this room or of the engine."""

    @property
    def kind(self) -> Kind: ...
    @property
    def index(self) -> int: ...


@dataclass(frozen=True, slots=True)
class GridHouse:
    """A row, column or box."""

    kind: Kind
    index: int


def _houses_of(cell: int) -> tuple[GridHouse, GridHouse, GridHouse]:
    return (
        GridHouse("row", grid.row_of(cell)),
        GridHouse("column", grid.column_of(cell)),
        GridHouse("box", grid.box_of(cell)),
    )


HOUSES_OF = tuple(map(_houses_of, CELLS))
"""The row, the column and the box of each cell."""

HOUSES = tuple(GridHouse(kind, index) for kind in ("row", "column", "box") for index in range(SIDE))

_CELLS_OF = {
    house: tuple(cell for cell in CELLS if HOUSES_OF[cell][position] == house)
    for position, kind in enumerate(("row", "column", "box"))
    for house in HOUSES
    if house.kind == kind
}

PEERS = tuple(
    frozenset(other for house in HOUSES_OF[cell] for other in _CELLS_OF[house]) - {cell}
    for cell in CELLS
)
"""The cells that each cell sees."""


def cells_of(house: HouseLike) -> tuple[int, ...]:
    """Return the nine cells of a house, ascending."""
    return _CELLS_OF[GridHouse(house.kind, house.index)]


def cells_of_all(houses: Iterable[HouseLike]) -> tuple[int, ...]:
    """Return the cells of some houses, ascending, each once."""
    return tuple(sorted({cell for house in houses for cell in cells_of(house)}))


def box_of(cell: int) -> GridHouse:
    """Return the box of a cell."""
    return HOUSES_OF[cell][2]


def sees_all(cell: int, others: Iterable[int]) -> bool:
    """Tell whether a cell sees each of some others."""
    return PEERS[cell].issuperset(others)


def common_houses(cells: Iterable[int]) -> tuple[GridHouse, ...]:
    """Return the houses that hold all of some cells: a row or a column before a box."""
    first, *rest = (HOUSES_OF[cell] for cell in cells)
    return tuple(house for house in first if all(house in others for others in rest))
