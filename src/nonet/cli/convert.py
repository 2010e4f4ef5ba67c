"""`nonet convert`: puzzles from any format to another."""

from typing import Annotated, Literal

import typer

from nonet.cli.batches import solution_of
from nonet.cli.grids import STANDARD_INPUT, GridSources, LocatedGrid, read_located
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, counted, print_error, print_json, print_line, was_given
from nonet.puzzles.forms import FORMS_WITH_CANDIDATES, Form, write_boards

Output = Literal["puzzle", "answer", "both"]


def convert(  # noqa: PLR0913 - one parameter per option
    context: typer.Context,
    grids: GridSources = None,
    *,
    column: Column = None,
    to: Annotated[
        Form, typer.Option(help="Output format; hodoku and opensudoku can also hold candidates.")
    ] = "line",
    show: Annotated[
        Output, typer.Option(help="Output the puzzles, the solutions, or puzzles then solutions.")
    ] = "puzzle",
    as_json: AsJson = False,
) -> None:
    """Convert puzzles from any format to another.

    The format of the input is detected.
    """
    if as_json and was_given(context, "to"):
        message = "can't be combined with --json, which prints each puzzle as a JSON object"
        raise typer.BadParameter(message, param_hint="--to")
    read = [
        board
        for source in grids or (STANDARD_INPUT,)
        for board in read_located(source, column=column)
    ]
    boards = _select(read, show)
    if as_json:
        for board in boards:
            candidates = {} if board.candidates is None else {"candidates": board.candidates}
            print_json({"puzzle": board.grid, **candidates})
        return
    if to not in FORMS_WITH_CANDIDATES:
        _report_candidates(boards, to)
    written = write_boards([(board.grid, board.candidates) for board in boards], to)
    print_line(written.removesuffix("\n"))


def _report_candidates(boards: list[LocatedGrid], form: Form) -> None:
    """Print how many boards lose their candidates in a format."""
    if count := sum(board.candidates is not None for board in boards):
        others = " or ".join(f"--to {name}" for name in FORMS_WITH_CANDIDATES)
        message = (
            f"the {form} format can't hold candidates: omitted those of {counted(count, 'grid')}"
        )
        print_error(f"nonet: {message}. Use {others} to keep them.")


def _select(boards: list[LocatedGrid], show: Output) -> list[LocatedGrid]:
    """Return the puzzles, their solutions or both.

    Raises:
        NotUniqueError, SearchLimitError: a puzzle doesn't have exactly one solution.
    """
    if show == "puzzle":
        return boards
    answers = [LocatedGrid(board.place, solution_of(board.grid, board.place)) for board in boards]
    return answers if show == "answer" else [*boards, *answers]
