"""Tell how hard puzzles are, and how a person solves them."""

from collections.abc import Iterable
from typing import Literal, overload

from nonet.engine._native import (
    DEFAULT_NODE_BUDGET,
    Counted,
    Grade,
    Path,
    Position,
    Step,
    grade as _grade,
    grade_many as _grade_many,
    grade_with_steps as _grade_with_steps,
    label_of as _label_of,
    next_step as _next_step,
    solve_path as _solve_path,
    solve_path_many as _solve_path_many,
)
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

UNIQUE = STATUSES.index("unique")

WhichPath = Literal["full", "shortest"]
"""Every step of a walk, or those that are needed."""


def grade(
    puzzle: str,
    *,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> Grade:
    """Grade a puzzle by the hardest technique that it needs on the ladder.

    The walk takes all steps of the easiest technique that has any, then looks again, so that the
    grade is the same for every relabelled, turned or shuffled image. `counts` has the digits that a
    technique placed, or the rounds in which it took candidates out; `score` sums them up. `label`
    is that of the tier, None for a full grid. Where the ladder gets stuck `solved` is false, and
    neither `score` nor `hardest` is known. Without `uniqueness` the walk leaves out the techniques
    that take one solution for granted. With the `shortest` path the grade has that as its `path`,
    which else is None.

    With `techniques`, named as for `find_steps`, no others are used. Those in `order` are tried
    first, in that order, and then the others by the ladder. The grade keeps both. Its `hardest`,
    its tier and the scores are those of the ladder all the same.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: the grid is no puzzle: it has no solution or several.
        SearchLimitError: the node budget did not suffice to know.
        ValueError: no technique is called so, or the order has one that is not chosen.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    solve(puzzle)
    return _grade(puzzle, choice, path == "shortest")


@overload
def grade_many(
    puzzles: Grids,
    *,
    threads: int | None = ...,
    uniqueness: bool = ...,
    path: WhichPath = ...,
    techniques: Iterable[str] | None = ...,
    order: Iterable[str] | None = ...,
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
    techniques: Iterable[str] | None = ...,
    order: Iterable[str] | None = ...,
    node_budget: int = ...,
    errors: Literal["null"],
) -> SomeGrades: ...
def grade_many(  # noqa: PLR0913
    puzzles: Grids,
    *,
    threads: int | None = None,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
    node_budget: int = DEFAULT_NODE_BUDGET,
    errors: Errors = "raise",
) -> Grades | SomeGrades:
    """Grade puzzles as `grade` does, in order, on `threads` threads, by default on every core.

    The node budget is for the search for a second solution of each. With `errors="null"` a grid
    that is no puzzle has None in its place, and its status in the column `statuses`.

    Raises:
        GridFormatError: a text is no grid; there is no partial result.
        NotUniqueError: grids without exactly one solution; `statuses` names them by their places.
        ValueError: as for `grade`.
    """
    used, shortest = counted(threads), path == "shortest"
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    if is_lenient(errors):
        found = sift(puzzles)
        verdicts = check_many(found.grids, node_budget=node_budget, threads=used)
        rest = found.only([status == UNIQUE for status in verdicts.statuses])
        statuses = verdicts.amid(found.places).statuses.tobytes()
        return Grades(_grade_many(rest.grids, used, choice, shortest)).amid(rest.places, statuses)
    grids = several(puzzles)
    _require_unique(grids, node_budget, used)
    return Grades(_grade_many(grids, used, choice, shortest))


def _require_unique(grids: list[str], node_budget: int, threads: int | None) -> None:
    statuses = enumerate(check_many(grids, node_budget=node_budget, threads=threads).statuses)
    refused = {f"grids[{at}]": STATUSES[status] for at, status in statuses if status != UNIQUE}
    if refused:
        raise NotUniqueError(refused)


def grade_with_steps(
    puzzle: str,
    *,
    uniqueness: bool = True,
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> tuple[Grade, tuple[Counted, ...]]:
    """Grade a puzzle and return the steps that the grade counts, in order, from one walk.

    There are as many steps of a technique as `counts` says. Each places one digit, or takes out all
    that its technique sees at once. They have no evidence; `find_steps` and `solve_path` give it.
    Digits are taken as they stand: that the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: as for `grade`.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    return _grade_with_steps(puzzle, choice)


def label_of(puzzle: str) -> AnyLabel | None:
    """Tell which label a puzzle has, None for a full grid.

    That the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _label_of(puzzle)


def solve_path(
    puzzle: str,
    *,
    uniqueness: bool = True,
    path: WhichPath = "full",
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> Path:
    """Solve a puzzle step by step, always by the simplest step, as `next_step` finds it.

    The `shortest` path has the fewest steps beyond singles that are found: each holds in its turn,
    and none can be left out (of extreme puzzles, some perhaps). No technique is of a higher tier
    than the puzzle. `score` sums up the steps of the path, and is not that of the grade.

    The path ends early when no technique of the ladder finds a step; `solved` tells. That the
    puzzle has exactly one solution is not checked; without `uniqueness` no step relies on it.
    `techniques` and `order` are those of `grade`: with an order, each step is the simplest of the
    first technique that has any.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: a house holds a digit twice.
        ValueError: as for `grade`.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    require_no_clash(puzzle)
    return _solve_path(puzzle, choice, path == "shortest")


@overload
def solve_path_many(
    puzzles: Grids,
    *,
    threads: int | None = ...,
    uniqueness: bool = ...,
    path: WhichPath = ...,
    techniques: Iterable[str] | None = ...,
    order: Iterable[str] | None = ...,
    errors: Literal["raise"] = ...,
) -> Paths: ...
@overload
def solve_path_many(
    puzzles: Grids,
    *,
    threads: int | None = ...,
    uniqueness: bool = ...,
    path: WhichPath = ...,
    techniques: Iterable[str] | None = ...,
    order: Iterable[str] | None = ...,
    errors: Literal["null"],
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

    With `errors="null"` what is no grid, or has a house that holds a digit twice, has None in its
    place.

    Raises:
        GridFormatError: a text is no grid; there is no partial result.
        NotUniqueError: grids with a house that holds a digit twice; `statuses` names them by their
            places.
        ValueError: as for `grade`.
    """
    used, shortest = counted(threads), path == "shortest"
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    if is_lenient(errors):
        found = sift(puzzles)
        rest = found.only(have_no_clash(found.grids, used))
        return Paths(_solve_path_many(rest.grids, used, choice, shortest)).amid(rest.places)
    grids = several(puzzles)
    require_no_clashes(grids, used)
    return Paths(_solve_path_many(grids, used, choice, shortest))


def next_step(  # noqa: PLR0913 - a board, and what may be used on it
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    uniqueness: bool = True,
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> Step | None:
    """Find the simplest step: the one with the lowest rating, then the shortest; None without any.

    Grid, `removed` and `placed` are those of `find_steps`. Techniques that join what others find
    one by one, such as siamese fish, are left out, and those above the tier that the board needs by
    the ladder; without `uniqueness` also those that take one solution for granted. `techniques` and
    `order` are those of `solve_path`.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: a cell or a digit is out of range; or as for `grade`.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    return _next_step(grid, list(removed), list(placed), choice)
