"""`nonet near`: find puzzles that differ from one by a few givens."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Literal

import typer

from nonet import engine
from nonet.cli import batches, grids, terminal
from nonet.cli.validate import PuzzleArgument

Change = Literal["-1+1", "-2+2", "minimal"]


def near(
    puzzle: PuzzleArgument,
    *,
    change: Annotated[
        Change | None,
        typer.Option(
            "--by",
            help="Replace one given (`-1+1`, the default), replace two givens (`-2+2`), or remove "
            "redundant givens (`minimal`).",
        ),
    ] = None,
    add: Annotated[
        int | None, typer.Option(min=1, help="Add this many givens from the solution.")
    ] = None,
    count: Annotated[
        int | None, typer.Option(min=0, help="Maximum number of puzzles; by default all.")
    ] = None,
    as_json: terminal.AsJson = False,
) -> None:
    """Print puzzles that differ from a puzzle by a few givens, one per line.

    Each puzzle has exactly one solution and is printed as soon as it is found. `--by minimal` finds
    every minimal puzzle among the puzzle's givens, which may be millions.
    """
    if change is not None and add is not None:
        raise typer.BadParameter("can't be combined with --by", param_hint="--add")
    givens = grids.read_one(puzzle)
    batches.solution_of(givens)
    for found in islice(_near(givens, change, add), count):
        terminal.print_result({"puzzle": found}, found, as_json=as_json)


def _near(givens: str, change: Change | None, add: int | None) -> Iterator[str]:
    if add is not None:
        return engine.expansions(givens, added=add)
    if change == "minimal":
        return engine.minimal_puzzles(givens)
    return engine.neighbours(givens, exchanged=2 if change == "-2+2" else 1)
