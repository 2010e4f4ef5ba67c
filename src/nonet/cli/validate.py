"""`nonet validate`: find the mistakes on a player's board."""

from collections.abc import Iterable
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.grids import given_or_piped, read_board, read_one, ruled_out
from nonet.cli.options import DEFAULT_LANGUAGE, Language, words_of
from nonet.cli.steps import wrapped
from nonet.cli.terminal import AsJson, fields_of, print_json, print_line
from nonet.cli.verified import solution_of
from nonet.puzzles.explanations.guidance import explain_mistakes
from nonet.server.settings import Settings

NOT_VALID = 1
_FIELDS = (
    *("puzzle", "progress", "valid", "complete", "remaining_cells"),
    *("changed_givens", "incorrect_cells", "conflict_cells"),
)

PuzzleArgument = Annotated[
    str,
    typer.Argument(
        metavar="PUZZLE",
        help="The puzzle in any format, or a file that contains it; standard input with `-`.",
        callback=given_or_piped,
    ),
]
BoardArgument = Annotated[
    str,
    typer.Argument(
        metavar="BOARD",
        help="The board, with the puzzle's givens and the entries, or a file that contains it.",
        callback=given_or_piped,
    ),
]


def validate(
    puzzle: PuzzleArgument,
    board: BoardArgument,
    *,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Compare a board with the solution of its puzzle, and list the wrong cells.

    The exit status is 1 if the board has a mistake.
    """
    compared = compare_boards(puzzle, board)
    if as_json:
        print_json(fields_of(compared, *_FIELDS))
    else:
        print_line(_line(compared, language))
    if not compared.valid:
        raise typer.Exit(NOT_VALID)


def compare_boards(
    puzzle: str, board: str, *, removed: Iterable[tuple[int, int]] = ()
) -> engine.Comparison:
    """Compare a board with the solution of its puzzle; `removed` are eliminated candidates.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    grid = read_one(puzzle)
    solution, read = solution_of(grid), read_board(board)
    eliminated = ruled_out(read.candidates, read.grid, solution)
    return engine.Position(grid, read.grid, eliminated.union(removed)).compare(solution)


def mistakes_on(board: engine.Comparison, language: str) -> str:
    """Return sentences that list the wrong cells."""
    mistakes = explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)
    return wrapped(words_of(language, Settings()).render(mistakes))


def _line(board: engine.Comparison, language: str) -> str:
    if not board.valid:
        return mistakes_on(board, language)
    return "complete" if board.complete else f"valid, {board.remaining_cells} cells left"
