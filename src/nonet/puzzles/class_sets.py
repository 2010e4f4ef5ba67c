"""Puzzles for a class: one at three levels, or versions that look different."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.grid import BOX_SIDE, CELLS, EMPTY, SIDE, givens_of
from nonet.puzzles.verification import Verified

LEVELS = 3
# Orders of adding givens that are tried before another puzzle is needed.
_ORDERS = 40


@dataclass(frozen=True, slots=True)
class Level:
    """A puzzle of a class set, its label, and its rating.

    If singles solve all levels, they differ in `narrow_steps`: the number of steps where only one
    cell can be filled.
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
    for grid in _additions(level, order):
        rating = _rating_of(grid, band.most)
        if rating < band.least:
            return None
        if rating <= band.most and engine.label_of(grid) == band.label:
            return Level(band.label, Verified(grid, level.solution), rating)
    return None


def _additions(puzzle: Verified, order: Iterable[int]) -> Iterator[str]:
    """Add the givens of a puzzle's solution in an order, and yield each grid."""
    board = list(puzzle.puzzle)
    for cell in order:
        if board[cell] == EMPTY:
            board[cell] = puzzle.solution[cell]
            yield "".join(board)


def _rating_of(grid: str, most: float = 99) -> float:
    """Return the rating, or its lower bound if it is unknown or above `most`."""
    rater = engine.Rater(grid)
    while not rater.advance(1) and rater.rating.at_least <= most:
        pass
    return rater.rating.at_least


_SINGLES = ("full-house", "hidden-single", "naked-single")
# The hardest rating of a level's singles: hidden singles in boxes, or all singles.
_HARDEST_SINGLE: dict[engine.Label, float] = {"beginner": 1.2, "easy": 2.3}
# The minimum of narrow steps in the hardest level, and their range in the middle one.
_HARDEST, _MIDDLE = 4, range(1, 3)
# The easiest level has at least this many more givens than the middle one, up to a total.
_MORE_GIVENS, _MOST_GIVENS = 5, 45
_NARROW_ORDERS = 200


def nest_singles(solution: str, label: engine.Label, chance: Random) -> list[Level] | None:
    """Remove givens from a solution while its label's singles suffice, then add some again.

    The easiest of the three levels comes first; each has all givens of the harder ones. None if no
    order of givens that was tried has enough narrow steps.
    """
    for _ in range(_NARROW_ORDERS):
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
    for grid in _additions(hardest.puzzle, order):
        count = count_narrow_steps(grid, label)
        if count in _MIDDLE:
            return _level(grid, hardest.puzzle.solution, count)
        if count < _MIDDLE.start:
            return None
    return None


def _easiest(middle: Level, order: list[int], label: engine.Label) -> Level | None:
    enough = givens_of(middle.puzzle.puzzle) + _MORE_GIVENS
    for grid in _additions(middle.puzzle, order):
        givens = givens_of(grid)
        if givens > _MOST_GIVENS:
            return None
        if givens >= enough and count_narrow_steps(grid, label) == 0:
            return _level(grid, middle.puzzle.solution, 0)
    return None


def _level(grid: str, solution: str, narrow_steps: int) -> Level:
    label: engine.Label = "beginner" if engine.label_of(grid) == "beginner" else "easy"
    er = engine.rate(grid).er or 0.0
    return Level(label, Verified(grid, solution), er, narrow_steps)


MOST_VERSIONS = 10
# A hundred seeds needed at most 20 puzzles.
_MOST_TRIED = 500


# The least rating of a label's hardest level; singles solve the levels of the other labels.
_LEAST: dict[engine.Label, float] = {"medium": 3.4, "hard": 4.0, "expert": 6.2}


def draw_levels(
    label: engine.Label, *, seed: int, budget: int = engine.DEFAULT_SPEC_BUDGET
) -> Iterator[list[Level]]:
    """Yield the puzzles of a seed without end, each at three levels, the easiest first.

    Raises:
        GenerationLimitError: none of many puzzles in a row has the levels.
    """
    chance = Random(seed)  # noqa: S311 - the same seed, the same levels
    seed %= 2**engine.SEED_BITS
    tried = 0
    for index in count():
        tried += 1
        make = partial(engine.generate, label, seed=seed, index=index, budget=budget)
        if (levels := _try(label, make, chance)) is not None:
            yield levels
            tried = 0
        elif tried >= _MOST_TRIED:
            raise GenerationLimitError(tried, None)


def _try(
    label: engine.Label, make: Callable[..., engine.Puzzle], chance: Random
) -> list[Level] | None:
    if label not in _LEAST:
        return nest_singles(make().solution, label, chance)
    try:
        made = make(min_rating=_LEAST[label])
    except GenerationLimitError:
        return None
    return nest(Verified(made.puzzle, made.solution), label, chance)


def version_of(puzzle: Verified, chance: Random) -> Verified:
    """Return an image of a puzzle: turned, shuffled and relabelled, with the same difficulty."""
    names = dict(zip("123456789", chance.sample("123456789", SIDE), strict=True))
    rows, columns = _shuffled_lines(chance), _shuffled_lines(chance)
    turned = chance.random() < 0.5  # noqa: PLR2004 - one of two

    def image(grid: str) -> str:
        places = ((row, column) for row in rows for column in columns)
        cells = (grid[SIDE * c + r] if turned else grid[SIDE * r + c] for r, c in places)
        return "".join(names.get(cell, cell) for cell in cells)

    return Verified(image(puzzle.puzzle), image(puzzle.solution))


def _shuffled_lines(chance: Random) -> list[int]:
    """Return the lines in random order: bands exchanged, and lines within each band."""
    bands = chance.sample(range(BOX_SIDE), BOX_SIDE)
    return [BOX_SIDE * band + line for band in bands for line in chance.sample(range(3), 3)]
