"""Explanations of steps and boards: messages of the catalogue, written as JSON.

A message is `{"name": ..., "arguments": {...}}`. An argument is a number, a text, a message, or a
series: `{"series": "and", "items": [...]}`.
"""

from collections.abc import Iterable

from nonet.engine._native import (
    Path,
    Position,
    Single,
    Step,
    explain_missing_notes as _explain_missing_notes,
    explain_mistakes as _explain_mistakes,
    explain_path as _explain_path,
    explain_single as _explain_single,
    explain_step as _explain_step,
)
from nonet.engine.arguments import ranged


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
    return _explain_step(step, grid, list(removed), ranged("depth", depth, 1, 3))


def explain_path(path: Path) -> list[str]:
    """Explain the whole deduction of every step of a path, as a list of messages for each."""
    return _explain_path(path)


def explain_single(single: Single, grid: str) -> str:
    """Explain a single that was found on the grid, as a message.

    Raises:
        GridFormatError: the text isn't a grid.
    """
    return _explain_single(single, grid)


def explain_mistakes(
    changed_givens: Iterable[int], incorrect: Iterable[int], conflicting: Iterable[int]
) -> str:
    """Name the wrong cells, as a list with one message for each kind of mistake."""
    return _explain_mistakes(list(changed_givens), list(incorrect), list(conflicting))


def explain_missing_notes(cells: Iterable[int]) -> str:
    """Name the cells, at least one, whose notes lack the right digit, as a message."""
    return _explain_missing_notes(list(cells))
