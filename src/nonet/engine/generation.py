"""Make puzzles as they are wished, from a seed."""

import os
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from itertools import combinations, islice
from typing import Literal, Unpack

from nonet.engine._native import (
    Maker,
    Puzzle,
    PuzzleStream,
    backdoors as _backdoors,
    generate as _generate,
    minimal_puzzles as _minimal_puzzles,
    neighbours as _neighbours,
    normalize,
)
from nonet.engine.batches import counted
from nonet.engine.columns import Puzzles
from nonet.engine.possible import require_possible
from nonet.engine.ranges import ranged
from nonet.engine.seeds import number_of
from nonet.engine.spec import AnyLabel, PuzzleSpec, SpecFields, require_kinds, require_known
from nonet.engine.tables import Batches
from nonet.engine.verdicts import solve
from nonet.errors import GenerationLimitError

DEFAULT_SPEC_BUDGET = 20_000
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

__all__ = ["DEFAULT_SPEC_BUDGET", "Maker", "generate", "generate_iter", "generate_many"]


def generate(
    spec: PuzzleSpec | AnyLabel | None = None,
    *,
    seed: int | str | None = None,
    index: int = 0,
    budget: int = DEFAULT_SPEC_BUDGET,
    report: Callable[[int, str | None], None] | None = None,
    **fields: Unpack[SpecFields],
) -> Puzzle:
    """Make the puzzle number `index` of a seed; both are 0 to 2^64 - 1.

    A text stands for a seed, as `seed_of` tells. Without a seed one is drawn by chance, below
    2^53, which JavaScript and 64-bit integers with a sign hold too; `seed` of the puzzle tells
    which.

    It has exactly one solution and meets `spec`: a label, or a whole `PuzzleSpec` to which `fields`
    are added. By default its givens are symmetric under a half turn. The same
    arguments and engine version give the same puzzle on every machine. While it is looked for,
    `report` is told how many candidates were tried, and how near one came.

    Raises:
        GenerationLimitError: none of `budget` candidates is as wished; `nearest` tells how near
            one came.
        SpecError: no puzzle can be as wished; it is a ValueError too.
        ValueError: no symmetry has this name, or a number is out of range.
    """
    whole = _whole("generate", spec, fields)
    numbers = (number_of(seed), ranged("index", index), ranged("budget", budget))
    if report is None:
        return _generate(whole, *numbers)
    maker = Maker(whole, *numbers)
    while (puzzle := maker.go_on(_REPORTED_AFTER)) is None:
        nearest = maker.nearest and maker.nearest[1]
        report(maker.tried, nearest)
        if maker.is_exhausted:
            raise GenerationLimitError(maker.tried, nearest)
    return puzzle


def generate_many(  # noqa: PLR0913 - all that a batch may be, by name
    spec: PuzzleSpec | AnyLabel | None,
    count: int,
    *,
    seed: int | str | None = None,
    first_index: int = 0,
    budget: int = DEFAULT_SPEC_BUDGET,
    threads: int | None = None,
    **fields: Unpack[SpecFields],
) -> Puzzles:
    """Make `count` puzzles of a seed, from `first_index` on, in order.

    Works on `threads` threads, on every core by default. The budget is per puzzle; the wishes are
    those of `generate`. No two puzzles have the same `canonical` form: an image of an earlier one
    is replaced by a puzzle after the last, whose `index` is beyond the batch.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget; `found` has those before it, and
            `missing` says how many there are not.
        SpecError: no puzzle can be as wished; it is a ValueError too.
        ValueError: no symmetry has this name, or a number is out of range.
    """
    whole = _whole("generate_many", spec, fields)
    numbers = {"seed": seed, "first_index": first_index, "budget": budget, "threads": threads}
    puzzles = generate_iter(whole, count, **numbers)  # type: ignore[arg-type] # as they came
    found: list[Puzzle] = []
    try:
        found.extend(puzzles)
    except GenerationLimitError as error:
        error.found = tuple(found)
        raise
    return Puzzles.of(found)


