"""`nonet check`: verdicts on many grids, and the reason why a grid isn't unique."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated, Any

from typer import Option

from nonet import engine
from nonet.cli import batches, grids, terminal
from nonet.cli.tables import GridLines
from nonet.engine import small
from nonet.grid import name_of


def check(
    options: batches.BatchOptions,
    *,
    why: Annotated[
        bool, Option("--why", help="Show why a grid doesn't have exactly one solution.")
    ] = False,
) -> None:
    """Print each grid, its status, and its solution or `-`, separated by tabs.

    The status is `unique`, `multiple`, `unsolvable`, `invalid` or `unknown` as in the API, or
    `malformed` for a line that isn't a grid. With `--why` a reason follows: `r1c1=1|2` is a cell
    that can hold two digits, `r1c1 r1c2` are givens that contradict each other, and `-` means no
    reason. The exit status is 1 if any grid doesn't have exactly one solution or any line is
    malformed.
    """
    budget = batches.node_budget()
    show = partial(_as_json if options.as_json else _as_line, why=why)
    answer = partial(_answer, budget=budget, show=show)
    if why or options.as_json:
        batches.print_answers(options, answer, doing="Checking")
    else:
        batches.print_reports(_reports(options, budget, answer), options, doing="Checking")


def _reports(
    options: batches.BatchOptions, budget: int, answer: Callable[[list[str]], list[batches.Answer]]
) -> Iterator[batches.Report]:
    """Check the blocks of the input; blocks of plain lines need no object per grid."""
    for block in grids.read_blocks(options.grids, column=options.column):
        if isinstance(block, GridLines):
            checked = engine.check_lines(block.text, node_budget=budget)
            if not checked.any_malformed:
                outcomes = frozenset(
                    {batches.Outcome.YES if checked.all_unique else batches.Outcome.NO}
                )
                yield batches.Report(checked.text, outcomes, checked.grid_count, block.size)
                continue
        # Malformed lines may be grids of 4x4 or 6x6.
        yield batches.report_of(answer(block.grids), block.size)


def _answer(
    batch: list[str], *, budget: int, show: Callable[[str, batches.AnyVerdict | None], str]
) -> list[batches.Answer]:
    verdicts = (
        (grid, small.check(grid) if verdict is None and small.is_grid(grid) else verdict)
        for grid, verdict in batches.check_batch(batch, budget)
    )
    return [(show(grid, verdict), batches.outcome_of(verdict)) for grid, verdict in verdicts]


def _as_line(grid: str, verdict: batches.AnyVerdict | None, *, why: bool) -> str:
    solution = verdict and verdict.solution
    reason = [_reason_as_text(verdict)] if why else []
    return "\t".join([grid, batches.status_of(verdict), solution or "-", *reason])


def _as_json(grid: str, verdict: batches.AnyVerdict | None, *, why: bool) -> str:
    solution = verdict and verdict.solution
    fields: dict[str, Any] = {
        "puzzle": grid,
        "status": batches.status_of(verdict),
        "solution": solution,
    }
    if not isinstance(verdict, small.SmallVerdict):
        fields["nodes"] = verdict.nodes if verdict else 0
        if why:
            fields["why"] = _reason_as_json(verdict)
    return terminal.to_json(fields)


def _reason_as_text(verdict: batches.AnyVerdict | None) -> str:
    """Return `r1c1=1|2` for a cell that fits two digits, `r1c1 r1c2` for givens, else `-`."""
    match _reason(verdict):
        case engine.Undecided(cell, (first, second)):
            return f"{name_of(cell)}={first}|{second}"
        case engine.Clash(cells):
            return " ".join(map(name_of, cells))
    return "-"


def _reason_as_json(verdict: batches.AnyVerdict | None) -> dict[str, object] | None:
    """Return the reason in the form of the API, or None."""
    match _reason(verdict):
        case engine.Undecided(cell, digits):
            return {"kind": "undecided", "index": cell, "values": digits}
        case engine.Clash(cells):
            return {"kind": "clash", "indexes": cells}
    return None


def _reason(verdict: batches.AnyVerdict | None) -> engine.Undecided | engine.Clash | None:
    if not isinstance(verdict, engine.Verdict):
        return None
    return engine.why_not_unique(verdict.puzzle)
