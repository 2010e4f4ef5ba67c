"""Compare ratings with published ones; `docs/explanation/rating.md` explains the differences."""

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from machine import LISTS
from nonet import engine

FOLDER = LISTS / "techniques"
SAMPLED = 1 if os.environ.get("NONET_EXHAUSTIVE") else 5


class Row(NamedTuple):
    """A puzzle and its ER, or its ER, EP and ED, as the list has them."""

    puzzle: str
    published: tuple[str, ...]


def random_minimal(lines: list[str]) -> Iterator[Row]:
    """Read the Sukaku Explainer's ratings of random minimal puzzles."""
    for line in lines:
        puzzle, _, ratings, *_ = line.split("\t")
        yield Row(puzzle, tuple(ratings.split("/")))


def exchange(lines: list[str]) -> Iterator[Row]:
    """Read puzzles with their ER, which is the last word of a line."""
    for line in lines:
        words = line.split()
        puzzle = next(word for word in words if len(word) == 81)
        yield Row(puzzle, (words[-1],))


@pytest.mark.corpora
@pytest.mark.parametrize(
    ("name", "read", "profile", "least"),
    [
        ("random-minimal-rated.tsv", random_minimal, "explainer", 0.998),
        ("exchange-low-rated.txt", exchange, "exchange", 1.0),
        ("exchange-rated.txt", exchange, "exchange", 0.995),
    ],
)
def test_ratings_agree_with_published_ones(
    name: str, read: object, profile: engine.Profile, least: float
) -> None:
    path = FOLDER / name
    assert callable(read)
    rows: list[Row] = list(read(path.read_text(encoding="ascii").splitlines()))[::SAMPLED]

    ratings = engine.rate_many([row.puzzle for row in rows], profile=profile)

    found = [tuple(map(str, (rating.er, rating.ep, rating.ed))) for rating in ratings]
    agreeing = [
        row.published == numbers[: len(row.published)]
        for row, numbers in zip(rows, found, strict=True)
    ]
    assert sum(agreeing) >= least * len(rows)
