"""Results come one by one, and are those that come together."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

from nonet import engine
from nonet.errors import GridFormatError, NotUniqueError
from samples import EMPTY, SOLUTION

PUZZLES = [puzzle.puzzle for puzzle in engine.generate_many("medium", 9, seed=4)]


def test_after_step_returns_the_grid_for_the_next_step() -> None:
    made = engine.generate("expert", seed=8)
    grid, removed = made.puzzle, list[tuple[int, int]]()

    for step in engine.solve_path(made.puzzle).steps:
        placed = [cell for cell in range(81) if grid[cell] != made.puzzle[cell]]
        assert engine.next_step(grid, removed=removed, placed=placed) == step
        grid, removed = engine.after_step(step, grid, removed)

    assert (grid, removed) == (made.solution, [])


@pytest.mark.parametrize("label", ["easy", "hard", "expert", "extreme"])
def test_solve_iter_yields_the_steps_of_the_path(label: engine.AnyLabel) -> None:
    for made in engine.generate_many(label, 3, seed=4):
        assert tuple(engine.solve_iter(made.puzzle)) == engine.solve_path(made.puzzle).steps


def test_solve_iter_uses_the_chosen_techniques() -> None:
    first = ["hidden-single", "naked-single"]
    grid = PUZZLES[0]

    steps = tuple(engine.solve_iter(grid, techniques=first, order=first))

    assert steps == engine.solve_path(grid, techniques=first, order=first).steps
    assert {step.technique for step in steps} <= {*first}


def test_solve_iter_rejects_invalid_grids_before_the_first_step() -> None:
    assert list(engine.solve_iter(EMPTY)) == list(engine.solve_iter(SOLUTION)) == []
    with pytest.raises(NotUniqueError):
        engine.solve_iter("11" + "-" * 79)
    with pytest.raises(GridFormatError):
        engine.solve_iter("12")


@pytest.mark.parametrize("threads", [None, 1, 3])
def test_each_yields_results_in_order(threads: int | None) -> None:
    one_by_one = engine.each(engine.grade, PUZZLES, threads=threads, uniqueness=False)

    assert list(one_by_one) == [engine.grade(grid, uniqueness=False) for grid in PUZZLES]


def test_each_reads_endless_grids_as_needed() -> None:
    read = list[int]()

    def endless() -> Iterator[str]:
        for number in count():
            read.append(number)
            yield PUZZLES[number % len(PUZZLES)]

    verdicts = engine.each(engine.count_solutions, endless(), threads=2)

    assert read == []
    assert [verdict.status for verdict in islice(verdicts, 20)] == ["unique"] * 20
    assert 20 <= len(read) < 30


def test_an_error_ends_each_at_its_grid() -> None:
    answers = engine.each(engine.grade, [PUZZLES[0], EMPTY, PUZZLES[1]], threads=1)

    assert next(answers) == engine.grade(PUZZLES[0])
    with pytest.raises(NotUniqueError):
        next(answers)
    assert list(answers) == []


def test_zero_threads_are_rejected() -> None:
    with pytest.raises(ValueError, match="at least one thread"):
        engine.each(engine.grade, PUZZLES, threads=0)
