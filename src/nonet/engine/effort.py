"""Report the cost of searches to a meter in this process."""

from collections.abc import Callable
from time import perf_counter
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class SearchMeter(Protocol):
    """A meter of searches for a second solution; it is called from any thread."""

    def searched(self, searches: int, nodes: int, seconds: float) -> None: ...


class _Effort:
    meter: SearchMeter | None = None


def measure_searches(meter: SearchMeter | None) -> None:
    """Report the searches of this process to a meter, or to none."""
    _Effort.meter = meter


def measured(search: Callable[P, T], cost_of: Callable[[T], tuple[int, int]]) -> Callable[P, T]:
    """Wrap a function to report its calls; `cost_of` gives a result's searches and nodes."""

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
