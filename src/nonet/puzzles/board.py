"""Compare a player's board with its puzzle."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.verification import require_unique

Candidate = tuple[int, int]


async def validate(
    puzzle: str, progress: str, engine_context: EngineContext, eliminated: Iterable[Candidate] = ()
) -> engine.Comparison:
    """Compare a board, and the candidates eliminated on it, with the one solution of its puzzle.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    solution = await require_unique(puzzle, engine_context)
    return engine.Position(puzzle, progress, eliminated).compare(solution)


HintStatus = Literal["hint", "complete", "invalid-progress", "unsupported"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A board with its status, and its next step if the status is `hint`."""

    board: engine.Comparison
    status: HintStatus
    step: engine.Single | None = None


async def hint(puzzle: str, progress: str, engine_context: EngineContext) -> Hint:
    """Find the next single on a board without mistakes.

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
