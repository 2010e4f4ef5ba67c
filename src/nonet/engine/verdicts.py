"""Count the solutions of grids."""

from typing import Literal, NamedTuple, overload

from nonet.engine._native import (
    DEFAULT_NODE_BUDGET,
    Verdict,
    check_many as _check_many_natively,
    count_solutions as _count_natively,
    why_not_unique as _why_not_unique,
)
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import STATUSES, SomeVerdicts, Verdicts
from nonet.engine.effort import measured
from nonet.engine.ranges import ranged
from nonet.errors import NotUniqueError, SearchLimitError

SMALLEST_LIMIT = 2
CLASHING = "invalid"

_count_solutions = measured(_count_natively, lambda verdict: (1, verdict.nodes))


def _check(grids: list[str], node_budget: int, threads: int | None) -> Verdicts:
    budget = ranged("node_budget", node_budget)
    return Verdicts(_check_many_natively(grids, budget, threads))


_check_many = measured(_check, lambda verdicts: (len(verdicts), sum(verdicts.nodes)))


def count_solutions(
    grid: str, *, limit: int = SMALLEST_LIMIT, node_budget: int = DEFAULT_NODE_BUDGET
) -> Verdict:
    """Count the solutions of a grid, stopping at `limit`.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: `limit` is below 2, which could never prove uniqueness; or a number is out of
            range.
    """
    if limit < SMALLEST_LIMIT:
        message = f"a limit of at least {SMALLEST_LIMIT} is expected, found {limit}"
        raise ValueError(message)
    return _count_solutions(grid, ranged("limit", limit), ranged("node_budget", node_budget))


@overload
def check_many(
    grids: Grids,
    *,
    node_budget: int = ...,
    threads: int | None = ...,
    errors: Literal["raise"] = ...,
) -> Verdicts: ...
@overload
def check_many(
    grids: Grids, *, node_budget: int = ..., threads: int | None = ..., errors: Literal["null"]
) -> SomeVerdicts: ...
def check_many(
    grids: Grids,
    *,
    node_budget: int = DEFAULT_NODE_BUDGET,
    threads: int | None = None,
    errors: Errors = "raise",
) -> Verdicts | SomeVerdicts:
    """Tell for every grid, in order, whether it has exactly one solution.

    Works on `threads` threads, on every core by default. The node budget is per grid. With
    `errors="null"` what is no grid has None in its place, and the status `malformed` in the column.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
        ValueError: a number is out of range.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return _check_many(several(grids), node_budget, used)
    found = sift(grids)
    return _check_many(found.grids, node_budget, used).amid(found.places)


def require_no_clash(grid: str) -> None:
    """Check that no house of a grid holds a digit twice; how many solutions it has is not asked.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: a house does.
    """
    status = _count_natively(grid, SMALLEST_LIMIT, 0).status
    if status == CLASHING:
        raise NotUniqueError({"grid": status})


def have_no_clash(grids: list[str], threads: int | None) -> list[bool]:
    """Tell of each grid whether no house of it holds a digit twice.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
    """
    statuses = Verdicts(_check_many_natively(grids, 0, threads)).statuses
    return [STATUSES[status] != CLASHING for status in statuses]


def require_no_clashes(grids: list[str], threads: int | None) -> None:
    """Check the same of many grids.

    Raises:
        GridFormatError: a text is no grid; `index` says which is the first.
        NotUniqueError: naming each that clashes by its place.
    """
    are_fine = enumerate(have_no_clash(grids, threads))
    clashing = {f"grids[{at}]": CLASHING for at, is_fine in are_fine if not is_fine}
    if clashing:
        raise NotUniqueError(clashing)


def solve(grid: str, *, node_budget: int = DEFAULT_NODE_BUDGET) -> str:
    """Return the only solution of a grid.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: the grid has no solution or several.
        SearchLimitError: the node budget did not suffice to know.
        ValueError: the node budget is out of range.
    """
    verdict = count_solutions(grid, node_budget=node_budget)
    if verdict.solution is not None:
        return verdict.solution
    if verdict.status == "unknown":
        raise SearchLimitError(("grid",))
    raise NotUniqueError({"grid": verdict.status})


class Undecided(NamedTuple):
    """A cell that holds another digit in another solution; `other` is one that does, too."""

    cell: int
    digits: tuple[int, int]
    other: int | None = None


class Clash(NamedTuple):
    """Givens that cannot all be right; without any one of them that is no longer known."""

    cells: tuple[int, ...]


def why_not_unique(grid: str) -> Undecided | Clash | None:
    """Tell what is wrong with a grid; None when nothing is, or it is too hard to find.

    Raises:
        GridFormatError: the text is no grid.
    """
    found = _why_not_unique(grid)
    if isinstance(found, list):
        return Clash(tuple(found))
    return Undecided(*found) if found else None
