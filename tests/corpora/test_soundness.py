"""Every known puzzle is solved step by step, and no step contradicts its solution."""

import os
from pathlib import Path

import pytest

from nonet import engine

BESIDE_THE_REPOSITORY = Path(__file__).parents[3] / "shared" / "data"
FOLDER = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY)) / "engine"
CORPORA = sorted(FOLDER.glob("*.txt"))
# Without it, every corpus is read in strides; with it, puzzle by puzzle.
EXHAUSTIVE = bool(os.environ.get("NONET_EXHAUSTIVE"))
AT_MOST = 200
# One of the hardest takes a second or so.
OF_THE_HARDEST = 12


def unique_rows(corpus: Path) -> list[tuple[str, str]]:
    rows = [line.split("\t") for line in corpus.read_text(encoding="ascii").splitlines()]
    unique = [(grid, solution) for grid, status, solution in rows if status == "unique"]
    most = OF_THE_HARDEST if corpus.stem.startswith("forum_hardest") else AT_MOST
    stride = 1 if EXHAUSTIVE else max(1, len(unique) // most)
    return unique[::stride]


def contradicts(step: engine.Step, solution: str) -> bool:
    wrong = any(solution[cell] != str(digit) for cell, digit in step.placements)
    return wrong or any(solution[cell] == str(digit) for cell, digit in step.eliminations)


@pytest.mark.skipif(not CORPORA, reason=f"no corpora in {FOLDER}")
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.stem)
def test_no_step_contradicts_the_solution(corpus: Path) -> None:
    paths = [(engine.solve_path(grid), solution) for grid, solution in unique_rows(corpus)]

    unsound = [
        step for path, solution in paths for step in path.steps if contradicts(step, solution)
    ]
    assert unsound == []
    assert all(path.solved for path, _ in paths)
