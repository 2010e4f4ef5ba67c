"""The evidence of a step names the role of everything in its pattern."""

from typing import get_args

import pytest

from nonet import engine
from nonet.puzzles.lessons.lesson import read_examples

RECORDS = get_args(engine.Evidence)
SLUGS = [technique.slug for technique in engine.TECHNIQUES]
EMPTY = "-" * 81


@pytest.mark.parametrize("slug", SLUGS)
def test_the_evidence_of_every_technique_is_a_record(slug: str) -> None:
    step = read_examples()[slug].step

    assert isinstance(step.evidence, RECORDS)


def test_a_wing_distinguishes_its_pivot_and_pincers() -> None:
    removed = [
        (cell, digit)
        for cell, kept in ((0, {1, 2}), (4, {1, 3}), (36, {2, 3}))
        for digit in range(1, 10)
        if digit not in kept
    ]

    (step,) = engine.find_steps(EMPTY, removed=removed, technique="xy-wing")

    wing = step.evidence
    assert isinstance(wing, engine.BentWing)
    assert (wing.pivot, wing.pincers, wing.forcing, wing.shared) == (0, (4, 36), (1, 2), 3)
    assert not wing.is_in_pivot
    assert step.pattern.candidates == ((0, 1), (0, 2), (4, 1), (4, 3), (36, 2), (36, 3))


def test_a_finned_fish_distinguishes_its_base_and_cover_sets() -> None:
    kept = {9: {9, 14}, 63: {63, 68, 67}}
    removed = [
        (cell, 5)
        for row, cells in kept.items()
        for cell in range(row, row + 9)
        if cell not in cells
    ]

    (step,) = engine.find_steps(EMPTY, removed=removed, technique="finned-x-wing")

    fish = step.evidence
    assert isinstance(fish, engine.Fish)
    assert [(house.kind, house.index) for house in fish.base] == [("row", 1), ("row", 7)]
    assert [(house.kind, house.index) for house in fish.cover] == [("column", 0), ("column", 5)]
    assert (fish.digit, fish.body, fish.fins) == (5, (9, 14, 63, 68), (67,))
