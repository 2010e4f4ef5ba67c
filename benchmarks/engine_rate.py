"""Puzzles rated per second on one core, band by band, and how many agree with published ratings.

Beside the time on the clock stands that of the processor, which other programs hardly change.
"""

import os
import time
from pathlib import Path

from nonet import engine

BESIDE_THE_REPOSITORY = Path(__file__).parents[2] / "shared" / "data"
FOLDER = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY)) / "techniques"
RANDOM = FOLDER / "random-minimal-rated.tsv"
EXCHANGED = FOLDER / "exchange-rated.txt"
BANDS = ("7.2", "8.3", "9.0")
LEAST_AGREEMENT = 0.95
# Golden Nugget, which is rated 11.9, 11.9 and 11.3 since it was published.
HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


def measure(name: str, rows: list[tuple[str, str]]) -> None:
    """Print how many of some puzzles are rated per second, and how many as published."""
    puzzles = [puzzle for puzzle, _ in rows]
    wall, cpu = time.perf_counter(), time.process_time()
    ratings = engine.rate_many(puzzles, threads=1)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    agreeing = sum(str(rating.er) == er for rating, (_, er) in zip(ratings, rows, strict=True))
    assert agreeing >= LEAST_AGREEMENT * len(rows), (name, agreeing)
    per_second = f"{len(rows) / wall:8.1f}/s, by CPU time{len(rows) / cpu:8.1f}/s"
    print(f"{name:24}{per_second}, {agreeing / len(rows):.1%} as published")


def main() -> None:
    """Print a line per kind of puzzle."""
    if not RANDOM.exists():
        print(f"no lists in {FOLDER}")
        return
    lines = [line.split("\t") for line in RANDOM.read_text(encoding="ascii").splitlines()]
    measure("random minimal", [(line[0], line[2].split("/")[0]) for line in lines])
    exchanged = [line.split() for line in EXCHANGED.read_text(encoding="ascii").splitlines()]
    for band in BANDS:
        measure(f"rated {band}", [(row[1], band) for row in exchanged if row[2] == band])
    measure("the hardest", [(HARDEST, "11.9")])


if __name__ == "__main__":
    main()
