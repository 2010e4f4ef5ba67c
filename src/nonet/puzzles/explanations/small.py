"""Steps on grids of 4x4 and 6x6, in words for children."""

from nonet.engine import small
from nonet.i18n.message import Message
from nonet.puzzles.explanations.guidance import read_message


def look_at_small(
    puzzle: str, board: str, *, depth: int | None, marks: small.Marks
) -> tuple[small.SmallLook, Message]:
    """Tell what is wrong on a board of a puzzle, or its easiest single as deeply as asked.

    Raises:
        ValueError: the board is of another size.
        NotUniqueError: the puzzle has no solution or several.
    """
    seen = small.look(puzzle, board, depth=depth, marks=marks)
    return seen, read_message(seen.message)


def explain_small(board: str, *, depth: int, marks: small.Marks = "digits") -> Message | None:
    """Tell the easiest single of a board; None where there is none."""
    written = small.explain_next_single(board, depth=depth, marks=marks)
    return None if written is None else read_message(written)
