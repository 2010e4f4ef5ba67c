"""Make puzzles of a label, or for a technique, from a seed."""

from typing import Literal, get_args

from nonet.engine._native import DEFAULT_GENERATION_BUDGET, Puzzle
from nonet.engine._native import generate as _generate
from nonet.engine._native import generate_many as _generate_many

Label = Literal["beginner", "easy", "medium", "hard", "expert"]
"""How hard a puzzle is for a person, the easiest first."""
LABELS: tuple[Label, ...] = get_args(Label)
DEFAULT_LABEL: Label = LABELS[0]


def generate(  # noqa: PLR0913 - all that can be wished, by name
    label: Label | None = None,
    *,
    seed: int,
    index: int = 0,
    technique: str | None = None,
    max_technique: str | None = None,
    budget: int = DEFAULT_GENERATION_BUDGET,
) -> Puzzle:
    """Make the puzzle number `index` of a seed; both are 0 to 2^64 - 1.

    The puzzle deserves the label, the hardest technique that it needs is `technique`, and it needs
    none beyond `max_technique`, as far as these are given, techniques by their slugs. The same
    arguments and engine version give the same puzzle on every machine. It has exactly one solution,
    and its givens are symmetric under a half turn.

    Raises:
        GenerationLimitError: none of `budget` candidates is as wished.
        ValueError: no label or no technique of paths has this name.
    """
    return _generate((label, technique, max_technique), seed, index, budget)


def generate_many(  # noqa: PLR0913 - all that can be wished, by name
    label: Label | None,
    count: int,
    *,
    seed: int,
    first_index: int = 0,
    technique: str | None = None,
    max_technique: str | None = None,
    budget: int = DEFAULT_GENERATION_BUDGET,
    threads: int | None = None,
) -> list[Puzzle]:
    """Make `count` puzzles of a seed, from `first_index` on, in order.

    Works on `threads` threads, on every core by default. The budget is per puzzle; the wishes are
    those of `generate`.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget; there is no partial result.
        ValueError: no label or no technique of paths has this name.
    """
    wished = (label, technique, max_technique)
    return _generate_many(wished, count, seed, first_index, budget, threads)
