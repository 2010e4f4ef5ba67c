"""Puzzles for a class: nested levels, and versions that are equally hard."""

from itertools import islice, pairwise
from random import Random
from statistics import median

import pytest

from nonet import engine
from nonet.puzzles.class_sets import Level, count_narrow_steps, draw_levels, version_of
from nonet.puzzles.verification import Verified


def made(label: engine.Label, seed: int) -> Verified:
    puzzle = engine.generate(label, seed=seed)
    return Verified(puzzle.puzzle, puzzle.solution)


def levels_of(label: engine.Label, seeds: int) -> list[list[Level]]:
    return [next(draw_levels(label, seed=seed)) for seed in range(seeds)]


def felt(label: engine.Label, level: Level) -> float:
    """Return the measure of a level: narrow steps where singles suffice, else the rating."""
    if label in ("beginner", "easy"):
        return count_narrow_steps(level.puzzle.puzzle, label)
    return engine.rate(level.puzzle.puzzle).er or 0


@pytest.mark.parametrize("label", engine.LABELS)
def test_levels_have_nested_givens_one_solution_and_their_labels(label: engine.Label) -> None:
    for levels in levels_of(label, 4):
        assert levels[-1].label == label
        for level in levels:
            verdict = engine.count_solutions(level.puzzle.puzzle)
            assert verdict.solution == level.puzzle.solution == levels[-1].puzzle.solution
            assert engine.label_of(level.puzzle.puzzle) == level.label
        for easier, harder in pairwise(levels):
            cells = zip(easier.puzzle.puzzle, harder.puzzle.puzzle, strict=True)
            assert all(given in ("-", kept) for kept, given in cells)
            assert easier.puzzle.puzzle != harder.puzzle.puzzle


@pytest.mark.parametrize(
    "seeds", [5, pytest.param(100, marks=[pytest.mark.thorough, pytest.mark.timeout(300)])]
)
@pytest.mark.parametrize("label", engine.LABELS)
def test_levels_of_many_seeds_can_be_felt(label: engine.Label, seeds: int) -> None:
    figures = [[felt(label, level) for level in levels] for levels in levels_of(label, seeds)]

    easiest, middle, hardest = zip(*figures, strict=True)
    assert max(easiest) < min(middle)
    assert max(middle) < min(hardest)
    assert median(middle) - median(easiest) >= 1
    assert median(hardest) - median(middle) >= 1


def test_a_seed_gives_its_levels_again_and_never_the_same_twice() -> None:
    first, second = islice(draw_levels("easy", seed=16), 2)

    assert next(draw_levels("easy", seed=16)) == first
    assert first != second


def test_versions_are_images_that_look_different_and_are_equally_hard() -> None:
    puzzle, chance = made("hard", 5), Random(1)

    versions = [version_of(puzzle, chance) for _ in range(10)]

    assert len({version.puzzle for version in versions}) == 10
    assert {engine.canonical(version.puzzle) for version in versions} == {
        engine.canonical(puzzle.puzzle)
    }
    for version in versions:
        assert engine.count_solutions(version.puzzle).solution == version.solution
        assert engine.grade(version.puzzle).score == engine.grade(puzzle.puzzle).score
