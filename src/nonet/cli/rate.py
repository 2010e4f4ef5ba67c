"""`nonet rate`: rate many puzzles on the Sudoku Explainer's scale."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Annotated, Any

import typer

from nonet import engine
from nonet.cli.answers import Lenient
from nonet.cli.check import judged_as_json, print_judged
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.steps import conclusions_of, pairs_as_json
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json

# Large enough to use every core, small enough to print the first ratings soon.
TOGETHER = 64

Profile = Annotated[
    engine.Profile,
    typer.Option(help="Technique set; `exchange` excludes the largest wings."),
]
Trace = Annotated[bool, typer.Option("--trace", help="Print each step below its grid.")]


def rate(  # noqa: PLR0913 - one parameter per option
    grids: GridSources = None,
    *,
    column: Column = None,
    profile: Profile = "explainer",
    trace: Trace = False,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its ER, EP and ED ratings, and the name of its hardest step.

    Columns are separated by tabs. The ratings use the scale of the Sudoku Explainer: ER is the
    rating of the hardest step, EP of the hardest step up to the first placement, ED of the first
    step. For a grid without exactly one solution, the ER column holds the status from
    `nonet check`, the other columns hold `-`, and the exit status is 1. With `--trace`, a line for
    each step follows: an empty column, its rating, name and conclusions.
    """
    show = _as_json if as_json else _as_text
    batches = _few_at_a_time(read_batches(grids, column=column))
    rate_many = partial(engine.rate_many, profile=profile, trace=trace)
    print_judged(batches, rate_many, show, doing="Rating", lenient=lenient)


def _few_at_a_time(batches: Iterable[list[str]]) -> Iterator[list[str]]:
    for batch in batches:
        for start in range(0, len(batch), TOGETHER):
            yield batch[start : start + TOGETHER]


def _as_text(grid: str, rated: engine.Rating | str) -> str:
    if isinstance(rated, str):
        return f"{grid}\t{rated}\t-\t-\t-"
    numbers = [_in_tenths(number) for number in (rated.er, rated.ep, rated.ed)]
    first = "\t".join([grid, *numbers, rated.hardest_step or "-"])
    return "\n".join([first, *map(_step_as_line, rated.trace or ())])


def _step_as_line(step: engine.RatedStep) -> str:
    return f"\t{step.er:.1f}\t{step.name}\t{conclusions_of(step)}"


def _in_tenths(number: float | None) -> str:
    return "-" if number is None else f"{number:.1f}"


def _as_json(grid: str, rated: engine.Rating | str) -> str:
    names = ("er", "ep", "ed", "at_least", "hardest_step")
    answer = judged_as_json(grid, rated, *names)
    if not isinstance(rated, str) and rated.trace is not None:
        answer["trace"] = [_step_as_json(step) for step in rated.trace]
    return to_json(answer)


def _step_as_json(step: engine.RatedStep) -> dict[str, Any]:
    return {
        "er": step.er,
        "step": step.name,
        "placements": pairs_as_json(step.placements),
        "eliminations": pairs_as_json(step.eliminations),
    }
