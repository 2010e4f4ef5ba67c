"""Tell how hard puzzles are, and how a person solves them."""

from typing import Literal, overload

from nonet.engine._native import (
    DEFAULT_NODE_BUDGET,
    Counted,
    Grade,
    Path,
    grade as _grade,
    grade_many as _grade_many,
    grade_with_steps as _grade_with_steps,
    label_of as _label_of,
    solve_path as _solve_path,
)
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import STATUSES, Grades, SomeGrades
from nonet.engine.verdicts import check_many, require_no_clash, solve
from nonet.engine.wish import AnyLabel
from nonet.errors import NotUniqueError

UNIQUE = STATUSES.index("unique")

WhichPath = Literal["full", "shortest"]
"""Every step of a walk, or those that are needed."""


def grade(puzzle: str, *, uniqueness: bool = True, path: WhichPath = "full") -> Grade:
    """Grade a puzzle by the hardest technique that it needs on the ladder.

    The walk takes all steps of the easiest technique that has any, then looks again, so that the
    grade is the same for every relabelled, turned or shuffled image. `counts` has the digits that a
    technique placed, or the rounds in which it took candidates out; `score` sums them up. `label`
    is that of the tier, None for a full grid. Where the ladder gets stuck `solved` is false, and
    neither `score` nor `hardest` is known. Without `uniqueness` the walk leaves out the techniques
    that take one solution for granted. With the `shortest` path the grade has that as its `path`,
    which else is None.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: the grid is no puzzle: it has no solution or several.
        SearchLimitError: the node budget did not suffice to know.
    """
    solve(puzzle)
    return _grade(puzzle, uniqueness, path == "shortest")


@overload
def grade_many(
    puzzles: Grids,
    *,
    threads: int | None = ...,
    uniqueness: bool = ...,
    path: WhichPath = ...,
    node_budget: int = ...,
    errors: Literal["raise"] = ...,
) -> Grades: ...
@overload
def grade_many(
    puzzles: Grids,
    *,
    threads: int | None = ...,
    uniqueness: bool = ...,
    path: WhichPath = ...,
    node_budget: int = ...,
    errors: Literal["null"],
) -> SomeGrades: ...
def grade_many(  # noqa: PLR0913
    puzzles: Grids,
    *,
    threads: int | None = None,
    uniqueness: bool = True,
    path: WhichPath = "full",
    node_budget: int = DEFAULT_NODE_BUDGET,
    errors: Errors = "raise",
) -> Grades | SomeGrades:
    """Grade puzzles as `grade` does, in order, on `threads` threads, by default on every core.

    The node budget is for the search for a second solution of each. With `errors="null"` a grid
    that is no puzzle has None in its place, and its status in the column `statuses`.

    Raises:
        GridFormatError: a text is no grid; there is no partial result.
        NotUniqueError: grids without exactly one solution; `statuses` names them by their places.
    """
    used, shortest = counted(threads), path == "shortest"
    if is_lenient(errors):
        found = sift(puzzles)
        verdicts = check_many(found.grids, node_budget=node_budget, threads=used)
        rest = found.only([status == UNIQUE for status in verdicts.statuses])
        statuses = verdicts.amid(found.places).statuses.tobytes()
        return Grades(_grade_many(rest.grids, used, uniqueness, shortest)).amid(
            rest.places, statuses
        )
    grids = several(puzzles)
    _require_unique(grids, node_budget, used)
    return Grades(_grade_many(grids, used, uniqueness, shortest))


def _require_unique(grids: list[str], node_budget: int, threads: int | None) -> None:
    statuses = enumerate(check_many(grids, node_budget=node_budget, threads=threads).statuses)
    refused = {f"grids[{at}]": STATUSES[status] for at, status in statuses if status != UNIQUE}
    if refused:
        raise NotUniqueError(refused)


def grade_with_steps(puzzle: str, *, uniqueness: bool = True) -> tuple[Grade, tuple[Counted, ...]]:
    """Grade a puzzle and return the steps that the grade counts, in order, from one walk.

    There are as many steps of a technique as `counts` says. Each places one digit, or takes out all
    that its technique sees at once. They have no evidence; `find_steps` and `solve_path` give it.
    Digits are taken as they stand: that the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _grade_with_steps(puzzle, uniqueness)


def label_of(puzzle: str) -> AnyLabel | None:
    """Tell which label a puzzle has, None for a full grid.

    That the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _label_of(puzzle)


def solve_path(puzzle: str, *, uniqueness: bool = True, path: WhichPath = "full") -> Path:
    """Solve a puzzle step by step, always by the simplest step, as `next_step` finds it.

    The `shortest` path has the fewest steps beyond singles that are found: each holds in its turn,
    and none can be left out (of extreme puzzles, some perhaps). No technique is of a higher tier
    than the puzzle. `score` sums up the steps of the path, and is not that of the grade.

    The path ends early when no technique of the ladder finds a step; `solved` tells. That the
    puzzle has exactly one solution is not checked; without `uniqueness` no step relies on it.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: a house holds a digit twice.
    """
    require_no_clash(puzzle)
    return _solve_path(puzzle, uniqueness, path == "shortest")
