"""Every known puzzle is solved step by step, and no step contradicts its solution.

All lists whole, in two processes, in a quarter of an hour:

    NONET_EXHAUSTIVE=1 .venv/bin/pytest -q -n 2 tests/research/test_soundness.py
"""

import os
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

from machine import LISTS
from nonet import engine
from technique_steps import contradicts

FOLDER = LISTS / "engine"
# Without it, every corpus is read in strides; with it, puzzle by puzzle.
EXHAUSTIVE = bool(os.environ.get("NONET_EXHAUSTIVE"))
AT_MOST = 200
# One of the hardest takes a second or so.
OF_THE_HARDEST = 12
# So many puzzles are one test, that takes a minute at most.
PIECE = 100
# Of these lists some seconds: `make quick` goes through the others.
HARD = ("forum_hardest", "magictour")


class Known(NamedTuple):
    """A puzzle of a list, and its solution."""

    grid: str
    solution: str


def unique_rows(corpus: Path) -> list[Known]:
    rows = [line.split("\t") for line in corpus.read_text(encoding="ascii").splitlines()]
    unique = [Known(grid, solution) for grid, status, solution in rows if status == "unique"]
    most = OF_THE_HARDEST if corpus.stem.startswith("forum_hardest") else AT_MOST
    stride = 1 if EXHAUSTIVE else max(1, len(unique) // most)
    return unique[::stride]


def pieces() -> list[ParameterSet]:
    lists = [(corpus.stem, unique_rows(corpus)) for corpus in sorted(FOLDER.glob("*.txt"))]
    return [
        pytest.param(
            rows[at : at + PIECE],
            id=f"{name}-{at}",
            marks=[pytest.mark.slow, pytest.mark.thorough] if name.startswith(HARD) else [],
        )
        for name, rows in lists
        for at in range(0, len(rows), PIECE)
    ]


PIECES = pieces()


@pytest.mark.corpora
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("rows", PIECES)
def test_no_step_contradicts_the_solution(rows: list[Known]) -> None:
    paths = [(engine.solve_path(row.grid), row) for row in rows]

    unsound = [
        step for path, row in paths for step in path.steps if contradicts(step, row.solution)
    ]
    unsolved = [row.grid for path, row in paths if not path.solved]
    assert (unsound, unsolved) == ([], [])
