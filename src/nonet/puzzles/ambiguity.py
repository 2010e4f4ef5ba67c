"""Where a grid with several solutions leaves a choice."""

from collections.abc import Iterator
from itertools import islice

from nonet import engine
from nonet.grid import CELLS, DIGITS, EMPTY
from nonet.puzzles.workbench import Workbench

# So many show a person what is open; naming them all would hide it.
_ENOUGH = 2
_TWO = 2


async def undecided_cells(grid: str, workbench: Workbench) -> tuple[int, ...]:
    """Return the first cells, ascending, that differ between solutions of a normalized grid.

    Raises:
        OverloadedError.
    """
    return await workbench.pool.run(_undecided_cells, grid, workbench.node_budget)


def _undecided_cells(grid: str, node_budget: int) -> tuple[int, ...]:
    return tuple(islice(_all_undecided(grid, node_budget), _ENOUGH))


def _all_undecided(grid: str, node_budget: int) -> Iterator[int]:
    for cell in CELLS:
        if grid[cell] != EMPTY:
            continue
        tried = (
            engine.count_solutions(
                f"{grid[:cell]}{digit}{grid[cell + 1 :]}", node_budget=node_budget
            )
            for digit in DIGITS
        )
        if len(list(islice((one for one in tried if one.solutions_found), _TWO))) == _TWO:
            yield cell
