"""Find steps on a board: all of one technique, or the simplest of any."""

from collections.abc import Iterable

from nonet.engine._native import (
    Step,
    Technique,
    find_steps as _find_steps,
    ladder as _ladder,
    next_step as _next_step,
)

TECHNIQUES: tuple[Technique, ...] = _ladder()
"""All techniques, the easiest first."""

_BY_SLUG = {technique.slug: technique for technique in TECHNIQUES}


def technique_of(slug: str) -> Technique:
    """Return the technique of a slug, such as a step's.

    Raises:
        KeyError: no technique has this slug.
    """
    return _BY_SLUG[slug]


def find_steps(
    grid: str,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    technique: str,
) -> tuple[Step, ...]:
    """Find all steps of one technique, named by its slug.

    The candidates are what the digits of the grid leave open, without those `removed`, pairs of
    cell and digit. The cells of the grid that were `placed` hold a digit but are no givens. Steps
    have their placements and eliminations, pairs of cell and digit, in ascending order. Whether the
    grid has exactly one solution is not checked; some techniques rely on it. On candidates that no
    puzzle has, and for mutant fish where many are left, a search ends before it has all steps, and
    at the same one on every machine.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: no technique has this slug, or a cell or a digit is out of range.
    """
    return _find_steps(grid, list(removed), list(placed), technique)


def next_step(
    grid: str,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
    uniqueness: bool = True,
) -> Step | None:
    """Find the simplest step: the one with the lowest rating, then the shortest; None without any.

    Grid, `removed` and `placed` are those of `find_steps`. Techniques that join what others find
    one by one, such as siamese fish, are left out, and those above the tier that the board needs by
    the ladder; without `uniqueness` also those that take one solution for granted.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: a cell or a digit is out of range.
    """
    return _next_step(grid, list(removed), list(placed), uniqueness)
