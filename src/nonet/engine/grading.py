"""Grade the difficulty of puzzles and solve them as a person would."""

from collections.abc import Iterable
from typing import Literal, TypedDict, Unpack, overload

from nonet.engine import _native
from nonet.engine.arguments import ranged
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import STATUSES, Grades, Paths, SomeGrades, SomePaths
from nonet.engine.spec import AnyLabel
from nonet.engine.steps import choice_of
from nonet.engine.verdicts import (
    check_many,
    have_no_clash,
    require_no_clash,
    require_no_clashes,
    solve,
)
from nonet.errors import NotUniqueError

__all__ = [
    "WhichPath", "begin_grade", "begin_next_step", "begin_rating", "grade", "grade_many",
    "grade_with_steps", "label_of", "next_step", "solve_path", "solve_path_many",
]  # fmt: skip

UNIQUE = STATUSES.index("unique")

WhichPath = Literal["full", "shortest"]
"""Every step of a walk, or only the necessary ones."""


def grade(
    puzzle: str,
    *,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> _native.Grade:
    """Grade a puzzle by the hardest technique that it needs on the ladder.

    Each round takes all steps of the easiest technique that has any, so every relabelled, turned
    or shuffled image gets the same grade. `counts` has the digits that a technique placed, or the
    rounds in which it eliminated candidates; `score` adds up their HoDoKu scores. `label` is the
    tier's label, None for a full grid. If the ladder gets stuck, `solved` is false, and `score` and
    `hardest` are None. Without `uniqueness`, techniques that assume a unique solution are skipped.
    With the `shortest` path, that path is the grade's `path`, which otherwise is None.

    With `techniques`, named as for `find_steps`, only those are used. The techniques in `order`
    come first, in that order, then the others by the ladder. The grade keeps both arguments. Its
    `hardest`, tier and scores are still those of the ladder.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError: the grid has no solution or several.
        SearchLimitError: the node budget wasn't enough to decide.
        ValueError: the technique is unknown, or the order has one that is not chosen.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    solve(puzzle)
    return _native.grade(puzzle, choice, path == "shortest")


class _PathOptions(TypedDict, total=False):
    threads: int | None
    uniqueness: bool
    path: WhichPath
    techniques: Iterable[str] | None
    order: Iterable[str] | None


class _GradeOptions(_PathOptions, total=False):
    node_budget: int


@overload
def grade_many(
    puzzles: Grids, *, errors: Literal["raise"] = ..., **options: Unpack[_GradeOptions]
) -> Grades: ...
@overload
def grade_many(
    puzzles: Grids, *, errors: Literal["null"], **options: Unpack[_GradeOptions]
) -> SomeGrades: ...
def grade_many(  # noqa: PLR0913
    puzzles: Grids,
    *,
    threads: int | None = None,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
    node_budget: int = _native.DEFAULT_NODE_BUDGET,
    errors: Errors = "raise",
) -> Grades | SomeGrades:
    """Grade puzzles as `grade` does, in order, on `threads` threads, by default on every core.

    The node budget is for the search for each grid's second solution. With `errors="null"` a grid
    that isn't a puzzle gives None, and its status is in the column `statuses`.

    Raises:
        GridFormatError: a text isn't a grid; there is no partial result.
        NotUniqueError: some grids don't have exactly one solution; `statuses` has their positions.
        ValueError: as for `grade`.
    """
    used, shortest = counted(threads), path == "shortest"
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    if is_lenient(errors):
        found = sift(puzzles)
        verdicts = check_many(found.grids, node_budget=node_budget, threads=used)
        rest = found.only([status == UNIQUE for status in verdicts.statuses])
        statuses = verdicts.amid(found.places).statuses.tobytes()
        return Grades(_native.grade_many(rest.grids, used, choice, shortest)).amid(
            rest.places, statuses
        )
    grids = several(puzzles)
    _require_unique(grids, node_budget, used)
    return Grades(_native.grade_many(grids, used, choice, shortest))


def _require_unique(grids: list[str], node_budget: int, threads: int | None) -> None:
    statuses = enumerate(check_many(grids, node_budget=node_budget, threads=threads).statuses)
    rejected = {f"grids[{at}]": STATUSES[status] for at, status in statuses if status != UNIQUE}
    if rejected:
        raise NotUniqueError(rejected)


def grade_with_steps(
    puzzle: str,
    *,
    uniqueness: bool = True,
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> tuple[_native.Grade, tuple[_native.Counted, ...]]:
    """Grade a puzzle and return the steps that the grade counts, in order, from one walk.

    There are as many steps of a technique as `counts` has. Each places one digit, or eliminates all
    candidates that its technique sees at once. For evidence, use `find_steps` or `solve_path`.
    Digits are taken as given: whether the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: as for `grade`.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    return _native.grade_with_steps(puzzle, choice)


def label_of(puzzle: str) -> AnyLabel | None:
    """Return the label of a puzzle, None for a full grid.

    Whether the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.label_of(puzzle)


def solve_path(
    puzzle: str,
    *,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> _native.Path:
    """Solve a puzzle by repeatedly taking the simplest step, as `next_step` finds it.

    The `shortest` path has the fewest steps beyond singles that the search finds: each is valid
    where it stands, and all are necessary (except perhaps some of extreme puzzles). No technique is
    of a higher tier than the puzzle. `score` is the sum over the path, not the score of the grade.

    If no technique of the ladder finds a step, the path ends early and `solved` is false. Whether
    the puzzle has exactly one solution is not checked; without `uniqueness` no step relies on it.
    `techniques` and `order` work as in `grade`: with an order, each step is the simplest of the
    first technique that has any.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError: a house holds a digit twice.
        ValueError: as for `grade`.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    require_no_clash(puzzle)
    return _native.solve_path(puzzle, choice, path == "shortest")


@overload
def solve_path_many(
    puzzles: Grids, *, errors: Literal["raise"] = ..., **options: Unpack[_PathOptions]
) -> Paths: ...
@overload
def solve_path_many(
    puzzles: Grids, *, errors: Literal["null"], **options: Unpack[_PathOptions]
) -> SomePaths: ...
def solve_path_many(  # noqa: PLR0913 - as for `grade_many`
    puzzles: Grids,
    *,
    threads: int | None = None,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
    errors: Errors = "raise",
) -> Paths | SomePaths:
    """Solve puzzles as `solve_path` does, in order, on `threads` threads, by default on every core.

    With `errors="null"` an item that isn't a grid, or repeats a digit in a house, gives None.

    Raises:
        GridFormatError: a text isn't a grid; there is no partial result.
        NotUniqueError: some grids repeat a digit in a house; `statuses` has their positions.
        ValueError: as for `grade`.
    """
    used, shortest = counted(threads), path == "shortest"
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    if is_lenient(errors):
        found = sift(puzzles)
        rest = found.only(have_no_clash(found.grids, used))
        return Paths(_native.solve_path_many(rest.grids, used, choice, shortest)).amid(rest.places)
    grids = several(puzzles)
    require_no_clashes(grids, used)
    return Paths(_native.solve_path_many(grids, used, choice, shortest))


def next_step(  # noqa: PLR0913 - each is an option by name
    grid: str | _native.Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    uniqueness: bool = True,
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> _native.Step | None:
    """Find the step with the lowest rating, the shortest among equals, or None.

    Grid, `removed` and `placed` work as in `find_steps`. Techniques that combine steps of others,
    such as siamese fish, are skipped, as are those above the tier that the board needs on the
    ladder, and without `uniqueness` those that assume a unique solution. `techniques` and `order`
    work as in `solve_path`.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: a cell or a digit is out of range; or as for `grade`.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    return _native.next_step(grid, list(removed), list(placed), choice)


def begin_grade(
    puzzle: str, *, uniqueness: bool = True, path: WhichPath = "full", budget_s: float
) -> "_native.LongWork[tuple[_native.Grade, tuple[_native.Counted, ...]]]":
    """Grade a puzzle as `grade_with_steps` does, with the shortest path as `path` if requested.

    If the budget ends first, the work is `stopped` and the grade isn't `solved`. Whether the puzzle
    has exactly one solution is not checked.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=None, order=None)
    return _native.begin_grade(puzzle, choice, path == "shortest", budget_s)


def begin_next_step(
    grid: str | _native.Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    uniqueness: bool = True,
    budget_s: float,
) -> "_native.LongWork[_native.Step | None]":
    """Find the next step as `next_step` does, or the simplest one found within the budget.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: a cell or a digit is out of range.
    """
    return _native.begin_next_step(grid, list(removed), list(placed), uniqueness, budget_s)


def begin_rating(rater: _native.Rater, *, work: int) -> "_native.LongWork[bool]":
    """Continue a rating for about `work` units; the result is whether it is finished."""
    return rater.begin(ranged("work", work))
