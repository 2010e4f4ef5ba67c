"""Make puzzles as they are wished, from a seed."""

import secrets
from dataclasses import replace
from typing import Unpack

from nonet.engine._native import DEFAULT_GENERATION_BUDGET, Maker, Puzzle
from nonet.engine._native import generate as _generate
from nonet.engine._native import generate_many as _generate_many
from nonet.engine.batches import counted
from nonet.engine.possible import require_possible
from nonet.engine.seeds import SEED_BITS, seed_of
from nonet.engine.wish import AnyLabel, Wished, Wishes
from nonet.engine.wished_kinds import ranged, require_kinds, require_known

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
        WishError: no puzzle can be as wished; it is a ValueError too.
        ValueError: no symmetry has this name, or a number is out of range.
    """
    wished = _whole("generate", wish, wishes)
    return _generate(wished, _number(seed), ranged("index", index), ranged("budget", budget))


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
        WishError: no puzzle can be as wished; it is a ValueError too.
        ValueError: no symmetry has this name, or a number is out of range.
    """
    wished = _whole("generate_many", wish, wishes)
    first = ranged("first_index", first_index)
    many, most = ranged("count", count), ranged("budget", budget)
    return _generate_many(wished, many, _number(seed), first, most, counted(threads))


def _number(seed: int | str | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    return seed_of(seed) if isinstance(seed, str) else ranged("seed", seed)


def _whole(function: str, wish: Wished | AnyLabel | None, wishes: Wishes) -> Wished:
    """Return the whole of a wish, which is possible.

    Raises:
        TypeError: something in it is not what it should be.
        WishError: no puzzle can be so.
    """
    require_known(function, wishes)
    if wish is not None and not isinstance(wish, Wished | str):
        message = f"expected a label such as 'easy', a Wished or None; found {type(wish).__name__}"
        raise TypeError(message)
    whole = replace(wish, **wishes) if isinstance(wish, Wished) else Wished(wish, **wishes)
    require_kinds(whole)
    require_possible(whole)
    return whole
