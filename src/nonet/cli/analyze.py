"""`nonet analyze`: how far singles solve each of many grids."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.answers import Lenient
from nonet.cli.check import judged_as_json, print_judged
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json


def analyze(
    grids: GridSources = None,
    *,
    column: Column = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its rating, naked singles, hidden singles and remaining cells.

    Columns are separated by tabs. For a grid without exactly one solution, the rating column holds
    the status from `nonet check`, the other columns hold `-`, and the exit status is 1.
    """
    show = _as_json if as_json else _as_line
    batches = read_batches(grids, column=column)
    print_judged(batches, _analyze_many, show, doing="Analyzing", lenient=lenient)


def _analyze_many(grids: list[str]) -> Iterator[engine.Analysis]:
    return map(engine.analyze, grids)


def _as_line(grid: str, analysis: engine.Analysis | str) -> str:
    if isinstance(analysis, str):
        return f"{grid}\t{analysis}\t-\t-\t-"
    counts = (analysis.naked_singles, analysis.hidden_singles, analysis.remaining_cells)
    return "\t".join([grid, analysis.rating, *map(str, counts)])


def _as_json(grid: str, analysis: engine.Analysis | str) -> str:
    counts = ("clue_count", "naked_singles", "hidden_singles", "remaining_cells")
    return to_json(judged_as_json(grid, analysis, "rating", *counts))
