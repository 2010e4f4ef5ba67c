"""Find steps on a board: all of one technique, the simplest of any, or all there are."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from nonet.engine._native import (
    AllSteps,
    Analysis,
    Position,
    Single,
    Step,
    Technique,
    analyze as _analyze,
    find_all_steps as _find_all_steps,
    find_steps as _find_steps,
    ladder as _ladder,
    next_single as _next_single,
)
from nonet.engine.ranges import ranged
from nonet.engine.rating import NO_LIMIT

TECHNIQUES: tuple[Technique, ...] = _ladder()
"""All techniques, the easiest first."""

_BY_SLUG = {technique.slug: technique for technique in TECHNIQUES}


def _letters(name: str) -> str:
    """Return what is the same in `x-wing`, `X-Wing`, `x wing` and `XWing`."""
    return "".join(filter(str.isalnum, name.casefold()))


_SLUGS = {_letters(one.name): one.slug for one in TECHNIQUES} | {
    _letters(one.slug): one.slug for one in TECHNIQUES
}
_LONGEST_NAME = 50


def slug_of(name: str) -> str | None:
    """Return the slug of a technique by its slug or its name, however written; None if unknown."""
    return _SLUGS.get(_letters(name))


def nearest_slug(name: str) -> str | None:
    """Return the slug that somebody may have meant who misspelt one; None where none is near."""
    if len(name) > _LONGEST_NAME:
        return None
    found = get_close_matches(_letters(name), _SLUGS, n=1)
    return _SLUGS[found[0]] if found else None


def slugs_of(names: Iterable[str]) -> tuple[str, ...]:
    """Return the slugs of techniques by their slugs or names, each once.

    Raises:
        ValueError: no technique is called so; the message says which one may be meant.
        TypeError: it is one text: `[name]` is several.
    """
    if isinstance(names, str):
        message = f"expected names of techniques, found the text {names!r}"
        raise TypeError(message)
    return tuple(dict.fromkeys(map(_known_slug, names)))


def _known_slug(name: str) -> str:
    if slug := slug_of(name):
        return slug
    meant = nearest_slug(name)
    question = f"; did you mean {meant}?" if meant else ""
    message = f"expected the name of a technique, found {name!r}{question}"
    raise ValueError(message)


def technique_of(name: str) -> Technique:
    """Return the technique of a slug, such as a step's, or of a name.

    Raises:
        KeyError: no technique is called so.
    """
    return _BY_SLUG[name if name in _BY_SLUG else slug_of(name) or name]


def find_steps(
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    technique: str,
) -> tuple[Step, ...]:
    """Find all steps of one technique, named by its slug or as people write its name.

    The candidates are those of a `Position`, or what the digits of a grid leave open, without those
    `removed`, pairs of cell and digit. The cells of the grid that were `placed` hold a digit but
    aren't givens. Steps have their placements and eliminations, pairs of cell and digit, in
    ascending order. Whether the grid has exactly one solution is not checked; some techniques rely
    on it. On candidates that no puzzle has, and for mutant fish where many are left, a search ends
    before it has all steps, and at the same one on every machine.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: no technique is called so, or a cell or a digit is out of range.
    """
    return _find_steps(grid, list(removed), list(placed), _known_slug(technique))


def find_all_steps(
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    techniques: Iterable[str] | None = None,
    budget: int = NO_LIMIT,
) -> AllSteps:
    """Find all steps of some techniques, or of all: an iterator, the easiest first.

    Grid, `removed` and `placed` are those of `find_steps`, and techniques are named as there. Steps
    come by rating, then by length, each as soon as none easier can follow; `prove` accepts each.
    Those of one name with the same conclusions are one, the easiest of them.

    When a `budget` is used up, what was found by then still comes, and nothing after it; a unit is
    a technique begun, or some hundreds of things that it tries, the same on every machine; most
    positions take some thousands. The iterator's `unfinished` has the slugs of the techniques that
    may have more: those still to be searched, and in the end those that a budget cut short, this
    one or that of `find_steps`.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: no technique is called so, or a cell or a digit is out of range.
    """
    named = None if techniques is None else list(slugs_of(techniques))
    return _find_all_steps(grid, list(removed), list(placed), named, ranged("budget", budget))


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice by slugs; without `techniques` it is the ladder, whose order is its own."""

    uniqueness: bool
    techniques: tuple[str, ...] | None
    order: tuple[str, ...] | None


def choice_of(
    *, uniqueness: bool, techniques: Iterable[str] | None, order: Iterable[str] | None
) -> Choice:
    """Read a choice of techniques, named as people write them.

    Raises:
        ValueError: no technique is called so, or the order has one that is not chosen.
    """
    chosen = None if techniques is None else slugs_of(techniques)
    first = None if order is None else slugs_of(order)
    if chosen is not None and (foreign := {*(first or ())}.difference(chosen)):
        message = f"the order has {min(foreign)}, which is not among the techniques"
        raise ValueError(message)
    return Choice(uniqueness, chosen, first)


def analyze(grid: str) -> Analysis:
    """Take singles until there are no more.

    The steps are those that `next_single` gives when it is repeated from the bare puzzle. Whether
    the grid has exactly one solution is not checked: a digit that breaks the rules is taken as it
    stands, and a full grid is `solved` whatever it holds.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _analyze(grid)


def next_single(board: str) -> Single | None:
    """Find the easiest single of a board.

    Full houses come first, then hidden singles in boxes, in rows and columns, then naked singles.
    A digit that breaks the rules or differs from the solution is taken as it stands.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _next_single(board)
