"""Results one by one: each as soon as it and those before it are known."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from nonet.engine._native import Position, Step, next_step, normalize
from nonet.engine.batches import counted
from nonet.engine.steps import Choice, choice_of
from nonet.engine.verdicts import require_no_clash
from nonet.grid import EMPTY

T = TypeVar("T")
# So many grids for each thread are read before their turn.
_AHEAD = 2


def solve_iter(
    puzzle: str,
    *,
    uniqueness: bool = True,
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> Iterator[Step]:
    """Yield the steps of the full path of `solve_path`, each as soon as it is found.

    They end where no technique finds one. Nothing is searched that is not asked for.

    Raises:
        GridFormatError, NotUniqueError, ValueError: as there, before the first step.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    require_no_clash(puzzle)
    return _walk(normalize(puzzle), choice)


def after_step(
    step: Step, grid: str, removed: Iterable[tuple[int, int]] = ()
) -> tuple[str, list[tuple[int, int]]]:
    """Return the grid after a step that was found on it, and all candidates eliminated by then.

    Pass both to `next_step` to go on; `Position.after` does the same for positions.
    """
    position = Position(grid, grid, removed).after(step)
    return position.board, list(position.eliminated)


def _walk(grid: str, choice: Choice) -> Iterator[Step]:
    position = Position(grid)
    while EMPTY in position.board and (step := next_step(position, [], [], choice)):
        yield step
        position = position.after(step)


def each(
    function: Callable[..., T], grids: Iterable[Any], *, threads: int | None = None, **options: Any
) -> Iterator[T]:
    """Yield what a function of one grid, such as `grade`, says of each of many, in their order.

    The threads begin when the first is asked for, read a few grids ahead, however many follow, and
    end with the iterator. The function is given the `options`; its refusal ends the iterator, at
    the place of its grid.

    Raises:
        ValueError: there is no thread.
    """
    return _each(partial(function, **options), iter(grids), counted(threads) or os.cpu_count() or 1)


def _each(function: Callable[[Any], T], grids: Iterator[Any], threads: int) -> Iterator[T]:
    begun = deque[Future[T]]()
    pool = ThreadPoolExecutor(threads, thread_name_prefix="nonet")
    try:
        for grid in grids:
            begun.append(pool.submit(function, grid))
            if len(begun) > threads * _AHEAD:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
