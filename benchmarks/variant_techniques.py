"""The share of grids that lead to a variant of a kind and level, its cost, its hardest techniques.

    variant_techniques.py [GRIDS OF EACH KIND AND LEVEL] [KIND...]

Each line has the share of full grids that led to a puzzle, the processor time of a puzzle, and the
techniques that were the hardest. At the end, the shares of the hardest techniques of each level.
"""

import sys
import time
from collections import Counter

from nonet.engine import variants
from nonet.errors import GenerationLimitError

GRIDS = 40
LEVELS = variants.DIFFICULTIES[1:5]
MOST_SHARE = 2 / 5
SHOWN = 5


def measure(kind: str, level: variants.Difficulty, grids: int) -> Counter[str | None]:
    """Print the line of a kind and level, and return the hardest techniques."""
    hardest = Counter[str | None]()
    began = time.process_time()
    for seed in range(grids):
        try:
            made = variants.generate(kind, 9, level, seed=seed, budget=1)
        except GenerationLimitError:
            continue
        hardest[made.grade.hardest] += 1
    spent, found = time.process_time() - began, hardest.total()
    each = f"{spent * 1000 / found:7.0f} ms" if found else "      none"
    print(f"{kind:16} {level:8} {found / grids:4.0%} {each}  {_shares(hardest)}", flush=True)
    return hardest


def _shares(hardest: Counter[str | None]) -> str:
    total = hardest.total()
    common = hardest.most_common(SHOWN)
    return ", ".join(f"{technique} {count / total:.0%}" for technique, count in common)


def main() -> None:
    """Measure all kinds, or those named."""
    grids = int(sys.argv[1]) if sys.argv[1:] else GRIDS
    for level in LEVELS:
        total = Counter[str | None]()
        for kind in sys.argv[2:] or variants.KINDS:
            total += measure(kind, level, grids)
        print(f"{'all':16} {level:8}                  {_shares(total)}")
        for technique, count in total.items():
            if count > MOST_SHARE * total.total():
                print(
                    f"{technique} is the hardest in more than {MOST_SHARE:.0%} of {level} puzzles"
                )


main()
