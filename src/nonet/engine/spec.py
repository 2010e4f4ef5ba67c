"""The spec of a new puzzle."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from numbers import Integral, Real
from typing import Any, Literal, TypedDict, get_args

from nonet.engine.steps import slug_of
from nonet.grid import CELLS

__all__ = [
    "DEFAULT_LABEL", "DEFAULT_SYMMETRY", "LABELS", "SYMMETRIES", "AnyLabel", "Label", "PuzzleSpec",
    "SpecFields", "Symmetry",
]  # fmt: skip

Label = Literal["beginner", "easy", "medium", "hard", "expert"]
"""The difficulty of a puzzle for a person, the easiest first."""
LABELS: tuple[Label, ...] = get_args(Label)
DEFAULT_LABEL: Label = LABELS[0]

AnyLabel = Literal[Label, "extreme"]
"""A label, or `extreme`, which is harder than all labels and made only on request."""

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
"""The symmetry of the givens' cells; a horizontal mirror exchanges top and bottom."""
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)
DEFAULT_SYMMETRY: Symmetry = "half-turn"


@dataclass(frozen=True, slots=True)
class PuzzleSpec:
    """The requirements for a puzzle; None means no requirement.

    A technique is stored as its slug, however its name is written.
    """

    label: AnyLabel | None = None
    technique: str | None = None
    """The hardest technique that the puzzle needs."""
    max_technique: str | None = None
    """The hardest technique that the puzzle may need."""
    min_rating: float | None = None
    """The lowest ER, with one decimal."""
    max_rating: float | None = None
    min_givens: int = 0
    max_givens: int = len(CELLS)
    symmetry: Symmetry = DEFAULT_SYMMETRY
    minimal: bool | None = None
    """Whether removing any given must lead to several solutions."""
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
    """The fields of a spec without its label, as keyword arguments."""

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


def _kind_of(hint: Any) -> type:
    """Return the type of a field's values other than None; a `Literal` is a text."""
    kinds = [kind for kind in (hint, *get_args(hint)) if isinstance(kind, type)]
    return next((kind for kind in kinds if kind in (bool, int, float)), str)


KINDS: dict[str, type] = {field.name: _kind_of(field.type) for field in fields(PuzzleSpec)}
"""The type of each field."""
_EXPECTED: dict[type, tuple[type, str]] = {
    str: (str, "a text"),
    float: (Real, "a number"),
    int: (Integral, "a whole number"),
    bool: (bool, "True or False"),
}
_DEFAULT = PuzzleSpec()


def require_known(function: str, names: Iterable[str]) -> None:
    """Check that the fields given to a function are known.

    Raises:
        TypeError.
    """
    known = SpecFields.__annotations__
    for name in names:
        if name not in known:
            message = f"{function}() got an unexpected keyword argument {name!r}"
            raise TypeError(f"{message}; the fields of a spec are {', '.join(known)}")


def require_kinds(spec: PuzzleSpec) -> None:
    """Check that each field of a spec is of the right type.

    Raises:
        TypeError.
    """
    for name, kind in KINDS.items():
        value, (expected, said) = getattr(spec, name), _EXPECTED[kind]
        if value is None and getattr(_DEFAULT, name) is None:
            continue
        if not isinstance(value, expected):
            raise TypeError(f"expected {said} as {name}, found {type(value).__name__}")
