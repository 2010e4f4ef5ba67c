"""New puzzles of a label, a spec or a small size, all different, within a service's budget."""

import itertools
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import Literal

from nonet import engine
from nonet.engine import small
from nonet.errors import GenerationLimitError
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.grading import SLICE as RATING_SLICE
from nonet.puzzles.jobs import Report, report_to_nobody

Nearest = tuple[tuple[int, int], str] | None
"""A candidate's distance to the spec, smaller is nearer, and a description of the difference."""


def nearer(one: Nearest, other: Nearest) -> Nearest:
    """Return the nearer of two candidates, or the only one."""
    return min((near for near in (one, other) if near), default=None)


ReportProgress = Callable[[int, str | None], None]
"""Takes the number of candidates tried, and the nearest one since the last puzzle."""


@dataclass(slots=True)
class SearchProgress:
    """The attempts of several threads so far."""

    report: ReportProgress
    _ended: int = 0
    _running: dict[int, int] = field(default_factory=dict)
    _nearest: Nearest = None
    _lock: Lock = field(default_factory=Lock)

    def see(self, index: int, tried: int, nearest: Nearest) -> None:
        """Record the progress of attempt number `index`."""
        with self._lock:
            self._running[index] = tried
            self._nearest = nearer(self._nearest, nearest)

    def end(self, index: int, *, is_found: bool) -> None:
        """Close an attempt; after a puzzle, the nearest candidate starts again."""
        with self._lock:
            self._ended += self._running.pop(index, 0)
            if is_found:
                self._nearest = None

    def send(self) -> None:
        """Report the total."""
        with self._lock:
            tried = self._ended + sum(self._running.values())
            nearest = self._nearest
        self.report(tried, nearest and nearest[1])


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with its analysis."""

    puzzle: engine.Puzzle
    analysis: engine.Analysis


async def generate(
    label: engine.AnyLabel, count: int, engine_context: EngineContext, *, seed: int | None = None
) -> list[Generated]:
    """Generate `count` puzzles of a label, no two of which are images of each other.

    A seed gives the same puzzles every time; without one, they are random.

    Raises:
        GenerationLimitError: a puzzle exhausted its budget; there is no partial result.
        OverloadedError.
    """
    with explaining_limits(count, is_seeded=seed is not None):
        return await engine_context.pool.run_batch(
            _puzzles(engine.PuzzleSpec(label), engine_context, seed), count=count
        )


@contextmanager
def explaining_limits(count: int, *, is_seeded: bool) -> Iterator[None]:
    """Add the requested count and the seed's origin to a generation error."""
    try:
        yield
    except GenerationLimitError as error:
        error.count, error.is_seeded = count, is_seeded
        raise


def _puzzles(
    spec: engine.PuzzleSpec, engine_context: EngineContext, seed: int | None
) -> Iterator[Generated]:
    """Make puzzles of a seed without end; also draws the seed, in the worker thread."""
    seed = engine_context.draw_seed() if seed is None else seed
    given, budget = set[str](), engine_context.generation_budget
    for index in itertools.count():
        puzzle = engine.generate(spec, seed=seed, index=index, budget=budget)
        form = engine.canonical(puzzle.puzzle)
        if form not in given:
            given.add(form)
            yield Generated(puzzle, engine.analyze(puzzle.puzzle))


# Candidates in a slice of work, which takes a few milliseconds.
SLICE = 10


@dataclass(frozen=True, slots=True)
class Custom:
    """A new puzzle with its analysis and rating, and the seed and reference that reproduce it."""

    puzzle: engine.Puzzle
    analysis: engine.Analysis
    rating: engine.Rating
    seed: int
    reference: str


