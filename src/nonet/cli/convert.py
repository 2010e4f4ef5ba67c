"""`nonet convert`: puzzles from any format to another."""

from typing import Annotated, Literal

import typer

from nonet.cli.grids import STANDARD_INPUT, GridSources, Placed, read_placed_boards
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, print_error, print_json, print_line
from nonet.cli.verified import solution_of
from nonet.puzzles.forms import FORMS_WITH_CANDIDATES, Form, write_boards

Shown = Literal["puzzle", "answer", "both"]


def convert(  # noqa: PLR0913 - one parameter per option
    context: typer.Context,
    grids: GridSources = None,
    *,
    column: Column = None,
    to: Annotated[
        Form,
        typer.Option(help="Output format; hodoku and opensudoku can also hold candidates."),
    ] = "line",
    show: Annotated[
        Shown, typer.Option(help="Output the puzzles, the solutions, or puzzles then solutions.")
    ] = "puzzle",
    as_json: AsJson = False,
) -> None:
    """Convert puzzles from any format to another.

    The format of the input is detected.
    """
    source = context.get_parameter_source("to")
    if as_json and source is not None and source.name == "COMMANDLINE":
        message = "can't be combined with --json, which prints each puzzle as a JSON object"
        raise typer.BadParameter(message, param_hint="--to")
    read = [
        board
        for source in grids or (STANDARD_INPUT,)
        for board in read_placed_boards(source, column=column)
    ]
    shown = _shown(read, show)
    if as_json:
        for board in shown:
            print_json(_as_json(board))
        return
    if to not in FORMS_WITH_CANDIDATES:
        _report_candidates(shown, to)
    boards = [(board.grid, board.candidates) for board in shown]
    print_line(write_boards(boards, to).removesuffix("\n"))


def _as_json(board: Placed) -> dict[str, object]:
    candidates = {} if board.candidates is None else {"candidates": board.candidates}
    return {"puzzle": board.grid, **candidates}


def _report_candidates(boards: list[Placed], form: Form) -> None:
    """Print how many boards lose their candidates in a format."""
    count = sum(board.candidates is not None for board in boards)
    if count:
        grids = "1 grid" if count == 1 else f"{count:,} grids"
        others = " or ".join(f"--to {name}" for name in FORMS_WITH_CANDIDATES)
        message = f"nonet: the {form} format can't hold candidates: omitted those of {grids}."
        print_error(f"{message} Use {others} to keep them.")


def _shown(boards: list[Placed], show: Shown) -> list[Placed]:
    """Return the puzzles, their solutions or both.

    Raises:
        NotUniqueError, SearchLimitError: a puzzle doesn't have exactly one solution.
    """
    if show == "puzzle":
        return boards
    answers = [Placed(board.place, solution_of(board.grid, board.place)) for board in boards]
    return answers if show == "answer" else [*boards, *answers]
