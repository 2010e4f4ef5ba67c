"""Boards compared with their puzzle, and the next single or step on them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.errors import SearchLimitError
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.jobs import in_slices
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


NextStepStatus = Literal["step", "complete", "invalid-progress", "unsupported"]


@dataclass(frozen=True, slots=True)
class NextStep:
    """A board with its status, and its next step if the status is `step`."""

    board: engine.Comparison
    status: NextStepStatus
    step: engine.Step | None = None


async def next_step(
    puzzle: str,
    progress: str,
    eliminated: Collection[Candidate],
    engine_context: EngineContext,
    *,
    uniqueness: bool = True,
) -> NextStep:
    """Find the easiest step on a board without mistakes.

    Without `uniqueness` the step doesn't rely on a unique solution.

    Raises:
        SearchLimitError: the budget of the search for a step, or for the solution, was exhausted.
        NotUniqueError, GridFormatError, OverloadedError.
    """
    board = await validate(puzzle, progress, engine_context, eliminated)
    if not board.valid or board.wrong_eliminations:
        return NextStep(board, "invalid-progress")
    if board.complete:
        return NextStep(board, "complete")
    if engine.next_single(board.progress) is not None:
        # Singles come first and are too fast to need a thread.
        step = engine.next_step(board.position, uniqueness=uniqueness)
    else:
        work = begin_next(board.position, engine_context, uniqueness=uniqueness)
        [step] = await engine_context.pool.run_jobs([in_slices(work, TimeBudget.without_end())])
        if step is None and work.stopped:
            raise SearchLimitError(("progress",))
    return NextStep(board, "unsupported" if step is None else "step", step)


def begin_next(
    position: engine.Position, engine_context: EngineContext, *, uniqueness: bool
) -> "engine.LongWork[engine.Step | None]":
    """Start the search for the easiest step of a position without mistakes."""
    return engine.begin_next_step(
        position, uniqueness=uniqueness, budget_s=engine_context.explaining_budget_s
    )
