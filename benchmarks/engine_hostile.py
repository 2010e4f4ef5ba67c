"""The time of each technique on lists of candidates that no puzzle has, and of the next step.

Each list keeps one full grid, so what a technique concludes must agree with that grid; those that
rely on a puzzle's only solution conclude what they like. Time is that of the processor.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random

from nonet import engine

EMPTY = "-" * 81
DIGITS = range(1, 10)
SEEDS = 12
RELYING = ("rectangle", "bug-plus", "unique-loop")
Removed = list[tuple[int, int]]


def solution(cell: int) -> int:
    """Return the digit of the full grid that every list keeps."""
    row, column = divmod(cell, 9)
    return (3 * row + row // 3 + column) % 9 + 1


def few(random: Random) -> Callable[[int], set[int]]:
    """Give every cell two to four digits: almost locked sets and chains without end."""
    most = random.randint(2, 4)
    return lambda _: {random.choice(DIGITS) for _ in range(random.randint(2, most))}


def alike(random: Random) -> Callable[[int], set[int]]:
    """Give every cell the same digits, but for one in some: sets of all sizes."""
    same = set(random.sample(DIGITS, random.randint(3, 6)))
    return lambda _: same ^ ({random.choice(DIGITS)} if random.random() < 1 / 4 else set())


def lines(random: Random) -> Callable[[int], set[int]]:
    """Give every digit few places in each row: fish with fins."""
    places = [
        {(digit, 9 * row + random.randrange(9)) for row in range(9) for _ in range(3)}
        for digit in DIGITS
    ]
    return lambda cell: {digit for digit in DIGITS if (digit, cell) in places[digit - 1]}


def dense(random: Random) -> Callable[[int], set[int]]:
    """Give every cell most digits."""
    share = random.uniform(0.3, 1)
    return lambda _: {digit for digit in DIGITS if random.random() < share}


def lists() -> list[Removed]:
    """Make the lists by eliminating candidates from an empty grid."""
    made: list[Removed] = []
    for family in (few, alike, lines, dense):
        for seed in range(SEEDS):
            kept = family(Random(seed))  # noqa: S311 -- reproducible randomness is intended
            cells = [kept(cell) | {solution(cell)} for cell in range(81)]
            made.append(
                [
                    (cell, digit)
                    for cell in range(81)
                    for digit in DIGITS
                    if digit not in cells[cell]
                ]
            )
    return made


def milliseconds(work: Callable[[], object]) -> float:
    """Return the processor's time for some work, the better of two."""
    times = []
    for _ in range(2):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times) * 1e3


def agrees(step: engine.Step) -> bool:
    """Return whether a step agrees with the full grid."""
    placed = all(solution(cell) == digit for cell, digit in step.placements)
    return placed and all(solution(cell) != digit for cell, digit in step.eliminations)


def measure_technique(slug: str, states: list[Removed]) -> float:
    """Return the longest time of one technique."""
    longest = 0.0
    for removed in states:
        steps = engine.find_steps(EMPTY, removed=removed, technique=slug)
        assert any(word in slug for word in RELYING) or all(map(agrees, steps)), slug
        find = partial(engine.find_steps, EMPTY, removed=removed, technique=slug)
        longest = max(longest, milliseconds(find))
    return longest


def main() -> None:
    """Print the slowest techniques, and the longest time of the next step."""
    states = lists()
    times = {one.slug: measure_technique(one.slug, states) for one in engine.TECHNIQUES}
    for slug in sorted(times, key=times.__getitem__, reverse=True)[:12]:
        print(f"{slug:34}{times[slug]:8.1f} ms")
    steps = [milliseconds(partial(engine.next_step, EMPTY, removed=one)) for one in states]
    print(f"{'the next step of any':34}{max(steps):8.1f} ms")


if __name__ == "__main__":
    main()
