"""What a grade means."""

from nonet import engine
from nonet.foundation.catalogue import Message


def explain_grade(grade: engine.Grade) -> Message:
    """Name the hardest technique that a puzzle needs and the label that it gives, if any."""
    if not grade.solved:
        return Message.sentence("grade-beyond")
    if grade.hardest is None:
        return Message.sentence("grade-full")
    name, tier = Message.of(f"name-{grade.hardest}"), Message.of(f"tier-{grade.tier}")
    needs = Message.of("grade-needs", technique=name, tier=tier)
    if grade.label is None or grade.label == "extreme":
        return Message.sentence("grade-extreme", needs=needs)
    return Message.sentence("grade-labelled", needs=needs, label=Message.of(f"label-{grade.label}"))
