"""`nonet convert`: puzzles from any form to another."""

from typing import Annotated, Literal

import typer

from nonet.cli.grids import GridSources, read_batches
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.verified import solution_of
from nonet.content.forms import Form, read_grids, write_grids

Shown = Literal["puzzle", "answer", "both"]


def convert(  # noqa: PLR0913 - what people can say to it
    context: typer.Context,
    grids: GridSources = None,
    *,
    column: Column = None,
    to: Annotated[Form, typer.Option(help="The form to write.")] = "line",
    show: Annotated[
        Shown, typer.Option(help="Write the puzzles, their answers, or all puzzles and then these.")
    ] = "puzzle",
    as_json: AsJson = False,
) -> None:
    """Write puzzles, whatever form they are in, in another."""
    source = context.get_parameter_source("to")
    if as_json and source is not None and source.name == "COMMANDLINE":
        message = "names the form of a text; --json prints each puzzle as an object: give one"
        raise typer.BadParameter(message, param_hint="--to")
    words = "\n".join(grid for batch in read_batches(grids, column=column) for grid in batch)
    shown = _shown(read_grids(words), show)
    if as_json:
        for grid in shown:
            print_json({"puzzle": grid})
    else:
        print_line(write_grids(shown, to).removesuffix("\n"))


def _shown(grids: list[str], show: Shown) -> list[str]:
    """Return what is written of some puzzles.

    Raises:
        NotUniqueError, SearchLimitError: one has not exactly one answer.
    """
    if show == "puzzle":
        return grids
    answers = list(map(solution_of, grids))
    return answers if show == "answer" else [*grids, *answers]
