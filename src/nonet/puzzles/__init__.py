"""What the service does with puzzles, one file per use case.

The engine's short calls run where they are made; the long ones on the workbench's pool. What
prints is imported when it is asked for: it needs a typesetter, which not everyone has installed.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from nonet.puzzles.allowance import Allowance
from nonet.puzzles.ambiguity import why_not_unique
from nonet.puzzles.analysis import analyze
from nonet.puzzles.batch import Checked, analyze_batch, check_batch, grade_batch, rate_batch
from nonet.puzzles.board import Board, compare, validate
from nonet.puzzles.custom import Custom, generate_custom
from nonet.puzzles.explanation import NextStep, next_step, validate_notes
from nonet.puzzles.generation import Generated, generate
from nonet.puzzles.grading import Graded, grade
from nonet.puzzles.hint import Hint, hint
from nonet.puzzles.label import all_labels_of, label_of, labels_of, served_label
from nonet.puzzles.publication import Verified, verify_all
from nonet.puzzles.rating import Rated, rate, rating_of, ratings_of
from nonet.puzzles.verification import check, require_unique
from nonet.puzzles.wish import TECHNIQUES, Wish, WishError
from nonet.puzzles.wished import generate_wished
from nonet.puzzles.workbench import Workbench

if TYPE_CHECKING:
    from nonet.puzzles.telling import tell_sheet, tells, with_telling
    from nonet.puzzles.worksheet import worksheet_of

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
    "tell_sheet",
    "tells",
    "validate",
    "validate_notes",
    "verify_all",
    "why_not_unique",
    "with_telling",
    "worksheet_of",
]

_PRINTING = {
    "tell_sheet": "telling",
    "tells": "telling",
    "with_telling": "telling",
    "worksheet_of": "worksheet",
}


def __getattr__(name: str) -> object:
    if name not in _PRINTING:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_PRINTING[name]}"), name)
