"""Time per grid of uniqueness checks, corpus by corpus, on one core and on all."""

import os
import time
from pathlib import Path

from nonet import engine

BESIDE_THE_REPOSITORY = Path(__file__).parents[2] / "shared" / "data"
FOLDER = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY)) / "engine"
ROUNDS = 5


def measure(grids: list[str], threads: int | None) -> tuple[float, engine.Verdicts]:
    """Return the best microseconds per grid of a few rounds, and the verdicts."""
    best, verdicts = float("inf"), engine.Verdicts.of([])
    for _ in range(ROUNDS):
        start = time.perf_counter()
        verdicts = engine.check_many(grids, threads=threads)
        best = min(best, time.perf_counter() - start)
    return best * 1e6 / len(grids), verdicts


def main() -> None:
    """Print a line per corpus."""
    if not FOLDER.is_dir():
        print("skipped: the corpora are not in ../shared/data, nor where NONET_TEST_DATA says")
    for path in sorted(FOLDER.glob("*.txt")):
        rows = [line.split("\t") for line in path.read_text(encoding="ascii").splitlines()]
        grids = [row[0] for row in rows]
        one_core, verdicts = measure(grids, 1)
        all_cores, _ = measure(grids, None)
        assert [[v.status, v.solution or "-"] for v in verdicts] == [row[1:] for row in rows]
        nodes = max(verdicts.nodes)
        print(
            f"{path.stem:28} {one_core:8.2f} us on one core {all_cores:8.2f} us on all"
            f" {nodes:6} nodes at most"
        )


if __name__ == "__main__":
    main()
