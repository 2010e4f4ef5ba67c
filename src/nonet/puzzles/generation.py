"""New puzzles, of which no two are the same but for names and order."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.wish import Wish
from nonet.puzzles.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with its analysis."""

    puzzle: engine.Puzzle
    analysis: engine.Analysis


async def generate(label: engine.AnyLabel, count: int, workbench: Workbench) -> list[Generated]:
    """Generate `count` puzzles of a label, of which no two are images of each other.

    Raises:
        GenerationLimitError: the budget of one of them ended; there is no partial result.
        OverloadedError.
    """
    return await workbench.pool.run_batch(_puzzles(Wish(label), workbench), count=count)


def _puzzles(wish: Wish, workbench: Workbench) -> Iterator[Generated]:
    """Make puzzles of a seed without end; chance is asked in the thread too."""
    seed, given, budget = workbench.draw_seed(), set[str](), workbench.generation_budget
    for index in itertools.count():
        puzzle = engine.generate(wish, seed=seed, index=index, budget=budget)
        form = engine.canonical(puzzle.puzzle)
        if form not in given:
            given.add(form)
            yield Generated(puzzle, engine.analyze(puzzle.puzzle))
