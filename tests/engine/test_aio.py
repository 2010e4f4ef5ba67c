import asyncio
import inspect

from nonet import engine
from nonet.engine import aio

PUZZLES = [engine.generate("easy", seed=seed).puzzle for seed in range(5)]


def test_async_functions_return_the_same_results() -> None:
    async def ask() -> tuple[object, ...]:
        return await asyncio.gather(
            aio.check_many(PUZZLES), aio.grade(PUZZLES[0]), aio.generate("easy", seed=3)
        )

    checked, graded, made = asyncio.run(ask())

    assert checked == engine.check_many(PUZZLES)
    assert graded == engine.grade(PUZZLES[0])
    assert made == engine.generate("easy", seed=3)


def test_puzzles_are_awaited_one_by_one() -> None:
    async def ask() -> list[engine.Puzzle]:
        return [puzzle async for puzzle in aio.generate_iter("easy", 5, seed=3)]

    assert asyncio.run(ask()) == engine.generate_many("easy", 5, seed=3)


def test_steps_are_awaited_one_by_one() -> None:
    async def ask() -> tuple[engine.Step, ...]:
        return tuple([step async for step in aio.solve_iter(PUZZLES[0])])

    assert asyncio.run(ask()) == engine.solve_path(PUZZLES[0]).steps


def test_async_functions_have_the_same_parameters() -> None:
    twins = {name: twin for name, twin in vars(aio).items() if hasattr(twin, "__wrapped__")}
    twins.pop("_threads", None)

    assert {"grade_many", "rate_many", "generate_many", "solve"} <= set(twins)
    for name, twin in twins.items():
        assert inspect.signature(twin) == inspect.signature(getattr(engine, name))


def test_the_event_loop_runs_while_the_engine_works() -> None:
    async def count_meanwhile() -> int:
        work = asyncio.ensure_future(aio.generate_many("expert", 3, seed=5))
        turns = 0
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        return turns

    assert asyncio.run(count_meanwhile()) > 1
