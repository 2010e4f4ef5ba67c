"""Explain steps on grids of 4x4 and 6x6 to children."""

from nonet.engine import small
from nonet.i18n.message import Message
from nonet.puzzles.explanations.guidance import read_message


def look_at_small(
    puzzle: str, board: str, *, depth: int | None, marks: small.Marks
) -> tuple[small.SmallLook, Message]:
    """Report the mistakes on a board of a puzzle, or else its easiest single at a depth.

    Raises:
        ValueError: the board has another size than the puzzle.
        NotUniqueError: the puzzle has no solution or several.
    """
    seen = small.look(puzzle, board, depth=depth, marks=marks)
    return seen, read_message(seen.message)


def explain_small(board: str, *, depth: int, marks: small.Marks = "digits") -> Message | None:
    """Explain the easiest single of a board; None if there isn't one."""
    written = small.explain_next_single(board, depth=depth, marks=marks)
    return None if written is None else read_message(written)
