"""New puzzles of one label, all different."""

from dataclasses import dataclass

from nonet import engine
from nonet.puzzles.workbench import Workbench


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with its analysis."""

    puzzle: engine.Puzzle
    analysis: engine.Analysis


async def generate(label: engine.Label, count: int, bench: Workbench) -> list[Generated]:
    """Generate `count` puzzles that differ from each other.

    Raises:
        GenerationLimitError: the budget of one of them ended; there is no partial result.
        OverloadedError.
    """
    return await bench.pool.run(_generate, label, count, bench)


def _generate(label: engine.Label, count: int, bench: Workbench) -> list[Generated]:
    seed = bench.draw_seed()
    puzzles: dict[str, engine.Puzzle] = {}
    index = 0
    # Two streams of one seed could in principle meet at the same puzzle.
    while (missing := count - len(puzzles)) > 0:
        # One thread: the pool's other threads serve other requests.
        batch = engine.generate_many(
            label,
            missing,
            seed=seed,
            first_index=index,
            budget=bench.generation_budget,
            threads=1,
        )
        puzzles |= {puzzle.puzzle: puzzle for puzzle in batch}
        index += missing
    return [Generated(puzzle, engine.analyze(puzzle.puzzle)) for puzzle in puzzles.values()]
