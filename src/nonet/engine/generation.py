"""Make puzzles as they are wished, from a seed."""

import secrets
from dataclasses import replace
from typing import Unpack

from nonet.engine._native import DEFAULT_GENERATION_BUDGET, Maker, Puzzle
from nonet.engine._native import generate as _generate
from nonet.engine._native import generate_many as _generate_many
from nonet.engine.batches import counted
from nonet.engine.seeds import SEED_BITS, seed_of
from nonet.engine.wish import AnyLabel, Wished, Wishes

DEFAULT_WISH_BUDGET = 20_000
"""What one puzzle as somebody wishes it may take over HTTP: about as many candidates."""

__all__ = ["DEFAULT_WISH_BUDGET", "Maker", "generate", "generate_many"]


def generate(
    wish: Wished | AnyLabel | None = None,
    *,
    seed: int | str | None = None,
    index: int = 0,
    budget: int = DEFAULT_GENERATION_BUDGET,
    **wishes: Unpack[Wishes],
) -> Puzzle:
    """Make the puzzle number `index` of a seed; both are 0 to 2^64 - 1.

    A text stands for a seed, as `seed_of` tells. Without a seed one is drawn by chance; `seed` of
    the puzzle tells which.

    It has exactly one solution and is as wished: `wish` is a label, or a whole `Wished` to which
    `wishes` are added. Without other wishes its givens are symmetric under a half turn. The same
    arguments and engine version give the same puzzle on every machine.

    Raises:
        GenerationLimitError: none of `budget` candidates is as wished; `nearest` tells how near
            one came.
        ValueError: no label, no symmetry or no technique of paths has this name.
    """
    return _generate(_whole(wish, wishes), _number(seed), index, budget)


def generate_many(  # noqa: PLR0913 - all that a batch may be, by name
    wish: Wished | AnyLabel | None,
    count: int,
    *,
    seed: int | str | None = None,
    first_index: int = 0,
    budget: int = DEFAULT_GENERATION_BUDGET,
    threads: int | None = None,
    **wishes: Unpack[Wishes],
) -> list[Puzzle]:
    """Make `count` puzzles of a seed, from `first_index` on, in order.

    Works on `threads` threads, on every core by default. The budget is per puzzle; the wishes are
    those of `generate`. No two puzzles are images of each other, as `canonical` tells: in the place
    of the later one stands the puzzle after the last.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget; there is no partial result.
        ValueError: no label, no symmetry or no technique of paths has this name.
    """
    wished = _whole(wish, wishes)
    return _generate_many(wished, count, _number(seed), first_index, budget, counted(threads))


def _number(seed: int | str | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    return seed_of(seed) if isinstance(seed, str) else seed


def _whole(wish: Wished | AnyLabel | None, wishes: Wishes) -> Wished:
    if isinstance(wish, Wished):
        return replace(wish, **wishes)
    return Wished(wish, **wishes)
