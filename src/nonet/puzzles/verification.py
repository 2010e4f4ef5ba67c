"""Count the solutions of grids, and reject those without exactly one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

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


async def require_unique_of_any_size(grid: str, engine_context: EngineContext) -> None:
    """Reject a normalized grid of 9x9, 4x4 or 6x6 that doesn't have exactly one solution.

    Raises:
        NotUniqueError, SearchLimitError, OverloadedError.
    """
    if not small.is_grid(grid):
        await require_unique(grid, engine_context)
    elif not (verdict := small.check(grid)).unique:
        raise NotUniqueError({"puzzle": verdict.status})


async def why_not_unique(
    grid: str, engine_context: EngineContext
) -> engine.Undecided | engine.Clash | None:
    """Explain why a normalized grid has no unique solution; None if that is too hard to find.

    Raises:
        OverloadedError.
    """
    return await engine_context.pool.run(engine.why_not_unique, grid)


@dataclass(frozen=True, slots=True)
class Verified:
    """A normalized grid and its only solution."""

    puzzle: str
    solution: str


async def verify_all(grids: Sequence[str], engine_context: EngineContext) -> list[Verified]:
    """Verify a batch of grids, in order and with duplicates; return all of them or none.

    Raises:
        NotUniqueError: some don't have exactly one solution; it names each as `puzzles[i]`.
        SearchLimitError: some exceed the search budget, and no other error was found; likewise.
        GridFormatError, OverloadedError.
    """
    budget = min(INLINE_NODE_BUDGET, engine_context.node_budget)
    verdicts = list(engine.check_many(grids, node_budget=budget, threads=1))
    unknown = [i for i, verdict in enumerate(verdicts) if verdict.status == "unknown"]
    if unknown and budget < engine_context.node_budget:
        searches = (
            engine.count_solutions(grids[i], node_budget=engine_context.node_budget)
            for i in unknown
        )
        again = await engine_context.pool.run_batch(searches, count=len(unknown))
        for i, verdict in zip(unknown, again, strict=True):
            verdicts[i] = verdict
    return require_all_unique(verdicts, names=(f"puzzles[{i}]" for i in count()))


async def verify_of_all_sizes(grids: Sequence[str], engine_context: EngineContext) -> None:
    """Verify normalized grids of 9x9, 4x4 and 6x6 in any order.

    Raises:
        NotUniqueError, SearchLimitError, OverloadedError: those of `verify_all`.
    """
    little = {place: grid for place, grid in enumerate(grids) if small.is_grid(grid)}
    statuses = {f"puzzles[{place}]": small.check(grid).status for place, grid in little.items()}
    wrong = {path: status for path, status in statuses.items() if status != "unique"}
    if wrong:
        raise NotUniqueError(wrong)
    usual = [place for place in range(len(grids)) if place not in little]
    try:
        await verify_all([grids[place] for place in usual], engine_context)
    except NotUniqueError as error:
        found = [
            (int(path[len("puzzles[") : -1]), status) for path, status in error.statuses.items()
        ]
        raise NotUniqueError({f"puzzles[{usual[at]}]": status for at, status in found}) from None


def require_all_unique(
    verdicts: Iterable[engine.Verdict | small.SmallVerdict | None], *, names: Iterable[str]
) -> list[Verified]:
    """Return the solutions of grids; a grid without a verdict is malformed.

    Raises:
        NotUniqueError, SearchLimitError: as `verify_all`, with these names.
    """
    verdicts = list(verdicts)
    statuses = {
        name: verdict.status if verdict else "malformed"
        for name, verdict in zip(names, verdicts, strict=False)
    }
    wrong = {name: one for name, one in statuses.items() if one not in ("unique", "unknown")}
    if wrong:
        raise NotUniqueError(wrong)
    if unknown := tuple(name for name, one in statuses.items() if one == "unknown"):
        raise SearchLimitError(unknown)
    return [Verified(one.puzzle, one.solution) for one in verdicts if one and one.solution]
