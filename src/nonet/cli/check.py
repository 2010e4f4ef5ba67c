"""`nonet check`: verdicts on many grids."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

from nonet import engine
from nonet.cli.answers import Lenient, Standing, Told, print_answers, print_told, told_of
from nonet.cli.grids import Block, GridSources, bytes_of, read_batches, read_blocks, size_of
from nonet.cli.reasons import Why, reason_as_json, tell_reason
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json
from nonet.errors import GridFormatError
from nonet.settings import Settings

MALFORMED = "malformed"

T = TypeVar("T")
Checked = tuple[str, engine.Verdict | None]


def check(
    grids: GridSources = None,
    *,
    column: Column = None,
    why: Why = False,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its status, and its solution or `-`, separated by tabs.

    The statuses are those of the API, and `malformed` for a line that is no grid. With `--why` the
    reason follows: `r1c1=1|2` is a cell that can hold two digits, `r1c1 r1c2` are givens that
    contradict each other, and `-` is no reason. The exit status is 1 when a grid has not exactly
    one solution, or a line is malformed.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    if not why and not as_json:
        total = bytes_of(grids)
        blocks = (
            _told(block, budget, size_of(block, total))
            for block in read_blocks(grids, column=column)
        )
        print_told(blocks, doing="Checking", lenient=lenient, total_bytes=total)
        return
    show = partial(_as_json if as_json else _as_line, why=why)
    batches = (
        [(show(grid, verdict), _standing(verdict)) for grid, verdict in check_batch(batch, budget)]
        for batch in read_batches(grids, column=column)
    )
    print_answers(batches, doing="Checking", lenient=lenient)


def _told(block: Block, budget: int, size: int) -> Told:
    """Check a block; lines without an object for each."""
    if isinstance(block, list):
        checked = check_batch(block, budget)
        lines = [
            (_as_line(grid, verdict, why=False), _standing(verdict)) for grid, verdict in checked
        ]
        return told_of(lines, size)
    told = engine.check_lines(block.text, node_budget=budget)
    found = {Standing.NO: not told.all_unique, Standing.MALFORMED: told.any_malformed}
    return Told(told.text, frozenset(one for one, is_found in found.items() if is_found), size)


def check_batch(batch: list[str], budget: int) -> list[Checked]:
    """Check grids over every core; one that is malformed has no verdict."""
    try:
        return list(zip(batch, engine.check_many(batch, node_budget=budget), strict=True))
    except GridFormatError:
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


def standing_of(judged: object) -> Standing:
    """Return what a judgement, or the status in its place, means for how a command ends."""
    if judged == MALFORMED:
        return Standing.MALFORMED
    return Standing.NO if isinstance(judged, str) else Standing.YES


def is_grid(text: str) -> bool:
    """Tell whether a text is 81 characters that a grid may have."""
    try:
        engine.normalize(text)
    except GridFormatError:
        return False
    return True


def _standing(verdict: engine.Verdict | None) -> Standing:
    if verdict is None:
        return Standing.MALFORMED
    return Standing.YES if verdict.unique else Standing.NO


def _as_line(grid: str, verdict: engine.Verdict | None, *, why: bool) -> str:
    ending = f"\t{tell_reason(verdict)}" if why else ""
    if verdict is None:
        return f"{grid}\t{MALFORMED}\t-{ending}"
    return f"{grid}\t{verdict.status}\t{verdict.solution or '-'}{ending}"


def _as_json(grid: str, verdict: engine.Verdict | None, *, why: bool) -> str:
    told: dict[str, Any] = {"puzzle": grid, "status": MALFORMED, "solution": None, "nodes": 0}
    if verdict is not None:
        told |= {
            "status": verdict.status,
            "solution": verdict.solution,
            "nodes": verdict.nodes,
        }
    return to_json(told | {"why": reason_as_json(verdict)} if why else told)
