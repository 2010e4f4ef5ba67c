"""The puzzle of the day, the same for everyone on a UTC day."""

from collections.abc import Callable
from datetime import UTC, date, datetime

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles import Workbench

# From Monday on: the week begins gently and gets harder.
LABELS_OF_WEEK: tuple[engine.Label, ...] = (
    "beginner",
    "easy",
    "easy",
    "medium",
    "medium",
    "hard",
    "expert",
)


class DailyPuzzle:
    """Makes the puzzle once a day; the date alone decides which one it is."""

    def __init__(self, workbench: Workbench, clock: Callable[[], float]) -> None:
        self._bench = workbench
        self._clock = clock
        self._made: tuple[date, engine.Puzzle] | None = None

    async def today(self) -> tuple[date, engine.Puzzle]:
        """Return the date and its puzzle.

        Raises:
            OverloadedError: it is not made yet, and all workers are busy.
        """
        day = datetime.fromtimestamp(self._clock(), UTC).date()
        if self._made is None or self._made[0] != day:
            self._made = day, await self._bench.pool.run(puzzle_of, day)
        return self._made


def puzzle_of(day: date) -> engine.Puzzle:
    """Make the puzzle of a day."""
    label = LABELS_OF_WEEK[day.weekday()]
    index = 0
    # A budget may end without a puzzle; the next of the same seed is as good, and as certain.
    while True:
        try:
            return engine.generate(label, seed=day.toordinal(), index=index)
        except GenerationLimitError:
            index += 1
