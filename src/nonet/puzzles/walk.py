"""Steps of any technique on a player's board, one after another, and the hardest of a grade."""

from collections.abc import Collection, Generator
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.errors import BatchLimitError, SearchLimitError
from nonet.grid import EMPTY
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.explanations.guidance import hardest_step
from nonet.puzzles.grading import Graded
from nonet.puzzles.hints import Candidate, begin_next, validate
from nonet.puzzles.jobs import Report, in_slices, report_to_nobody

Ended = Literal["until", "complete", "unsupported", "budget"]


@dataclass(frozen=True, slots=True)
class Plan:
    """The step that ends a walk: a number, the first of a technique, or of a tier or above.

    Without any of these it continues to the end, for `most` steps at most. Without `uniqueness` no
    step relies on a unique solution.
    """

    steps: int | None = None
    technique: str | None = None
    tier: str | None = None
    most: int = 1000
    uniqueness: bool = True

    def is_met(self, step: engine.Step, count: int) -> bool:
        """Return whether a walk ends with step number `count`."""
        if self.tier is not None:
            tier = engine.technique_of(step.technique).tier
            return engine.TIERS.index(tier) >= engine.TIERS.index(self.tier)
        return step.technique == self.technique or count == self.steps


@dataclass(frozen=True, slots=True)
class Stage:
    """A step, and the position before it."""

    step: engine.Step
    position: engine.Position


@dataclass(frozen=True, slots=True)
class Walk:
    """The stages from a board, the position after them, and the reason for the end.

    A board with a mistake has no stages, and `ended` is None.
    """

    board: engine.Comparison
    stages: tuple[Stage, ...]
    position: engine.Position
    ended: Ended | None


async def walk(  # noqa: PLR0913 - each is an option by name
    puzzle: str,
    progress: str,
    eliminated: Collection[Candidate],
    plan: Plan,
    engine_context: EngineContext,
    *,
    report: Report[Stage] = report_to_nobody,
) -> Walk:
    """Take the easiest step of a board again and again, and report each as soon as it is found.

    If the most steps or the request's time are used up before the plan is met, the walk ends with
    `budget` and can continue from its position. So it does if the search for a step is stopped,
    except for the first step, which raises an error.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    board = await validate(puzzle, progress, engine_context, eliminated)
    if not board.valid or board.wrong_eliminations:
        return Walk(board, (), board.position, None)
    walked = _walk(board.position, plan, engine_context, report)
    [(stages, end, ended)] = await engine_context.pool.run_jobs([walked])
    return Walk(board, tuple(stages), end, ended)


def _walk(
    here: engine.Position, plan: Plan, engine_context: EngineContext, report: Report[Stage]
) -> Generator[None, None, tuple[list[Stage], engine.Position, Ended]]:
    time_budget, stages = engine_context.new_time_budget(), list[Stage]()
    while EMPTY in here.board:
        if len(stages) == plan.most:
            return stages, here, "budget"
        try:
            work = begin_next(here, engine_context, uniqueness=plan.uniqueness)
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


async def hardest_stage(graded: Graded, engine_context: EngineContext) -> Stage | None:
    """Find the hardest step of a grade's path with its position; None if there isn't one.

    In a round, which takes all steps of a technique, it is the easiest one. Its finder runs once
    more, which takes no longer than it took for the grade.

    Raises:
        OverloadedError.
    """
    here = engine.Position(graded.puzzle)
    if path := graded.grade.path:
        at = max(range(len(path)), key=lambda number: path[number].rating)
        for step in path[:at]:
            here = here.after(step)
        return Stage(path[at], here)
    slug = hardest_step(graded.grade)
    if slug is None:
        return None
    for counted in graded.steps:
        if counted.technique == slug:
            break
        here = here.after(counted)
    return await engine_context.pool.run(_find_again, here, slug)


def _find_again(here: engine.Position, slug: str) -> Stage:
    found = engine.find_steps(here, technique=slug)
    return Stage(min(found, key=lambda step: step.rating), here)
