"""Puzzles verified to have exactly one solution, from files or the command line."""

from collections.abc import Sequence

import typer

from nonet import engine
from nonet.cli.check import Checked, check_batch
from nonet.cli.grids import read_batches
from nonet.cli.progress import with_progress
from nonet.engine import small
from nonet.errors import NotUniqueError, SearchLimitError
from nonet.puzzles.verification import KnownSmall, Verified
from nonet.server.settings import Settings


def read_verified(sources: Sequence[str] | None, settings: Settings) -> list[Verified]:
    """Return the puzzles of files or of standard input with their solutions, in order.

    Raises:
        NotUniqueError, SearchLimitError: with each puzzle that wasn't verified.
        TextFormError: a line isn't in a known format.
    """
    return _require_unique([verdict for _, verdict in _checked(sources, settings)])


def read_verified_of_all_sizes(
    sources: Sequence[str] | None, settings: Settings
) -> list[Verified | KnownSmall]:
    """Return puzzles like `read_verified`, including puzzles of 4x4 and 6x6.

    Raises:
        NotUniqueError, SearchLimitError, TextFormError: as in `read_verified`.
    """
    verdicts = [
        small.check(grid) if verdict is None and small.is_grid(grid) else verdict
        for grid, verdict in _checked(sources, settings)
    ]
    return [
        KnownSmall(item.puzzle, item.solution, small.level_of(item.puzzle))
        if small.is_grid(item.puzzle)
        else item
        for item in _require_unique(verdicts)
    ]


def _checked(sources: Sequence[str] | None, settings: Settings) -> list[Checked]:
    budget = settings.engine.search_node_budget or engine.DEFAULT_NODE_BUDGET
    batches = with_progress(read_batches(sources), doing="Checking", total=None, prints=False)
    checked = [item for batch in batches for item in check_batch(batch, budget)]
    if not checked:
        raise typer.BadParameter("the input has no puzzle", param_hint="FILE")
    return checked


def _require_unique(
    verdicts: Sequence[engine.Verdict | small.SmallVerdict | None],
) -> list[Verified]:
    """Return the verified puzzles; raise if any puzzle isn't unique."""
    puzzles = [(verdict, f"puzzle {number}") for number, verdict in enumerate(verdicts, 1)]
    unfit = {
        name: "malformed" if verdict is None else verdict.status
        for verdict, name in puzzles
        if verdict is None or verdict.status not in ("unique", "unknown")
    }
    if unfit:
        raise NotUniqueError(unfit)
    verified = [
        Verified(verdict.puzzle, verdict.solution)
        for verdict, _ in puzzles
        if verdict is not None and verdict.solution is not None
    ]
    if len(verified) < len(puzzles):
        raise SearchLimitError(
            tuple(name for verdict, name in puzzles if verdict and verdict.solution is None)
        )
    return verified


def solution_of(grid: str, place: str | None = None) -> str:
    """Return the solution of a grid; errors name its place, or else the grid.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    budget = Settings().engine.search_node_budget or engine.DEFAULT_NODE_BUDGET
    verdict = engine.count_solutions(grid, node_budget=budget)
    if verdict.status == "unknown":
        raise SearchLimitError((place or grid,))
    if verdict.solution is None:
        raise NotUniqueError({place or grid: verdict.status})
    return verdict.solution
