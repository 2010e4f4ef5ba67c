"""Progress of a search for rare puzzles."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

Nearest = tuple[tuple[int, int], str] | None
"""A candidate's distance to the spec, smaller is nearer, and a description of the difference."""

Report = Callable[[int, str | None], None]
"""Takes the number of candidates tried, and the nearest one since the last puzzle."""


@dataclass(slots=True)
class SearchProgress:
    """The attempts of several threads so far."""

    report: Report
    _ended: int = 0
    _running: dict[int, int] = field(default_factory=dict)
    _nearest: Nearest = None
    _lock: Lock = field(default_factory=Lock)

    def see(self, index: int, tried: int, nearest: Nearest) -> None:
        """Record the progress of attempt number `index`."""
        with self._lock:
            self._running[index] = tried
            self._nearest = min((near for near in (self._nearest, nearest) if near), default=None)

    def end(self, index: int, *, is_found: bool) -> None:
        """Close an attempt; after a puzzle, the nearest candidate starts anew."""
        with self._lock:
            self._ended += self._running.pop(index, 0)
            if is_found:
                self._nearest = None

    def send(self) -> None:
        """Report the total."""
        with self._lock:
            tried = self._ended + sum(self._running.values())
            nearest = self._nearest
        self.report(tried, nearest and nearest[1])
