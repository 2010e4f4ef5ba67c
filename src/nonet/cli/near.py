"""`nonet near`: find puzzles that differ from one by a few givens."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import islice
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.grids import read_one
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.validate import PuzzleArgument
from nonet.cli.verified import solution_of


class Way(StrEnum):
    """The change to the givens."""

    ONE = "-1+1"
    TWO = "-2+2"
    MINIMAL = "minimal"


def near(
    puzzle: PuzzleArgument,
    *,
    way: Annotated[
        Way | None,
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
    as_json: AsJson = False,
) -> None:
    """Print puzzles that differ from a puzzle by a few givens, one per line.

    Each puzzle has exactly one solution and is printed as soon as it is found. `--by minimal` finds
    every minimal puzzle among the puzzle's givens, which may be millions.
    """
    if way is not None and add is not None:
        raise typer.BadParameter("can't be combined with --by", param_hint="--add")
    givens = read_one(puzzle)
    solution_of(givens)
    for found in islice(_near(givens, way, add), count):
        if as_json:
            print_json({"puzzle": found})
        else:
            print_line(found)


def _near(givens: str, way: Way | None, add: int | None) -> Iterator[str]:
    if add is not None:
        return engine.expansions(givens, added=add)
    if way is Way.MINIMAL:
        return engine.minimal_puzzles(givens)
    return engine.neighbours(givens, exchanged=2 if way is Way.TWO else 1)
