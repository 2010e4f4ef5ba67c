"""`nonet analyze`: what singles can do with many grids."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.check import MALFORMED, Checked, check_batch
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings


def analyze(file: GridFile = None, *, as_json: AsJson = False) -> None:
    """Print each grid, its rating, naked singles, hidden singles and remaining cells.

    The columns are separated by tabs. A grid without exactly one solution has its status from
    `nonet check` for a rating, and `-` in the other columns.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    for checked in with_progress(_checked(file, budget), doing="Analyzing", total=None):
        if as_json:
            print_json(_as_json(checked))
        else:
            print_line("\t".join(_as_row(checked)))


def _checked(file: GridFile, budget: int) -> Iterator[Checked]:
    for batch in read_batches(file):
        yield from check_batch(batch, budget)


def _analysis(checked: Checked) -> engine.Analysis | str:
    """Return the analysis of a grid, or the status that stands in its way."""
    grid, verdict = checked
    if verdict is None:
        return MALFORMED
    return engine.analyze(grid) if verdict.status == "unique" else verdict.status


def _as_row(checked: Checked) -> list[str]:
    analysis = _analysis(checked)
    if isinstance(analysis, str):
        return [checked[0], analysis, "-", "-", "-"]
    counts = (analysis.naked_singles, analysis.hidden_singles, analysis.remaining_cells)
    return [checked[0], analysis.rating, *map(str, counts)]


def _as_json(checked: Checked) -> dict[str, object]:
    analysis = _analysis(checked)
    if isinstance(analysis, str):
        return {"puzzle": checked[0], "status": analysis}
    return {
        "puzzle": checked[0],
        "status": "unique",
        "rating": analysis.rating,
        "clueCount": analysis.clue_count,
        "nakedSingles": analysis.naked_singles,
        "hiddenSingles": analysis.hidden_singles,
        "remainingCells": analysis.remaining_cells,
    }
