"""The order in which to learn the techniques, and the terms of the lessons."""

import csv
from collections.abc import Collection
from functools import cache
from pathlib import Path

from nonet import engine

PREREQUISITES = Path(__file__).with_name("prerequisites.tsv")
TERMS = Path(__file__).with_name("terms.tsv")


def neighbours(slug: str) -> tuple[engine.Technique | None, engine.Technique | None]:
    """Return the next easier technique and the next harder one, or None."""
    slugs = [technique.slug for technique in engine.TECHNIQUES]
    at = slugs.index(slug)
    before = engine.TECHNIQUES[at - 1] if at else None
    after = engine.TECHNIQUES[at + 1] if at + 1 < len(slugs) else None
    return before, after


def learn_first(slug: str) -> tuple[engine.Technique, ...]:
    """Return the techniques to learn before this one, the easiest first."""
    return _in_order(_prerequisites()[slug])


def learn_next(slug: str) -> tuple[engine.Technique, ...]:
    """Return the techniques that build on this one, or else the next harder technique."""
    after = {later for later, needed in _prerequisites().items() if slug in needed}
    harder = neighbours(slug)[1]
    return _in_order(after) or ((harder,) if harder else ())


@cache
def read_terms() -> tuple[tuple[str, str], ...]:
    """Return the terms in the order of their page, each with the slug of a technique."""
    return tuple((term, slug) for term, slug in _read(TERMS))


def _in_order(slugs: Collection[str]) -> tuple[engine.Technique, ...]:
    return tuple(technique for technique in engine.TECHNIQUES if technique.slug in slugs)


@cache
def _prerequisites() -> dict[str, frozenset[str]]:
    """Return the slugs that the lesson on each technique builds on."""
    needed = {technique.slug: frozenset[str]() for technique in engine.TECHNIQUES}
    for slug, prerequisite in _read(PREREQUISITES):
        needed[slug] |= {prerequisite}
    return needed


def _read(file: Path) -> list[list[str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.reader(lines, delimiter="\t"))
