"""A fixed window: so many requests from the first one until it ends.

A fixed window's end is known, so the wait that a refusal names is always enough.
"""

from typing import NamedTuple

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
