"""Puzzles that have exactly one solution: those of files, or the one on the command line."""

from collections.abc import Sequence

import typer

from nonet import engine
from nonet.app import Settings
from nonet.cli.check import Checked, check_batch
from nonet.cli.grids import read_batches
from nonet.cli.progress import with_progress
from nonet.content.puzzles import Verified
from nonet.errors import NotUniqueError, SearchLimitError


def read_verified(sources: Sequence[str] | None, settings: Settings) -> list[Verified]:
    """Return the puzzles of files, or of standard input, with their solutions, in order.

    Raises:
        NotUniqueError, SearchLimitError: naming each puzzle that was not verified.
        TextFormError: a line is in no known format.
    """
    budget = settings.search_node_budget or engine.DEFAULT_NODE_BUDGET
    checked = [
        item
        for batch in with_progress(
            read_batches(sources), doing="Checking", total=None, prints=False
        )
        for item in check_batch(batch, budget)
    ]
    if not checked:
        raise typer.BadParameter("there is no puzzle", param_hint="FILE")
    return _require_unique(checked)


def _require_unique(checked: list[Checked]) -> list[Verified]:
    """Return the verified puzzles; one that is not unique refuses all of them."""
    puzzles = [(verdict, f"puzzle {number}") for number, (_, verdict) in enumerate(checked, 1)]
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


def solution_of(grid: str) -> str:
    """Return the solution of a grid.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    verdict = engine.count_solutions(grid, node_budget=budget)
    if verdict.status == "unknown":
        raise SearchLimitError(("GRID",))
    if verdict.solution is None:
        raise NotUniqueError({"GRID": verdict.status})
    return verdict.solution
