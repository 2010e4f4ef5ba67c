"""The difficulty of a puzzle: label, path and rating."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial

from nonet import engine
from nonet.grid import EMPTY
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.jobs import in_slices
from nonet.puzzles.verification import require_unique

Steps = tuple[engine.Counted | engine.Step, ...]


@dataclass(frozen=True, slots=True)
class Graded:
    """A normalized puzzle, its grade, and the steps that the grade counts or needs.

    If grading was `stopped`, the grade has the results so far.
    """

    puzzle: str
    grade: engine.Grade
    steps: Steps
    rating: engine.Rating
    stopped: bool = False


async def grade(
    puzzle: str,
    engine_context: EngineContext,
    *,
    uniqueness: bool = True,
    path: engine.WhichPath = "full",
) -> Graded:
    """Grade a puzzle with exactly one solution.

    Without `uniqueness`, no technique relies on that. If the grading budget isn't enough, the
    grade isn't solved, and the result is `stopped`.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, engine_context)
    rating = await rating_of(puzzle, engine_context)
    if engine.analyze(puzzle).solved:
        # This takes less time than starting a thread.
        grade, steps = engine.grade_with_steps(puzzle, uniqueness=uniqueness)
        return Graded(engine.normalize(puzzle), grade, steps, rating)
    no_end = TimeBudget.without_end()
    job = graded_with_path(puzzle, engine_context, no_end, uniqueness=uniqueness, path=path)
    [(known, path_steps, stopped)] = await engine_context.pool.run_jobs([job])
    return Graded(engine.normalize(puzzle), known, path_steps, rating, stopped)


def graded_with_path(
    puzzle: str,
    engine_context: EngineContext,
    time_budget: TimeBudget,
    *,
    uniqueness: bool,
    path: engine.WhichPath,
) -> Generator[None, None, tuple[engine.Grade, Steps, bool]]:
    """Return the grade of a puzzle, the steps that it counts or needs, and whether it was stopped.

    Raises:
        BatchLimitError: the time budget was spent first.
    """
    budget_s = engine_context.grading_budget_s
    work = engine.begin_grade(puzzle, uniqueness=uniqueness, path=path, budget_s=budget_s)
    grade, counted = yield from in_slices(work, time_budget)
    steps = counted if grade.path is None else grade.path
    return grade, steps, work.stopped and not grade.solved


async def label_of(puzzle: str, engine_context: EngineContext) -> engine.AnyLabel | None:
    """Return the label of a puzzle with one solution; None for a full grid.

    Raises:
        GridFormatError, OverloadedError.
    """
    [label] = await all_labels_of([puzzle], engine_context)
    return label


async def all_labels_of(
    grids: Sequence[str], engine_context: EngineContext
) -> list[engine.AnyLabel | None]:
    """Return the labels of puzzles with one solution each, in order; None for a full grid.

    Puzzles that singles solve are graded in the event loop; others may take milliseconds.

    Raises:
        GridFormatError, OverloadedError.
    """
    labels = {
        grid: engine.label_of(grid)
        if engine.analyze(grid).solved
        else engine_context.labels.get(grid)
        for grid in grids
    }
    # Only a full grid has no label.
    rest = [grid for grid, label in labels.items() if label is None and EMPTY in grid]
    if not rest:
        return [labels[grid] for grid in grids]
    found = await engine_context.pool.run_batch(map(engine.label_of, rest), count=len(rest))
    for grid, label in zip(rest, found, strict=True):
        labels[grid] = engine_context.labels.keep(grid, label) if label else None
    return [labels[grid] for grid in grids]


async def labels_of(
    grids: Sequence[str], engine_context: EngineContext
) -> list[engine.Label | None]:
    """Return the labels that puzzles are served by, in order, or None.

    Raises:
        GridFormatError, OverloadedError.
    """
    return [served_label(label) for label in await all_labels_of(grids, engine_context)]


def served_label(label: engine.AnyLabel | None) -> engine.Label | None:
    """Return a label that puzzles are served by, or None."""
    return None if label == "extreme" else label


async def analyze(puzzle: str, engine_context: EngineContext) -> engine.Analysis:
    """Analyze a grid that has exactly one solution.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, engine_context)
    return engine.analyze(puzzle)


# About ten milliseconds.
SLICE = 250_000


@dataclass(frozen=True, slots=True)
class Rated:
    """A normalized puzzle and its rating."""

    puzzle: str
    rating: engine.Rating


async def rate(
    puzzle: str,
    engine_context: EngineContext,
    *,
    profile: engine.Profile = "explainer",
    trace: bool = False,
    work: int | None = None,
) -> Rated:
    """Rate a puzzle with exactly one solution, within `work` or else the rating budget.

    `profile` and `trace` work as in `engine.rate`.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, engine_context)
    if profile == "explainer" and not trace and work is None:
        return Rated(engine.normalize(puzzle), await rating_of(puzzle, engine_context))
    rater = engine.Rater(puzzle, profile, trace)
    return Rated(engine.normalize(puzzle), await _finish(rater, engine_context, work))


async def rating_of(puzzle: str, engine_context: EngineContext) -> engine.Rating:
    """Rate a puzzle that is known to have exactly one solution.

    Raises:
        OverloadedError: nothing was started.
    """
    if known := engine_context.ratings.get(puzzle):
        return known
    return engine_context.ratings.keep(puzzle, await _finish(engine.Rater(puzzle), engine_context))


async def _finish(
    rater: engine.Rater, engine_context: EngineContext, work: int | None = None
) -> engine.Rating:
    budget = engine_context.rating_budget if work is None else work
    if not rater.advance(min(engine.BLINK_OF_RATING, budget)):
        rating = engine.begin_rating(rater, work=budget)
        await engine_context.pool.run_jobs([in_slices(rating, TimeBudget.without_end())])
    return rater.rating


async def ratings_of(grids: Sequence[str], engine_context: EngineContext) -> list[engine.Rating]:
    """Rate puzzles with one solution each, in order, each within one slice of work.

    Raises:
        GridFormatError, OverloadedError.
    """
    different = list(dict.fromkeys(grids))
    rate_quickly = partial(engine.rate, work=min(SLICE, engine_context.rating_budget))
    found = await engine_context.pool.run_batch(map(rate_quickly, different), count=len(different))
    ratings = dict(zip(different, found, strict=True))
    return [ratings[grid] for grid in grids]
