"""Judge lines of grids, as files hold them, without an object for each."""

from typing import NamedTuple

from nonet.engine._native import DEFAULT_NODE_BUDGET, check_lines as _check_lines
from nonet.engine.batches import counted
from nonet.engine.ranges import ranged


class CheckedLines(NamedTuple):
    """What lines of grids become: a line for each, joined by line feeds."""

    text: str
    """The grid as it came, its status or `malformed`, and its solution or `-`, between tabs."""
    grid_count: int
    """How many there are."""
    all_unique: bool
    """Whether every grid has exactly one solution."""
    any_malformed: bool
    """Whether a line is no grid."""


def check_lines(
    lines: bytes, *, node_budget: int = DEFAULT_NODE_BUDGET, threads: int | None = None
) -> CheckedLines:
    """Tell for the first word of every line, in order, whether it is a grid with one solution.

    Lines without a word are left out, and so is what follows a word on its line. Works on `threads`
    threads, on every core by default. The node budget is per grid.

    Raises:
        ValueError: a number is out of range.
    """
    budget = ranged("node_budget", node_budget)
    return CheckedLines(*_check_lines(lines, budget, counted(threads)))
