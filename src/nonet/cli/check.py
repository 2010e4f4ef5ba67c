"""`nonet check`: verdicts on many grids, and the reason why a grid isn't unique."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

from typer import Option

from nonet import engine
from nonet.cli.answers import Lenient, Outcome, Report, block_of, print_answers, print_rows
from nonet.cli.grids import GridSources, bytes_of, read_batches, read_blocks, size_of
from nonet.cli.lists import Block
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, fields_of, to_json
from nonet.engine import small
from nonet.errors import GridFormatError
from nonet.grid import name_of

Why = Annotated[bool, Option("--why", help="Show why a grid doesn't have exactly one solution.")]


def describe_reason(verdict: engine.Verdict | None) -> str:
    """Return `r1c1=1|2` for a cell that fits two digits, `r1c1 r1c2` for givens, else `-`."""
    match verdict and engine.why_not_unique(verdict.puzzle):
        case engine.Undecided(cell, (first, second)):
            return f"{name_of(cell)}={first}|{second}"
        case engine.Clash(cells):
            return " ".join(map(name_of, cells))
    return "-"


def reason_as_json(verdict: engine.Verdict | None) -> dict[str, object] | None:
    """Return the reason in the form of the API, or None."""
    match verdict and engine.why_not_unique(verdict.puzzle):
        case engine.Undecided(cell, digits):
            return {"kind": "undecided", "index": cell, "values": digits}
        case engine.Clash(cells):
            return {"kind": "clash", "indexes": cells}
    return None


MALFORMED = "malformed"
ENV_FILE = Path(".env")

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

    The status is `unique`, `multiple`, `unsolvable`, `invalid` or `unknown` as in the API, or
    `malformed` for a line that isn't a grid. With `--why` a reason follows: `r1c1=1|2` is a cell
    that can hold two digits, `r1c1 r1c2` are givens that contradict each other, and `-` means no
    reason. The exit status is 1 if any grid doesn't have exactly one solution or any line is
    malformed.
    """
    budget = node_budget()
    if not why and not as_json:
        total = bytes_of(grids)
        blocks = (
            _shown(block, budget, size_of(block, total))
            for block in read_blocks(grids, column=column)
        )
        print_rows(blocks, doing="Checking", lenient=lenient, total_bytes=total)
        return
    show = partial(_as_json if as_json else _as_line, why=why)
    batches = (
        [
            _answer(grid, verdict, show, why=why, as_json=as_json)
            for grid, verdict in check_batch(batch, budget)
        ]
        for batch in read_batches(grids, column=column)
    )
    print_answers(batches, doing="Checking", lenient=lenient)


def _shown(block: Block, budget: int, size: int) -> Report:
    """Check a block; blocks of plain lines skip creating an object per grid."""
    if isinstance(block, list):
        checked = check_batch(block, budget)
        show = partial(_as_line, why=False)
        lines = [_answer(grid, verdict, show) for grid, verdict in checked]
        return block_of(lines, size)
    shown = engine.check_lines(block.text, node_budget=budget)
    if shown.any_malformed:
        return _with_small(shown, size)
    found = {Outcome.NO: not shown.all_unique, Outcome.MALFORMED: shown.any_malformed}
    return Report(shown.text, frozenset(one for one, is_found in found.items() if is_found), size)


def _answer(
    grid: str,
    verdict: engine.Verdict | None,
    show: Callable[[str, engine.Verdict | None], str],
    *,
    why: bool = False,
    as_json: bool = False,
) -> tuple[str, Outcome]:
    if verdict is None and small.is_grid(grid):
        return _check_small(grid, as_json=as_json, ending="\t-" if why else "")
    return show(grid, verdict), _outcome(verdict)


def _with_small(shown: engine.CheckedLines, size: int) -> Report:
    """Judge the lines that are grids of 4x4 or 6x6."""
    found = {Outcome.NO} if not shown.all_unique else set()
    lines = []
    for line in shown.text.split("\n"):
        grid, _, verdict = line.partition("\t")
        shown_line, outcome = line, Outcome.MALFORMED
        if verdict.startswith(MALFORMED) and small.is_grid(grid):
            shown_line, outcome = _check_small(grid, as_json=False)
        if verdict.startswith(MALFORMED):
            found.add(outcome)
        lines.append(shown_line)
    return Report("\n".join(lines), frozenset(found), size)


