"""Processor time that the grids of one batch may take together."""

from collections.abc import Callable
from math import inf
from threading import Lock
from typing import ParamSpec, Self, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Allowance:
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
