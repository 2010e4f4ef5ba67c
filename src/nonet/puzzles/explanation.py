"""The next step of any technique on a player's board."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.errors import SearchLimitError
from nonet.grid import EMPTY
from nonet.puzzles.board import Board, compare
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.slices import in_slices
from nonet.puzzles.verification import require_unique

Candidate = tuple[int, int]
NextStepStatus = Literal["step", "complete", "invalid-progress", "unsupported"]


@dataclass(frozen=True, slots=True)
class NextStep:
    """A board, how it stands, and its next step when the status is `step`.

    `eliminated` are the candidates, pairs of cell and digit, that the player has ruled out so far;
    `wrong_eliminations` the cells, ascending, where one of them is the solution's digit.
    """

    board: Board
    status: NextStepStatus
    eliminated: frozenset[Candidate] = frozenset()
    wrong_eliminations: tuple[int, ...] = ()
    step: engine.Step | None = None


async def next_step(
    puzzle: str,
    progress: str,
    eliminated: Collection[Candidate],
    engine_context: EngineContext,
    *,
    uniqueness: bool = True,
) -> NextStep:
    """Find the easiest step on a board; one with a mistake gets none.

    Without `uniqueness` the step takes no single solution for granted.

    Raises:
        SearchLimitError: the budget ended before a step was found; or as the others of
        NotUniqueError, GridFormatError, OverloadedError.
    """
    board, wrong = await validate_notes(puzzle, progress, eliminated, engine_context)
    if not board.valid or wrong:
        return NextStep(board, "invalid-progress", wrong_eliminations=wrong)
    removed = open_ones(board, eliminated)
    if board.complete:
        return NextStep(board, "complete")
    if engine.next_single(board.progress) is not None:
        # Singles come first, and need no thread.
        step = engine.next_step(
            board.progress,
            removed=removed,
            placed=placed_on(board.puzzle, board.progress),
            uniqueness=uniqueness,
        )
    else:
        work = begin_next(
            board.puzzle, board.progress, removed, engine_context, uniqueness=uniqueness
        )
        [step] = await engine_context.pool.run_jobs([in_slices(work, TimeBudget.without_end())])
        if step is None and work.stopped:
            raise SearchLimitError(("progress",))
    status: NextStepStatus = "unsupported" if step is None else "step"
    return NextStep(board, status, removed, step=step)


async def validate_notes(
    puzzle: str, progress: str, eliminated: Collection[Candidate], engine_context: EngineContext
) -> tuple[Board, tuple[int, ...]]:
    """Compare a board and what its player has ruled out with the one solution of its puzzle.

    The cells, ascending, are those where the solution's digit was ruled out.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    solution = await require_unique(puzzle, engine_context)
    board = compare(engine.normalize(puzzle), engine.normalize(progress), solution)
    ruled_out = open_ones(board, eliminated)
    wrong = sorted({cell for cell, digit in ruled_out if solution[cell] == str(digit)})
    return board, tuple(wrong)


def begin_next(
    puzzle: str,
    progress: str,
    removed: Collection[Candidate],
    engine_context: EngineContext,
    *,
    uniqueness: bool,
) -> "engine.LongWork[engine.Step | None]":
    """Begin to find the easiest step of a board without mistakes."""
    return engine.begin_next_step(
        progress,
        removed=removed,
        placed=placed_on(puzzle, progress),
        uniqueness=uniqueness,
        budget_s=engine_context.explaining_budget_s,
    )


def open_ones(board: Board, eliminated: Collection[Candidate]) -> frozenset[Candidate]:
    """Return what is ruled out in empty cells; where a digit stands it says nothing."""
    return frozenset(one for one in eliminated if board.progress[one[0]] == EMPTY)


def placed_on(puzzle: str, progress: str) -> list[int]:
    """Return the cells of a board that are filled and no givens."""
    filled = zip(puzzle, progress, strict=True)
    return [cell for cell, (given, digit) in enumerate(filled) if given != digit]
