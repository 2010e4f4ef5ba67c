"""Puzzles for a class: one at three clearly different levels, or versions that look different."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.grid import BOX_SIDE, SIDE
from nonet.puzzles.levels import Level, nest
from nonet.puzzles.narrow import nest_singles
from nonet.puzzles.publication import Verified

MOST_VERSIONS = 10
# A hundred seeds needed at most 20 puzzles.
_MOST_TRIED = 500


@dataclass(frozen=True, slots=True)
class _Start:
    """The source of a label's puzzles; the hardest has a rating of at least `least`."""

    label: engine.Label
    least: float | None = None


_STARTS: dict[engine.Label, _Start] = {
    "beginner": _Start("beginner"),
    "easy": _Start("easy"),
    "medium": _Start("medium", 3.4),
    "hard": _Start("hard", 4.0),
    "expert": _Start("expert", 6.2),
}


def draw_levels(
    label: engine.Label, *, seed: int, budget: int = engine.DEFAULT_SPEC_BUDGET
) -> Iterator[list[Level]]:
    """Yield the puzzles of a seed without end, each at three levels, the easiest first.

    Raises:
        GenerationLimitError: none of many puzzles in a row has the levels.
    """
    start, chance = _STARTS[label], Random(seed)  # noqa: S311 - the same seed, the same levels
    tried = 0
    for index in count():
        tried += 1
        if (levels := _try(start, seed, index, budget, chance)) is not None:
            yield levels
            tried = 0
        elif tried >= _MOST_TRIED:
            raise GenerationLimitError(tried, None)


def _try(start: _Start, seed: int, index: int, budget: int, chance: Random) -> list[Level] | None:
    seed %= 2**engine.SEED_BITS
    if start.least is None:
        made = engine.generate(start.label, seed=seed, index=index, budget=budget)
        return nest_singles(made.solution, start.label, chance)
    try:
        made = engine.generate(
            start.label, seed=seed, index=index, budget=budget, min_rating=start.least
        )
    except GenerationLimitError:
        return None
    return nest(Verified(made.puzzle, made.solution), start.label, chance)


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
