"""Grids that are fit to be published: each with its one solution."""

from collections.abc import Sequence
from dataclasses import dataclass

from nonet import engine
from nonet.content.puzzles.verification import INLINE_NODE_BUDGET
from nonet.content.puzzles.workbench import Workbench
from nonet.errors import NotUniqueError, SearchLimitError


@dataclass(frozen=True, slots=True)
class Verified:
    """A normalized grid and its only solution."""

    puzzle: str
    solution: str


async def verify_all(grids: Sequence[str], workbench: Workbench) -> list[Verified]:
    """Verify a batch of grids, in order and with its duplicates; all of them or none.

    Raises:
        NotUniqueError: some lack exactly one solution; it names each as `puzzles[i]`.
        SearchLimitError: none lacks one, but some exhaust the search budget; likewise.
        GridFormatError, OverloadedError.
    """
    budget = min(INLINE_NODE_BUDGET, workbench.node_budget)
    verdicts = list(engine.check_many(grids, node_budget=budget, threads=1))
    unknown = [i for i, verdict in enumerate(verdicts) if verdict.status == "unknown"]
    if unknown and budget < workbench.node_budget:
        searches = (
            engine.count_solutions(grids[i], node_budget=workbench.node_budget) for i in unknown
        )
        again = await workbench.pool.run_batch(searches, count=len(unknown))
        for i, verdict in zip(unknown, again, strict=True):
            verdicts[i] = verdict
    return _require_unique(verdicts)


def _require_unique(verdicts: Sequence[engine.Verdict]) -> list[Verified]:
    statuses = {f"puzzles[{i}]": verdict.status for i, verdict in enumerate(verdicts)}
    ambiguous = {
        path: status for path, status in statuses.items() if status not in ("unique", "unknown")
    }
    if ambiguous:
        raise NotUniqueError(ambiguous)
    if unknown := tuple(path for path, status in statuses.items() if status == "unknown"):
        raise SearchLimitError(unknown)
    return [
        Verified(verdict.puzzle, verdict.solution)
        for verdict in verdicts
        if verdict.solution is not None
    ]
