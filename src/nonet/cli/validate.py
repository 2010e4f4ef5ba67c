"""`nonet validate`: find the mistakes on a player's board."""

from collections.abc import Iterable
from typing import Annotated

import typer

from nonet import engine
from nonet.cli import batches, grids, options, steps, terminal
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import explain_mistakes

_FIELDS = (
    *("puzzle", "progress", "valid", "complete", "remaining_cells"),
    *("changed_givens", "incorrect_cells", "conflict_cells"),
)

PuzzleArgument = Annotated[
    str,
    typer.Argument(
        metavar="PUZZLE",
        help="The puzzle in any format, or a file that contains it; standard input with `-`.",
        callback=grids.given_or_piped,
    ),
]
BoardArgument = Annotated[
    str,
    typer.Argument(
        metavar="BOARD",
        help="The board, with the puzzle's givens and the entries, or a file that contains it.",
        callback=grids.given_or_piped,
    ),
]


def validate(
    puzzle: PuzzleArgument,
    board: BoardArgument,
    *,
    language: options.Language = options.DEFAULT_LANGUAGE,
    as_json: terminal.AsJson = False,
) -> None:
    """Compare a board with the solution of its puzzle, and list the wrong cells.

    The exit status is 1 if the board has a mistake.
    """
    compared = compare_boards(puzzle, board)
    if as_json:
        terminal.print_json(terminal.fields_of(compared, *_FIELDS))
    elif not compared.valid:
        terminal.print_line(describe_mistakes(compared, options.words_of(language)))
    else:
        left = f"valid, {compared.remaining_cells} cells left"
        terminal.print_line("complete" if compared.complete else left)
    if not compared.valid:
        raise typer.Exit(terminal.FAILED)


def compare_boards(
    puzzle: str, board: str, *, eliminated: Iterable[tuple[int, int]] = ()
) -> engine.Comparison:
    """Compare a board with the solution of its puzzle; also eliminate the candidates given.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    grid = grids.read_one(puzzle)
    solution, read = batches.solution_of(grid), grids.read_board(board)
    missing = grids.eliminated_candidates(read.candidates, read.grid, solution)
    return engine.Position(grid, read.grid, missing.union(eliminated)).compare(solution)


def describe_mistakes(board: engine.Comparison, words: Words) -> str:
    """Return sentences that list the wrong cells."""
    mistakes = explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)
    return steps.wrapped(words.render(mistakes))
