"""`nonet grade`: grade many puzzles by the techniques that they need."""

from collections.abc import Callable, Iterable
from functools import partial

from nonet import engine
from nonet.cli.answers import Lenient, block_of, print_rows
from nonet.cli.check import judge_unique, judged_as_json, node_budget, outcome_of
from nonet.cli.grids import GridSources, bytes_of, grids_of, read_blocks, size_of
from nonet.cli.options import Choice, WhichPath, takes_options
from nonet.cli.steps import step_as_json
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json
from nonet.errors import GridFormatError, NotUniqueError

SINGLES = {known.slug for known in engine.TECHNIQUES if known.tier == "singles"}


@takes_options("choice", Choice)
def grade(  # noqa: PLR0913 - one parameter per option
    grids: GridSources = None,
    *,
    column: Column = None,
    path: WhichPath = "full",
    choice: Choice,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid, its label, tier, score and hardest technique.

    Columns are separated by tabs. A full grid has `-` as its label. For a grid without exactly one
    solution, the label column holds the status from `nonet check`, the other columns hold `-`, and
    the exit status is 1. Score and technique are `-` if no technique solves the puzzle completely.
    If the chosen `--techniques` don't solve it, the label is `unsolved` and the other columns hold
    `-`. With `--path shortest`, one more column lists the necessary techniques beyond singles in
    order. Options take the names of techniques from `nonet explain`, or slugs such as `x-wing`.
    """
    budget = node_budget()
    grade_many = partial(engine.grade_many, path=path, **choice.chosen)
    show = _as_json if as_json else partial(_as_line, with_path=path == "shortest")
    total = bytes_of(grids)
    blocks = (
        block_of(
            [
                (show(grid, graded), outcome_of(graded))
                for grid, graded in _judge(grids_of(block), budget, grade_many)
            ],
            size_of(block, total),
        )
        for block in read_blocks(grids, column=column)
    )
    print_rows(blocks, doing="Grading", lenient=lenient, total_bytes=total)


def _judge(
    batch: list[str], budget: int, grade_many: Callable[..., engine.Grades]
) -> Iterable[tuple[str, engine.Grade | str]]:
    """Grade a batch at once, and look for grids that aren't unique only if that fails."""
    try:
        return zip(batch, grade_many(batch, node_budget=budget), strict=True)
    except (GridFormatError, NotUniqueError):
        return judge_unique(batch, budget, grade_many)


def _as_line(grid: str, graded: engine.Grade | str, *, with_path: bool) -> str:
    return "\t".join([grid, *_columns(graded), *([_needed(graded)] if with_path else [])])


def _columns(graded: engine.Grade | str) -> list[str]:
    if isinstance(graded, str):
        return [graded, "-", "-", "-"]
    if _is_left(graded):
        return ["unsolved", "-", "-", "-"]
    score = "-" if graded.score is None else str(graded.score)
    return [graded.label or "-", graded.tier, score, graded.hardest or "-"]


def _is_left(graded: engine.Grade) -> bool:
    """Return whether the chosen techniques leave a puzzle unsolved."""
    return graded.techniques is not None and not graded.solved


def _needed(graded: engine.Grade | str) -> str:
    steps = () if isinstance(graded, str) else graded.path or ()
    return " ".join(step.technique for step in steps if step.technique not in SINGLES) or "-"


def _as_json(grid: str, graded: engine.Grade | str) -> str:
    names = ("label", "tier", "score", "hardest", "counts", "solved")
    shown = judged_as_json(grid, graded, *names)
    if not isinstance(graded, str) and _is_left(graded):
        shown |= {"label": None, "tier": None}
    if not isinstance(graded, str) and graded.path is not None:
        shown["path"] = [step_as_json(one) for one in graded.path]
    return to_json(shown)
