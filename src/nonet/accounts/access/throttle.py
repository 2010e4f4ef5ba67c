"""Limits: fixed windows, and how often one client address may ask, kept in this process.

A fixed window goes from the first request until it ends. Its end is known, so the wait that a
refusal names is always enough.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from nonet.errors import ThrottledError
from nonet.runtime.networks import network_of, site_of

WINDOW_MS = 60_000
HOUR_MS = 3_600_000


class Window(NamedTuple):
    """What is left of a window: requests, and whole seconds until it ends (rounded up)."""

    limit: int
    remaining: int
    reset_s: int


def seconds_until(end_ms: int, *, now_ms: int) -> int:
    """Return the whole seconds to wait, at least one, that are enough to reach `end_ms`."""
    return max(1, -((now_ms - end_ms) // 1000))


MAX_CLIENTS = 50_000
# A site of IPv6 (/48) has so many times the limit of one of its networks (/64).
SITE_FACTOR = 16


class Throttle:
    """Counts events per client; all counts start again when a window is over.

    `clock` gives seconds that nobody sets. Of more clients than `MAX_CLIENTS`, those that have not
    come for the longest are forgotten: memory is bounded, and nobody is counted with another.
    """

    def __init__(
        self, *, limit: int, clock: Callable[[], float], window_ms: int = WINDOW_MS
    ) -> None:
        self._limit = limit
        self._window_ms = window_ms
        self._clock = clock
        self._counts: OrderedDict[str, int] = OrderedDict()
        self._ends_at_ms: int | None = None

    def count(self, client: str) -> None:
        """Count one event of a client: an address, or whatever else tells it from others.

        Raises:
            ThrottledError: the client, or the site that it is in, had more than the limit in this
                window.
        """
        now_ms = int(self._clock() * 1000)
        if self._ends_at_ms is None or now_ms >= self._ends_at_ms:
            self._counts.clear()
            self._ends_at_ms = now_ms + self._window_ms
        wait_s = seconds_until(self._ends_at_ms, now_ms=now_ms)
        if self._add(network_of(client)) > self._limit:
            raise ThrottledError(retry_after_s=wait_s)
        # After its network: what is refused there takes nothing from the neighbours.
        site = site_of(client)
        if site is not None and self._add(site) > SITE_FACTOR * self._limit:
            raise ThrottledError(retry_after_s=wait_s)

    def _add(self, name: str) -> int:
        counted = self._counts.pop(name, 0) + 1
        if len(self._counts) >= MAX_CLIENTS:
            self._counts.popitem(last=False)
        self._counts[name] = counted
        return counted
