"""Generate puzzles of 4x4 and 6x6 for the service."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from nonet import engine
from nonet.engine import small
from nonet.puzzles.engine_context import EngineContext


async def generate_small(
    size: small.Size,
    level: small.Level,
    count: int,
    engine_context: EngineContext,
    *,
    seed: str | None = None,
) -> list[small.SmallPuzzle]:
    """Generate the first `count` puzzles of a seed, all different; the default seed is random.

    Raises:
        OverloadedError.
    """
    drawn = engine_context.draw_seed() if seed is None else engine.seed_of(seed)
    made = islice(small.generate_iter(size, level, seed=drawn), count)
    return await engine_context.pool.run(list[small.SmallPuzzle], made)


# The Explainer's ratings of these steps.
_RATINGS: dict[small.Kind, float] = {
    "last-cell": 1.0,
    "place-in-box": 1.2,
    "place-in-line": 1.5,
    "only-digit": 2.3,
}
_PLACES: frozenset[small.Kind] = frozenset(("place-in-box", "place-in-line"))


@dataclass(frozen=True, slots=True)
class SmallAnalysis:
    """The steps of a puzzle of 4x4 or 6x6, which singles always solve, and its rating."""

    puzzle: str
    kinds: tuple[small.Kind, ...]
    rating: Literal["beginner"] = "beginner"
    remaining_cells: int = 0

    @property
    def clue_count(self) -> int:
        """The number of givens."""
        return len(self.puzzle) - len(self.kinds)

    @property
    def naked_singles(self) -> int:
        """The number of steps that look at one cell: its house's last, or with one candidate."""
        return len(self.kinds) - self.hidden_singles

    @property
    def hidden_singles(self) -> int:
        """The number of steps that find the only cell for a digit in a house."""
        return sum(kind in _PLACES for kind in self.kinds)

    @property
    def er(self) -> float:
        """The rating of the hardest step on the Explainer's scale."""
        return max(_RATINGS[kind] for kind in self.kinds)

    @property
    def first(self) -> float:
        """The rating of the first step: EP and ED, since each step is a single."""
        return _RATINGS[self.kinds[0]]


def analyze_small(puzzle: small.SmallPuzzle) -> SmallAnalysis:
    """Solve a puzzle with singles and record their kinds."""
    return SmallAnalysis(puzzle.puzzle, tuple(_kinds(puzzle.puzzle)))


def _kinds(board: str) -> Iterator[small.Kind]:
    while (single := small.next_single(board)) is not None:
        yield single.kind
        board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]
