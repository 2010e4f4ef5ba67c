"""What people are told of steps and boards: messages of the catalogue, written as JSON.

A message is `{"name": ..., "arguments": {...}}`. An argument is an amount, a text, a message, or a
series: `{"series": "and", "items": [...]}`.
"""

from collections.abc import Iterable

from nonet.engine._native import (
    Path,
    Position,
    Single,
    Step,
    explain_path as _explain_path,
    tell_missing_notes as _explain_missing_notes,
    tell_mistakes as _explain_mistakes,
    tell_single as _explain_single,
    tell_step as _explain_step,
)
from nonet.engine.ranges import ranged


def explain_step(
    step: Step, grid: str | Position, *, removed: Iterable[tuple[int, int]] = (), depth: int
) -> str:
    """Tell a step as deeply as asked, 1 to 3: where to look, the technique, the whole deduction.

    The step was found on the grid without the candidates `removed`. The answer is an object of
    `sentence`, a list of messages; of `area` and `reasons`, lists of cells; of `implications`, the
    messages of a chain; and of its `notation` in Eureka, where it has one.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: a cell, a digit or the depth is out of range.
    """
    return _explain_step(step, grid, list(removed), ranged("depth", depth, 1, 3))


def explain_path(path: Path) -> list[str]:
    """Tell the whole deduction of every step of a path: of each the list of messages."""
    return _explain_path(path)


def explain_single(single: Single, grid: str) -> str:
    """Tell a single as a message; it was found on the grid.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _explain_single(single, grid)


def explain_mistakes(
    changed_givens: Iterable[int], incorrect: Iterable[int], conflicting: Iterable[int]
) -> str:
    """Name the cells that are wrong, as a list of messages, one for each kind that there is."""
    return _explain_mistakes(list(changed_givens), list(incorrect), list(conflicting))


def explain_missing_notes(cells: Iterable[int]) -> str:
    """Name the cells, at least one, whose notes lack the right digit, as a message."""
    return _explain_missing_notes(list(cells))
