"""No step on the path of any known puzzle contradicts its solution."""

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


def unique_rows(corpus: Path) -> list[tuple[str, str]]:
    rows = [line.split("\t") for line in corpus.read_text(encoding="ascii").splitlines()]
    unique = [(grid, solution) for grid, status, solution in rows if status == "unique"]
    stride = 1 if EXHAUSTIVE else max(1, len(unique) // AT_MOST)
    return unique[::stride]


def contradicts(step: engine.Step, solution: str) -> bool:
    wrong = any(solution[cell] != str(digit) for cell, digit in step.placements)
    return wrong or any(solution[cell] == str(digit) for cell, digit in step.eliminations)


@pytest.mark.skipif(not CORPORA, reason=f"no corpora in {FOLDER}")
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.stem)
def test_no_step_contradicts_the_solution(corpus: Path) -> None:
    unsound = [
        (grid, step)
        for grid, solution in unique_rows(corpus)
        for step in engine.solve_path(grid).steps
        if contradicts(step, solution)
    ]

    assert unsound == []
