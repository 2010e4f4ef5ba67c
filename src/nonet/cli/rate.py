"""`nonet rate`: rate many puzzles on the Sudoku Explainer's scale."""

from functools import partial
from typing import Annotated, Any

import typer

from nonet import engine
from nonet.cli.batches import BatchOptions, Judgement
from nonet.cli.steps import conclusions_of, pairs_as_json
from nonet.cli.terminal import fields_of

# Large enough to use every core, small enough to print the first ratings soon.
_AT_ONCE = 64


def rate(
    options: BatchOptions,
    *,
    profile: Annotated[
        engine.Profile, typer.Option(help="Technique set; `exchange` excludes the largest wings.")
    ] = "explainer",
    trace: Annotated[bool, typer.Option("--trace", help="Print each step below its grid.")] = False,
) -> None:
    """Print each grid, its ER, EP and ED ratings, and the name of its hardest step.

    Columns are separated by tabs. The ratings use the scale of the Sudoku Explainer: ER is the
    rating of the hardest step, EP of the hardest step up to the first placement, ED of the first
    step. For a grid without exactly one solution, the ER column holds the status from
    `nonet check`, the other columns hold `-`, and the exit status is 1. With `--trace`, a line for
    each step follows: an empty column, its rating, name and conclusions.
    """
    rate_many = partial(engine.rate_many, profile=profile, trace=trace)
    Judgement("Rating", rate_many, _columns, _fields, 4, _AT_ONCE).print(options)


def _columns(rating: engine.Rating) -> list[str]:
    numbers = ["-" if one is None else f"{one:.1f}" for one in (rating.er, rating.ep, rating.ed)]
    steps = [f"\t{step.er:.1f}\t{step.name}\t{conclusions_of(step)}" for step in rating.trace or ()]
    # The steps are on lines of their own below the last column.
    return [*numbers, "\n".join([rating.hardest_step or "-", *steps])]


def _fields(rating: engine.Rating) -> dict[str, Any]:
    fields = fields_of(rating, "er", "ep", "ed", "at_least", "hardest_step")
    if rating.trace is not None:
        fields["trace"] = list(map(_step_as_json, rating.trace))
    return fields


def _step_as_json(step: engine.RatedStep) -> dict[str, Any]:
    return {
        "er": step.er,
        "step": step.name,
        "placements": pairs_as_json(step.placements),
        "eliminations": pairs_as_json(step.eliminations),
    }
