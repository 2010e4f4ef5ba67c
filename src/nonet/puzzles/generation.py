"""Generate new puzzles, no two of which are images of each other."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles.engine_context import EngineContext


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
