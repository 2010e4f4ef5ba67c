"""What a grade means, in words."""

from nonet import engine
from nonet.explanations.names import tell


def explain_grade(grade: engine.Grade) -> str:
    """Name the hardest technique that a puzzle needs and the label that it gives, if any."""
    if not grade.solved:
        return tell("grade.beyond")
    if grade.hardest is None:
        return tell("grade.full")
    name = engine.technique_of(grade.hardest).name
    needs = tell("grade.needs", technique=name, tier=grade.tier)
    if grade.label is not None:
        return tell("grade.labelled", needs=needs, label=grade.label)
    if grade.tier == "extreme":
        return tell("grade.extreme", needs=needs)
    return tell("grade.unlabelled", needs=needs)
