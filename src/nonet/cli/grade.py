"""`nonet grade`: how hard many puzzles are."""

from collections.abc import Iterator
from functools import partial

from nonet import engine
from nonet.cli.check import judge_unique
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.ladder_options import Uniqueness
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

Graded = tuple[str, engine.Grade | str]


def grade(file: GridFile = None, *, uniqueness: Uniqueness = True, as_json: AsJson = False) -> None:
    """Print each grid, its label, tier, score and hardest technique.

    The columns are separated by tabs. A full grid has `-` for a label. A grid without exactly one
    solution has its status from `nonet check` there, and `-` in the other columns. So have score
    and technique of a puzzle that no technique solves to its end.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    for grid, graded in with_progress(
        _graded(file, budget, uniqueness=uniqueness), doing="Grading", total=None
    ):
        if as_json:
            print_json(_as_json(grid, graded))
        else:
            print_line("\t".join([grid, *_columns(graded)]))


def _graded(file: GridFile, budget: int, *, uniqueness: bool) -> Iterator[Graded]:
    grade_many = partial(engine.grade_many, uniqueness=uniqueness)
    for batch in read_batches(file):
        yield from judge_unique(batch, budget, grade_many)


def _columns(graded: engine.Grade | str) -> list[str]:
    if isinstance(graded, str):
        return [graded, "-", "-", "-"]
    score = "-" if graded.score is None else str(graded.score)
    return [graded.label or "-", graded.tier, score, graded.hardest or "-"]


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
