"""Researchers' work per second of one core, band by band, next to reasoning-gym and TextArena.

Times are those of the processor, which other programs hardly change. The peers come from PyPI into
an environment of their own, or lie in the one whose Python `NONET_BENCH_RESEARCH` names.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from nonet import engine, gym

REPOSITORY = Path(__file__).parents[1]
DRIVER = Path(__file__).with_name("peers") / "research.py"
OWN = REPOSITORY / ".venv" / "research"
PACKAGES = ("reasoning-gym==0.1.25", "textarena==0.7.4")
COUNT = {"expert": 100, "extreme": 10}
USUAL_COUNT = 500
SCORED = 20
Board = tuple[engine.Step, str, list[tuple[int, int]], list[int]]
GOALS: tuple[gym.Goal, ...] = ("blanks", "steps")
BANDS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
COLUMNS = ("made", "as tasks", "graded", "paths", "told", "minlex", "blanks", "steps", "of Python")
SINGLES = ("full-house", "hidden-single", "naked-single")


def main() -> None:
    """Print a line per band, and the peers' figures."""
    print(f"{'per second':12}" + "".join(f"{name:>10}" for name in COLUMNS))
    for band in BANDS:
        print(f"{band:12}" + "".join(f"{rate:10,.0f}" for rate in rates_of(band)) + "%")
    python = python_of_peers()
    if python is None:
        print(f"missing: {' and '.join(PACKAGES)}, which cannot be had from PyPI")
        return
    ran = subprocess.run([python, "-W", "ignore", str(DRIVER)], capture_output=True, text=True)  # noqa: S603, PLW1510
    if ran.returncode:
        print(f"missing: the peers in {python}: {ran.stderr.strip().splitlines()[-1]}")
        return
    for name, found in json.loads(ran.stdout.splitlines()[-1]).items():
        print(f"{name:24}{describe(found)}")


def rates_of(band: engine.AnyLabel) -> Iterator[float]:
    """Yield how many of a band are done per second, in the order of the columns."""
    count = COUNT.get(band, USUAL_COUNT)
    made, puzzles = timed(partial(engine.generate_many, band, count, seed=1, threads=1))
    grids = [one.puzzle for one in puzzles]
    yield count / made
    yield rate(partial(gym.task, band=band), range(count))
    graded, grades = timed(partial(engine.grade_many, grids, threads=1))
    assert all(one.solved for one in grades)
    yield count / graded
    yield rate(engine.solve_path, grids)
    yield rate(in_words, grids)
    yield count / timed(partial(engine.minlex_many, grids, threads=1))[0]
    for goal in GOALS:
        tasks = [gym.task(seed, band, goal=goal) for seed in range(SCORED)]
        answers = [(task, task.answer) for task in tasks]
        assert all(gym.score(*pair).reward == 1 for pair in answers)
        yield (scored := rate(lambda pair: gym.score(*pair), answers))
    yield 100 * (1 - scored / rate(prove_alone, [boards_of(task.puzzle) for task in tasks]))


def boards_of(puzzle: str) -> list[Board]:
    """Return each step of a path, with the board that it is found on."""
    boards: list[Board] = []
    board, removed, placed = engine.normalize(puzzle), list[tuple[int, int]](), list[int]()
    for step in engine.solve_path(puzzle).steps:
        boards.append((step, board, removed, [*placed]))
        board, removed = engine.after_step(step, board, removed)
        placed += [cell for cell, _ in step.placements]
    return boards


def prove_alone(boards: list[Board]) -> None:
    """Score answers as the engine does: find each pattern, and prove its conclusions."""
    for step, board, removed, placed in boards:
        engine.find_steps(board, removed=removed, placed=placed, technique=step.technique)
        assert engine.prove(board, step, removed=removed, placed=placed).valid


def in_words(puzzle: str) -> None:
    """Explain each step of a path, with the board where it was found."""
    for step, board, removed, _ in boards_of(puzzle):
        engine.explain_step(step, board, removed=removed, depth=3)


def describe(found: dict[str, Any]) -> str:
    """Print a peer's speed, its difficulty by our grades, and the reward for copying."""
    grades = engine.grade_many(found["puzzles"], errors="null")
    singles = sum(one is not None and one.hardest in SINGLES for one in grades)
    shown = f"made {found['made']:,.1f}, {singles / len(found['puzzles']):.0%} need singles alone"
    if "copied" in found:
        shown += f", scored {found['scored']:,.0f}; givens and a guess earn {found['copied']:.2f}"
    return shown


def rate(function: Callable[[Any], object], given: Iterable[Any]) -> float:
    """Return how often a function is done per second."""
    calls = list(given)
    return len(calls) / timed(lambda: [function(one) for one in calls])[0]


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return the processor time of a call, and its result."""
    begun = time.process_time()
    result = work()
    return time.process_time() - begun, result


def python_of_peers() -> str | None:
    """Return the Python that has the peers; None where they cannot be installed."""
    if named := os.environ.get("NONET_BENCH_RESEARCH"):
        return named
    python = OWN / "bin" / "python"
    uv = [sys.executable, "-m", "uv"]
    install = [*uv, "pip", "install", "-q", "--python", str(python), *PACKAGES]
    steps = [] if python.exists() else [[*uv, "venv", "-q", "--python", sys.executable, str(OWN)]]
    for command in (*steps, install):
        if subprocess.run(command, check=False, capture_output=True).returncode:  # noqa: S603
            return None
    return str(python)


if __name__ == "__main__":
    main()
