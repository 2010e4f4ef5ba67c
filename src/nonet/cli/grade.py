"""`nonet grade`: grade many puzzles by the techniques that they need."""

from functools import partial
from typing import Any

from nonet import engine
from nonet.cli import batches, steps, terminal
from nonet.cli.options import PathOption, TechniqueOptions


def grade(
    options: batches.BatchOptions, *, path: PathOption = "full", techniques: TechniqueOptions
) -> None:
    """Print each grid, its label, tier, score and hardest technique.

    Columns are separated by tabs. A full grid has `-` as its label. For a grid without exactly one
    solution, the label column holds the status from `nonet check`, the other columns hold `-`, and
    the exit status is 1. Score and technique are `-` if no technique solves the puzzle completely.
    If the chosen `--techniques` don't solve it, the label is `unsolved` and the other columns hold
    `-`. With `--path shortest`, one more column lists the necessary techniques beyond singles in
    order. Options take the names of techniques from `nonet explain`, or slugs such as `x-wing`.
    """
    grade_many = partial(
        engine.grade_many, node_budget=batches.node_budget(), path=path, **techniques.arguments
    )
    with_path = path == "shortest"
    columns = partial(_columns, with_path=with_path)
    batches.Judgement("Grading", grade_many, columns, _fields, 4 + with_path).print(options)


def _columns(graded: engine.Grade, *, with_path: bool) -> list[str]:
    path = [_needed_techniques(graded)] if with_path else []
    if _is_unsolved(graded):
        return ["unsolved", "-", "-", "-", *path]
    score = "-" if graded.score is None else str(graded.score)
    return [graded.label or "-", graded.tier, score, graded.hardest or "-", *path]


def _is_unsolved(graded: engine.Grade) -> bool:
    """Return whether the chosen techniques leave a puzzle unsolved."""
    return graded.techniques is not None and not graded.solved


def _needed_techniques(graded: engine.Grade) -> str:
    slugs = (step.technique for step in graded.path or ())
    return " ".join(slug for slug in slugs if slug not in steps.SINGLES) or "-"


def _fields(graded: engine.Grade) -> dict[str, Any]:
    fields = terminal.fields_of(graded, "label", "tier", "score", "hardest", "counts", "solved")
    if _is_unsolved(graded):
        fields |= {"label": None, "tier": None}
    if graded.path is not None:
        fields["path"] = list(map(steps.step_as_json, graded.path))
    return fields
