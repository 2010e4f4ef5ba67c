"""What is wrong on a board, and where, without telling the right digit."""

from collections.abc import Sequence
from typing import Literal

from nonet import engine
from nonet.i18n.message import Message, Text
from nonet.puzzles.explanations.guidance import read_message, read_text


def explain_mistakes(
    changed_givens: Sequence[int], incorrect_cells: Sequence[int], conflict_cells: Sequence[int]
) -> Text:
    """Name the cells that are wrong, each kind in a sentence of its own."""
    return read_text(engine.explain_mistakes(changed_givens, incorrect_cells, conflict_cells))


def explain_missing_notes(cells: Sequence[int]) -> Message:
    """Name the cells whose notes lack the right digit, of which there is at least one."""
    return read_message(engine.explain_missing_notes(cells))


def explain_end(status: Literal["complete", "unsupported"]) -> Message:
    """Tell why a board without mistakes gets no hint."""
    return Message.of(f"answer-{status}")


def explain_stuck() -> Message:
    """Tell that no technique of the ladder leads on."""
    return Message.of("hint-unsupported")


def explain_single(single: engine.Single, board: str) -> Message:
    """Explain one placement on the board that it was found on, in one or two sentences."""
    return read_message(engine.explain_single(single, board))
