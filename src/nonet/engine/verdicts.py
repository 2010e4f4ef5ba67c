"""Count the solutions of grids."""

from collections.abc import Callable
from time import perf_counter
from typing import Literal, NamedTuple, ParamSpec, Protocol, TypeVar, overload

from nonet.engine import _native
from nonet.engine._native import DEFAULT_NODE_BUDGET, Verdict
from nonet.engine.arguments import ranged
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import STATUSES, SomeVerdicts, Verdicts
from nonet.errors import NotUniqueError, SearchLimitError

__all__ = [
    "Clash", "Undecided", "check_many", "count_solutions", "measure_searches", "solve",
    "why_not_unique",
]  # fmt: skip

P = ParamSpec("P")
T = TypeVar("T")


class SearchMeter(Protocol):
    """A meter of searches for a second solution; it is called from any thread."""

    def searched(self, searches: int, nodes: int, seconds: float) -> None: ...


class _Effort:
    meter: SearchMeter | None = None


def measure_searches(meter: SearchMeter | None) -> None:
    """Report the searches of this process to a meter, or to none."""
    _Effort.meter = meter


def measured(search: Callable[P, T], cost_of: Callable[[T], tuple[int, int]]) -> Callable[P, T]:
    """Wrap a function to report its calls; `cost_of` gives a result's searches and nodes."""

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        meter = _Effort.meter
        if meter is None:
            return search(*args, **kwargs)
        began_s = perf_counter()
        found = search(*args, **kwargs)
        searches, nodes = cost_of(found)
        meter.searched(searches, nodes, perf_counter() - began_s)
        return found

    return call


SMALLEST_LIMIT = 2
CLASHING = "invalid"

_count_solutions = measured(_native.count_solutions, lambda verdict: (1, verdict.nodes))


def _check(grids: list[str], node_budget: int, threads: int | None) -> Verdicts:
    budget = ranged("node_budget", node_budget)
    return Verdicts(_native.check_many(grids, budget, threads))


_check_many = measured(_check, lambda verdicts: (len(verdicts), sum(verdicts.nodes)))


def count_solutions(
    grid: str, *, limit: int = SMALLEST_LIMIT, node_budget: int = DEFAULT_NODE_BUDGET
) -> Verdict:
    """Count the solutions of a grid, stopping at `limit`.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: `limit` is below 2, which can't prove uniqueness, or a number is out of range.
    """
    if limit < SMALLEST_LIMIT:
        raise ValueError(f"expected a limit of at least {SMALLEST_LIMIT}, found {limit}")
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
    """Check for every grid, in order, whether it has exactly one solution.

    Works on `threads` threads, by default on every core. The node budget is per grid. With
    `errors="null"` an item that isn't a grid gives None, and `malformed` in the column of statuses.

    Raises:
        GridFormatError: a text isn't a grid; `index` is its position.
        ValueError: a number is out of range.
    """
    used = counted(threads)
    if not is_lenient(errors):
        return _check_many(several(grids), node_budget, used)
    found = sift(grids)
    return _check_many(found.grids, node_budget, used).amid(found.places)


def require_no_clash(grid: str) -> None:
    """Check that no house of a grid has a digit twice, without counting its solutions.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError: a house has a digit twice.
    """
    status = _native.count_solutions(grid, SMALLEST_LIMIT, 0).status
    if status == CLASHING:
        raise NotUniqueError({"grid": status})


def have_no_clash(grids: list[str], threads: int | None) -> list[bool]:
    """Return for each grid whether no house has a digit twice.

    Raises:
        GridFormatError: a text isn't a grid; `index` is its position.
    """
    statuses = Verdicts(_native.check_many(grids, 0, threads)).statuses
    return [STATUSES[status] != CLASHING for status in statuses]


def require_no_clashes(grids: list[str], threads: int | None) -> None:
    """Check that no house of several grids has a digit twice.

    Raises:
        GridFormatError: a text isn't a grid; `index` is its position.
        NotUniqueError: some do; `statuses` has their positions.
    """
    are_fine = enumerate(have_no_clash(grids, threads))
    clashing = {f"grids[{at}]": CLASHING for at, is_fine in are_fine if not is_fine}
    if clashing:
        raise NotUniqueError(clashing)


def solve(grid: str, *, node_budget: int = DEFAULT_NODE_BUDGET) -> str:
    """Return the only solution of a grid.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError: the grid has no solution or several.
        SearchLimitError: the node budget wasn't enough to decide.
        ValueError: the node budget is out of range.
    """
    verdict = count_solutions(grid, node_budget=node_budget)
    if verdict.solution is not None:
        return verdict.solution
    if verdict.status == "unknown":
        raise SearchLimitError(("grid",))
    raise NotUniqueError({"grid": verdict.status})


class Undecided(NamedTuple):
    """A cell that differs between two solutions; `other` is another such cell."""

    cell: int
    digits: tuple[int, int]
    other: int | None = None


class Clash(NamedTuple):
    """Givens that contradict each other; without any one of them, that is no longer proved."""

    cells: tuple[int, ...]


def why_not_unique(grid: str) -> Undecided | Clash | None:
    """Explain why a grid has no unique solution; None if it has one, or the search is too long.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    found = _native.why_not_unique(grid)
    if isinstance(found, list):
        return Clash(tuple(found))
    return Undecided(*found) if found else None
