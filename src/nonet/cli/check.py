"""`nonet check`: verdicts on many grids."""

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, TypeVar

from typer import Option

from nonet import engine
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.errors import GridFormatError
from nonet.grid import name_of
from nonet.settings import Settings

MALFORMED = "malformed"

T = TypeVar("T")


def check(
    file: GridFile = None,
    *,
    why: Annotated[
        bool, Option("--why", help="Tell why a grid does not have exactly one solution.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its status, and its solution or `-`, separated by tabs.

    The statuses are those of the API, and `malformed` for a line that is no grid. With `--why` the
    reason follows: `r1c1=1|2` is a cell that can hold two digits, `r1c1 r1c2` are givens that
    contradict each other, and `-` is no reason.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    for grid, verdict in with_progress(_verdicts(file, budget), doing="Checking", total=None):
        reason = engine.why_not_unique(verdict.puzzle) if why and verdict else None
        if as_json:
            told = _as_json(grid, verdict)
            print_json(told | {"why": _reason_as_json(reason)} if why else told)
        else:
            status = verdict.status if verdict else MALFORMED
            solution = (verdict.solution if verdict else None) or "-"
            ending = f"\t{_tell(reason)}" if why else ""
            print_line(f"{grid}\t{status}\t{solution}{ending}")


Reason = engine.Undecided | engine.Clash | None


def _tell(reason: Reason) -> str:
    match reason:
        case engine.Undecided(cell, (first, second)):
            return f"{name_of(cell)}={first}|{second}"
        case engine.Clash(cells):
            return " ".join(map(name_of, cells))
    return "-"


def _reason_as_json(reason: Reason) -> dict[str, object] | None:
    match reason:
        case engine.Undecided(cell, digits):
            return {"kind": "undecided", "index": cell, "values": digits}
        case engine.Clash(cells):
            return {"kind": "clash", "indexes": cells}
    return None


Checked = tuple[str, engine.Verdict | None]


def _verdicts(file: GridFile, budget: int) -> Iterator[Checked]:
    for batch in read_batches(file):
        yield from check_batch(batch, budget)


def check_batch(batch: list[str], budget: int) -> list[Checked]:
    """Check grids over every core; one that is malformed has no verdict."""
    well_formed = [grid for grid in batch if is_grid(grid)]
    verdicts = iter(engine.check_many(well_formed, node_budget=budget))
    return [(grid, next(verdicts) if is_grid(grid) else None) for grid in batch]


def judge_unique(
    batch: list[str], budget: int, judge: Callable[[list[str]], Iterable[T]]
) -> Iterator[tuple[str, T | str]]:
    """Judge the grids that have exactly one solution; of others yield the status."""
    checked = check_batch(batch, budget)
    judged = iter(judge([grid for grid, verdict in checked if verdict and verdict.unique]))
    for grid, verdict in checked:
        if verdict is None:
            yield grid, MALFORMED
        else:
            yield grid, next(judged) if verdict.unique else verdict.status


def is_grid(text: str) -> bool:
    """Tell whether a text is 81 characters that a grid may have."""
    try:
        engine.normalize(text)
    except GridFormatError:
        return False
    return True


def _as_json(grid: str, verdict: engine.Verdict | None) -> dict[str, object]:
    if verdict is None:
        return {"puzzle": grid, "status": MALFORMED, "solution": None, "nodes": 0}
    return {
        "puzzle": grid,
        "status": verdict.status,
        "solution": verdict.solution,
        "nodes": verdict.nodes,
    }
