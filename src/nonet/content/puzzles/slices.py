"""Long work of the engine as jobs of the pool, which let others in between slices."""

from collections.abc import Generator
from typing import TypeVar

from nonet import engine
from nonet.content.puzzles.allowance import Allowance
from nonet.errors import BatchLimitError

T = TypeVar("T")

# At most twenty, with all that a slice takes to end.
SLICE_S = 0.01


def in_slices(work: "engine.LongWork[T]", allowance: Allowance) -> Generator[None, None, T]:
    """Go on with work until its end, at the expense of an allowance.

    Raises:
        BatchLimitError: the allowance was spent first.
    """
    charged_s = 0.0
    while not allowance.is_spent:
        is_over = work.advance(SLICE_S)
        allowance.charge(work.spent_s - charged_s)
        charged_s = work.spent_s
        if is_over:
            return work.take()
        yield
    raise BatchLimitError
