"""Puzzles of a seed as they are wished, one after another, from every core."""

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count as numbers

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles.wish import Wish

# Three minutes on one core; what is rarer than that is not worth waiting for.
PATIENCE = 1_000_000
# So many at a time use every core and still let them flow.
BATCH = 64


def generate_wished(wish: Wish, count: int, *, seed: int, budget: int) -> Iterator[engine.Puzzle]:
    """Yield the first `count` puzzles of a seed that are as wished, as they come.

    Raises:
        GenerationLimitError: the budget of one of them ended, or a technique is too rare.
    """
    if wish.is_rare:
        yield from _search(wish, count, seed=seed, budget=budget)
        return
    for first in range(0, count, BATCH):
        yield from engine.generate_many(
            wish.label, min(BATCH, count - first), seed=seed, first_index=first, budget=budget
        )


def _search(wish: Wish, count: int, *, seed: int, budget: int) -> Iterator[engine.Puzzle]:
    """Try one puzzle of a seed after another.

    A puzzle of the seed that its budget does not bring about is left out.

    Raises:
        GenerationLimitError: a million candidates in a row are not as wished.
    """
    tried = 0
    if count == 0:
        return
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        try:
            waiting: deque[Future[engine.Puzzle | None]] = deque()
            for index in numbers():
                waiting.append(pool.submit(_try, wish, seed, index, budget))
                if len(waiting) <= cores:
                    continue
                puzzle = waiting.popleft().result()
                if puzzle is not None:
                    tried = 0
                    yield puzzle
                    count -= 1
                    if count == 0:
                        return
                    continue
                tried += budget
                if tried >= PATIENCE:
                    raise GenerationLimitError(tried)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _try(wish: Wish, seed: int, index: int, budget: int) -> engine.Puzzle | None:
    try:
        return engine.generate(
            wish.label,
            seed=seed,
            index=index,
            technique=wish.technique,
            max_technique=wish.max_technique,
            budget=budget,
        )
    except GenerationLimitError:
        return None
