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


async def grade(puzzle: str, workbench: Workbench, *, uniqueness: bool = True) -> Graded:
    """Grade a puzzle that has exactly one solution, with or without techniques that rely on it.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, workbench)
    rating = await rating_of(puzzle, workbench)
    if engine.analyze(puzzle).solved:
        # Done before a thread would have begun.
        graded = engine.grade_with_steps(puzzle, uniqueness=uniqueness)
    else:
        graded = await workbench.pool.run(engine.grade_with_steps, puzzle, uniqueness=uniqueness)
    return Graded(engine.normalize(puzzle), *graded, rating)
