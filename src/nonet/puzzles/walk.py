"""Steps of any technique on a player's board, one after another."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.errors import BatchLimitError, SearchLimitError
from nonet.grid import EMPTY
from nonet.puzzles.board import Board
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.explanation import Candidate, begin_next, open_ones, validate_notes
from nonet.puzzles.reporting import Report, report_to_nobody
from nonet.puzzles.slices import in_slices

Ended = Literal["until", "complete", "unsupported", "budget"]


@dataclass(frozen=True, slots=True)
class Plan:
    """After which step a walk ends: so many, the first of a technique, or of a tier or above.

    Where none is named it goes on to the end, `most` steps at most. Without `uniqueness` no step
    takes a single solution for granted.
    """

    steps: int | None = None
    technique: str | None = None
    tier: str | None = None
    most: int = 1000
    uniqueness: bool = True

    def is_met(self, step: engine.Step, count: int) -> bool:
        """Tell whether a walk ends with a step, the one of this number."""
        if self.tier is not None:
            tier = engine.technique_of(step.technique).tier
            return engine.TIERS.index(tier) >= engine.TIERS.index(self.tier)
        return step.technique == self.technique or count == self.steps


@dataclass(frozen=True, slots=True)
class Position:
    """A board that somebody plays on, normalized, and what was ruled out in its empty cells."""

    progress: str
    eliminated: frozenset[Candidate]

    def after(self, step: engine.Step | engine.Counted) -> "Position":
        """Return the position on which a step was taken."""
        cells = list(self.progress)
        for cell, digit in step.placements:
            cells[cell] = str(digit)
        ruled_out = self.eliminated.union(step.eliminations)
        return Position(
            "".join(cells), frozenset(one for one in ruled_out if cells[one[0]] == EMPTY)
        )

    @property
    def candidates(self) -> list[list[int]]:
        """What each cell can hold; nothing where a digit stands."""
        return [
            [digit for digit in digits if (cell, digit) not in self.eliminated]
            for cell, digits in enumerate(engine.Grid(self.progress).candidates)
        ]


@dataclass(frozen=True, slots=True)
class Stage:
    """A step, and the position that it is taken on."""

    step: engine.Step
    position: Position


@dataclass(frozen=True, slots=True)
class Walk:
    """The stages from a board, the position after them, and why it goes no further.

    A board with a mistake has none, and `ended` is None: `wrong_eliminations` are as of `NextStep`.
    """

    board: Board
    wrong_eliminations: tuple[int, ...]
    stages: tuple[Stage, ...]
    position: Position
    ended: Ended | None


async def walk(
    puzzle: str,
    begun: Position,
    plan: Plan,
    engine_context: EngineContext,
    *,
    report: Report[Stage] = report_to_nobody,
) -> Walk:
    """Take the easiest step of a board, again and again, and tell each as soon as it is found.

    Where the most steps, or the time that a request may take, are spent before the plan is met, the
    walk has ended by `budget`: it goes on from its position. So it does where the search for a step
    is stopped, other than for the first, without which there is nowhere to go on from.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    board, wrong = await validate_notes(puzzle, begun.progress, begun.eliminated, engine_context)
    start = Position(board.progress, open_ones(board, begun.eliminated))
    if not board.valid or wrong:
        return Walk(board, wrong, (), start, None)
    walked = _walk(board.puzzle, start, plan, engine_context, report)
    [(stages, end, ended)] = await engine_context.pool.run_jobs([walked])
    return Walk(board, (), tuple(stages), end, ended)


def _walk(
    puzzle: str, here: Position, plan: Plan, engine_context: EngineContext, report: Report[Stage]
) -> Generator[None, None, tuple[list[Stage], Position, Ended]]:
    time_budget, stages = engine_context.new_time_budget(), list[Stage]()
    while EMPTY in here.progress:
        if len(stages) == plan.most:
            return stages, here, "budget"
        try:
            work = begin_next(
                puzzle, here.progress, here.eliminated, engine_context, uniqueness=plan.uniqueness
            )
            step = yield from in_slices(work, time_budget)
        except BatchLimitError:
            return stages, here, "budget"
        if step is None and work.stopped:
            if not stages:
                raise SearchLimitError(("progress",))
            return stages, here, "budget"
        if step is None:
            return stages, here, "unsupported"
        stages.append(Stage(step, here))
        report(stages[-1])
        here = here.after(step)
        if plan.is_met(step, len(stages)):
            return stages, here, "until"
        yield
    return stages, here, "complete"
