"""Ctrl-C ends native work where it is, for all kinds of work."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from nonet import engine

HARDEST = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
EMPTY = "." * 81
NO_END = 2**62
MANY = 1_000_000
# The signal that is not forgiven. Work that hears none before its end hears one then, however many
# came; so only work that listens all along receives a third.
LAST = 3


@contextmanager
def interruption() -> Iterator[None]:
    """Send signal after signal, of which the third interrupts."""
    heard = count(1)

    def hear(*_: object) -> None:
        if next(heard) == LAST:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, hear)
    signal.setitimer(signal.ITIMER_REAL, 0.02, 0.02)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(
    "work",
    [
        lambda: engine.count_solutions(EMPTY, limit=NO_END, node_budget=NO_END),
        lambda: engine.rate(HARDEST),
        lambda: engine.solve_path(HARDEST, path="shortest"),
        lambda: engine.grade(HARDEST, path="shortest"),
        lambda: engine.generate(technique="template-set", seed=1, budget=NO_END),
        lambda: engine.check_many([HARDEST] * MANY),
        lambda: engine.grade_many([HARDEST] * MANY),
        lambda: engine.rate_many([HARDEST] * MANY),
        lambda: engine.canonical_many([HARDEST] * MANY),
        lambda: engine.generate_many("expert", MANY, seed=1),
        lambda: list(engine.generate_iter("expert", MANY, seed=1)),
    ],
    ids=[
        *("count_solutions", "rate", "solve_path", "grade", "generate"),
        *("check_many", "grade_many", "rate_many", "canonical_many", "generate_many", "iter"),
    ],
)
def test_work_ends_when_it_is_interrupted(work: Callable[[], object]) -> None:
    with pytest.raises(KeyboardInterrupt), interruption():
        work()
