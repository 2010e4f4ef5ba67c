"""`nonet analyze`: what singles can do with many grids."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.answers import Lenient, print_answers
from nonet.cli.check import judge_unique, standing_of
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json
from nonet.settings import Settings


def analyze(
    grids: GridSources = None,
    *,
    column: Column = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its rating, naked singles, hidden singles and remaining cells.

    The columns are separated by tabs. A grid without exactly one solution has its status from
    `nonet check` for a rating, and `-` in the other columns; then the exit status is 1.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    show = _as_json if as_json else _as_line
    batches = (
        [
            (show(grid, analysis), standing_of(analysis))
            for grid, analysis in judge_unique(batch, budget, _analyze_many)
        ]
        for batch in read_batches(grids, column=column)
    )
    print_answers(batches, doing="Analyzing", lenient=lenient)


def _analyze_many(grids: list[str]) -> Iterator[engine.Analysis]:
    return map(engine.analyze, grids)


def _as_line(grid: str, analysis: engine.Analysis | str) -> str:
    if isinstance(analysis, str):
        return f"{grid}\t{analysis}\t-\t-\t-"
    counts = (analysis.naked_singles, analysis.hidden_singles, analysis.remaining_cells)
    return "\t".join([grid, analysis.rating, *map(str, counts)])


def _as_json(grid: str, analysis: engine.Analysis | str) -> str:
    if isinstance(analysis, str):
        return to_json({"puzzle": grid, "status": analysis})
    return to_json(
        {
            "puzzle": grid,
            "status": "unique",
            "rating": analysis.rating,
            "clueCount": analysis.clue_count,
            "nakedSingles": analysis.naked_singles,
            "hiddenSingles": analysis.hidden_singles,
            "remainingCells": analysis.remaining_cells,
        }
    )
