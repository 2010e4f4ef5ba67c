"""Count the solutions of grids, and reject those without exactly one."""

from dataclasses import dataclass

from nonet import engine
from nonet.engine import small
from nonet.errors import NotUniqueError, SearchLimitError
from nonet.puzzles.engine_context import EngineContext

# Nearly every grid is settled within this many nodes, in less time than it takes to start a thread.
# The few others start again in the pool with the whole budget.
INLINE_NODE_BUDGET = 200


async def check(puzzle: str, engine_context: EngineContext) -> engine.Verdict:
    """Return the verdict on a grid.

    Raises:
        GridFormatError, OverloadedError.
    """
    budget = min(INLINE_NODE_BUDGET, engine_context.node_budget)
    verdict = engine.count_solutions(puzzle, node_budget=budget)
    if verdict.status != "unknown" or budget == engine_context.node_budget:
        return verdict
    return await engine_context.pool.run(
        engine.count_solutions, puzzle, node_budget=engine_context.node_budget
    )


async def require_unique(
    puzzle: str, engine_context: EngineContext, *, path: str = "puzzle"
) -> str:
    """Return the solution of a grid that has exactly one; `path` names the grid in an error.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    verdict = await check(puzzle, engine_context)
    if verdict.status == "unknown":
        raise SearchLimitError((path,))
    if verdict.solution is None:
        raise NotUniqueError({path: verdict.status})
    return verdict.solution


@dataclass(frozen=True, slots=True)
class KnownSmall:
    """An existing puzzle, with its only solution and its level if it has one."""

    puzzle: str
    solution: str
    level: small.Level | None


def known_small(grid: str) -> KnownSmall:
    """Verify a normalized grid of 4x4 or 6x6.

    Raises:
        NotUniqueError: it has no solution or several.
    """
    return KnownSmall(grid, small.solve(grid), small.level_of(grid))


async def why_not_unique(
    grid: str, engine_context: EngineContext
) -> engine.Undecided | engine.Clash | None:
    """Explain why a normalized grid has no unique solution; None if that is too hard to find.

    Raises:
        OverloadedError.
    """
    return await engine_context.pool.run(engine.why_not_unique, grid)
