"""What new puzzles are asked to be, as far as it can be."""

from dataclasses import asdict, dataclass

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

    @classmethod
    def of_reference(cls, reference: str) -> tuple["Wish", int, int]:
        """Return the wish that a puzzle was made by, its seed and its index.

        Raises:
            ReferenceFormatError, ReferenceVersionError: it says of no puzzle of this engine.
            WishError: nobody wrote it.
        """
        wished, seed, index = engine.read_reference(reference)
        return cls(**asdict(wished)), seed, index

    @property
    def is_rare(self) -> bool:
        """Tell whether few candidates may be as wished: a label that is served is not rare."""
        return self.label not in engine.LABELS or self != Wish(self.label)
