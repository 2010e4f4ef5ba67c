"""What is wrong on a board, and where, without telling the right digit."""

from collections.abc import Sequence
from typing import Literal

from nonet.catalogue import Message, Text
from nonet.explanations.names import cell_names, say


def explain_mistakes(
    changed_givens: Sequence[int], incorrect_cells: Sequence[int], conflict_cells: Sequence[int]
) -> Text:
    """Name the cells that are wrong, each kind in a sentence of its own."""
    sentences = []
    for kind, cells in (
        ("mistake-given", changed_givens),
        ("mistake-entry", incorrect_cells),
        ("mistake-conflict", conflict_cells),
    ):
        if cells:
            sentences.append(say(kind, count=len(cells), cells=cell_names(cells)))
    return Text.of(sentences)


def explain_missing_notes(cells: Sequence[int]) -> Message:
    """Name the cells whose notes lack the right digit, of which there is at least one."""
    return say("mistake-notes", count=len(cells), cells=cell_names(cells))


def explain_end(status: Literal["complete", "unsupported"]) -> Message:
    """Tell why a board without mistakes gets no hint."""
    return say(f"answer-{status}")


def explain_stuck() -> Message:
    """Tell that no technique of the ladder leads on."""
    return say("hint-unsupported")
