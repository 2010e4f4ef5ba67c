"""How hard a puzzle is, and the steps that say so."""

from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.verification import require_unique
from nonet.puzzles.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Graded:
    """A normalized puzzle, its grade and the steps that the grade counts."""

    puzzle: str
    grade: engine.Grade
    steps: tuple[engine.Counted, ...]


async def grade(puzzle: str, workbench: Workbench) -> Graded:
    """Grade a puzzle that has exactly one solution.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, workbench)
    if engine.analyze(puzzle).solved:
        return _grade(puzzle)  # done before a thread would have begun
    return await workbench.pool.run(_grade, puzzle)


def _grade(puzzle: str) -> Graded:
    return Graded(engine.normalize(puzzle), *engine.grade_with_steps(puzzle))
