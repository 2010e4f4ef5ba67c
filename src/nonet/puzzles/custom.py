"""Generate puzzles to a spec, within the budget of a service."""

import itertools
from collections.abc import Generator, Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.generation import explaining_limits
from nonet.puzzles.rating import SLICE as RATING_SLICE
from nonet.puzzles.reporting import Report, report_to_nobody

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
