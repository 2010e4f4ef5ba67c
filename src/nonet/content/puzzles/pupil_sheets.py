"""Sheets of a class set: what pupils get, and what the key tells of them."""

from collections.abc import Sequence
from random import Random

from nonet import engine
from nonet.content.puzzles.class_set import version_of
from nonet.content.puzzles.levels import Level
from nonet.content.puzzles.publication import Verified
from nonet.content.puzzles.sheet_explanations import first_tip
from nonet.content.worksheets import PupilSheet, Sheet
from nonet.foundation.catalogue import Words


def sheets_of_levels(nested: Sequence[Sequence[Level]], words: Words) -> tuple[PupilSheet, ...]:
    """Return a sheet to each level, the easiest first, of puzzles that are nested so."""
    return tuple(_sheet_of_level(levels, words) for levels in zip(*nested, strict=True))


def sheets_of_versions(
    puzzles: Sequence[Verified], versions: int, chance: Random, words: Words
) -> tuple[PupilSheet, ...]:
    """Return so many sheets of the same puzzles, which look different on each."""
    return tuple(
        PupilSheet(puzzles=tuple(_sheet(version_of(each, chance), words) for each in puzzles))
        for _ in range(versions)
    )


def _sheet_of_level(levels: Sequence[Level], words: Words) -> PupilSheet:
    return PupilSheet(
        puzzles=tuple(_sheet(level.puzzle, words) for level in levels),
        label=max((level.label for level in levels), key=engine.LABELS.index),
        means=_means(levels, words),
    )


def _means(levels: Sequence[Level], words: Words) -> str:
    """Say how often only one cell leads on, where that tells the levels apart."""
    counts = [level.narrow_steps for level in levels if level.narrow_steps is not None]
    if not counts:
        return ""
    least, most = min(counts), max(counts)
    steps = str(most) if least == most else f"{least}\u2013{most}"
    return words("sheet-means-narrow", count=most, steps=steps)


def _sheet(puzzle: Verified, words: Words) -> Sheet:
    return Sheet(
        puzzle=puzzle.puzzle,
        solution=puzzle.solution,
        playable_url="",
        hints=(first_tip(puzzle.puzzle, words),),
    )
