"""What the service does with puzzles, one file per use case.

The engine's short calls run where they are made; the long ones on the workbench's pool. What
prints is imported when it is asked for: it needs a typesetter, which not everyone has installed.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from nonet.content.puzzles.allowance import Allowance
from nonet.content.puzzles.ambiguity import why_not_unique
from nonet.content.puzzles.analysis import analyze
from nonet.content.puzzles.batch import Checked, analyze_batch, check_batch, grade_batch, rate_batch
from nonet.content.puzzles.board import Board, compare, validate
from nonet.content.puzzles.custom import Custom, generate_custom
from nonet.content.puzzles.explanation import NextStep, next_step, validate_notes
from nonet.content.puzzles.generation import Generated, generate
from nonet.content.puzzles.grading import Graded, grade
from nonet.content.puzzles.hint import Hint, hint
from nonet.content.puzzles.label import all_labels_of, label_of, labels_of, served_label
from nonet.content.puzzles.publication import Verified, verify_all
from nonet.content.puzzles.rating import Rated, rate, rating_of, ratings_of
from nonet.content.puzzles.verification import check, require_unique
from nonet.content.puzzles.wish import TECHNIQUES, Wish, WishError
from nonet.content.puzzles.wished import generate_wished
from nonet.content.puzzles.workbench import Workbench

if TYPE_CHECKING:
    from nonet.content.puzzles.sheet_explanations import explain_sheet, explains, with_explanations
    from nonet.content.puzzles.worksheet import worksheet_of

__all__ = [
    "TECHNIQUES",
    "Allowance",
    "Board",
    "Checked",
    "Custom",
    "Generated",
    "Graded",
    "Hint",
    "NextStep",
    "Rated",
    "Verified",
    "Wish",
    "WishError",
    "Workbench",
    "all_labels_of",
    "analyze",
    "analyze_batch",
    "check",
    "check_batch",
    "compare",
    "explain_sheet",
    "explains",
    "generate",
    "generate_custom",
    "generate_wished",
    "grade",
    "grade_batch",
    "hint",
    "label_of",
    "labels_of",
    "next_step",
    "rate",
    "rate_batch",
    "rating_of",
    "ratings_of",
    "require_unique",
    "served_label",
    "validate",
    "validate_notes",
    "verify_all",
    "why_not_unique",
    "with_explanations",
    "worksheet_of",
]

_PRINTING = {
    "explain_sheet": "sheet_explanations",
    "explains": "sheet_explanations",
    "with_explanations": "sheet_explanations",
    "worksheet_of": "worksheet",
}


def __getattr__(name: str) -> object:
    if name not in _PRINTING:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_PRINTING[name]}"), name)
