"""How hard a puzzle is, and the steps that say so."""

from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.rating import rating_of
from nonet.puzzles.verification import require_unique
from nonet.puzzles.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Graded:
    """A normalized puzzle, its grade, and the steps that the grade counts or that are needed."""

    puzzle: str
    grade: engine.Grade
    steps: tuple[engine.Counted | engine.Step, ...]
    rating: engine.Rating


async def grade(
    puzzle: str,
    workbench: Workbench,
    *,
    uniqueness: bool = True,
    path: engine.WhichPath = "full",
) -> Graded:
    """Grade a puzzle that has exactly one solution, with or without techniques that rely on it.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, workbench)
    rating = await rating_of(puzzle, workbench)
    if engine.analyze(puzzle).solved:
        # Done before a thread would have begun.
        graded = graded_with_path(puzzle, uniqueness=uniqueness, path=path)
    else:
        graded = await workbench.pool.run(
            graded_with_path, puzzle, uniqueness=uniqueness, path=path
        )
    return Graded(engine.normalize(puzzle), *graded, rating)


def graded_with_path(
    puzzle: str, *, uniqueness: bool, path: engine.WhichPath
) -> tuple[engine.Grade, tuple[engine.Counted | engine.Step, ...]]:
    """Return the grade of a puzzle, and the steps that it counts or those that are needed."""
    grade, steps = engine.grade_with_steps(puzzle, uniqueness=uniqueness)
    if path == "full":
        return grade, steps
    return grade, engine.solve_path(puzzle, uniqueness=uniqueness, path=path).steps
