"""Three levels for singles, which differ in how often only one cell can be filled."""

from random import Random

from nonet import engine
from nonet.grid import CELLS, EMPTY
from nonet.puzzles.levels import Level
from nonet.puzzles.publication import Verified

_SINGLES = ("full-house", "hidden-single", "naked-single")
# The hardest rating of a level's singles: hidden singles in boxes, or all singles.
_HARDEST_SINGLE: dict[engine.Label, float] = {"beginner": 1.2, "easy": 2.3}
# The minimum of narrow steps in the hardest level, and their range in the middle one.
_HARDEST, _MIDDLE = 4, range(1, 3)
# The easiest level has at least this many more givens than the middle one, up to a total.
_MORE_GIVENS, _MOST_GIVENS = 5, 45
_ORDERS = 200


def nest_singles(solution: str, label: engine.Label, chance: Random) -> list[Level] | None:
    """Remove givens from a solution while its label's singles suffice, then add some again.

    The easiest of the three levels comes first; each has all givens of the harder ones. None if no
    order of givens that was tried has enough narrow steps.
    """
    for _ in range(_ORDERS):
        order = list(CELLS)
        chance.shuffle(order)
        hardest = _dig(solution, label, order)
        if (count := count_narrow_steps(hardest, label)) < _HARDEST:
            continue
        levels = [_level(hardest, solution, count)]
        if (middle := _middle(levels[0], order[::-1], label)) is None:
            continue
        if (easiest := _easiest(middle, order[::-1], label)) is not None:
            return [easiest, middle, levels[0]]
    return None


def count_narrow_steps(puzzle: str, label: engine.Label) -> int:
    """Count the steps where singles of a label fill only one cell.

    The last empty cell doesn't count, since there is no choice.
    """
    board, narrow = list(puzzle), 0
    while board.count(EMPTY) > 1:
        cells = _cells_that_lead_on("".join(board), label)
        if not cells:
            break
        narrow += len(cells) == 1
        cell, digit = next(iter(cells.items()))
        board[cell] = str(digit)
    return narrow


def _cells_that_lead_on(board: str, label: engine.Label) -> dict[int, int]:
    cells: dict[int, int] = {}
    for step in engine.find_all_steps(board, techniques=_SINGLES):
        if step.rating > _HARDEST_SINGLE[label]:
            break
        cells.update(step.placements)
    return cells


def _dig(solution: str, label: engine.Label, order: list[int]) -> str:
    """Remove every given that singles of a label don't need."""
    suffices = engine.LABELS[: engine.LABELS.index(label) + 1]
    board = list(solution)
    for cell in order:
        board[cell] = EMPTY
        grid = "".join(board)
        # Without `techniques`, grading beyond singles would take fifty times as long.
        is_unique = engine.count_solutions(grid).status == "unique"
        if not is_unique or engine.grade(grid, techniques=_SINGLES).label not in suffices:
            board[cell] = solution[cell]
    return "".join(board)


def _middle(hardest: Level, order: list[int], label: engine.Label) -> Level | None:
    board = list(hardest.puzzle.puzzle)
    for cell in order:
        if board[cell] != EMPTY:
            continue
        board[cell] = hardest.puzzle.solution[cell]
        count = count_narrow_steps("".join(board), label)
        if count in _MIDDLE:
            return _level("".join(board), hardest.puzzle.solution, count)
        if count < _MIDDLE.start:
            return None
    return None


def _easiest(middle: Level, order: list[int], label: engine.Label) -> Level | None:
    board = list(middle.puzzle.puzzle)
    enough = len(board) - board.count(EMPTY) + _MORE_GIVENS
    for cell in order:
        if board[cell] != EMPTY:
            continue
        board[cell] = middle.puzzle.solution[cell]
        givens = len(board) - board.count(EMPTY)
        if givens > _MOST_GIVENS:
            return None
        if givens >= enough and count_narrow_steps("".join(board), label) == 0:
            return _level("".join(board), middle.puzzle.solution, 0)
    return None


def _level(grid: str, solution: str, narrow_steps: int) -> Level:
    label: engine.Label = "beginner" if engine.label_of(grid) == "beginner" else "easy"
    er = engine.rate(grid).er or 0.0
    return Level(label, Verified(grid, solution), er, narrow_steps)
