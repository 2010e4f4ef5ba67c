"""Reject specs that no search could ever meet."""

from collections.abc import Iterator
from math import isnan
from typing import Literal, get_args

from nonet.engine.spec import AnyLabel, PuzzleSpec
from nonet.engine.steps import TECHNIQUES, nearest_slug, slug_of
from nonet.errors import NonetError
from nonet.grid import CELLS

_WALKED = [technique for technique in TECHNIQUES if technique.graded]
_RUNGS = {technique.slug: rung for rung, technique in enumerate(_WALKED)}
_TIERS: list[str] = [technique.tier for technique in _WALKED]
REQUESTABLE_TECHNIQUES = tuple(_RUNGS)
"""The techniques that a puzzle can be asked to need, the easiest first."""

# The tier of a label's hardest technique, where the names differ.
_TIER_OF = {"beginner": "singles", "easy": "singles"}
# The singles that can be the hardest technique of a label.
_SINGLES_OF = {
    "beginner": ("full-house", "hidden-single"),
    "easy": ("hidden-single", "naked-single"),
}
_LOWEST, _HIGHEST = 0.0, 12.0
# The lowest and highest ratings of puzzles by the tier of their hardest technique. The Explainer
# has all techniques of the lower tiers.
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

_MOST_SHOWN = 40

# The extremes of all known puzzles.
# Of the 3,049,068 puzzles of the list ph_1910, 9 are rated 11.9, and none higher:
# http://forum.enjoysudoku.com/the-hardest-sudokus-new-thread-t6539.html
_HIGHEST_KNOWN = 11.9
# Two of 40 givens are known: http://forum.enjoysudoku.com/high-clue-puzzles-t36836.html
_MOST_MINIMAL = 40
# "No 17s have been found" under a half turn, but 18s, and 17s with one diagonal mirror:
# http://forum.enjoysudoku.com/symmetrically-clued-17s-t3570.html and .../symmetric-18s-t2388.html.
# Each of these contains the half turn.
_FEWEST_KNOWN: dict[str, int] = {
    "half-turn": 18,
    "horizontal-vertical": 18,
    "both-diagonals": 18,
    # The smallest number from 18 that the symmetry allows.
    "quarter-turn": 20,
    "full": 20,
}
# Searches find these within seconds, often near built-in puzzles, but none with fewer givens.
_FEWEST_FOUND: dict[str, int] = {
    "half-turn": 19,
    "horizontal": 18,
    "vertical": 18,
    "diagonal": 18,
    "horizontal-vertical": 23,
    "both-diagonals": 22,
    "quarter-turn": 24,
    "full": 24,
}
# Where every step fills a house's last cell, few cells are empty; the next step is rated 1.2.
_EASIEST = "full-house"
_ABOVE_EASIEST = 1.2
_FEWEST_OF_EASIEST = 56
_PLENTY_OF_EASIEST = 60
# All cells but the middle one belong to groups of four or eight.
_BY_FOURS = ("quarter-turn", "full")

FEWEST_GIVENS = 17
"""Fewer givens leave several solutions: G. McGuire and others, https://arxiv.org/abs/1201.0749."""

Part = Literal[
    "label", "technique", "max_technique", "min_rating", "max_rating", "min_givens", "max_givens"
]


class SpecError(NonetError, ValueError):
    """No puzzle can meet the spec; `part` names the field that asks too much."""

    code = "INVALID_WISH"

    def __init__(self, part: Part, message: str) -> None:
        super().__init__(message)
        self.part = part


def require_possible(spec: PuzzleSpec) -> None:
    """Check that a spec doesn't contradict itself or ask for more than any known puzzle has.

    Raises:
        SpecError: no search could ever meet the spec, or none ever has.
    """
    _require_label(spec.label)
    _require_technique("technique", spec.technique)
    _require_technique("max_technique", spec.max_technique)
    _require_order(spec.technique, spec.max_technique)
    _require_givens(spec.min_givens, spec.max_givens)
    _require_ratings(spec)
    if spec.label is not None:
        _require_tier(spec.label, spec.technique, spec.max_technique)
    _require_known(spec)


def _require_label(label: AnyLabel | None) -> None:
    known = get_args(AnyLabel)
    if label is not None and label not in known:
        raise SpecError("label", f"expected a label, one of {', '.join(known)}; found {label!r}")


def _require_technique(part: Part, slug: str | None) -> None:
    if slug is None or slug in _RUNGS:
        return
    if slug_of(slug):
        raise SpecError(part, f"{slug} is found in hints, but no puzzle is made by it")
    meant = nearest_slug(slug)
    asked = f"; did you mean {meant}?" if meant else ""
    raise SpecError(part, f"no technique is called {slug[:_MOST_SHOWN]!r}{asked}")


