"""What a grade means."""

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.names import say, tell


def explain_grade(grade: engine.Grade) -> Message:
    """Name the hardest technique that a puzzle needs and the label that it gives, if any."""
    if not grade.solved:
        return say("grade-beyond")
    if grade.hardest is None:
        return say("grade-full")
    name, tier = tell(f"name-{grade.hardest}"), tell(f"tier-{grade.tier}")
    needs = tell("grade-needs", technique=name, tier=tier)
    if grade.label is None or grade.label == "extreme":
        return say("grade-extreme", needs=needs)
    return say("grade-labelled", needs=needs, label=tell(f"label-{grade.label}"))
