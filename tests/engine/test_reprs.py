"""A result describes itself in one line when it is printed."""

import pytest

from nonet import engine
from samples import EMPTY, HARD, SOLUTION, UNIQUE, normal, put

LAST = put(SOLUTION, (40, "-"))
PUZZLE = engine.generate("beginner", seed=1)
STEP = engine.next_step(LAST)
assert STEP is not None


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (engine.count_solutions(EMPTY), f"Verdict({normal(EMPTY)}, multiple)"),
        (engine.House.from_dict({"kind": "box", "index": 4}), "House(box, 4)"),
        (engine.next_single(LAST), "Single(full-house, cell=40, digit=5)"),
        (engine.analyze(UNIQUE), f"Analysis({normal(UNIQUE)}, beginner)"),
        (STEP, "Step(full-house, ((40, 5),), ())"),
        (engine.solve_path(LAST), f"Path({LAST}, 1 steps, solved)"),
        (engine.solve_path(EMPTY), f"Path({normal(EMPTY)}, 0 steps, not solved)"),
        (engine.grade(SOLUTION), "Grade(singles, 0, none)"),
        (engine.rate(LAST), "Rating(1.0, 1.0, 1.0)"),
        (engine.rate(HARD, work=0), "Rating(at least 1.0)"),
        (PUZZLE, f"Puzzle({PUZZLE.puzzle}, beginner)"),
        (engine.TECHNIQUES[0], "Technique(full-house, singles)"),
    ],
    ids=lambda result: type(result).__name__,
)
def test_a_result_has_a_readable_repr(result: object, said: str) -> None:
    assert repr(result) == said
