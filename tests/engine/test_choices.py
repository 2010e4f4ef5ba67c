"""Grades and paths by techniques of one's own, in an order of one's own."""

import pytest

from nonet import engine

NAMED = ["XY-Wing", "naked single", "hidden-single", "NakedPair", "locked candidates (pointing)"]
SLUGS = ("xy-wing", "naked-single", "hidden-single", "naked-pair", "locked-pointing")
PUZZLES = [puzzle.puzzle for puzzle in engine.generate_many("hard", 8, seed=3)]


def test_only_chosen_techniques_are_used_and_the_choice_is_kept() -> None:
    grades = engine.grade_many(PUZZLES, techniques=NAMED, path="shortest")
    paths = [engine.solve_path(puzzle, techniques=NAMED) for puzzle in PUZZLES]

    for puzzle, grade, path in zip(PUZZLES, grades, paths, strict=True):
        assert grade == engine.grade(puzzle, techniques=SLUGS, path="shortest")
        assert (grade.techniques, grade.order) == (path.techniques, path.order) == (SLUGS, None)
        steps = (*path.steps, *(grade.path or ()))
        assert {*grade.counts} | {step.technique for step in steps} <= {*SLUGS}
        assert grade.solved == path.solved


def test_chosen_techniques_outside_the_ladder_are_used() -> None:
    puzzle = engine.generate("hard", technique="skyscraper", seed=4).puzzle
    singles = ["full-house", "hidden-single", "naked-single"]
    medium = [one.slug for one in engine.TECHNIQUES if one.tier == "medium"]

    grade = engine.grade(puzzle, techniques=[*singles, *medium, "wxyz-wing", "3d-medusa"])

    assert not {*grade.counts} <= {*singles, *medium}


def test_techniques_are_tried_in_the_given_order() -> None:
    first = ["naked-single", "xy-chain"]

    for puzzle in PUZZLES:
        path = engine.solve_path(puzzle, order=first)

        assert path.order == tuple(first)
        assert path.solved
        placed, removed, board = list[int](), list[tuple[int, int]](), list(puzzle)
        for step in path.steps:
            now = {"grid": "".join(board), "removed": removed, "placed": placed}
            assert step == engine.next_step(**now, order=first)  # type: ignore[arg-type]
            found = [engine.find_steps(**now, technique=one) for one in first]  # type: ignore[arg-type]
            due = next((one for one, steps in zip(first, found, strict=True) if steps), None)
            assert due in {None, step.technique}
            removed.extend(step.eliminations)
            for cell, digit in step.placements:
                board[cell] = str(digit)
                placed.append(cell)


def test_an_order_and_a_choice_survive_serialization() -> None:
    graded, steps = engine.grade_with_steps(PUZZLES[0], techniques=NAMED, order=NAMED[:2])
    path = engine.solve_path(PUZZLES[0], techniques=NAMED, order=NAMED[:2])

    assert {step.technique for step in steps} == {*graded.counts}
    for one in (graded, path):
        assert type(one).from_dict(one.to_dict()) == one
        assert (one.techniques, one.order) == (SLUGS, SLUGS[:2])
    old = {name: value for name, value in graded.to_dict().items() if name != "order"}
    assert engine.Grade.from_dict(old).order is None


def test_without_uniqueness_a_choice_excludes_uniqueness_techniques() -> None:
    puzzle = engine.generate("hard", technique="unique-rectangle-1", seed=1).puzzle
    counted = engine.grade(puzzle).counts

    assert engine.grade(puzzle, techniques=counted).counts == counted
    proving = engine.grade(puzzle, techniques=counted, uniqueness=False)
    assert "unique-rectangle-1" not in proving.counts


def test_an_unknown_name_is_rejected_with_a_similar_one() -> None:
    with pytest.raises(ValueError, match=r"found 'x-wnig'; did you mean x-wing\?"):
        engine.grade(PUZZLES[0], techniques=["x-wnig"])
    with pytest.raises(ValueError, match="found 'x-wnig'"):
        engine.find_steps(PUZZLES[0], technique="x-wnig")
    with pytest.raises(ValueError, match="the order has x-wing, which is not among"):
        engine.solve_path(PUZZLES[0], techniques=["naked-single"], order=["x-wing"])
    with pytest.raises(TypeError, match="found the text 'x-wing'"):
        engine.solve_path(PUZZLES[0], order="x-wing")
