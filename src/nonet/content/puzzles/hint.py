"""The next single on a player's board."""

from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.content.puzzles.board import Board, validate
from nonet.content.puzzles.workbench import Workbench

HintStatus = Literal["hint", "complete", "invalid-progress", "unsupported"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A board, how it stands, and its next step when the status is `hint`."""

    board: Board
    status: HintStatus
    step: engine.Single | None = None


async def hint(puzzle: str, progress: str, workbench: Workbench) -> Hint:
    """Find the next single on a board; a board with a mistake gets none.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    board = await validate(puzzle, progress, workbench)
    if not board.valid:
        return Hint(board, "invalid-progress")
    if board.complete:
        return Hint(board, "complete")
    step = engine.next_single(board.progress)
    return Hint(board, "unsupported") if step is None else Hint(board, "hint", step)
