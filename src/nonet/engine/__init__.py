"""The Sudoku engine: the only package that talks to the native module."""

from nonet.engine._native import DEFAULT_NODE_BUDGET, VERSION, Verdict, normalize
from nonet.engine.verdicts import check_many, count_solutions, solve

__all__ = [
    "DEFAULT_NODE_BUDGET",
    "VERSION",
    "Verdict",
    "check_many",
    "count_solutions",
    "normalize",
    "solve",
]
