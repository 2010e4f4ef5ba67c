"""Explain mistakes on a board without revealing the right digits."""

from collections.abc import Sequence
from typing import Literal

from nonet import engine
from nonet.i18n.message import Message, Text
from nonet.puzzles.explanations.guidance import read_message, read_text


def explain_mistakes(
    changed_givens: Sequence[int], incorrect_cells: Sequence[int], conflict_cells: Sequence[int]
) -> Text:
    """Name the wrong cells, with a sentence for each kind of mistake."""
    return read_text(engine.explain_mistakes(changed_givens, incorrect_cells, conflict_cells))


def explain_missing_notes(cells: Sequence[int]) -> Message:
    """Name the cells, at least one, whose notes lack the right digit."""
    return read_message(engine.explain_missing_notes(cells))


def explain_end(status: Literal["complete", "unsupported"]) -> Message:
    """Explain why a board without mistakes gets no hint."""
    return Message.of(f"answer-{status}")


def explain_stuck() -> Message:
    """Explain that no technique of the ladder finds a step."""
    return Message.of("hint-unsupported")


def explain_single(single: engine.Single, board: str) -> Message:
    """Explain a placement on the board where it was found, in one or two sentences."""
    return read_message(engine.explain_single(single, board))
