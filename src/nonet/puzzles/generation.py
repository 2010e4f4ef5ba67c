"""New puzzles of one label, all different."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with its analysis."""

    puzzle: engine.Puzzle
    analysis: engine.Analysis


async def generate(label: engine.Label, count: int, workbench: Workbench) -> list[Generated]:
    """Generate `count` puzzles that differ from each other.

    Raises:
        GenerationLimitError: the budget of one of them ended; there is no partial result.
        OverloadedError.
    """
    return await workbench.pool.run_batch(_puzzles(label, workbench), count=count)


def _puzzles(label: engine.Label, workbench: Workbench) -> Iterator[Generated]:
    """Make puzzles of one seed without end, all different."""
    seed = workbench.draw_seed()
    given: set[str] = set()
    for index in itertools.count():
        puzzle = engine.generate(label, seed=seed, index=index, budget=workbench.generation_budget)
        # Two streams of one seed could in principle meet at the same puzzle.
        if puzzle.puzzle not in given:
            given.add(puzzle.puzzle)
            yield Generated(puzzle, engine.analyze(puzzle.puzzle))
