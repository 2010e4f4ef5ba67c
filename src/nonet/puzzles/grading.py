"""Grade puzzles, with the steps that explain the grade."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.rating import rating_of
from nonet.puzzles.slices import in_slices
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

    Puzzles that singles solve are graded in the event loop; others may take milliseconds.

    Raises:
        GridFormatError, OverloadedError.
    """
    if engine.analyze(puzzle).solved:
        return engine.label_of(puzzle)
    if known := engine_context.labels.get(puzzle):
        return known
    label = await engine_context.pool.run(engine.label_of, puzzle)
    return engine_context.labels.keep(puzzle, label) if label else None


async def all_labels_of(
    grids: Sequence[str], engine_context: EngineContext
) -> list[engine.AnyLabel | None]:
    """Return the labels of puzzles with one solution each, in order; None for a full grid.

    Raises:
        GridFormatError, OverloadedError.
    """
    labels = {grid: engine.label_of(grid) for grid in grids if engine.analyze(grid).solved}
    rest = [grid for grid in dict.fromkeys(grids) if grid not in labels]
    found = await engine_context.pool.run_batch(map(engine.label_of, rest), count=len(rest))
    labels |= dict(zip(rest, found, strict=True))
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
