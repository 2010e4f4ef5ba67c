"""`nonet grade`: how hard many puzzles are."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.check import judge_unique
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

Graded = tuple[str, engine.Grade | str]


def grade(file: GridFile = None, *, as_json: AsJson = False) -> None:
    """Print each grid, its label, tier, score and hardest technique.

    The columns are separated by tabs. A full grid has `-` for a label. A grid without exactly one
    solution has its status from `nonet check` there, and `-` in the other columns.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    for grid, graded in with_progress(_graded(file, budget), doing="Grading", total=None):
        if as_json:
            print_json(_as_json(grid, graded))
        else:
            print_line("\t".join([grid, *_columns(graded)]))


def _graded(file: GridFile, budget: int) -> Iterator[Graded]:
    for batch in read_batches(file):
        yield from judge_unique(batch, budget, engine.grade_many)


def _columns(graded: engine.Grade | str) -> list[str]:
    if isinstance(graded, str):
        return [graded, "-", "-", "-"]
    return [graded.label or "-", graded.tier, str(graded.score), graded.hardest or "-"]


def _as_json(grid: str, graded: engine.Grade | str) -> dict[str, object]:
    if isinstance(graded, str):
        return {"puzzle": grid, "status": graded}
    return {
        "puzzle": grid,
        "status": "unique",
        "label": graded.label,
        "tier": graded.tier,
        "score": graded.score,
        "hardest": graded.hardest,
        "counts": graded.counts,
        "solved": graded.solved,
    }
