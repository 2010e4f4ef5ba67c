"""Puzzles for a class: the same one at three levels, or versions of it that look different."""

from dataclasses import dataclass
from random import Random

from nonet import engine
from nonet.content.puzzles.publication import Verified
from nonet.foundation.grid import BOX_SIDE, CELLS, EMPTY, SIDE

LEVELS = 3
MOST_VERSIONS = 10
# Orders in which givens were added without meeting both easier labels, until another puzzle is due.
_ORDERS = 40


@dataclass(frozen=True, slots=True)
class Level:
    """A puzzle of a class set and its label."""

    label: engine.Label
    puzzle: Verified


def nest(puzzle: Verified, label: engine.Label, chance: Random) -> list[Level] | None:
    """Add givens to a puzzle until it has the two labels below its own.

    The easiest comes first: each level holds all givens of the harder ones, and all have one
    solution. None where no order of givens that was tried meets both labels.
    """
    rank = engine.LABELS.index(label)
    wanted = engine.LABELS[rank - 2 : rank]
    for _ in range(_ORDERS):
        levels = [Level(label, puzzle)]
        order = [cell for cell in CELLS if puzzle.puzzle[cell] == EMPTY]
        chance.shuffle(order)
        for easier in reversed(wanted):
            board = _add_until(levels[-1].puzzle, easier, order)
            if board is None:
                break
            levels.append(Level(easier, Verified(board, puzzle.solution)))
        else:
            return levels[::-1]
    return None


def version_of(puzzle: Verified, chance: Random) -> Verified:
    """Return an image of a puzzle: turned, shuffled and relabelled, and exactly as hard."""
    names = dict(zip("123456789", chance.sample("123456789", SIDE), strict=True))
    rows, columns = _shuffled_lines(chance), _shuffled_lines(chance)
    turned = chance.random() < 0.5  # noqa: PLR2004 - one of two

    def image(grid: str) -> str:
        places = ((row, column) for row in rows for column in columns)
        cells = (grid[SIDE * c + r] if turned else grid[SIDE * r + c] for r, c in places)
        return "".join(names.get(cell, cell) for cell in cells)

    return Verified(image(puzzle.puzzle), image(puzzle.solution))


def _add_until(level: Verified, label: engine.Label, order: list[int]) -> str | None:
    """Add givens in an order until a puzzle has a label; None where it goes past it."""
    board, target = list(level.puzzle), engine.LABELS.index(label)
    for cell in order:
        if board[cell] != EMPTY:
            continue
        board[cell] = level.solution[cell]
        found = engine.label_of("".join(board))
        if found is not None and found != "extreme" and engine.LABELS.index(found) <= target:
            return "".join(board) if found == label else None
    return None


def _shuffled_lines(chance: Random) -> list[int]:
    """Return lines in another order: bands exchanged, and lines within each."""
    bands = chance.sample(range(BOX_SIDE), BOX_SIDE)
    return [BOX_SIDE * band + line for band in bands for line in chance.sample(range(3), 3)]
