"""Long work in slices, so that other work can run in between.

Work pauses between slices, at any depth. Its budget is its own processor time; work that exhausts
it is `stopped` and returns its results so far.
"""

from collections.abc import Iterable

from nonet.engine._native import (
    Counted,
    Grade,
    LongWork,
    Position,
    Rater,
    Step,
    begin_grade as _begin_grade,
    begin_next_step as _begin_next_step,
)
from nonet.engine.arguments import ranged
from nonet.engine.grading import WhichPath
from nonet.engine.steps import choice_of


def begin_grade(
    puzzle: str, *, uniqueness: bool = True, path: WhichPath = "full", budget_s: float
) -> "LongWork[tuple[Grade, tuple[Counted, ...]]]":
    """Grade a puzzle as `grade_with_steps` does, with the shortest path as `path` if requested.

    If the budget ends first, the work is `stopped` and the grade isn't `solved`. Whether the puzzle
    has exactly one solution is not checked.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=None, order=None)
    return _begin_grade(puzzle, choice, path == "shortest", budget_s)


def begin_next_step(
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    uniqueness: bool = True,
    budget_s: float,
) -> "LongWork[Step | None]":
    """Find the next step as `next_step` does, or the simplest one found within the budget.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: a cell or a digit is out of range.
    """
    return _begin_next_step(grid, list(removed), list(placed), uniqueness, budget_s)


def begin_rating(rater: Rater, *, work: int) -> "LongWork[bool]":
    """Continue a rating for about `work` units; the result is whether it is finished."""
    return rater.begin(ranged("work", work))
