"""Measure `nonet check` for one grid and for a file of 200,000, next to `check_many`."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from nonet import engine

NONET = str(Path(sys.executable).with_name("nonet"))
COUNT, ROUNDS = 200_000, 5
MOST_FOR_ONE_S, MOST_FOR_FILE = 0.12, 1.3


def best_s(work: Callable[[], object]) -> float:
    """Return the best time of a few rounds."""
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def check(*arguments: str) -> str:
    """Run `nonet check`, and return its output."""
    command = [NONET, "check", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603


def main() -> None:
    """Print both times."""
    grids = [puzzle.puzzle for puzzle in engine.generate_iter("easy", COUNT, seed=1)]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(grids))
        file.flush()
        assert check(file.name).count("\tunique\t") == COUNT
        one_s = best_s(lambda: check(grids[0]))
        file_s = best_s(lambda: check(file.name))
    library_s = best_s(lambda: engine.check_many(grids))
    print(f"one grid: {one_s:.3f} s (target: at most {MOST_FOR_ONE_S})")
    print(
        f"{COUNT:,} grids: {file_s:.3f} s, check_many {library_s:.3f} s:"
        f" {file_s / library_s:.2f} (target: at most {MOST_FOR_FILE})"
    )


if __name__ == "__main__":
    main()
