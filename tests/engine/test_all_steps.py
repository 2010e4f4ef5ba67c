"""All steps at a position: proved, none false, the easiest first, each once, within a budget."""

import json
from itertools import islice

import pytest

from nonet import engine
from nonet.errors import GridFormatError
from samples import EMPTY, GOLDEN_NUGGET, HARD
from technique_steps import Found, contradicts, found_on_path

EASY = engine.generate("easy", seed=4).puzzle
EXPERT = engine.generate("expert", seed=4)
POSITIONS = list(islice(found_on_path(EXPERT.puzzle), 0, None, 8))


def conclusions(step: engine.Step) -> tuple[object, ...]:
    return (step.technique, step.placements, step.eliminations)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.step.technique)
def test_every_step_has_a_certificate_and_no_false_one_is_proved(position: Found) -> None:
    _, board, removed, solution, _ = position

    steps = list(engine.find_all_steps(board, removed=removed))

    assert steps
    for step in steps:
        certificate = engine.certificate_of(step, board, removed=removed)
        proof = engine.prove(board, json.loads(json.dumps(certificate)), removed=removed)
        assert (proof.placements, proof.eliminations) == (step.placements, step.eliminations)
        assert proof.valid
        assert not contradicts(step, solution)


@pytest.mark.parametrize("grid", [HARD, EXPERT.puzzle, GOLDEN_NUGGET])
def test_all_steps_come_once_and_easiest_first(grid: str) -> None:
    each = [engine.find_steps(grid, technique=one.slug) for one in engine.TECHNIQUES]

    steps = list(engine.find_all_steps(grid))

    assert [step.rating for step in steps] == sorted(step.rating for step in steps)
    assert len(steps) == len(set(map(conclusions, steps)))
    assert set(map(conclusions, steps)) == {conclusions(step) for some in each for step in some}
    assert len(steps) <= sum(map(len, each))
    assert steps[0].rating == min(step.rating for some in each for step in some)


@pytest.mark.parametrize("slug", ["hidden-single", "grouped-discontinuous-nice-loop"])
def test_the_easiest_of_equal_steps_is_kept(slug: str) -> None:
    every = engine.find_steps(EASY, technique=slug)
    steps = list(engine.find_all_steps(EASY, techniques=[slug]))

    easiest: dict[tuple[object, ...], float] = {}
    for step in every:
        easiest[conclusions(step)] = min(step.rating, easiest.get(conclusions(step), step.rating))
    assert len(steps) < len(every)
    assert {conclusions(step): step.rating for step in steps} == easiest


def test_techniques_are_named_in_any_spelling() -> None:
    found = engine.find_all_steps(HARD, techniques=["Hidden Single", "w wing", "ALS-XZ"])

    assert {step.technique for step in found} == {"hidden-single", "als-xz"}
    assert found.unfinished == ()


def test_steps_come_before_the_search_ends() -> None:
    found = engine.find_all_steps(HARD)
    names = {technique.slug for technique in engine.TECHNIQUES}

    assert set(found.unfinished) == names
    assert next(found) == next(engine.find_all_steps(HARD))
    assert {"full-house", "nested-forcing-net"} & set(found.unfinished) == {"nested-forcing-net"}


@pytest.mark.parametrize("budget", [0, 1, 5, 40, 200])
def test_a_budget_ends_the_search_deterministically_and_reports_unfinished_techniques(
    budget: int,
) -> None:
    whole = list(engine.find_all_steps(HARD))
    found = engine.find_all_steps(HARD, budget=budget)

    some = list(found)

    assert some == list(engine.find_all_steps(HARD, budget=budget))
    assert [step.rating for step in some] == sorted(step.rating for step in some)
    missing = {step.technique for step in whole if step not in some}
    assert missing <= set(found.unfinished)
    assert len(some) < len(whole)
    assert bool(some) == (budget > 1)


def test_candidates_and_filled_cells_are_those_of_a_board() -> None:
    board = "1..2....." + "...1....." + "." * 63
    placed = (0, 3, 12)

    found = engine.find_all_steps(board, placed=placed, techniques=["avoidable-rectangle-1"])

    assert tuple(found) == engine.find_steps(
        board, placed=placed, technique="avoidable-rectangle-1"
    )
    removed = [(cell, 7) for cell in range(1, 9)]
    (step,) = engine.find_all_steps(EMPTY, removed=removed, techniques=["hidden-single"])
    assert step.placements == ((0, 7),)


@pytest.mark.parametrize(
    ("removed", "placed", "techniques"),
    [
        ([], [], ["x-wing", "guessing"]),
        ([(81, 1)], [], None),
        ([(0, 10)], [], None),
        ([], [81], None),
    ],
)
def test_invalid_positions_and_techniques_are_rejected_before_the_first_step(
    removed: list[tuple[int, int]], placed: list[int], techniques: list[str] | None
) -> None:
    with pytest.raises(ValueError, match="expected"):
        engine.find_all_steps(EMPTY, removed=removed, placed=placed, techniques=techniques)


def test_a_text_other_than_a_grid_is_rejected() -> None:
    with pytest.raises(GridFormatError):
        engine.find_all_steps("xyz")
