"""A player's board against its puzzle."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.grid import CELLS, EMPTY, box_of, column_of, row_of
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.verification import require_unique


@dataclass(frozen=True, slots=True)
class Board:
    """What is right and wrong on a board; cells are 0-80 in row-major order, ascending."""

    puzzle: str
    progress: str
    changed_givens: tuple[int, ...]
    incorrect_cells: tuple[int, ...]
    conflict_cells: tuple[int, ...]

    @property
    def valid(self) -> bool:
        """Tell whether nothing on the board is wrong."""
        return not (self.changed_givens or self.incorrect_cells or self.conflict_cells)

    @property
    def remaining_cells(self) -> int:
        """The number of empty cells."""
        return self.progress.count(EMPTY)

    @property
    def complete(self) -> bool:
        """Tell whether the board is the solution."""
        return self.valid and self.remaining_cells == 0


async def validate(puzzle: str, progress: str, engine_context: EngineContext) -> Board:
    """Compare a board with the one solution of its puzzle.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    solution = await require_unique(puzzle, engine_context)
    return compare(engine.normalize(puzzle), engine.normalize(progress), solution)


def compare(puzzle: str, progress: str, solution: str) -> Board:
    """Compare a board with a puzzle and its solution, all normalized."""
    return Board(
        puzzle=puzzle,
        progress=progress,
        changed_givens=tuple(cell for cell in CELLS if puzzle[cell] not in (EMPTY, progress[cell])),
        incorrect_cells=tuple(
            cell
            for cell in CELLS
            if puzzle[cell] == EMPTY and progress[cell] not in (EMPTY, solution[cell])
        ),
        conflict_cells=conflicts(progress),
    )


def conflicts(progress: str) -> tuple[int, ...]:
    """Return the filled cells that share a row, column or box with an equal digit."""
    filled = [(cell, digit) for cell, digit in enumerate(progress) if digit != EMPTY]
    seen = Counter(place for cell, digit in filled for place in _places(cell, digit))
    return tuple(
        cell for cell, digit in filled if any(seen[place] > 1 for place in _places(cell, digit))
    )


def _places(cell: int, digit: str) -> tuple[tuple[str, int, str], ...]:
    return (
        ("row", row_of(cell), digit),
        ("column", column_of(cell), digit),
        ("box", box_of(cell), digit),
    )


HintStatus = Literal["hint", "complete", "invalid-progress", "unsupported"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A board, how it stands, and its next step when the status is `hint`."""

    board: Board
    status: HintStatus
    step: engine.Single | None = None


async def hint(puzzle: str, progress: str, engine_context: EngineContext) -> Hint:
    """Find the next single on a board; a board with a mistake gets none.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    board = await validate(puzzle, progress, engine_context)
    if not board.valid:
        return Hint(board, "invalid-progress")
    if board.complete:
        return Hint(board, "complete")
    step = engine.next_single(board.progress)
    return Hint(board, "unsupported") if step is None else Hint(board, "hint", step)
