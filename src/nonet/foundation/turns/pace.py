"""How long a piece of work takes of late."""

from nonet.foundation.turns.fair_queue import Size

# As round-trip times are smoothed in RFC 6298: a new one counts for an eighth.
_WEIGHT = 1 / 8


class Pace:
    """An exponentially weighted mean for each size; `expected_s` is what a piece takes at first."""

    def __init__(self, *, expected_s: float) -> None:
        self._mean_s = dict.fromkeys(Size, expected_s)

    def note(self, size: Size, piece_s: float) -> None:
        """Take into account how long a piece took."""
        self._mean_s[size] += _WEIGHT * (piece_s - self._mean_s[size])

    def of(self, size: Size) -> float:
        """Return how long the next piece is likely to take, in seconds."""
        return self._mean_s[size]
