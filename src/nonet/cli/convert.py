"""`nonet convert`: puzzles from any form to another."""

from typing import Annotated, Literal

import typer

from nonet.cli.grids import STANDARD_INPUT, GridSources, Placed, read_placed, report_left_out
from nonet.cli.tables import NO_GRID, Column
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.verified import solution_of
from nonet.content.forms import Form, prose_in, read_grids, write_grids
from nonet.errors import TextFormError

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
    read = [
        item
        for source in grids or (STANDARD_INPUT,)
        for item in _read(list(read_placed(source, column=column)))
    ]
    shown = _shown(read, show)
    if as_json:
        for grid in shown:
            print_json({"puzzle": grid})
    else:
        print_line(write_grids(shown, to).removesuffix("\n"))


def _read(words: list[Placed]) -> list[Placed]:
    """Return the grids of the words of one source, normalized, with their places.

    Raises:
        TextFormError: it has no grid, or a word is in no form.
    """
    # What stands for a row without a grid would be a border.
    missing = next((word for word in words if word.grid == NO_GRID), None)
    if missing is not None:
        raise TextFormError(None, "there is no grid", missing.place)
    try:
        text = "\n".join(word.grid for word in words)
        grids = read_grids(text)
    except TextFormError as fault:
        if not words or fault.line is None:
            raise
        raise TextFormError(None, fault.reason, words[fault.line - 1].place) from None
    report_left_out([words[number - 1].place for number in prose_in(text)])
    if len(grids) < len(words):  # comments stand between, or they are rows
        return [Placed(grid, grid) for grid in grids]
    return [Placed(word.place, grid) for word, grid in zip(words, grids, strict=True)]


def _shown(grids: list[Placed], show: Shown) -> list[str]:
    """Return what is written of some puzzles.

    Raises:
        NotUniqueError, SearchLimitError: one has not exactly one answer.
    """
    puzzles = [grid for _, grid in grids]
    if show == "puzzle":
        return puzzles
    answers = [solution_of(grid, place) for place, grid in grids]
    return answers if show == "answer" else [*puzzles, *answers]
