"""Check many grids, and print an answer for each."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import typer

from nonet import engine
from nonet.cli.grids import GridSources, read_blocks, size_of
from nonet.cli.progress import ProgressBar
from nonet.cli.tables import Column
from nonet.cli.terminal import FAILED, AsJson, print_line, to_json
from nonet.engine import small
from nonet.errors import NotUniqueError, SearchLimitError

MALFORMED = "malformed"
_ENV_FILE = Path(".env")

T = TypeVar("T")
AnyVerdict = engine.Verdict | small.SmallVerdict


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchOptions:
    """The input and the output of a command that answers many grids."""

    grids: GridSources = None
    column: Column = None
    lenient: Annotated[
        bool, typer.Option("--lenient", help="Ignore malformed lines when setting the exit status.")
    ] = False
    as_json: AsJson = False


class Outcome(Enum):
    """The effect of one grid's answer on the exit status."""

    YES = "yes"
    NO = "no"
    MALFORMED = "malformed"


Answer = tuple[str, Outcome]


@dataclass(frozen=True, slots=True)
class Report:
    """The answers of some grids, one a line, and their outcomes."""

    text: str
    outcomes: frozenset[Outcome]
    grid_count: int
    size: int
    """The number of bytes of the grids in their file."""


def report_of(answers: Sequence[Answer], size: int) -> Report:
    """Join answers into a report."""
    text = "\n".join(line for line, _ in answers)
    return Report(text, frozenset(outcome for _, outcome in answers), len(answers), size)


def print_reports(reports: Iterable[Report], options: BatchOptions, *, doing: str) -> None:
    """Print reports as they come.

    Raises:
        typer.Exit: with 1, if an answer is negative, or a line is malformed without `--lenient`.
    """
    found: set[Outcome] = set()
    total = size_of(options.grids)
    bar = ProgressBar(doing=doing, total=total, in_bytes=total is not None)
    for report in bar.over(reports, size=lambda one: one.grid_count if total is None else one.size):
        found |= report.outcomes
        if report.text:
            print_line(report.text)
    if not found <= {Outcome.YES, *([Outcome.MALFORMED] if options.lenient else [])}:
        raise typer.Exit(FAILED)


def print_answers(
    options: BatchOptions,
    answer: Callable[[list[str]], Sequence[Answer]],
    *,
    doing: str,
    at_once: int | None = None,
) -> None:
    """Answer grids in batches of at most `at_once`, and print each batch as soon as it is ready.

    Raises:
        typer.Exit: as `print_reports` does.
    """

    def reports() -> Iterator[Report]:
        for block in read_blocks(options.grids, column=options.column):
            grids = block.grids
            step = at_once or len(grids) or 1
            for start in range(0, len(grids), step):
                batch = grids[start : start + step]
                yield report_of(answer(batch), block.size * len(batch) // len(grids))

    print_reports(reports(), options, doing=doing)


@dataclass(frozen=True, slots=True)
class Judgement(Generic[T]):
    """A judgement on each grid with exactly one solution, printed as columns or as JSON."""

    doing: str
    judge: Callable[[list[str]], Iterable[T]]
    columns: Callable[[T], Sequence[object]]
    fields: Callable[[T], dict[str, Any]]
    column_count: int
    at_once: int | None = None

    def print(self, options: BatchOptions) -> None:
        """Print a line for each grid; other grids have their status in the first column.

        Raises:
            typer.Exit: as `print_reports` does.
        """
        budget = node_budget()

        def answer(batch: list[str]) -> list[Answer]:
            checked = check_batch(batch, budget)
            unique = [grid for grid, verdict in checked if verdict and verdict.unique]
            judged = iter(self.judge(unique))
            return [
                (
                    self._line(grid, status_of(verdict), judged, as_json=options.as_json),
                    outcome_of(verdict),
                )
                for grid, verdict in checked
            ]

        print_answers(options, answer, doing=self.doing, at_once=self.at_once)

    def _line(self, grid: str, status: str, judged: Iterator[T], *, as_json: bool) -> str:
        found = [next(judged)] if status == "unique" else []
        if as_json:
            fields = self.fields(found[0]) if found else {}
            return to_json({"puzzle": grid, "status": status, **fields})
        columns = self.columns(found[0]) if found else [status, *"-" * (self.column_count - 1)]
        return "\t".join(map(str, [grid, *columns]))


def check_batch(batch: list[str], budget: int) -> list[tuple[str, engine.Verdict | None]]:
    """Check grids on all cores; a malformed one has no verdict."""
    verdicts = engine.check_many(batch, node_budget=budget, errors="null")
    return list(zip(batch, verdicts, strict=True))


def status_of(verdict: AnyVerdict | None) -> str:
    """Return the status of a grid, which is `malformed` if it has no verdict."""
    return MALFORMED if verdict is None else verdict.status


def outcome_of(verdict: AnyVerdict | None) -> Outcome:
    """Return the outcome of a grid: whether it has exactly one solution."""
    if verdict is None:
        return Outcome.MALFORMED
    return Outcome.YES if verdict.unique else Outcome.NO


def node_budget() -> int:
    """Return the node budget of a search from the settings.

    Without any settings, their library isn't imported: that takes as long as 100,000 checks.
    """
    if not any(name.upper().startswith("NONET_") for name in os.environ) and not _ENV_FILE.exists():
        return engine.DEFAULT_NODE_BUDGET
    from nonet.server.settings import Settings  # noqa: PLC0415

    return Settings().engine.search_node_budget or engine.DEFAULT_NODE_BUDGET


def solution_of(grid: str, place: str | None = None) -> str:
    """Return the solution of a grid; errors name its place, or else the grid.

    Raises:
        GridFormatError, NotUniqueError, SearchLimitError.
    """
    verdict = engine.count_solutions(grid, node_budget=node_budget())
    if verdict.status == "unknown":
        raise SearchLimitError((place or grid,))
    if verdict.solution is None:
        raise NotUniqueError({place or grid: verdict.status})
    return verdict.solution
