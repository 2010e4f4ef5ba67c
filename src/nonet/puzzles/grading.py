"""How hard a puzzle is, and the steps that say so."""

from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.rating import rating_of
from nonet.puzzles.verification import require_unique
from nonet.puzzles.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Graded:
    """A normalized puzzle, its grade and the steps that the grade counts."""

    puzzle: str
    grade: engine.Grade
    steps: tuple[engine.Counted, ...]
    rating: engine.Rating


async def grade(puzzle: str, workbench: Workbench) -> Graded:
    """Grade a puzzle that has exactly one solution.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, workbench)
    rating = await rating_of(puzzle, workbench)
    if engine.analyze(puzzle).solved:
        return _grade(puzzle, rating)  # done before a thread would have begun
    return await workbench.pool.run(_grade, puzzle, rating)


def _grade(puzzle: str, rating: engine.Rating) -> Graded:
    return Graded(engine.normalize(puzzle), *engine.grade_with_steps(puzzle), rating)