async def generate_custom(  # noqa: PLR0913 - each is an option by name
    spec: engine.PuzzleSpec,
    count: int,
    engine_context: EngineContext,
    *,
    seed: str | None,
    first: int = 0,
    report: Report[Custom] = report_to_nobody,
) -> list[Custom]:
    """Generate `count` puzzles of a seed that meet a spec, no two of them images of each other.

    They start at the index `first`. Without a seed, a random one is drawn. Each puzzle is reported
    as soon as it is found. A rating that exceeds the rating budget is a lower bound.

    Raises:
        GenerationLimitError: a puzzle exhausted its budget; there is no partial result.
        OverloadedError.
    """
    pieces = _reporting(_make(spec, count, engine_context, seed, first), report)
    most = count * (engine_context.spec_budget // SLICE + 1)
    made: list[Custom] = []
    with explaining_limits(count, is_seeded=seed is not None):
        while len(made) < count:
            done = await engine_context.pool.run_batch(pieces, count=most)
            made += [piece for piece in done if piece is not None]
    return made


def _make(
    spec: engine.PuzzleSpec,
    count: int,
    engine_context: EngineContext,
    seed_text: str | None,
    first: int,
) -> Iterator[Custom | None]:
    """Make puzzles in slices, which yield None until one is found; also draws the seed."""
    seed = engine_context.draw_seed() if seed_text is None else engine.seed_of(seed_text)
    given = set[str]()
    for index in itertools.count(first):
        maker = engine.Maker(spec, seed, index, engine_context.spec_budget)
        while (puzzle := maker.go_on(SLICE)) is None:
            if maker.is_exhausted:
                raise GenerationLimitError(maker.tried, maker.nearest and maker.nearest[1])
            yield None
        form = engine.canonical(puzzle.puzzle)
        if form in given:
            continue
        given.add(form)
        rating = yield from _rate(puzzle, engine_context.rating_budget)
        reference = engine.reference_of(spec, seed=seed, index=index)
        yield Custom(puzzle, engine.analyze(puzzle.puzzle), rating, seed, reference)
        if len(given) == count:
            return


def _reporting(pieces: Iterator[Custom | None], report: Report[Custom]) -> Iterator[Custom | None]:
    for piece in pieces:
        if piece is not None:
            report(piece)
        yield piece


def _rate(puzzle: engine.Puzzle, budget: int) -> Generator[None, None, engine.Rating]:
    if puzzle.rating is not None:
        return puzzle.rating
    rater = engine.Rater(puzzle.puzzle)
    while budget > 0 and not rater.advance(min(RATING_SLICE, budget)):
        budget -= RATING_SLICE
        yield None
    return rater.rating


async def generate_small(
    size: small.Size,
    level: small.Level,
    count: int,
    engine_context: EngineContext,
    *,
    seed: str | None = None,
) -> list[small.SmallPuzzle]:
    """Generate the first `count` puzzles of a seed, all different; the default seed is random.

    Raises:
        OverloadedError.
    """
    drawn = engine_context.draw_seed() if seed is None else engine.seed_of(seed)
    made = itertools.islice(small.generate_iter(size, level, seed=drawn), count)
    return await engine_context.pool.run(list[small.SmallPuzzle], made)


# The Explainer's ratings of these steps.
_RATINGS: dict[small.Kind, float] = {
    "last-cell": 1.0,
    "place-in-box": 1.2,
    "place-in-line": 1.5,
    "only-digit": 2.3,
}
_PLACES: frozenset[small.Kind] = frozenset(("place-in-box", "place-in-line"))


@dataclass(frozen=True, slots=True)
class SmallAnalysis:
    """The steps of a puzzle of 4x4 or 6x6, which singles always solve, and its rating."""

    puzzle: str
    kinds: tuple[small.Kind, ...]
    rating: Literal["beginner"] = "beginner"
    remaining_cells: int = 0

    @property
    def clue_count(self) -> int:
        """The number of givens."""
        return len(self.puzzle) - len(self.kinds)

    @property
    def naked_singles(self) -> int:
        """The number of steps that look at one cell: its house's last, or with one candidate."""
        return len(self.kinds) - self.hidden_singles

    @property
    def hidden_singles(self) -> int:
        """The number of steps that find the only cell for a digit in a house."""
        return sum(kind in _PLACES for kind in self.kinds)

    @property
    def er(self) -> float:
        """The rating of the hardest step on the Explainer's scale."""
        return max(_RATINGS[kind] for kind in self.kinds)

    @property
    def first(self) -> float:
        """The rating of the first step: EP and ED, since each step is a single."""
        return _RATINGS[self.kinds[0]]


def analyze_small(puzzle: small.SmallPuzzle) -> SmallAnalysis:
    """Solve a puzzle with singles and record their kinds."""
    return SmallAnalysis(puzzle.puzzle, tuple(_kinds(puzzle.puzzle)))


def _kinds(board: str) -> Iterator[small.Kind]:
    while (single := small.next_single(board)) is not None:
        yield single.kind
        board = board[: single.cell] + str(single.digit) + board[single.cell + 1 :]
