"""A limit per client address, kept in this process."""

from collections.abc import Callable

from nonet.access.window import WINDOW_MS, seconds_until
from nonet.errors import ThrottledError

MAX_ADDRESSES = 50_000
# Past the maximum all further addresses share one count, so that memory stays bounded.
_EVERYONE_ELSE = ""


class Throttle:
    """Counts events per address; all counts start again when a window is over."""

    def __init__(
        self, *, limit: int, clock: Callable[[], float], window_ms: int = WINDOW_MS
    ) -> None:
        self._limit = limit
        self._window_ms = window_ms
        self._clock = clock
        self._counts: dict[str, int] = {}
        self._ends_at_ms = 0

    def count(self, address: str) -> None:
        """Count one event of an address.

        Raises:
            ThrottledError: the address had more than the limit in this window.
        """
        now_ms = int(self._clock() * 1000)
        if not now_ms < self._ends_at_ms <= now_ms + self._window_ms:
            self._counts.clear()
            self._ends_at_ms = now_ms + self._window_ms
        if address not in self._counts and len(self._counts) >= MAX_ADDRESSES:
            address = _EVERYONE_ELSE
        counted = self._counts.get(address, 0) + 1
        self._counts[address] = counted
        if counted > self._limit:
            wait_s = seconds_until(self._ends_at_ms, now_ms=now_ms)
            raise ThrottledError(retry_after_s=wait_s)
