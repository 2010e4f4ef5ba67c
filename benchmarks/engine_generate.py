"""Puzzles of each label, and full grids, per second of one core; and a batch of 20 on all.

Most expert and extreme puzzles are restatements of seeds; `drawn afresh` are expert ones of which
none is.
"""

import time

from measuring.search import count_full_grids
from nonet import engine

COUNT = 1_000
AFRESH = 100
BATCH = 20
ROUNDS = 20
LABELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")


def main() -> None:
    """Print a line per label."""
    for label in LABELS:
        rate, puzzles = _measure(label, COUNT)
        start = time.perf_counter()
        batch = engine.generate_many(label, BATCH, seed=2)
        batch_ms = (time.perf_counter() - start) * 1e3
        for puzzle in puzzles + batch:
            assert engine.solve(puzzle.puzzle) == puzzle.solution
        print(f"{label:10} {rate:8.0f} puzzles/s on one core {batch_ms:8.1f} ms for {BATCH} on all")
    rate, _ = _measure(engine.PuzzleSpec("expert", fresh=True), AFRESH)
    print(f"expert     {rate:8.0f} puzzles/s on one core, drawn afresh")
    print(f"full grids {count_full_grids(ROUNDS):8} a second on one core")


def _measure(wish: engine.PuzzleSpec | engine.AnyLabel, count: int) -> tuple[float, engine.Puzzles]:
    start = time.process_time()
    puzzles = engine.generate_many(wish, count, seed=1, threads=1)
    return count / (time.process_time() - start), puzzles


if __name__ == "__main__":
    main()
