"""Explain grades and analyses."""

from typing import Protocol

from nonet import engine
from nonet.i18n.message import Message


def explain_grade(grade: engine.Grade) -> Message:
    """Name the hardest technique that a puzzle needs, and its label if it has one.

    If the grade has a path whose hardest step is another technique, that is named too.
    """
    meaning, hardest = _explain(grade), hardest_step(grade)
    if hardest == grade.hardest or hardest is None:
        return meaning
    return Message.of("grade-path", grade=meaning, technique=Message.of(f"name-{hardest}"))


def explain_stopped_grade() -> Message:
    """Explain that grading stopped before it was finished."""
    return Message.of("grade-stopped")


def hardest_step(grade: engine.Grade) -> str | None:
    """Return the technique of the hardest step in a grade's path."""
    if not grade.path:
        return grade.hardest
    return max(grade.path, key=lambda step: step.rating).technique


def _explain(grade: engine.Grade) -> Message:
    if not grade.solved:
        return Message.of("grade-beyond" if grade.techniques is None else "grade-choice")
    if grade.hardest is None:
        return Message.of("grade-full")
    name, tier = Message.of(f"name-{grade.hardest}"), Message.of(f"tier-{grade.tier}")
    needs = Message.of("grade-needs", technique=name, tier=tier)
    if grade.label is None or grade.label == "extreme":
        return Message.of("grade-extreme", needs=needs)
    return Message.of("grade-labelled", needs=needs, label=Message.of(f"label-{grade.label}"))


class Counts(Protocol):
    """The counts of an analysis of a grid of any size."""

    @property
    def naked_singles(self) -> int: ...
    @property
    def hidden_singles(self) -> int: ...
    @property
    def remaining_cells(self) -> int: ...


def explain_analysis(analysis: Counts) -> Message:
    """Give the counts of an analysis and the remaining cells, in one or two sentences."""
    naked, hidden = analysis.naked_singles, analysis.hidden_singles
    if naked + hidden + analysis.remaining_cells == 0:
        return Message.of("analysis-complete")
    counts = {
        "naked": Message.of("analysis-naked", count=naked),
        "hidden": Message.of("analysis-hidden", count=hidden),
    }
    if analysis.remaining_cells == 0:
        return Message.of("analysis-solved", **counts)
    return Message.of("analysis-beyond", count=analysis.remaining_cells, **counts)
