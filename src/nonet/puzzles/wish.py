"""What new puzzles are asked to be, as far as it can be."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.errors import NonetError

_WALKED = [technique for technique in engine.TECHNIQUES if technique.graded]
_RUNGS = {technique.slug: rung for rung, technique in enumerate(_WALKED)}
_TIERS: list[str] = [technique.tier for technique in _WALKED]
TECHNIQUES = tuple(_RUNGS)
"""What a puzzle can be asked to need, the easiest first."""

# Of which tier the hardest technique of a label is, where both have not the same name.
_TIER_OF = {"beginner": "singles", "easy": "singles"}
# Which techniques of the singles are the hardest of a label.
_SINGLES_OF = {
    "beginner": ("full-house", "hidden-single"),
    "easy": ("hidden-single", "naked-single"),
}
_LOWEST, _HIGHEST = 0.0, 12.0
# What puzzles are rated at least and at most whose hardest technique is of a tier: the Explainer
# has all techniques of the lower ones.
_RATINGS_OF_TIER: dict[str, tuple[float, float]] = {
    "singles": (_LOWEST, 2.3),
    "medium": (1.7, 4.0),
    "hard": (3.2, _HIGHEST),
    "expert": (4.2, _HIGHEST),
    "extreme": (4.2, _HIGHEST),
}
_RATINGS_OF_LABEL = _RATINGS_OF_TIER | {
    "beginner": (_LOWEST, 1.2),
    "easy": (1.5, 2.3),
    "extreme": (8.0, _HIGHEST),
}

FEWEST_GIVENS = 17
"""Fewer givens leave several solutions (G. McGuire and others, 2012)."""

Part = Literal["technique", "max_technique", "min_rating", "max_rating", "min_givens", "max_givens"]


class WishError(NonetError):
    """No puzzle can be as it is asked to be; `part` names what asks too much."""

    code = "INVALID_WISH"

    def __init__(self, part: Part, message: str) -> None:
        super().__init__(message)
        self.part = part


@dataclass(frozen=True, slots=True)
class Wish(engine.Wished):
    """A wish that does not contradict itself.

    Raises:
        WishError: no search could ever meet it.
    """

    def __post_init__(self) -> None:
        _require_technique("technique", self.technique)
        _require_technique("max_technique", self.max_technique)
        _require_order(self.technique, self.max_technique)
        _require_givens(self.min_givens, self.max_givens)
        _require_ratings(self)
        if self.label is not None:
            _require_tier(self.label, self.technique, self.max_technique)

    @property
    def is_rare(self) -> bool:
        """Tell whether few candidates may be as wished: a label that is served is not rare."""
        return self.label not in engine.LABELS or self != Wish(self.label)


def _require_technique(part: Part, slug: str | None) -> None:
    if slug is not None and slug not in _RUNGS:
        raise WishError(part, f"expected one of {', '.join(_RUNGS)}")


def _require_order(technique: str | None, highest: str | None) -> None:
    if technique and highest and _RUNGS[technique] > _RUNGS[highest]:
        raise WishError("technique", f"{technique} is harder than {highest}, the hardest allowed")


def _require_givens(fewest: int, most: int) -> None:
    if most < FEWEST_GIVENS:
        message = f"no puzzle has fewer than {FEWEST_GIVENS} givens"
        raise WishError("max_givens", message)
    if fewest > most:
        raise WishError("min_givens", f"{fewest} givens are more than {most}, the most allowed")


def _require_ratings(wish: engine.Wished) -> None:
    lowest = _LOWEST if wish.min_rating is None else wish.min_rating
    highest = _HIGHEST if wish.max_rating is None else wish.max_rating
    if lowest > highest:
        raise WishError("min_rating", f"{lowest} is more than {highest}, the highest allowed")
    for what, (least, most) in _known_ratings(wish):
        if lowest > most:
            raise WishError("min_rating", f"{what} are rated {most} at most")
        if highest < least:
            raise WishError("max_rating", f"{what} are rated {least} at least")


def _known_ratings(wish: engine.Wished) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield in words which puzzles are wished, and what such are rated."""
    if wish.label:
        yield f"{wish.label} puzzles", _RATINGS_OF_LABEL[wish.label]
    if wish.technique:
        tier = _TIERS[_RUNGS[wish.technique]]
        yield f"puzzles whose hardest technique is {wish.technique}", _RATINGS_OF_TIER[tier]
    if wish.max_technique:
        _, most = _RATINGS_OF_TIER[_TIERS[_RUNGS[wish.max_technique]]]
        yield f"puzzles that need no more than {wish.max_technique}", (_LOWEST, most)


def _require_tier(label: engine.AnyLabel, technique: str | None, highest: str | None) -> None:
    tier = _TIER_OF.get(label, label)
    singles = _SINGLES_OF.get(label, _RUNGS)
    if technique and (_TIERS[_RUNGS[technique]] != tier or technique not in singles):
        message = f"no puzzle whose hardest technique is {technique} has the label {label}"
        raise WishError("technique", message)
    easiest = _RUNGS[_SINGLES_OF[label][0]] if label in _SINGLES_OF else _TIERS.index(tier)
    if highest and _RUNGS[highest] < easiest:
        raise WishError("max_technique", f"{label} puzzles need more than {highest}")
