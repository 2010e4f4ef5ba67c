"""`nonet check`: verdicts on many grids."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from nonet import engine
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.errors import GridFormatError
from nonet.settings import Settings

MALFORMED = "malformed"

T = TypeVar("T")


def check(file: GridFile = None, *, as_json: AsJson = False) -> None:
    """Print each grid, its status, and its solution or `-`, separated by tabs.

    The statuses are those of the API, and `malformed` for a line that is no grid.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    for grid, verdict in with_progress(_verdicts(file, budget), doing="Checking", total=None):
        if as_json:
            print_json(_as_json(grid, verdict))
        elif verdict is None:
            print_line(f"{grid}\t{MALFORMED}\t-")
        else:
            print_line(f"{grid}\t{verdict.status}\t{verdict.solution or '-'}")


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
