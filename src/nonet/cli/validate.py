"""`nonet validate`: what is wrong on a player's board."""

from typing import Annotated

import typer

from nonet.cli.grids import read_one
from nonet.cli.language import DEFAULT_LANGUAGE, Language, words_of
from nonet.cli.solution import solution_of
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.told import wrapped
from nonet.explanations import explain_mistakes
from nonet.puzzles import Board, compare
from nonet.settings import Settings

NOT_VALID = 1

PuzzleArgument = Annotated[
    str, typer.Argument(metavar="PUZZLE", help="The puzzle, in any form, or a file of it.")
]
BoardArgument = Annotated[
    str, typer.Argument(metavar="BOARD", help="The board: the puzzle's givens and the entries.")
]


def validate(
    puzzle: PuzzleArgument,
    board: BoardArgument,
    *,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Compare a board with the one solution of its puzzle, and name the cells that are wrong.

    The exit status is 1 when something is wrong.
    """
    compared = compare_boards(puzzle, board)
    if as_json:
        print_json(board_as_json(compared))
    else:
        print_line(_line(compared, language))
    if not compared.valid:
        raise typer.Exit(NOT_VALID)


def compare_boards(puzzle: str, board: str) -> Board:
    """Compare a board with the solution of its puzzle.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    grid = read_one(puzzle)
    return compare(grid, read_one(board), solution_of(grid))


def mistakes_on(board: Board, language: str) -> str:
    """Name the cells that are wrong, in sentences."""
    mistakes = explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)
    return wrapped(words_of(language, Settings()).tell(mistakes))


def board_as_json(board: Board) -> dict[str, object]:
    """Return a board in the words of the API."""
    return {
        "puzzle": board.puzzle,
        "progress": board.progress,
        "valid": board.valid,
        "complete": board.complete,
        "remainingCells": board.remaining_cells,
        "changedGivens": board.changed_givens,
        "incorrectCells": board.incorrect_cells,
        "conflictCells": board.conflict_cells,
    }


def _line(board: Board, language: str) -> str:
    if not board.valid:
        return mistakes_on(board, language)
    return "complete" if board.complete else f"valid, {board.remaining_cells} cells left"
