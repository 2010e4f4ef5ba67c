"""Patterns in the hardest puzzles hold in every position along their paths."""

import pytest

from machine import LISTS
from nonet import engine
from technique_steps import contradicts

FOLDER = LISTS / "engine"
SLUGS = (
    "wxyz-wing",
    "unique-loop",
    "bug-plus-n",
    "3d-medusa",
    "fireworks",
    "tridagon",
    "sk-loop",
    "junior-exocet",
    "senior-exocet",
    "kraken-fish",
    "multi-sector-locked-set",
)
HARDEST = sorted(FOLDER.glob("forum_hardest*.txt"))
PUZZLES = 3
EASY = {
    technique.slug for technique in engine.TECHNIQUES if technique.tier in {"singles", "medium"}
}


def positions(corpus: str) -> list[tuple[engine.Position, str]]:
    """Return the positions of some puzzles where nothing easy helps, with the solution."""
    found = []
    rows = corpus.splitlines()
    for row in rows[:: len(rows) // PUZZLES]:
        grid, _, solution = row.split("\t")
        position = engine.Position(engine.normalize(grid), engine.normalize(grid))
        for step in engine.solve_path(grid).steps:
            if step.technique not in EASY:
                found.append((position, solution))
            position = position.after(step)
    return found


@pytest.mark.corpora
@pytest.mark.slow
@pytest.mark.thorough
def test_no_step_of_a_pattern_contradicts_the_solution() -> None:
    steps = [
        (step, solution)
        for corpus in HARDEST
        for position, solution in positions(corpus.read_text("ascii"))
        for slug in SLUGS
        for step in engine.find_steps(position, technique=slug)
    ]

    assert [step for step, solution in steps if contradicts(step, solution)] == []
    assert {step.technique for step, _ in steps} >= {"kraken-fish", "multi-sector-locked-set"}
