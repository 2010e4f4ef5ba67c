"""`nonet near`: the puzzles a few givens away from one."""

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
    """What is done to the givens."""

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
            help="One given for another, two for two others, or none that is not needed; "
            "by default `-1+1`.",
        ),
    ] = None,
    add: Annotated[
        int | None, typer.Option(min=1, help="So many more givens of its solution instead.")
    ] = None,
    count: Annotated[int | None, typer.Option(min=0, help="How many; by default all.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print the puzzles near a puzzle, one a line, each as soon as it is found.

    Each has exactly one solution. With `--by minimal` they are all minimal puzzles of some of its
    givens, which may be millions.
    """
    if way is not None and add is not None:
        raise typer.BadParameter("does not go with --by", param_hint="--add")
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
