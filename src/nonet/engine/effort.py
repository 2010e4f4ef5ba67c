"""What searches cost, told to whoever measures it in this process."""

from collections.abc import Callable
from time import perf_counter
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class SearchMeter(Protocol):
    """What is told of searches for a second solution; any thread may tell."""

    def searched(self, searches: int, nodes: int, seconds: float) -> None: ...


class _Effort:
    meter: SearchMeter | None = None


def measure_searches(meter: SearchMeter | None) -> None:
    """Have this process tell a meter of its searches."""
    _Effort.meter = meter


def measured(search: Callable[P, T], cost_of: Callable[[T], tuple[int, int]]) -> Callable[P, T]:
    """Return a function whose calls are told of; `cost_of` gives searches and nodes of a result."""

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        meter = _Effort.meter
        if meter is None:
            return search(*args, **kwargs)
        began_s = perf_counter()
        found = search(*args, **kwargs)
        searches, nodes = cost_of(found)
        meter.searched(searches, nodes, perf_counter() - began_s)
        return found

    return call
