"""Why a grid is no puzzle, in cells that a person can look at."""

from nonet import engine
from nonet.content.puzzles.workbench import Workbench


async def why_not_unique(grid: str, workbench: Workbench) -> engine.Undecided | engine.Clash | None:
    """Tell what is wrong with a normalized grid; None where that is too hard to find.

    Raises:
        OverloadedError.
    """
    return await workbench.pool.run(engine.why_not_unique, grid)
