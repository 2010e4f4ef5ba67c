"""Puzzles of a corpus per second and core, and the share of time in Python and in tables.

All by processor time, on one thread. Results come as objects of the engine, which Python makes when
somebody looks; as a table they are read by PyArrow. Words are those of the whole deduction of every
step, in English; the engine chooses the messages.
"""

import time
from collections.abc import Callable
from typing import Any

import pyarrow as pa

from nonet import engine

COUNT = 2_000
MOST_FOR_TABLES = 1.1


def seconds(work: Callable[[], object], *, rounds: int = 3) -> float:
    """Return the best processor time of a few rounds."""
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken)


def measure(name: str, function: Callable[..., Any], grids: list[str]) -> None:
    """Print the rate of a function of many, its table's cost, and the cost of all objects."""
    alone = seconds(lambda: function(grids, threads=1))
    table = seconds(lambda: pa.table(function(grids, threads=1)))
    objects = seconds(lambda: list(function(grids, threads=1)))
    assert pa.table(function(grids, threads=1)).num_rows == len(grids)
    print(
        f"{name:22} {len(grids) / alone:9.0f}/s, as a table {table / alone:5.2f} of its time"
        f" (target: at most {MOST_FOR_TABLES}), as objects {objects / alone:5.2f}"
    )


def explain(paths: engine.Paths) -> int:
    """Explain every step of paths in words, and return the number of their characters."""
    return sum(len(sentence) for path in paths for sentence in path.told())


def main() -> None:
    """Print a line per function."""
    puzzles = engine.generate_many("medium", COUNT, seed=1)
    givens, full = [one.puzzle for one in puzzles], [one.solution for one in puzzles]
    measure("checks", engine.check_many, givens)
    measure("grades", engine.grade_many, givens)
    measure("ratings", engine.rate_many, givens)
    measure("paths", engine.solve_path_many, givens)
    measure("canonical forms", engine.canonical_many, givens)
    measure("first images", engine.minlex_many, givens)
    measure("first images, full", engine.minlex_many, full)
    paths = engine.solve_path_many(givens, threads=1)
    assert all(path.solved for path in paths)
    # Explanations are cached, so these are timed once, after the others.
    explain(engine.solve_path_many(engine.generate_many("medium", COUNT, seed=2)))
    explained = seconds(lambda: explain(paths), rounds=1)
    walked = seconds(lambda: engine.solve_path_many(givens, threads=1))
    chosen = seconds(lambda: list(map(engine.explain_path, paths)))
    rate, share = COUNT / (walked + explained), (explained - chosen) / (walked + explained)
    print(f"paths in words         {rate:9.0f}/s, {share:.0%} of it Python")


if __name__ == "__main__":
    main()
