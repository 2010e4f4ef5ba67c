"""`nonet grade`: how hard many puzzles are."""

from functools import partial

from nonet import engine
from nonet.cli.check import judge_unique
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.ladder_options import Uniqueness, WhichPath
from nonet.cli.progress import with_progress
from nonet.cli.steps import step_as_json
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.settings import Settings

SINGLES = {known.slug for known in engine.TECHNIQUES if known.tier == "singles"}


def grade(
    file: GridFile = None,
    *,
    path: WhichPath = "full",
    uniqueness: Uniqueness = True,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its label, tier, score and hardest technique.

    The columns are separated by tabs. A full grid has `-` for a label. A grid without exactly one
    solution has its status from `nonet check` there, and `-` in the other columns. So have score
    and technique of a puzzle that no technique solves to its end. With `--path shortest` a further
    column names the techniques beyond singles of the steps that are needed, in order.
    """
    budget = Settings().search_node_budget or engine.DEFAULT_NODE_BUDGET
    grade_many = partial(engine.grade_many, uniqueness=uniqueness, path=path)
    graded_grids = (
        graded for batch in read_batches(file) for graded in judge_unique(batch, budget, grade_many)
    )
    for grid, graded in with_progress(graded_grids, doing="Grading", total=None):
        if as_json:
            print_json(_as_json(grid, graded))
        else:
            columns = _columns(graded) + ([_needed(graded)] if path == "shortest" else [])
            print_line("\t".join([grid, *columns]))


def _columns(graded: engine.Grade | str) -> list[str]:
    if isinstance(graded, str):
        return [graded, "-", "-", "-"]
    score = "-" if graded.score is None else str(graded.score)
    return [graded.label or "-", graded.tier, score, graded.hardest or "-"]


def _needed(graded: engine.Grade | str) -> str:
    steps = () if isinstance(graded, str) else graded.path or ()
    return " ".join(step.technique for step in steps if step.technique not in SINGLES) or "-"


def _as_json(grid: str, graded: engine.Grade | str) -> dict[str, object]:
    if isinstance(graded, str):
        return {"puzzle": grid, "status": graded}
    path = {} if graded.path is None else {"path": [step_as_json(one) for one in graded.path]}
    return {
        "puzzle": grid,
        "status": "unique",
        "label": graded.label,
        "tier": graded.tier,
        "score": graded.score,
        "hardest": graded.hardest,
        "counts": graded.counts,
        "solved": graded.solved,
        **path,
    }
