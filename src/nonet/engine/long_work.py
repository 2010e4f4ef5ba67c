"""Long work in slices, so that whoever runs it can let others in between.

The work stands still between slices, at whatever depth it was. Its budget is processor time of its
own: work that this ends is `stopped`, and gives what it has found by then.
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
from nonet.engine.grading import WhichPath
from nonet.engine.ranges import ranged
from nonet.engine.steps import choice_of


def begin_grade(
    puzzle: str, *, uniqueness: bool = True, path: WhichPath = "full", budget_s: float
) -> "LongWork[tuple[Grade, tuple[Counted, ...]]]":
    """Grade a puzzle as `grade_with_steps` does; the `path` of the grade is the shortest, if asked.

    Where the budget ends it, it is `stopped`, and the grade is not `solved` as far as is known.
    That the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text is no grid.
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
    """Find the next step as `next_step` does, or the simplest of those found within the budget.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: a cell or a digit is out of range.
    """
    return _begin_next_step(grid, list(removed), list(placed), uniqueness, budget_s)


def begin_rating(rater: Rater, *, work: int) -> "LongWork[bool]":
    """Go on with a rating for about so many units of work; tell whether that was its end."""
    return rater.begin(ranged("work", work))
