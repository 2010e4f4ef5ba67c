"""One puzzle at three levels: givens are added until its rating is a whole point lower."""

from dataclasses import dataclass
from random import Random

from nonet import engine
from nonet.grid import CELLS, EMPTY
from nonet.puzzles.publication import Verified

LEVELS = 3
# Orders of adding givens that are tried before another puzzle is needed.
_ORDERS = 40


@dataclass(frozen=True, slots=True)
class Level:
    """A puzzle of a class set, its label, and its rating.

    If singles solve all levels, they differ in `narrow_steps`: the number of steps where only one
    cell can be filled.
    placed in one cell only.
    """

    label: engine.Label
    puzzle: Verified
    er: float
    narrow_steps: int | None = None


@dataclass(frozen=True, slots=True)
class _Band:
    """The label and the range of ratings of a level's puzzles."""

    label: engine.Label
    least: float
    most: float


# Consecutive bands are at least a whole point apart.
_EASIER: dict[engine.Label, tuple[_Band, _Band]] = {
    "medium": (_Band("easy", 2.3, 2.3), _Band("beginner", 1.0, 1.2)),
    "hard": (_Band("medium", 2.5, 3.0), _Band("easy", 1.5, 1.5)),
    "expert": (_Band("hard", 4.0, 5.2), _Band("medium", 2.5, 3.0)),
}


def nest(puzzle: Verified, label: engine.Label, chance: Random) -> list[Level] | None:
    """Add givens to a puzzle until its rating is in the two easier bands of a label.

    The easiest level comes first. Each level has all givens of the harder ones, and all have one
    solution. None if no order of givens that was tried meets both bands.
    """
    hardest = Level(label, puzzle, _rating_of(puzzle.puzzle))
    for _ in range(_ORDERS):
        levels = [hardest]
        order = list(CELLS)
        chance.shuffle(order)
        for band in _EASIER[label]:
            easier = _add_until(levels[-1].puzzle, band, order)
            if easier is None:
                break
            levels.append(easier)
        else:
            return levels[::-1]
    return None


def _add_until(level: Verified, band: _Band, order: list[int]) -> Level | None:
    """Add givens in an order until a puzzle is in a band; None if it skips the band."""
    board = list(level.puzzle)
    for cell in order:
        if board[cell] != EMPTY:
            continue
        board[cell] = level.solution[cell]
        grid = "".join(board)
        rating = _rating_of(grid, band.most)
        if rating < band.least:
            return None
        if rating <= band.most and engine.label_of(grid) == band.label:
            return Level(band.label, Verified(grid, level.solution), rating)
    return None


def _rating_of(grid: str, most: float = 99) -> float:
    """Return the rating, or its lower bound if it is unknown or above `most`."""
    rater = engine.Rater(grid)
    while not rater.advance(1) and rater.rating.at_least <= most:
        pass
    return rater.rating.at_least
