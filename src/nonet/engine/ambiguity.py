"""Why a grid does not have exactly one solution, in a few cells that anyone can look at."""

from typing import NamedTuple

from nonet.engine._native import why_not_unique as _why_not_unique


class Undecided(NamedTuple):
    """A cell that holds another digit in another solution; `other` is one that does, too."""

    cell: int
    digits: tuple[int, int]
    other: int | None = None


class Clash(NamedTuple):
    """Givens that cannot all be right; without any one of them that is no longer known."""

    cells: tuple[int, ...]


def why_not_unique(grid: str) -> Undecided | Clash | None:
    """Tell what is wrong with a grid; None when nothing is, or it is too hard to find.

    Raises:
        GridFormatError: the text is no grid.
    """
    found = _why_not_unique(grid)
    if isinstance(found, list):
        return Clash(tuple(found))
    return Undecided(*found) if found else None
