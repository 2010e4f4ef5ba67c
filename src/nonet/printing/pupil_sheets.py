"""Sheets of a class set: what pupils get, and what the key tells of them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import isqrt
from random import Random

from nonet import engine
from nonet.engine import small
from nonet.i18n.words import Words
from nonet.printing.class_set import ClassSet, PupilSheet
from nonet.printing.from_puzzles import link_of
from nonet.printing.layout import Layout
from nonet.printing.sheet_code import SheetRecord, record_of
from nonet.printing.sheet_explanations import first_tip
from nonet.printing.worksheet import Sheet
from nonet.puzzles.class_sets import Level, count_narrow_steps, version_of
from nonet.puzzles.explanations.guidance import explain_small
from nonet.puzzles.grading import served_label
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified

_LEVELS_OF_SIZES: tuple[engine.Label, ...] = ("beginner", "easy", "medium")


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


def sheets_again(
    record: SheetRecord, verified: Sequence[Verified], words: Words
) -> tuple[PupilSheet, ...]:
    """Return the sheets of a set that comes back by its code, its puzzles verified, in order."""
    each = len(verified) // record.letters
    letters = [verified[at : at + each] for at in range(0, len(verified), each)]
    if record.kind == "versions":
        return tuple(
            PupilSheet(puzzles=tuple(_sheet(puzzle, words) for puzzle in letter))
            for letter in letters
        )
    labels = [[served_label(engine.label_of(one.puzzle)) for one in letter] for letter in letters]
    hardest = _hardest(label for letter in labels for label in letter)
    by_steps = hardest if hardest in ("beginner", "easy") else None
    return tuple(
        _sheet_of_level(
            [
                Level(
                    label or "expert",
                    puzzle,
                    0.0,
                    count_narrow_steps(puzzle.puzzle, by_steps) if by_steps else None,
                )
                for label, puzzle in zip(letter_labels, letter, strict=True)
            ],
            words,
        )
        for letter_labels, letter in zip(labels, letters, strict=True)
    )


def _hardest(labels: Iterable[engine.Label | None]) -> engine.Label:
    return max((label or "expert" for label in labels), key=engine.LABELS.index)


def sheets_of_sizes(letters: Sequence[Sequence[Sheet]], words: Words) -> tuple[PupilSheet, ...]:
    """Return a sheet to each of three sizes, which stand for three levels."""
    return tuple(
        _sheet_of_size(tuple(_with_tip(sheet, words) for sheet in sheets), label, words)
        for label, sheets in zip(_LEVELS_OF_SIZES, letters, strict=True)
    )


def _sheet_of_size(puzzles: tuple[Sheet, ...], label: engine.Label, words: Words) -> PupilSheet:
    side = isqrt(len(puzzles[0].puzzle))
    return PupilSheet(
        puzzles=puzzles,
        label=label,
        called=words("sheet-size", side=side),
        means=words("sheet-means-size", side=side),
    )


def _with_tip(sheet: Sheet, words: Words) -> Sheet:
    """Say where the first step of a puzzle of any size is to be looked for."""
    if small.is_grid(sheet.puzzle):
        said = explain_small(sheet.puzzle, depth=1, marks=sheet.marks)
        tip = "" if said is None else words.render(said)
    else:
        tip = first_tip(sheet.puzzle, words)
    return replace(sheet, hints=(tip,) if tip else ())


def with_links(class_set: ClassSet, site: Site, *, folder: str = "") -> ClassSet:
    """Return a class set whose sheets pupils can play by a code, and whose key brings it back.

    Raises:
        IdentifierError: there are more puzzles than a code holds.
    """
    worksheet, sheets = class_set.worksheet, class_set.sheets
    puzzles = [puzzle for sheet in sheets for puzzle in sheet.puzzles]
    whole = record_of(
        puzzles,
        worksheet,
        kind="levels" if class_set.has_levels else "versions",
        letters=len(sheets),
        mark=class_set.mark,
    )
    plain = Layout(per_page=2, answers="none")

    def linked(sheet: PupilSheet) -> PupilSheet:
        own = record_of(sheet.puzzles, worksheet, layout=plain)
        return replace(sheet, link=link_of(own, site, folder=folder))

    return replace(
        class_set,
        worksheet=replace(worksheet, link=link_of(whole, site, folder=folder)),
        sheets=tuple(map(linked, sheets)),
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
