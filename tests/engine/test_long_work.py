"""Long work in slices gives the same result, stops within its budget, and can be left."""

from typing import TypeVar

import pytest

from nonet import engine
from samples import HARD, SOLUTION

T = TypeVar("T")

HARDEST = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
NO_END_S = 3600.0


def finish(work: "engine.LongWork[T]", slice_s: float) -> tuple[T, int]:
    slices = 1
    while not work.advance(slice_s):
        slices += 1
    return work.take(), slices


@pytest.mark.sample("full")
@pytest.mark.parametrize("path", ["full", "shortest"])
def test_a_grade_in_slices_equals_the_grade(path: engine.WhichPath) -> None:
    work = engine.begin_grade(HARD, path=path, budget_s=NO_END_S)

    (grade, steps), slices = finish(work, slice_s=0.0)

    assert slices > 1
    assert (grade, steps) == (engine.grade(HARD, path=path), engine.grade_with_steps(HARD)[1])
    assert work.spent_s > 0


def test_a_step_in_slices_equals_the_next_step() -> None:
    work = engine.begin_next_step(HARDEST, budget_s=NO_END_S)

    step, slices = finish(work, slice_s=0.0)

    assert slices > 1
    assert step == engine.next_step(HARDEST)


def test_a_rating_in_slices_equals_the_rating() -> None:
    rater = engine.Rater(HARD)

    is_over, slices = finish(engine.begin_rating(rater, work=2**63), slice_s=0.0)

    assert (is_over, rater.rating) == (True, engine.rate(HARD))
    assert slices > 1


def test_work_that_has_not_started_has_taken_no_time() -> None:
    work = engine.begin_next_step(HARD, budget_s=NO_END_S)

    assert work.spent_s == 0


@pytest.mark.parametrize("path", ["full", "shortest"])
def test_a_budget_stops_a_grade_which_is_then_unsolved(path: engine.WhichPath) -> None:
    work = engine.begin_grade(HARDEST, path=path, budget_s=0)

    (grade, _), _ = finish(work, slice_s=NO_END_S)

    assert work.stopped
    assert (grade.solved, grade.hardest, grade.score) == (False, None, None)


def test_a_stopped_search_differs_from_a_board_without_steps() -> None:
    stopped = engine.begin_next_step(HARDEST, budget_s=0)
    ended = engine.begin_next_step(SOLUTION, budget_s=NO_END_S)

    assert (finish(stopped, slice_s=NO_END_S)[0], stopped.stopped) == (None, True)
    assert (finish(ended, slice_s=NO_END_S)[0], ended.stopped) == (None, False)


def test_the_result_of_work_is_returned_once_at_its_end() -> None:
    work = engine.begin_next_step(HARD, budget_s=NO_END_S)
    before = work.take()

    while not work.advance(0.0):
        pass

    assert before is None
    assert work.take() is not None
    assert work.take() is None
    assert work.advance(0.0)


def test_work_can_be_abandoned() -> None:
    work = engine.begin_grade(HARDEST, budget_s=NO_END_S)

    assert not work.advance(0.0)
    del work
