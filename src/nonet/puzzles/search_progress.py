"""How a search for rare puzzles goes, while it goes on."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

Nearest = tuple[tuple[int, int], str] | None
"""How near a candidate came to a wish, smaller is nearer, and what it missed, in words."""

Report = Callable[[int, str | None], None]
"""Takes how many candidates were tried, and what came nearest since the last puzzle."""


@dataclass(slots=True)
class SearchProgress:
    """What the attempts of several threads have tried so far."""

    report: Report
    _ended: int = 0
    _running: dict[int, int] = field(default_factory=dict)
    _nearest: Nearest = None
    _lock: Lock = field(default_factory=Lock)

    def see(self, index: int, tried: int, nearest: Nearest) -> None:
        """Take down how far the attempt number `index` is."""
        with self._lock:
            self._running[index] = tried
            self._nearest = min((near for near in (self._nearest, nearest) if near), default=None)

    def end(self, index: int, *, is_found: bool) -> None:
        """Close an attempt; after a puzzle the next one has a nearest candidate of its own."""
        with self._lock:
            self._ended += self._running.pop(index, 0)
            if is_found:
                self._nearest = None

    def send(self) -> None:
        """Report the sum."""
        with self._lock:
            tried = self._ended + sum(self._running.values())
            nearest = self._nearest
        self.report(tried, nearest and nearest[1])
