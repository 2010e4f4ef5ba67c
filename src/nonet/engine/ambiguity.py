"""Why a grid does not have exactly one solution, in a few cells that anyone can look at."""

from collections.abc import Iterator
from typing import NamedTuple

from nonet.engine.verdicts import count_solutions
from nonet.grid import CELLS, EMPTY, box_of, column_of, row_of

# What settles nearly every grid; a reason that takes longer to find is not told.
_NODE_BUDGET = 200
_DIGITS = "123456789"


class Undecided(NamedTuple):
    """A cell that holds another digit in another solution; `other` is one that does, too."""

    cell: int
    digits: tuple[int, int]
    other: int | None = None


class Clash(NamedTuple):
    """Givens that cannot all be right; without any one of them that is no longer known."""

    cells: tuple[int, ...]


def why_not_unique(grid: str) -> Undecided | Clash | None:
    """Tell what is wrong with a normalized grid; None when nothing is, or it is too hard to find.

    Raises:
        GridFormatError: the text is no grid.
    """
    match count_solutions(grid, node_budget=_NODE_BUDGET).status:
        case "multiple":
            return _undecided(grid)
        case "invalid":
            return _equal_givens(grid)
        case "unsolvable":
            return _fewest_givens(grid)
    return None


def _undecided(grid: str) -> Undecided | None:
    found: Undecided | None = None
    open_digits = {cell: _open_digits(grid, cell) for cell in CELLS if grid[cell] == EMPTY}
    for cell in sorted(open_digits, key=lambda cell: len(open_digits[cell])):
        possible = [digit for digit in open_digits[cell] if _has_solution(_put(grid, cell, digit))]
        if not possible[1:]:
            continue
        if found:
            return found._replace(other=cell)
        found = Undecided(cell, (int(possible[0]), int(possible[1])))
    return found


def _has_solution(grid: str) -> bool:
    return count_solutions(grid, node_budget=_NODE_BUDGET).solutions_found > 0


def _equal_givens(grid: str) -> Clash | None:
    for cell in CELLS:
        for other in _peers(cell):
            if other > cell and grid[cell] == grid[other] != EMPTY:
                return Clash((cell, other))
    return None


def _fewest_givens(grid: str) -> Clash:
    """Leave out givens as long as the rest still contradict each other, in a few orders.

    Which givens remain depends on the order; the fewest are the easiest to look at.
    """
    givens = [cell for cell in CELLS if grid[cell] != EMPTY]
    orders = (
        givens,
        givens[::-1],
        sorted(givens, key=lambda cell: (grid[cell], cell)),
        sorted(givens, key=lambda cell: (box_of(cell), cell)),
        sorted(givens, key=lambda cell: (-column_of(cell), cell)),
    )
    return Clash(min((_reduced(grid, order) for order in orders), key=len))


def _reduced(grid: str, order: list[int]) -> tuple[int, ...]:
    kept = set(order)
    for cell in order:
        without = _put(grid, cell, EMPTY)
        if count_solutions(without, node_budget=_NODE_BUDGET).status == "unsolvable":
            grid = without
            kept.discard(cell)
    return tuple(sorted(kept))


def _put(grid: str, cell: int, digit: str) -> str:
    return grid[:cell] + digit + grid[cell + 1 :]


def _open_digits(grid: str, cell: int) -> str:
    seen = {grid[peer] for peer in _peers(cell)}
    return "".join(digit for digit in _DIGITS if digit not in seen)


def _peers(cell: int) -> Iterator[int]:
    places = row_of(cell), column_of(cell), box_of(cell)
    for other in CELLS:
        if other != cell and any(
            mine == theirs
            for mine, theirs in zip(
                places, (row_of(other), column_of(other), box_of(other)), strict=True
            )
        ):
            yield other
