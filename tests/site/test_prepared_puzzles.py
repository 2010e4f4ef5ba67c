"""New puzzles are generated and graded before they are requested."""

import asyncio

import pytest

from nonet import engine
from nonet.puzzles.grading import label_of, rating_of
from nonet.server.site.new_puzzles import AHEAD, LEVELS, FreshPuzzles
from service import small_workbench


@pytest.mark.parametrize("level", LEVELS)
def test_simultaneous_players_need_no_thread(level: engine.AnyLabel) -> None:
    """The pool is closed by then, and would refuse."""

    async def play() -> list[str]:
        bench = small_workbench(
            generation_budget=engine.DEFAULT_GENERATION_BUDGET,
            rating_budget=100_000,
            draw_seed=iter(range(100)).__next__,
        )
        fresh = FreshPuzzles(bench)
        taken = [await fresh.take(level)]
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        bench.pool.close()

        taken += [await fresh.take(level) for _ in range(AHEAD)]
        for grid in taken[1:]:
            assert await label_of(grid, bench) == level
            assert await rating_of(grid, bench)
        return taken

    assert len(set(asyncio.run(play()))) == 1 + AHEAD
