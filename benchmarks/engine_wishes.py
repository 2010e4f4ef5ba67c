"""Minimal puzzles, canonical forms and shortest paths on one core, and how long rare wishes take.

All by processor time, which other programs hardly change.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from nonet import engine
from nonet.errors import GenerationLimitError

T = TypeVar("T")

MINIMAL = 4_000
PATHS = 60
RARE = (
    *("swordfish", "jellyfish", "naked-quad", "hidden-quad"),
    *("multi-colors-1", "multi-colors-2"),
)
# Of a rare wish the luck of the seed decides; so the middle of some is told. The two rarest are
# not always met within so many candidates, which take half a minute.
SEEDS = 3
LONGEST_SEARCH = 500_000
PATH_LABELS: tuple[engine.Label, ...] = ("medium", "hard", "expert")


def main() -> None:
    """Print a line for each."""
    wish = engine.PuzzleSpec(symmetry="none", minimal=True)
    took_s, made = _timed(lambda: engine.generate_many(wish, MINIMAL, seed=1, threads=1))
    print(f"minimal                {MINIMAL / took_s:10.0f} puzzles/s")
    grids = [puzzle.solution for puzzle in made] + [puzzle.puzzle for puzzle in made]
    took_s, forms = _timed(lambda: engine.canonical_many(grids, threads=1))
    assert len(set(forms[MINIMAL:])) == MINIMAL
    print(f"canonical              {took_s / len(grids) * 1e6:10.1f} us a grid")
    for label in PATH_LABELS:
        _measure_paths(label)
    for technique in RARE:
        _measure_wish(technique, engine.PuzzleSpec(technique=technique))
    _measure_wish("extreme", engine.PuzzleSpec("extreme"))


def _measure_paths(label: engine.Label) -> None:
    puzzles = [one.puzzle for one in engine.generate_many(label, PATHS, seed=2)]
    plain_s, _ = _timed(lambda: [engine.solve_path(puzzle) for puzzle in puzzles])
    shortest_s, paths = _timed(
        lambda: [engine.solve_path(puzzle, path="shortest") for puzzle in puzzles]
    )
    assert all(path.solved for path in paths)
    took = f"{shortest_s / PATHS * 1e3:10.2f} ms"
    print(f"shortest path, {label:8}{took}, {shortest_s / plain_s:.1f} simplest paths")


def _measure_wish(name: str, wish: engine.PuzzleSpec) -> None:
    times_s, met = [], 0
    for seed in range(SEEDS):
        took_s, is_met = _timed(partial(_is_met, wish, seed))
        times_s.append(took_s)
        met += is_met
    middle_s, *_, most_s = sorted(times_s)[SEEDS // 2 :]
    print(f"{name:23}{middle_s:9.2f} s, at most {most_s:.2f} s, met {met} of {SEEDS} times")


def _is_met(wish: engine.PuzzleSpec, seed: int) -> bool:
    try:
        engine.generate(wish, seed=seed, budget=LONGEST_SEARCH)
    except GenerationLimitError:
        return False
    return True


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    start = time.process_time()
    done = work()
    return time.process_time() - start, done


if __name__ == "__main__":
    main()
