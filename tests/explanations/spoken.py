"""What is told of steps, as people hear it in English."""

from dataclasses import dataclass

from nonet.catalogue import english
from nonet.explanations import Guidance


@dataclass(frozen=True)
class Spoken:
    """A guidance whose sentences are text."""

    sentence: str
    area: tuple[int, ...]
    reasons: tuple[int, ...]
    implications: tuple[str, ...]
    notation: str | None


def spoken(told: Guidance) -> Spoken:
    return Spoken(
        english().tell(told.sentence),
        told.area,
        told.reasons,
        english().tell_all(told.implications),
        told.notation,
    )
