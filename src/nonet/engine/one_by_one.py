"""Yield results in order, each as soon as it is ready."""

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
# Each thread reads this many grids ahead.
_AHEAD = 2


def solve_iter(
    puzzle: str,
    *,
    uniqueness: bool = True,
    techniques: Iterable[str] | None = None,
    order: Iterable[str] | None = None,
) -> Iterator[Step]:
    """Yield the steps of the full path of `solve_path`, each as soon as it is found.

    They end if no technique finds one. Each step is searched for only when it is requested.

    Raises:
        GridFormatError, NotUniqueError, ValueError: those of `solve_path`, before the first step.
    """
    choice = choice_of(uniqueness=uniqueness, techniques=techniques, order=order)
    require_no_clash(puzzle)
    return _walk(normalize(puzzle), choice)


def after_step(
    step: Step, grid: str, removed: Iterable[tuple[int, int]] = ()
) -> tuple[str, list[tuple[int, int]]]:
    """Return the grid after a step that was found on it, and all candidates eliminated so far.

    Pass both to `next_step` to continue; `Position.after` does the same for positions.
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
    """Apply a function of one grid, such as `grade`, to many grids; yield the results in order.

    The threads start with the first result, read only a few grids ahead, and end with the iterator.
    `options` are passed to the function. An error of the function ends the iterator at its grid.

    Raises:
        ValueError: `threads` is below 1.
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
