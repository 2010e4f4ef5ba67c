"""Rate puzzles by the scale of the Sudoku Explainer: ER, EP and ED."""

from collections.abc import Iterable

from nonet.engine._native import Rater, Rating
from nonet.engine._native import rate_many as _rate_many
from nonet.engine.batches import counted, several
from nonet.engine.columns import Ratings
from nonet.engine.verdicts import require_no_clash, require_no_clashes

# What one grid may take over HTTP unless the settings say otherwise: about 300 ms of one core.
DEFAULT_RATING_BUDGET = 7_500_000
# What takes less than a millisecond.
BLINK_OF_RATING = 20_000

# More than the hardest puzzles known take.
NO_LIMIT = 2**63


def rate(puzzle: str, *, work: int = NO_LIMIT) -> Rating:
    """Rate a puzzle: its hardest step, the hardest up to the first digit, and the first step.

    When `work` does not suffice, `er`, `ep` and `ed` are None, and `at_least` is what was proved by
    then; a unit is about one candidate visited in a chain. That the puzzle has exactly one solution
    is not checked.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: a house holds a digit twice.
    """
    require_no_clash(puzzle)
    rater = Rater(puzzle)
    rater.advance(work)
    return rater.rating


def rate_many(
    puzzles: Iterable[str], *, work: int = NO_LIMIT, threads: int | None = None
) -> Ratings:
    """Rate puzzles, in order, on `threads` threads, by default on every core.

    `work` is for each puzzle.

    Raises:
        GridFormatError: a text is no grid; there is no partial result.
        NotUniqueError: grids with a house that holds a digit twice; `statuses` names them by their
            places.
    """
    grids = several(puzzles)
    require_no_clashes(grids, counted(threads))
    return Ratings(_rate_many(grids, work, counted(threads)))
