"""Find steps on a board: all of one technique, the simplest of any, or all of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from nonet.engine import _native, arguments, rating
from nonet.engine._native import AllSteps, Analysis, Path, Position, Single, Step, Technique

__all__ = [
    "TECHNIQUES", "analyze", "explain_missing_notes", "explain_mistakes", "explain_path",
    "explain_single", "explain_step", "find_all_steps", "find_steps", "nearest_slug", "next_single",
    "slug_of", "slugs_of", "technique_of",
]  # fmt: skip

TECHNIQUES: tuple[Technique, ...] = _native.ladder()
"""All techniques, the easiest first."""

_BY_SLUG = {technique.slug: technique for technique in TECHNIQUES}


def _letters(name: str) -> str:
    """Return a name's letters and digits: the same for `x-wing`, `X-Wing`, `x wing`, `XWing`."""
    return "".join(filter(str.isalnum, name.casefold()))


_SLUGS = {_letters(one.name): one.slug for one in TECHNIQUES} | {
    _letters(one.slug): one.slug for one in TECHNIQUES
}
_LONGEST_NAME = 50


def slug_of(name: str) -> str | None:
    """Return the slug of a technique by slug or name in any spelling; None if unknown."""
    return _SLUGS.get(_letters(name))


def nearest_slug(name: str) -> str | None:
    """Return the most similar slug to a misspelt name; None if none is similar."""
    if len(name) > _LONGEST_NAME:
        return None
    found = get_close_matches(_letters(name), _SLUGS, n=1)
    return _SLUGS[found[0]] if found else None


def slugs_of(names: Iterable[str]) -> tuple[str, ...]:
    """Return the slugs of techniques by their slugs or names, without duplicates.

    Raises:
        ValueError: the technique is unknown; the message suggests a similar one.
        TypeError: the argument is one text; pass `[name]`.
    """
    if isinstance(names, str):
        raise TypeError(f"expected names of techniques, found the text {names!r}")
    return tuple(dict.fromkeys(map(_known_slug, names)))


def _known_slug(name: str) -> str:
    if slug := slug_of(name):
        return slug
    meant = nearest_slug(name)
    question = f"; did you mean {meant}?" if meant else ""
    raise ValueError(f"expected the name of a technique, found {name!r}{question}")


def technique_of(name: str) -> Technique:
    """Return the technique with a slug or a name.

    Raises:
        KeyError: the technique is unknown.
    """
    return _BY_SLUG[name if name in _BY_SLUG else slug_of(name) or name]


def find_steps(
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    technique: str,
) -> tuple[Step, ...]:
    """Find all steps of one technique, given by slug or name in any spelling.

    The candidates are those of a `Position`, or those that the digits of a grid allow, without the
    `removed` pairs of cell and digit. The `placed` cells hold a digit that isn't a given. The
    placements and eliminations of steps are pairs of cell and digit in ascending order. Whether the
    grid has exactly one solution is not checked; some techniques rely on it. The search is cut
    short for candidates that no puzzle can have, and for mutant fish if many candidates are left,
    after the same step on every machine.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: the technique is unknown, or a cell or a digit is out of range.
    """
    return _native.find_steps(grid, list(removed), list(placed), _known_slug(technique))


def find_all_steps(
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    techniques: Iterable[str] | None = None,
    budget: int = rating.NO_LIMIT,
) -> AllSteps:
    """Iterate over all steps of some techniques, or of all, the easiest first.

    Grid, `removed`, `placed` and the names of techniques work as in `find_steps`. Steps come by
    rating, then by length, each as soon as no easier one can follow; `prove` accepts each. Of the
    steps of one technique with the same conclusions, only the easiest is returned.

    When the `budget` is used up, the steps found so far still come, but no others. A unit is a
    technique started, or some hundreds of its attempts, the same on every machine; most positions
    take some thousands. The iterator's `unfinished` has the slugs of the techniques that may have
    more steps: those still to be searched, and in the end those cut short by this budget or by the
    limit of `find_steps`.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: the technique is unknown, or a cell or a digit is out of range.
    """
    named = None if techniques is None else list(slugs_of(techniques))
    return _native.find_all_steps(
        grid, list(removed), list(placed), named, arguments.ranged("budget", budget)
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of techniques by slugs; without `techniques`, the ladder in its own order."""

    uniqueness: bool
    techniques: tuple[str, ...] | None
    order: tuple[str, ...] | None


def choice_of(
    *, uniqueness: bool, techniques: Iterable[str] | None, order: Iterable[str] | None
) -> Choice:
    """Read a choice of techniques, named in any spelling.

    Raises:
        ValueError: a technique is unknown, or `order` has one that isn't in `techniques`.
    """
    chosen = None if techniques is None else slugs_of(techniques)
    first = None if order is None else slugs_of(order)
    if chosen is not None and (foreign := {*(first or ())}.difference(chosen)):
        raise ValueError(f"the order has {min(foreign)}, which is not among the techniques")
    return Choice(uniqueness, chosen, first)


def analyze(grid: str) -> Analysis:
    """Take singles until there are no more.

    The steps are those of `next_single`, repeated from the given puzzle. Whether the grid has
    exactly one solution is not checked: a digit that breaks the rules is kept, and any full grid
    counts as `solved`.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.analyze(grid)


def next_single(board: str) -> Single | None:
    """Find the easiest single of a board.

    Full houses come first, then hidden singles in boxes, in rows and columns, then naked singles.
    A digit that breaks the rules or differs from the solution is kept.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.next_single(board)


def explain_step(
    step: Step, grid: str | Position, *, removed: Iterable[tuple[int, int]] = (), depth: int
) -> str:
    """Explain a step at a depth of 1 to 3: where to look, the technique, the whole deduction.

    The step was found on the grid without the candidates `removed`. The result is an object with
    `sentence`, a list of messages; `area` and `reasons`, lists of cells; `implications`, the
    messages of a chain; and `notation`, its Eureka notation if it has one.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: a cell, a digit or the depth is out of range.
    """
    return _native.explain_step(step, grid, list(removed), arguments.ranged("depth", depth, 1, 3))


def explain_path(path: Path) -> list[str]:
    """Explain the whole deduction of every step of a path, as a list of messages for each."""
    return _native.explain_path(path)


def explain_single(single: Single, grid: str) -> str:
    """Explain a single that was found on the grid, as a message.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _native.explain_single(single, grid)


def explain_mistakes(
    changed_givens: Iterable[int], incorrect: Iterable[int], conflicting: Iterable[int]
) -> str:
    """Name the wrong cells, as a list with one message for each kind of mistake."""
    return _native.explain_mistakes(list(changed_givens), list(incorrect), list(conflicting))


def explain_missing_notes(cells: Iterable[int]) -> str:
    """Name the cells, at least one, whose notes lack the right digit, as a message."""
    return _native.explain_missing_notes(list(cells))
