"""What every use case works with."""

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
    """So many seconds, spent on any threads; `clock` gives the processor time of a thread.

    Time and not work, for what a step of each kind of work takes differs by orders of magnitude.
    """

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._left_s = seconds
        self._clock = clock
        self._lock = Lock()

    @classmethod
    def without_end(cls) -> Self:
        """Allow any time, for those who wait for nobody else."""
        return cls(inf, lambda: 0.0)

    @property
    def is_spent(self) -> bool:
        """Tell whether nothing more may be begun."""
        return self._left_s <= 0

    def spend(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work at its expense; what is begun is done to its end."""
        began_s = self._clock()
        try:
            return work(*args, **kwargs)
        finally:
            self.charge(self._clock() - began_s)

    def charge(self, spent_s: float) -> None:
        """Take off what work took elsewhere."""
        with self._lock:
            self._left_s -= spent_s


# Some megabytes, and more puzzles than are open at a time.
REMEMBERED = 8192

Found = TypeVar("Found")


class RecentResults(Generic[Found]):
    """What was found for puzzles, by their text; what was asked for longest ago is forgotten.

    For what the puzzle alone decides. Belongs to the event loop.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._size = size
        self._found: OrderedDict[str, Found] = OrderedDict()

    def get(self, puzzle: str) -> Found | None:
        """Return what was found for a puzzle, if that is still known."""
        if puzzle not in self._found:
            return None
        self._found.move_to_end(puzzle)
        return self._found[puzzle]

    def keep(self, puzzle: str, found: Found) -> Found:
        """Remember what was found for a puzzle, and return it."""
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
