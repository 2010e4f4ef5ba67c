"""Asyncio versions of the library's functions, which run in threads.

    from nonet.engine import aio

    graded = await aio.grade_many(puzzles)

The engine releases the GIL while it works, so the event loop keeps running. A cancelled task stops
waiting at once; its thread finishes its work.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial, wraps
from typing import ParamSpec, TypeVar

from nonet import engine

P = ParamSpec("P")
T = TypeVar("T")


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="nonet")


def _twin(function: Callable[P, T]) -> Callable[P, Awaitable[T]]:
    @wraps(function)
    async def ask(*args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_threads(), partial(function, *args, **kwargs))

    return ask


def _iterating_twin(function: Callable[P, Iterator[T]]) -> Callable[P, AsyncIterator[T]]:
    @wraps(function)
    async def ask(*args: P.args, **kwargs: P.kwargs) -> AsyncIterator[T]:
        results = function(*args, **kwargs)
        loop = asyncio.get_running_loop()
        while result := await loop.run_in_executor(_threads(), next, results, None):
            yield result

    return ask


analyze = _twin(engine.analyze)
canonical = _twin(engine.canonical)
canonical_many = _twin(engine.canonical_many)
check_many = _twin(engine.check_many)
count_solutions = _twin(engine.count_solutions)
find_steps = _twin(engine.find_steps)
from_reference = _twin(engine.from_reference)
generate = _twin(engine.generate)
generate_many = _twin(engine.generate_many)
generate_iter = _iterating_twin(engine.generate_iter)
grade = _twin(engine.grade)
grade_many = _twin(engine.grade_many)
grade_with_steps = _twin(engine.grade_with_steps)
next_single = _twin(engine.next_single)
next_step = _twin(engine.next_step)
rate = _twin(engine.rate)
rate_many = _twin(engine.rate_many)
solve = _twin(engine.solve)
solve_iter = _iterating_twin(engine.solve_iter)
solve_path = _twin(engine.solve_path)
why_not_unique = _twin(engine.why_not_unique)