def _check_small(grid: str, *, as_json: bool, ending: str = "") -> tuple[str, Outcome]:
    """Check a 4x4 or 6x6 grid."""
    verdict = small.check(grid)
    outcome = Outcome.YES if verdict.unique else Outcome.NO
    if as_json:
        shown = {"puzzle": grid, "status": verdict.status, "solution": verdict.solution}
        return to_json(shown), outcome
    return f"{grid}\t{verdict.status}\t{verdict.solution or '-'}{ending}", outcome


def check_batch(batch: list[str], budget: int) -> list[Checked]:
    """Check grids on all cores; a malformed one has no verdict."""
    try:
        return list(zip(batch, engine.check_many(batch, node_budget=budget), strict=True))
    except GridFormatError:
        well_formed = [grid for grid in batch if is_grid(grid)]
        verdicts = iter(engine.check_many(well_formed, node_budget=budget))
        return [(grid, next(verdicts) if is_grid(grid) else None) for grid in batch]


def judge_unique(
    batch: list[str], budget: int, judge: Callable[[list[str]], Iterable[T]]
) -> Iterator[tuple[str, T | str]]:
    """Judge the grids that have exactly one solution; yield the status of the others."""
    checked = check_batch(batch, budget)
    judged = iter(judge([grid for grid, verdict in checked if verdict and verdict.unique]))
    for grid, verdict in checked:
        if verdict is None:
            yield grid, MALFORMED
        else:
            yield grid, next(judged) if verdict.unique else verdict.status


def print_judged(
    batches: Iterable[list[str]],
    judge: Callable[[list[str]], Iterable[T]],
    show: Callable[[str, T | str], str],
    *,
    doing: str,
    lenient: bool,
) -> None:
    """Judge the grids that have exactly one solution, and print a line for each grid."""
    budget = node_budget()
    answers = (
        [
            (show(grid, judged), outcome_of(judged))
            for grid, judged in judge_unique(batch, budget, judge)
        ]
        for batch in batches
    )
    print_answers(answers, doing=doing, lenient=lenient)


def judged_as_json(grid: str, judged: object, *names: str) -> dict[str, Any]:
    """Return attributes of a judgement on a grid, or the status in its place."""
    if isinstance(judged, str):
        return {"puzzle": grid, "status": judged}
    return {"puzzle": grid, "status": "unique", **fields_of(judged, *names)}


def node_budget() -> int:
    """Return the node budget of a search from the settings.

    Without any settings, their library isn't imported: that takes as long as 100,000 checks.
    """
    if not any(name.upper().startswith("NONET_") for name in os.environ) and not ENV_FILE.exists():
        return engine.DEFAULT_NODE_BUDGET
    from nonet.server.settings import Settings  # noqa: PLC0415

    return Settings().engine.search_node_budget or engine.DEFAULT_NODE_BUDGET


def outcome_of(judged: object) -> Outcome:
    """Return the outcome for a judgement, or for the status in its place."""
    if judged == MALFORMED:
        return Outcome.MALFORMED
    return Outcome.NO if isinstance(judged, str) else Outcome.YES


def is_grid(text: str) -> bool:
    """Return whether a text is a well-formed grid of 81 characters."""
    try:
        engine.normalize(text)
    except GridFormatError:
        return False
    return True


def _outcome(verdict: engine.Verdict | None) -> Outcome:
    if verdict is None:
        return Outcome.MALFORMED
    return Outcome.YES if verdict.unique else Outcome.NO


def _as_line(grid: str, verdict: engine.Verdict | None, *, why: bool) -> str:
    ending = f"\t{describe_reason(verdict)}" if why else ""
    if verdict is None:
        return f"{grid}\t{MALFORMED}\t-{ending}"
    return f"{grid}\t{verdict.status}\t{verdict.solution or '-'}{ending}"


def _as_json(grid: str, verdict: engine.Verdict | None, *, why: bool) -> str:
    shown: dict[str, Any] = {"puzzle": grid, "status": MALFORMED, "solution": None, "nodes": 0}
    if verdict is not None:
        shown |= {
            "status": verdict.status,
            "solution": verdict.solution,
            "nodes": verdict.nodes,
        }
    return to_json(shown | {"why": reason_as_json(verdict)} if why else shown)
