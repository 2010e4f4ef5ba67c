"""What new puzzles are asked to be, as far as it can be."""

from dataclasses import dataclass

from nonet import engine
from nonet.engine import WishError

TECHNIQUES = engine.WISHED_TECHNIQUES
"""What a puzzle can be asked to need, the easiest first."""

__all__ = ["TECHNIQUES", "Wish", "WishError"]


@dataclass(frozen=True, slots=True)
class Wish(engine.Wished):
    """A wish that does not contradict itself.

    Raises:
        WishError: no search could ever meet it.
    """

    def __post_init__(self) -> None:
        engine.Wished.__post_init__(self)
        engine.require_possible(self)

    @property
    def is_rare(self) -> bool:
        """Tell whether few candidates may be as wished: a label that is served is not rare."""
        return self.label not in engine.LABELS or self != Wish(self.label)
