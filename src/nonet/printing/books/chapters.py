"""Chapters of books: their puzzles from easy to hard, and what stands around these."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from nonet import engine
from nonet.i18n.words import Words
from nonet.printing.books.book import Chapter, Introduction
from nonet.printing.from_puzzles import sheet_of
from nonet.printing.practice import lesson_step
from nonet.printing.sheet_explanations import lead_through
from nonet.printing.worksheet import Sheet
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified


def from_easy_to_hard(sheets: Sequence[Sheet]) -> list[Sheet]:
    """Return puzzles in the order of their grades."""
    grades = engine.grade_many([sheet.puzzle for sheet in sheets])
    graded = zip(grades, sheets, strict=True)
    return [sheet for _, sheet in sorted(graded, key=itemgetter(0))]


def chapter_of(label: engine.Label, items: Iterable[Verified], site: Site) -> Chapter:
    """Return a chapter of new puzzles of a label, from easy to hard."""
    sheets = [sheet_of(item, site) for item in items]
    return Chapter(puzzles=tuple(from_easy_to_hard(sheets)), label=label)


@dataclass(frozen=True, slots=True, kw_only=True)
class BookParts:
    """What a book has beside puzzles and answers."""

    ramp: bool = False
    introductions: bool = False
    hints: bool = False
    index: bool = False


def with_parts(chapter: Chapter, parts: BookParts, words: Words, met: set[str]) -> Chapter:
    """Return a chapter with what a book has; what it introduces is `met` from then on.

    With a ramp, puzzles of a label stand in the order of their ratings.
    """
    sheets, ramp = list(chapter.puzzles), [0.0] * len(chapter.puzzles)
    if parts.ramp:
        ramp = [engine.rate(sheet.puzzle).er or 0.0 for sheet in sheets]
        if chapter.label is not None:
            ramp, sheets = _sorted(ramp, sheets)
    if not (parts.introductions or parts.hints or parts.index):
        return replace(chapter, puzzles=tuple(sheets), ramp=tuple(ramp) if parts.ramp else ())
    leads = [lead_through(sheet.puzzle, words) for sheet in sheets]
    if parts.hints:
        pairs = zip(sheets, leads, strict=True)
        sheets = [replace(sheet, hints=lead.hints) for sheet, lead in pairs]
    used = {slug for lead in leads for slug in lead.slugs}
    new = [each.slug for each in engine.TECHNIQUES if each.slug in used - met]
    met.update(new)
    return replace(
        chapter,
        puzzles=tuple(sheets),
        ramp=tuple(ramp) if parts.ramp else (),
        introductions=tuple(_introduction(slug, words) for slug in new)
        if parts.introductions
        else (),
        uses=tuple(tuple(words(f"name-{slug}") for slug in lead.slugs) for lead in leads)
        if parts.index
        else (),
    )


def _sorted(ramp: list[float], sheets: list[Sheet]) -> tuple[list[float], list[Sheet]]:
    pairs = sorted(zip(ramp, sheets, strict=True), key=itemgetter(0))
    return [er for er, _ in pairs], [sheet for _, sheet in pairs]


def _introduction(slug: str, words: Words) -> Introduction:
    return Introduction(
        words(f"name-{slug}"), words(f"lesson-{slug}-idea"), lesson_step(slug, words)
    )
