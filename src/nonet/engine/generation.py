"""Make puzzles as they are wished, from a seed."""

import os
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from itertools import islice
from typing import Unpack

from nonet.engine._native import Maker, Puzzle, PuzzleStream, generate as _generate
from nonet.engine.batches import counted
from nonet.engine.columns import Puzzles
from nonet.engine.possible import require_possible
from nonet.engine.ranges import ranged
from nonet.engine.seeds import number_of
from nonet.engine.tables import Batches
from nonet.engine.wish import AnyLabel, Wished, Wishes
from nonet.engine.wished_kinds import require_kinds, require_known
from nonet.errors import GenerationLimitError

DEFAULT_WISH_BUDGET = 20_000
"""What one puzzle as somebody wishes it may take: about as many candidates.

Of an extreme puzzle, the rarest of a label, 1,000 candidates fail to be one in a tenth of all
cases, and 20,000 never did.
"""

# A thread makes so many puzzles before those ahead of them are taken.
_AHEAD = 64

# The puzzles of a batch of a table: some hundredths of a second, and of hard ones seconds.
_BATCH = 256

# A few tenths of a second, where ratings are a part of the search.
_REPORTED_AFTER = 64

__all__ = ["DEFAULT_WISH_BUDGET", "Maker", "generate", "generate_iter", "generate_many"]


def generate(
    wish: Wished | AnyLabel | None = None,
    *,
    seed: int | str | None = None,
    index: int = 0,
    budget: int = DEFAULT_WISH_BUDGET,
    report: Callable[[int, str | None], None] | None = None,
    **wishes: Unpack[Wishes],
) -> Puzzle:
    """Make the puzzle number `index` of a seed; both are 0 to 2^64 - 1.

    A text stands for a seed, as `seed_of` tells. Without a seed one is drawn by chance, below
    2^53, which JavaScript and 64-bit integers with a sign hold too; `seed` of the puzzle tells
    which.

    It has exactly one solution and is as wished: `wish` is a label, or a whole `Wished` to which
    `wishes` are added. Without other wishes its givens are symmetric under a half turn. The same
    arguments and engine version give the same puzzle on every machine. While it is looked for,
    `report` is told how many candidates were tried, and how near one came.

    Raises:
        GenerationLimitError: none of `budget` candidates is as wished; `nearest` tells how near
            one came.
        WishError: no puzzle can be as wished; it is a ValueError too.
        ValueError: no symmetry has this name, or a number is out of range.
    """
    wished = _whole("generate", wish, wishes)
    numbers = (number_of(seed), ranged("index", index), ranged("budget", budget))
    if report is None:
        return _generate(wished, *numbers)
    maker = Maker(wished, *numbers)
    while (puzzle := maker.go_on(_REPORTED_AFTER)) is None:
        nearest = maker.nearest and maker.nearest[1]
        report(maker.tried, nearest)
        if maker.is_exhausted:
            raise GenerationLimitError(maker.tried, nearest)
    return puzzle


def generate_many(  # noqa: PLR0913 - all that a batch may be, by name
    wish: Wished | AnyLabel | None,
    count: int,
    *,
    seed: int | str | None = None,
    first_index: int = 0,
    budget: int = DEFAULT_WISH_BUDGET,
    threads: int | None = None,
    **wishes: Unpack[Wishes],
) -> Puzzles:
    """Make `count` puzzles of a seed, from `first_index` on, in order.

    Works on `threads` threads, on every core by default. The budget is per puzzle; the wishes are
    those of `generate`. No two puzzles have the same `canonical` form: an image of an earlier one
    is replaced by a puzzle after the last, whose `index` is beyond the batch.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget; `found` has those before it, and
            `missing` says how many there are not.
        WishError: no puzzle can be as wished; it is a ValueError too.
        ValueError: no symmetry has this name, or a number is out of range.
    """
    wished = _whole("generate_many", wish, wishes)
    numbers = {"seed": seed, "first_index": first_index, "budget": budget, "threads": threads}
    puzzles = generate_iter(wished, count, **numbers)  # type: ignore[arg-type] # as they came
    found: list[Puzzle] = []
    try:
        found.extend(puzzles)
    except GenerationLimitError as refusal:
        refusal.found = tuple(found)
        raise
    return Puzzles.of(found)


def generate_iter(  # noqa: PLR0913 - as above
    wish: Wished | AnyLabel | None,
    count: int,
    *,
    seed: int | str | None = None,
    first_index: int = 0,
    budget: int = DEFAULT_WISH_BUDGET,
    threads: int | None = None,
    **wishes: Unpack[Wishes],
) -> "PuzzleIterator":
    """Yield the puzzles of `generate_many`, each as soon as it and those before it are found.

    The threads begin when the first is asked for, keep a little ahead, and end with the iterator.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget, which ends the stream; `missing` says
            how many of `count` there are not.
        WishError, ValueError: as there, before the first puzzle.
    """
    wished = _whole("generate_iter", wish, wishes)
    many, start = ranged("count", count), number_of(seed)
    first, most = ranged("first_index", first_index), ranged("budget", budget)
    used = counted(threads) or os.cpu_count() or 1
    return PuzzleIterator(
        many, lambda: PuzzleStream(wished, many, start, first, most, _AHEAD * used, used)
    )


class PuzzleIterator(Iterator[Puzzle]):
    """Puzzles, each as soon as it is found; as a table, those that are left."""

    def __init__(self, count: int, begin: Callable[[], Iterator[Puzzle]]) -> None:
        self._puzzles = _stream(count, begin)

    def __next__(self) -> Puzzle:
        return next(self._puzzles)

    def close(self) -> None:
        """End it, and its threads."""
        self._puzzles.close()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Give the table: a batch is made when its reader asks for it."""
        return Batches(self._batches, lambda: Puzzles.of([])).__arrow_c_stream__()

    def _batches(self) -> Iterator[Puzzles]:
        while found := list(islice(self._puzzles, _BATCH)):
            yield Puzzles.of(found)


def _stream(count: int, begin: Callable[[], Iterator[Puzzle]]) -> Generator[Puzzle, None, None]:
    given = 0
    try:
        for puzzle in begin():
            yield puzzle
            given += 1
    except GenerationLimitError as refusal:
        missing = count - given
        raise GenerationLimitError(
            refusal.tried, refusal.nearest, count=count, missing=missing
        ) from None


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
