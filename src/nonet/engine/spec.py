"""What can be asked of a new puzzle."""

from dataclasses import dataclass
from typing import Literal, TypedDict, get_args

from nonet.engine.steps import slug_of
from nonet.grid import CELLS

Label = Literal["beginner", "easy", "medium", "hard", "expert"]
"""How hard a puzzle is for a person, the easiest first."""
LABELS: tuple[Label, ...] = get_args(Label)
DEFAULT_LABEL: Label = LABELS[0]

AnyLabel = Literal[Label, "extreme"]
"""A label, or what is beyond them all: served nowhere unless it is wished for."""

Symmetry = Literal[
    "none",
    "half-turn",
    "quarter-turn",
    "horizontal",
    "vertical",
    "horizontal-vertical",
    "diagonal",
    "both-diagonals",
    "full",
]
"""Which cells are given or empty together; a horizontal mirror exchanges top and bottom."""
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)
DEFAULT_SYMMETRY: Symmetry = "half-turn"


@dataclass(frozen=True, slots=True)
class PuzzleSpec:
    """What a puzzle is asked to be; None leaves open.

    A technique is kept by its slug, however its name is written.
    """

    label: AnyLabel | None = None
    technique: str | None = None
    """The hardest technique that it needs."""
    max_technique: str | None = None
    """The technique beyond which it needs none."""
    min_rating: float | None = None
    """The lowest ER, with one decimal."""
    max_rating: float | None = None
    min_givens: int = 0
    max_givens: int = len(CELLS)
    symmetry: Symmetry = DEFAULT_SYMMETRY
    minimal: bool | None = None
    """Whether every given is needed for its only solution."""
    avoid_empty_houses: bool = False
    """Whether every row, column and box has a given."""
    fresh: bool = False
    """Whether to draw the puzzle afresh instead of restating one of the engine's puzzles."""

    def __post_init__(self) -> None:
        for part in ("technique", "max_technique"):
            name = getattr(self, part)
            if isinstance(name, str):
                object.__setattr__(self, part, slug_of(name) or name)


class SpecFields(TypedDict, total=False):
    """The fields of a wish beside its label, as arguments."""

    technique: str | None
    max_technique: str | None
    min_rating: float | None
    max_rating: float | None
    min_givens: int
    max_givens: int
    symmetry: Symmetry
    minimal: bool | None
    avoid_empty_houses: bool
    fresh: bool
