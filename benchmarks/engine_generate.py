"""Puzzles of each label, and full grids, per second of one core; and a batch of 20 on all."""

import time

from measuring.search import count_full_grids
from nonet import engine

COUNT = 400
BATCH = 20
ROUNDS = 20


def main() -> None:
    """Print a line per label."""
    for label in engine.LABELS:
        start = time.process_time()
        puzzles = engine.generate_many(label, COUNT, seed=1, threads=1)
        rate = COUNT / (time.process_time() - start)
        start = time.perf_counter()
        batch = engine.generate_many(label, BATCH, seed=2)
        batch_ms = (time.perf_counter() - start) * 1e3
        for puzzle in puzzles + batch:
            assert engine.solve(puzzle.puzzle) == puzzle.solution
        print(f"{label:10} {rate:8.0f} puzzles/s on one core {batch_ms:8.1f} ms for {BATCH} on all")
    print(f"full grids {count_full_grids(ROUNDS):8} a second on one core")


if __name__ == "__main__":
    main()
