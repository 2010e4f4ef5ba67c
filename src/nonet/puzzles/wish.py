"""What new puzzles are asked to be, as far as it can be."""

from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.errors import NonetError

_WALKED = [technique for technique in engine.TECHNIQUES if not technique.hints_only]
_RUNGS = {technique.slug: rung for rung, technique in enumerate(_WALKED)}
_TIERS: list[str] = [technique.tier for technique in _WALKED]
# Of which tier the hardest technique of a label is, where both have not the same name.
_TIER_OF = {"beginner": "singles", "easy": "singles"}

FEWEST_GIVENS = 17
"""Fewer givens leave several solutions (G. McGuire and others, 2012)."""

Part = Literal["technique", "max_technique", "min_givens", "max_givens"]


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


def _require_tier(label: engine.AnyLabel, technique: str | None, highest: str | None) -> None:
    tier = _TIER_OF.get(label, label)
    if technique and _TIERS[_RUNGS[technique]] != tier:
        message = f"no puzzle whose hardest technique is {technique} has the label {label}"
        raise WishError("technique", message)
    if highest and _RUNGS[highest] < _TIERS.index(tier):
        raise WishError("max_technique", f"{label} puzzles need more than {highest}")
