"""Tiers agree with other raters on the same puzzles."""

from collections import Counter
from pathlib import Path

import pytest

from machine import LISTS
from nonet import engine

FOLDER = LISTS / "techniques"
RATED = FOLDER / "random-minimal-rated.tsv"
FILLED_BY_SINGLES = FOLDER / "controlled-bias-rated.tsv"
EXCHANGED = FOLDER / "exchange-rated.txt"

TIER_OF_LEVEL = {
    "Easy": "singles",
    "Medium": "medium",
    "Hard": "hard",
    "Unfair": "expert",
    "Extreme": "extreme",
}
# The reference lifts a level when the score is above the cap of the level below. At most so high,
# the level is that of the hardest technique.
UNLIFTED = {"Easy": 800, "Medium": 800, "Hard": 1000, "Unfair": 1600, "Extreme": 1800}


def rows(path: Path) -> list[list[str]]:
    return [line.split("\t") for line in path.read_text(encoding="ascii").splitlines()]


@pytest.mark.corpora
def test_singles_suffice_exactly_where_the_reference_agrees() -> None:
    table = rows(FILLED_BY_SINGLES)

    grades = engine.grade_many(row[0] for row in table)

    assert [grade.tier == "singles" for grade in grades] == [row[2] == "81" for row in table]


@pytest.mark.corpora
def test_the_tier_matches_the_level_of_the_reference() -> None:
    table = [row for row in rows(RATED) if int(row[6]) <= UNLIFTED[row[5]]]

    grades = engine.grade_many(row[0] for row in table)

    pairs = [(TIER_OF_LEVEL[row[5]], grade.tier) for row, grade in zip(table, grades, strict=True)]
    agreed = sum(expected == found for expected, found in pairs)
    print(sorted(Counter(pairs).items()))  # noqa: T201 - the confusion matrix, shown on failure
    assert agreed >= 0.97 * len(pairs)
    assert all((one == "singles") == (other == "singles") for one, other in pairs)


@pytest.mark.corpora
@pytest.mark.slow
@pytest.mark.thorough
def test_every_puzzle_rated_up_to_nine_is_solved_without_guessing() -> None:
    table = [line.split() for line in EXCHANGED.read_text(encoding="ascii").splitlines()]
    puzzles = [puzzle for _, puzzle, rating in table if float(rating) <= 9]

    grades = engine.grade_many(puzzles)

    stuck = [puzzle for puzzle, grade in zip(puzzles, grades, strict=True) if not grade.solved]
    assert stuck == []
