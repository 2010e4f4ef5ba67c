"""The Sudoku engine: the only package that talks to the native module."""

from nonet.engine._native import (
    DEFAULT_GENERATION_BUDGET,
    DEFAULT_NODE_BUDGET,
    VERSION,
    Analysis,
    Evidence,
    Grade,
    House,
    Link,
    Node,
    Path,
    Puzzle,
    Rater,
    Rating,
    Single,
    Step,
    Technique,
    Verdict,
    normalize,
)
from nonet.engine.generation import LABELS, Label, generate, generate_many
from nonet.engine.grading import grade, grade_many, grade_steps, label_of, solve_path
from nonet.engine.rating import rate, rate_many
from nonet.engine.singles import analyze, next_single
from nonet.engine.steps import TECHNIQUES, find_steps, next_step, technique_of
from nonet.engine.verdicts import check_many, count_solutions, solve

__all__ = [
    "DEFAULT_GENERATION_BUDGET",
    "DEFAULT_NODE_BUDGET",
    "LABELS",
    "TECHNIQUES",
    "VERSION",
    "Analysis",
    "Evidence",
    "Grade",
    "House",
    "Label",
    "Link",
    "Node",
    "Path",
    "Puzzle",
    "Rater",
    "Rating",
    "Single",
    "Step",
    "Technique",
    "Verdict",
    "analyze",
    "check_many",
    "count_solutions",
    "find_steps",
    "generate",
    "generate_many",
    "grade",
    "grade_many",
    "grade_steps",
    "label_of",
    "next_single",
    "next_step",
    "normalize",
    "rate",
    "rate_many",
    "solve",
    "solve_path",
    "technique_of",
]
