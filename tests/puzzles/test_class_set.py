"""Puzzles for a class: nested levels, and versions that are equally hard."""

from itertools import pairwise
from random import Random

import pytest

from nonet import engine
from nonet.content.puzzles import Verified
from nonet.content.puzzles.class_set import nest, version_of


def made(label: engine.Label, seed: int) -> Verified:
    puzzle = engine.generate(label, seed=seed)
    return Verified(puzzle.puzzle, puzzle.solution)


@pytest.mark.parametrize("label", ["medium", "hard", "expert"])
def test_levels_have_three_labels_one_solution_and_nested_givens(label: engine.Label) -> None:
    nested = [nest(made(label, seed), label, Random(seed)) for seed in range(8)]

    found = [levels for levels in nested if levels is not None]
    assert found
    rank = engine.LABELS.index(label)
    for levels in found:
        assert [level.label for level in levels] == list(engine.LABELS[rank - 2 : rank + 1])
        for level in levels:
            verdict = engine.count_solutions(level.puzzle.puzzle)
            assert verdict.solution == level.puzzle.solution == levels[-1].puzzle.solution
            assert engine.label_of(level.puzzle.puzzle) == level.label
        for easier, harder in pairwise(levels):
            cells = zip(easier.puzzle.puzzle, harder.puzzle.puzzle, strict=True)
            assert all(given in ("-", kept) for kept, given in cells)
            assert easier.puzzle.puzzle != harder.puzzle.puzzle


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
