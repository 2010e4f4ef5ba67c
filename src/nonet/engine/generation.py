"""Make puzzles that meet a spec, from a seed."""

import os
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from itertools import combinations, islice
from typing import Literal, Unpack

from nonet.engine import _native
from nonet.engine._native import Maker, Puzzle, PuzzleStream
from nonet.engine.arguments import number_of, ranged
from nonet.engine.batches import counted
from nonet.engine.columns import Puzzles
from nonet.engine.possible import require_possible
from nonet.engine.spec import AnyLabel, PuzzleSpec, SpecFields, require_kinds, require_known
from nonet.engine.tables import Batches
from nonet.engine.verdicts import solve
from nonet.errors import GenerationLimitError

DEFAULT_SPEC_BUDGET = 20_000
"""The default search budget for one puzzle, in candidates.

Extreme puzzles are the rarest. For them, 1,000 candidates fail in a tenth of all cases; 20,000
never did.
"""

# Each thread makes up to this many puzzles ahead of the reader.
_AHEAD = 64

# Puzzles in a batch of a table: they take some hundredths of a second, hard ones seconds.
_BATCH = 256

# Candidates between reports: a few tenths of a second if the search includes ratings.
_REPORTED_AFTER = 64

__all__ = [
    "DEFAULT_SPEC_BUDGET", "Maker", "PuzzleIterator", "backdoors", "expansions", "generate",
    "generate_iter", "generate_many", "minimal_puzzles", "neighbours",
]  # fmt: skip


def generate(
    spec: PuzzleSpec | AnyLabel | None = None,
    *,
    seed: int | str | None = None,
    index: int = 0,
    budget: int = DEFAULT_SPEC_BUDGET,
    report: Callable[[int, str | None], None] | None = None,
    **fields: Unpack[SpecFields],
) -> Puzzle:
    """Make puzzle number `index` of a seed; both are 0 to 2^64 - 1.

    A text is converted to a seed by `seed_of`. Without a seed, a random one below 2^53 is drawn, so
    that JavaScript and signed 64-bit integers can hold it; the puzzle's `seed` returns it.

    The puzzle has exactly one solution and meets `spec`: a label, or a `PuzzleSpec` to which
    `fields` are added. By default its givens are symmetric under a half turn. The same arguments
    and engine version give the same puzzle on every machine. During the search, `report` is called
    with the number of candidates tried and a description of the nearest one.

    Raises:
        GenerationLimitError: none of `budget` candidates meets the spec; `nearest` describes the
            nearest one.
        SpecError: no puzzle can meet the spec; it is also a ValueError.
        ValueError: the symmetry is unknown, or a number is out of range.
    """
    whole = _whole("generate", spec, fields)
    numbers = (number_of(seed), ranged("index", index), ranged("budget", budget))
    if report is None:
        return _native.generate(whole, *numbers)
    maker = Maker(whole, *numbers)
    while (puzzle := maker.go_on(_REPORTED_AFTER)) is None:
        nearest = maker.nearest and maker.nearest[1]
        report(maker.tried, nearest)
        if maker.is_exhausted:
            raise GenerationLimitError(maker.tried, nearest)
    return puzzle


def generate_many(  # noqa: PLR0913 - each is an option by name
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

    Works on `threads` threads, by default on every core. The budget is per puzzle; the spec is that
    of `generate`. No two puzzles have the same `canonical` form: an image of an earlier puzzle
    is replaced by one made after the last, whose `index` is beyond the batch.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget; `found` has those before it, and
            `missing` is the number that are missing.
        SpecError: no puzzle can meet the spec; it is also a ValueError.
        ValueError: the symmetry is unknown, or a number is out of range.
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
    """Yield the puzzles of `generate_many` in order, each as soon as it is found.

    The threads start with the first puzzle, work a little ahead, and end with the iterator.

    Raises:
        GenerationLimitError: a puzzle exhausts its budget, which ends the iterator; `missing` is
            the number of `count` that are missing.
        SpecError, ValueError: those of `generate_many`, before the first puzzle.
    """
    whole = _whole("generate_iter", spec, fields)
    many, start = ranged("count", count), number_of(seed)
    first, most = ranged("first_index", first_index), ranged("budget", budget)
    used = counted(threads) or os.cpu_count() or 1
    return PuzzleIterator(
        many, lambda: PuzzleStream(whole, many, start, first, most, _AHEAD * used, used)
    )


class PuzzleIterator(Iterator[Puzzle]):
    """An iterator over puzzles as they are found; as a table it holds the remaining ones."""

    def __init__(self, count: int, begin: Callable[[], Iterator[Puzzle]]) -> None:
        self._puzzles = _stream(count, begin)

    def __next__(self) -> Puzzle:
        return next(self._puzzles)

    def close(self) -> None:
        """Stop the iterator and its threads."""
        self._puzzles.close()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return the table; each batch is made when its reader asks for it."""
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
    """Return the complete spec, checked.

    Raises:
        TypeError: an argument has the wrong type.
        SpecError: no puzzle can meet the spec.
    """
    require_known(function, fields)
    if spec is not None and not isinstance(spec, PuzzleSpec | str):
        raise TypeError(
            f"expected a label such as 'easy', a PuzzleSpec or None; found {type(spec).__name__}"
        )
    whole = replace(spec, **fields) if isinstance(spec, PuzzleSpec) else PuzzleSpec(spec, **fields)
    require_kinds(whole)
    require_possible(whole)
    return whole


def neighbours(puzzle: str, *, exchanged: Literal[1, 2] = 1) -> Iterator[str]:
    """Yield the puzzles that differ in one given, or in two: {-1+1} or {-2+2}.

    They have as many givens as the puzzle, and need not be minimal or have the same solution. Their
    order is the same on every machine. There are some hundreds with one given exchanged, and a
    hundred thousand or more with two.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: `exchanged` is neither 1 nor 2.
    """
    if exchanged not in (1, 2):
        raise ValueError(f"expected 1 or 2 exchanged givens, found {exchanged}")
    return _native.neighbours(puzzle, exchanged == 2)  # noqa: PLR2004 - the other of two


def minimal_puzzles(puzzle: str) -> Iterator[str]:
    """Yield every minimal puzzle whose givens are a subset; a minimal puzzle yields itself.

    With many redundant givens there are millions; the first ones come at once.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    return _native.minimal_puzzles(puzzle, solve(puzzle))


def expansions(puzzle: str, *, added: int = 1) -> Iterator[str]:
    """Yield the puzzles with `added` more givens of the solution.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    solution, givens = solve(puzzle), _native.normalize(puzzle)
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

    All sets of the smallest size come in ascending order. If singles suffice from the start, the
    only set is empty; if more than `largest` cells are needed, there are no sets. Sets of three
    cells take some tenths of a second; each further cell takes about twenty times as long.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError, SearchLimitError: those of `solve`.
    """
    return _native.backdoors(puzzle, solve(puzzle), ranged("largest", largest))