def generate_iter(  # noqa: PLR0913 - as above
    spec: PuzzleSpec | AnyLabel | None,
    count: int,
    *,
    seed: int | str | None = None,
    first_index: int = 0,
    budget: int = DEFAULT_SPEC_BUDGET,
    threads: int | None = None,
    **fields: Unpack[SpecFields],
) -> "PuzzleIterator":
    """Yield the puzzles of `generate_many`, each as soon as it and those before it are found.

    The threads begin when the first is asked for, keep a little ahead, and end with the iterator.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget, which ends the stream; `missing` says
            how many of `count` there are not.
        SpecError, ValueError: as there, before the first puzzle.
    """
    whole = _whole("generate_iter", spec, fields)
    many, start = ranged("count", count), number_of(seed)
    first, most = ranged("first_index", first_index), ranged("budget", budget)
    used = counted(threads) or os.cpu_count() or 1
    return PuzzleIterator(
        many, lambda: PuzzleStream(whole, many, start, first, most, _AHEAD * used, used)
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
    except GenerationLimitError as error:
        missing = count - given
        raise GenerationLimitError(
            error.tried, error.nearest, count=count, missing=missing
        ) from None


def _whole(function: str, spec: PuzzleSpec | AnyLabel | None, fields: SpecFields) -> PuzzleSpec:
    """Return the whole of a wish, which is possible.

    Raises:
        TypeError: something in it is not what it should be.
        SpecError: no puzzle can be so.
    """
    require_known(function, fields)
    if spec is not None and not isinstance(spec, PuzzleSpec | str):
        message = (
            f"expected a label such as 'easy', a PuzzleSpec or None; found {type(spec).__name__}"
        )
        raise TypeError(message)
    whole = replace(spec, **fields) if isinstance(spec, PuzzleSpec) else PuzzleSpec(spec, **fields)
    require_kinds(whole)
    require_possible(whole)
    return whole


def neighbours(puzzle: str, *, exchanged: Literal[1, 2] = 1) -> Iterator[str]:
    """Yield the puzzles with one solution that have one other given, or two: {-1+1} or {-2+2}.

    They have as many givens as the puzzle, and need not be minimal or solved alike. Their order is
    the same on every machine. There are some hundreds with one exchanged, and with two a hundred
    thousand or more.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: `exchanged` is neither 1 nor 2.
    """
    if exchanged not in (1, 2):
        raise ValueError(f"expected 1 or 2 exchanged givens, found {exchanged}")
    return _neighbours(puzzle, exchanged == 2)  # noqa: PLR2004 - the other of two


def minimal_puzzles(puzzle: str) -> Iterator[str]:
    """Yield each minimal puzzle of some of the givens, itself if it is minimal.

    With many needless givens there are millions; the first come at once.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    return _minimal_puzzles(puzzle, solve(puzzle))


def expansions(puzzle: str, *, added: int = 1) -> Iterator[str]:
    """Yield the puzzles that have so many more givens of the solution.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    solution, givens = solve(puzzle), normalize(puzzle)
    empty = [cell for cell, digit in enumerate(givens) if digit == "-"]
    sets = combinations(empty, ranged("added", added))
    return (_with(givens, solution, cells) for cells in sets)


def _with(givens: str, solution: str, cells: tuple[int, ...]) -> str:
    digits = list(givens)
    for cell in cells:
        digits[cell] = solution[cell]
    return "".join(digits)


def backdoors(puzzle: str, *, largest: int = 2) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the smallest sets of cells, each with its digit, after which singles suffice.

    All sets of the least size come, in ascending order. Where singles suffice from the start, the
    only one is empty; where more than `largest` cells are needed, there is none. Sets of three
    take some tenths of a second, each further cell some twenty times as long.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    return _backdoors(puzzle, solve(puzzle), ranged("largest", largest))