def _require_known(spec: PuzzleSpec) -> None:
    if spec.min_rating is not None and spec.min_rating > _HIGHEST_KNOWN:
        raise SpecError("min_rating", f"no known puzzle is rated more than {_HIGHEST_KNOWN}")
    if spec.minimal and spec.min_givens > _MOST_MINIMAL:
        raise SpecError(
            "min_givens", f"no known puzzle of more than {_MOST_MINIMAL} givens needs each of them"
        )
    fewest = _FEWEST_KNOWN.get(spec.symmetry, FEWEST_GIVENS)
    if spec.max_givens < fewest:
        raise SpecError(
            "max_givens",
            f"no known puzzle with fewer than {fewest} givens has the symmetry {spec.symmetry}; "
            "ask for another symmetry, or none",
        )
    found = _FEWEST_FOUND.get(spec.symmetry, FEWEST_GIVENS)
    if spec.max_givens < found:
        raise SpecError(
            "max_givens",
            f"a puzzle with fewer than {found} givens and the symmetry {spec.symmetry} takes hours "
            "to find, if there is any; ask for more givens, for another symmetry, or none",
        )
    _require_many_for_easiest(spec)
    numbers = range(spec.min_givens, spec.max_givens + 1)
    if spec.symmetry in _BY_FOURS and not any(number % 4 in (0, 1) for number in numbers):
        raise SpecError(
            "min_givens",
            f"with the symmetry {spec.symmetry}, givens are a multiple of 4, or one more",
        )


def _require_many_for_easiest(spec: PuzzleSpec) -> None:
    is_named = _EASIEST in (spec.technique, spec.max_technique)
    is_rated = spec.max_rating is not None and spec.max_rating < _ABOVE_EASIEST
    if not (is_named or is_rated):
        return
    # A search by rating only begins with the fewest givens and stays near them.
    fewest = _FEWEST_OF_EASIEST if is_named else _PLENTY_OF_EASIEST
    if spec.min_givens < fewest or spec.max_givens < _PLENTY_OF_EASIEST:
        message = (
            f"a puzzle of full houses only with fewer than {_PLENTY_OF_EASIEST} givens takes "
            f"minutes or hours to find; ask for {_PLENTY_OF_EASIEST} givens or more"
        )
        raise SpecError("min_givens" if spec.min_givens < fewest else "max_givens", message)


def _require_order(technique: str | None, highest: str | None) -> None:
    if technique and highest and _RUNGS[technique] > _RUNGS[highest]:
        raise SpecError("technique", f"{technique} is harder than {highest}, the hardest allowed")


def _require_givens(fewest: int, most: int) -> None:
    if most < FEWEST_GIVENS:
        raise SpecError("max_givens", f"no puzzle has fewer than {FEWEST_GIVENS} givens")
    if fewest < 0:
        raise SpecError("min_givens", f"expected at least 0 givens, found {fewest}")
    if most > len(CELLS):
        raise SpecError("max_givens", f"expected at most {len(CELLS)} givens, found {most}")
    if fewest > most:
        raise SpecError("min_givens", f"{fewest} givens are more than {most}, the most allowed")


def _require_ratings(spec: PuzzleSpec) -> None:
    lowest = _LOWEST if spec.min_rating is None else spec.min_rating
    highest = _HIGHEST if spec.max_rating is None else spec.max_rating
    if isnan(lowest):
        raise SpecError("min_rating", "expected a number, found nan")
    if isnan(highest):
        raise SpecError("max_rating", "expected a number, found nan")
    if lowest > highest:
        raise SpecError("min_rating", f"{lowest} is more than {highest}, the highest allowed")
    for what, (least, most) in _known_ratings(spec):
        if lowest > most:
            raise SpecError("min_rating", f"{what} are rated {most} at most")
        if highest < least:
            raise SpecError("max_rating", f"{what} are rated {least} at least")


def _known_ratings(spec: PuzzleSpec) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield descriptions of the requested puzzles with their lowest and highest ratings."""
    if spec.label:
        yield f"{spec.label} puzzles", _RATINGS_OF_LABEL[spec.label]
    if spec.technique:
        tier = _TIERS[_RUNGS[spec.technique]]
        yield f"puzzles whose hardest technique is {spec.technique}", _RATINGS_OF_TIER[tier]
    if spec.max_technique:
        _, most = _RATINGS_OF_TIER[_TIERS[_RUNGS[spec.max_technique]]]
        yield f"puzzles that need no more than {spec.max_technique}", (_LOWEST, most)


def _require_tier(label: AnyLabel, technique: str | None, highest: str | None) -> None:
    tier = _TIER_OF.get(label, label)
    singles = _SINGLES_OF.get(label, _RUNGS)
    if technique and (_TIERS[_RUNGS[technique]] != tier or technique not in singles):
        raise SpecError(
            "technique", f"no puzzle whose hardest technique is {technique} has the label {label}"
        )
    easiest = _RUNGS[_SINGLES_OF[label][0]] if label in _SINGLES_OF else _TIERS.index(tier)
    if highest and _RUNGS[highest] < easiest:
        raise SpecError("max_technique", f"{label} puzzles need more than {highest}")
