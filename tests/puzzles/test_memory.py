"""Results about puzzles are cached, up to a number of them."""

import asyncio

from nonet import engine
from nonet.puzzles.engine_context import EngineContext, RecentResults
from nonet.puzzles.grading import label_of, rating_of
from service import small_workbench

HARDEST = "1----7-9--3--2---8--96--5----53--9---1--8---26----4---3------1--4------7--7---3--"


def test_verdicts_are_not_computed_again() -> None:
    """The pool is closed by then, and would refuse."""

    async def judge(engine_context: EngineContext) -> tuple[engine.Rating, engine.AnyLabel | None]:
        return await rating_of(HARDEST, engine_context), await label_of(HARDEST, engine_context)

    async def judge_twice() -> None:
        engine_context = small_workbench(rating_budget=100_000)
        first = await judge(engine_context)
        engine_context.pool.close()

        assert first[1] == "extreme"
        assert await judge(engine_context) == first

    asyncio.run(judge_twice())


def test_stored_results_are_returned() -> None:
    memory = RecentResults[str]()

    assert memory.get("a") is None
    assert memory.keep("a", "hard") == "hard"
    assert memory.get("a") == "hard"


def test_the_least_recently_used_result_is_dropped() -> None:
    memory = RecentResults[str](size=2)
    memory.keep("a", "easy")
    memory.keep("b", "hard")

    memory.get("a")
    memory.keep("c", "expert")

    assert [memory.get(puzzle) for puzzle in "abc"] == ["easy", None, "expert"]
