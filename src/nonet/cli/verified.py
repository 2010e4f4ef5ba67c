"""Puzzles of a file that each have exactly one solution."""

from collections.abc import Sequence

import typer

from nonet import engine
from nonet.cli.check import Checked, check_batch
from nonet.cli.grids import read_batches
from nonet.cli.progress import with_progress
from nonet.errors import NotUniqueError, SearchLimitError
from nonet.puzzles import Verified
from nonet.settings import Settings


def read_verified(sources: Sequence[str] | None, settings: Settings) -> list[Verified]:
    """Return the puzzles of files, or of standard input, with their solutions, in order.

    Raises:
        NotUniqueError, SearchLimitError: naming each puzzle that is not fit.
        TextFormError: a line is in none of the forms that puzzles come in.
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
    """Return the verified puzzles; a single one that is not unique spoils the whole sheet."""
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
