from collections import Counter

import pytest
from hypothesis import given, settings, strategies as st

from nonet import engine
from nonet.errors import GridFormatError, NotUniqueError
from samples import BEYOND, EMPTY, INVALID, UNIQUE, UNSOLVABLE

SCORES = {technique.slug: technique.score for technique in engine.TECHNIQUES}
TIERS = ("singles", "medium", "hard", "expert", "extreme")
SOLUTION = "982714635735692148146358729351846972497523816628971354264187593573469281819235467"
TIER_OF_LABEL = {
    "beginner": "singles",
    "easy": "singles",
    "medium": "medium",
    "hard": "hard",
    "expert": "expert",
    "extreme": "extreme",
}
SEEDS = st.integers(0, 2**64 - 1)
LABELS = st.sampled_from(engine.LABELS)


def facts(grade: engine.Grade) -> tuple[object, ...]:
    return grade.tier, grade.label, grade.score, grade.hardest, grade.counts, grade.solved


@given(LABELS, SEEDS)
@settings(deadline=None)
def test_a_generated_puzzle_has_the_requested_grade(label: engine.Label, seed: int) -> None:
    grade = engine.grade(engine.generate(label, seed=seed).puzzle)

    assert grade.label == label
    assert grade.tier == TIER_OF_LABEL[label]
    assert grade.solved


@given(LABELS, SEEDS)
@settings(deadline=None)
def test_the_score_adds_up_the_counts(label: engine.Label, seed: int) -> None:
    grade = engine.grade(engine.generate(label, seed=seed).puzzle)

    assert grade.score == sum(SCORES[slug] * count for slug, count in grade.counts.items())
    assert grade.hardest == list(grade.counts)[-1]


@given(LABELS, SEEDS)
@settings(deadline=None)
def test_the_steps_of_a_grade_match_its_counts(label: engine.Label, seed: int) -> None:
    puzzle = engine.generate(label, seed=seed)

    grade, steps = engine.grade_with_steps(puzzle.puzzle)

    assert facts(grade) == facts(engine.grade(puzzle.puzzle))
    assert Counter(step.technique for step in steps) == grade.counts
    placed = {cell: str(digit) for step in steps for cell, digit in step.placements}
    assert "".join(placed.get(cell, puzzle.puzzle[cell]) for cell in range(81)) == puzzle.solution
    ruled_out = [pair for step in steps for pair in step.eliminations]
    assert all(puzzle.solution[cell] != str(digit) for cell, digit in ruled_out)


@given(LABELS, SEEDS)
@settings(deadline=None)
def test_a_path_leads_to_the_solution_by_valid_steps(label: engine.Label, seed: int) -> None:
    puzzle = engine.generate(label, seed=seed)

    path = engine.solve_path(puzzle.puzzle)

    board = list(puzzle.puzzle)
    for step in path.steps:
        assert step.placements or step.eliminations
        assert all(puzzle.solution[cell] != str(digit) for cell, digit in step.eliminations)
        for cell, digit in step.placements:
            board[cell] = str(digit)
    assert path.solved
    assert "".join(board) == puzzle.solution
    assert path.score == sum(SCORES[step.technique] for step in path.steps)


def test_a_batch_is_graded_in_order() -> None:
    puzzles = [engine.generate(label, seed=5).puzzle for label in engine.LABELS] * 20

    grades = engine.grade_many(puzzles, threads=2)

    assert [facts(grade) for grade in grades] == [facts(engine.grade(one)) for one in puzzles]


def test_a_full_grid_needs_no_technique() -> None:
    assert facts(engine.grade(SOLUTION)) == ("singles", None, 0, None, {}, True)
    assert engine.solve_path(SOLUTION).steps == ()


@pytest.mark.parametrize("grid", [EMPTY, UNSOLVABLE, INVALID])
def test_grids_without_exactly_one_solution_have_no_grade(grid: str) -> None:
    status = engine.count_solutions(grid).status

    with pytest.raises(NotUniqueError) as one:
        engine.grade(grid)
    with pytest.raises(NotUniqueError) as many:
        engine.grade_many([UNIQUE, grid])

    assert one.value.statuses == {"grid": status}
    assert many.value.statuses == {"grids[1]": status}


@given(SEEDS, st.sampled_from(engine.SYMMETRIES))
@settings(deadline=None)
def test_any_puzzle_has_the_label_of_its_tier(seed: int, symmetry: engine.Symmetry) -> None:
    grade = engine.grade(engine.generate(seed=seed, symmetry=symmetry).puzzle)

    assert TIER_OF_LABEL[str(grade.label)] == grade.tier


def test_label_of_equals_the_label_of_the_grade() -> None:
    labels: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
    made = [engine.generate(label, seed=7) for label in labels]
    puzzles = [BEYOND, *(puzzle.puzzle for puzzle in made)]

    assert [engine.label_of(puzzle) for puzzle in puzzles] == [
        engine.grade(puzzle).label for puzzle in puzzles
    ]
    assert engine.label_of(engine.solve(puzzles[1])) is None


def test_a_puzzle_beyond_the_ladder_is_extreme_and_has_no_score() -> None:
    grade = engine.grade(BEYOND)

    assert (grade.solved, grade.label, grade.tier) == (False, "extreme", "extreme")
    assert (grade.score, grade.hardest) == (None, None)


def test_without_uniqueness_no_step_assumes_one_solution() -> None:
    relying = {one.slug for one in engine.TECHNIQUES if one.relies_on_uniqueness}
    made = [engine.generate("hard", technique="unique-rectangle-1", seed=seed) for seed in range(3)]
    puzzles = [puzzle.puzzle for puzzle in made]

    proving = engine.grade_many(puzzles, uniqueness=False)

    assert [facts(grade) for grade in proving] == [
        facts(engine.grade(puzzle, uniqueness=False)) for puzzle in puzzles
    ]
    for puzzle, grade in zip(puzzles, proving, strict=True):
        assert engine.grade(puzzle).hardest == "unique-rectangle-1"
        assert grade.solved
        assert relying.isdisjoint(grade.counts)
        path = engine.solve_path(puzzle, uniqueness=False)
        assert relying.isdisjoint(step.technique for step in path.steps)


def test_a_text_other_than_a_grid_is_rejected() -> None:
    with pytest.raises(GridFormatError):
        engine.grade("123")


@given(st.text("123456789.", min_size=81, max_size=81))
@settings(deadline=None)
def test_a_board_that_breaks_the_rules_is_graded_without_an_error(board: str) -> None:
    grade, _ = engine.grade_with_steps(board)
    assert grade.tier in TIERS


def test_the_ladder_ascends_by_tier_and_has_each_technique_once() -> None:
    tiers = [TIERS.index(technique.tier) for technique in engine.TECHNIQUES]

    assert tiers == sorted(tiers)
    assert len(SCORES) == len(engine.TECHNIQUES)
