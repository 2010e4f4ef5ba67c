"""Make puzzles of a label from a seed."""

from typing import Literal, get_args

from nonet.engine._native import DEFAULT_GENERATION_BUDGET, Puzzle
from nonet.engine._native import generate as _generate
from nonet.engine._native import generate_many as _generate_many
from nonet.engine._native import label_of as _label_of

Label = Literal["beginner", "easy", "medium", "hard", "expert"]
LABELS: tuple[Label, ...] = get_args(Label)


def label_of(puzzle: str) -> Label | None:
    """Tell which label a puzzle deserves, or None when it fits the definition of none.

    That the puzzle has exactly one solution is not checked.

    Raises:
        GridFormatError: the text is no grid.
    """
    return _label_of(puzzle)


def generate(
    label: Label, *, seed: int, index: int = 0, budget: int = DEFAULT_GENERATION_BUDGET
) -> Puzzle:
    """Make the puzzle number `index` of a seed; both are 0 to 2^64 - 1.

    The same arguments and engine version give the same puzzle on every machine. It has exactly one
    solution, and its givens are symmetric under a half turn.

    Raises:
        GenerationLimitError: none of `budget` candidates fits the label.
    """
    return _generate(label, seed, index, budget)


def generate_many(
    label: Label,
    count: int,
    *,
    seed: int,
    first_index: int = 0,
    budget: int = DEFAULT_GENERATION_BUDGET,
    threads: int | None = None,
) -> list[Puzzle]:
    """Make `count` puzzles of a seed, from `first_index` on, in order.

    Works on `threads` threads, on every core by default. The budget is per puzzle.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget; there is no partial result.
    """
    return _generate_many(label, count, seed, first_index, budget, threads)
