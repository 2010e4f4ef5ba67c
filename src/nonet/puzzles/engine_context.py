"""The resources that all use cases share."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from threading import Lock
from typing import Generic, ParamSpec, Self, TypeVar

from nonet import engine
from nonet.runtime.workpool import WorkPool

P = ParamSpec("P")
T = TypeVar("T")


class TimeBudget:
    """A budget in seconds for work on any threads; `clock` gives a thread's processor time.

    It counts time rather than work, because units of different work differ by orders of magnitude.
    """

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._left_s = seconds
        self._clock = clock
        self._lock = Lock()

    @classmethod
    def without_end(cls) -> Self:
        """Return a budget that never ends, for work that competes with no other."""
        return cls(inf, lambda: 0.0)

    @property
    def is_spent(self) -> bool:
        """Whether no more work may begin."""
        return self._left_s <= 0

    def spend(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function and charge its time; work that has begun always finishes."""
        began_s = self._clock()
        try:
            return work(*args, **kwargs)
        finally:
            self.charge(self._clock() - began_s)

    def charge(self, spent_s: float) -> None:
        """Subtract time that work took elsewhere."""
        with self._lock:
            self._left_s -= spent_s


# Some megabytes, and more puzzles than are open at a time.
REMEMBERED = 8192

Found = TypeVar("Found")


class RecentResults(Generic[Found]):
    """The most recently used results by puzzle; the oldest are dropped.

    The results must depend only on the puzzle. Not thread-safe: belongs to the event loop.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._size = size
        self._found: OrderedDict[str, Found] = OrderedDict()

    def get(self, puzzle: str) -> Found | None:
        """Return the result for a puzzle if it is still stored."""
        if puzzle not in self._found:
            return None
        self._found.move_to_end(puzzle)
        return self._found[puzzle]

    def keep(self, puzzle: str, found: Found) -> Found:
        """Store the result for a puzzle, and return it."""
        self._found[puzzle] = found
        self._found.move_to_end(puzzle)
        if len(self._found) > self._size:
            self._found.popitem(last=False)
        return found


@dataclass(frozen=True, slots=True)
class EngineContext:
    """The thread pool, budgets, seeds and recent results that use cases share.

    `node_budget` bounds the search of one grid, `generation_budget` the candidates tried for one
    puzzle of a label, `spec_budget` the same for one puzzle of a spec, `rating_budget` the work of
    one rating, `grading_budget_s` and `explaining_budget_s` the processor time of grading a puzzle
    and of finding a step. `draw_seed` returns an unpredictable seed of 64 bits, `new_time_budget`
    the processor time of one batch.
    """

    pool: WorkPool
    node_budget: int
    generation_budget: int
    spec_budget: int
    rating_budget: int
    grading_budget_s: float
    explaining_budget_s: float
    draw_seed: Callable[[], int]
    new_time_budget: Callable[[], TimeBudget] = TimeBudget.without_end
    ratings: RecentResults[engine.Rating] = field(default_factory=RecentResults)
    labels: RecentResults[engine.AnyLabel] = field(default_factory=RecentResults)
