"""New puzzles of 4x4 and 6x6 for the service."""

from dataclasses import dataclass
from itertools import islice

from nonet import engine
from nonet.content.puzzles.workbench import Workbench
from nonet.engine import small


@dataclass(frozen=True, slots=True)
class SmallWish:
    """What new puzzles are to be."""

    size: small.Size
    level: small.Level


async def generate_small(
    wish: SmallWish, count: int, workbench: Workbench, *, seed: str | None
) -> list[small.SmallPuzzle]:
    """Generate the first `count` puzzles of a seed, all different; without a seed, one is drawn.

    Raises:
        OverloadedError.
    """
    drawn = workbench.draw_seed() if seed is None else engine.seed_of(seed)
    return await workbench.pool.run(_make, wish, count, drawn)


def _make(wish: SmallWish, count: int, seed: int) -> list[small.SmallPuzzle]:
    return list(islice(small.generate_iter(wish.size, wish.level, seed=seed), count))
