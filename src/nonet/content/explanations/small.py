"""Steps on grids of 4x4 and 6x6, in words for children."""

from nonet.content.explanations.deserialize import read_message
from nonet.engine import small
from nonet.foundation.catalogue import Message


def explain_small(board: str, *, depth: int, marks: small.Marks = "digits") -> Message | None:
    """Tell the easiest single of a board; None where there is none."""
    written = small.explain_next_single(board, depth=depth, marks=marks)
    return None if written is None else read_message(written)
