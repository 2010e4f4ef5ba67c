"""Chapters of books: puzzles from easy to hard, with ramp, introductions, hints and index."""

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
    """Return puzzles in the order of their difficulty grades."""
    grades = engine.grade_many([sheet.puzzle for sheet in sheets])
    graded = zip(grades, sheets, strict=True)
    return [sheet for _, sheet in sorted(graded, key=itemgetter(0))]


def chapter_of(label: engine.Label, items: Iterable[Verified], site: Site) -> Chapter:
    """Return a chapter of new puzzles of a label, from easy to hard."""
    sheets = [sheet_of(item, site) for item in items]
    return Chapter(puzzles=tuple(from_easy_to_hard(sheets)), label=label)


@dataclass(frozen=True, slots=True, kw_only=True)
class BookParts:
    """The optional parts of a book."""

    ramp: bool = False
    introductions: bool = False
    hints: bool = False
    index: bool = False


def with_parts(chapter: Chapter, parts: BookParts, words: Words, met: set[str]) -> Chapter:
    """Return a chapter with optional parts; techniques that it introduces are added to `met`.

    With a ramp, puzzles of a label are sorted by rating.
    """
    sheets, ramp = chapter.puzzles, tuple[float, ...]()
    if parts.ramp:
        rated = [(engine.rate(sheet.puzzle).er or 0.0, sheet) for sheet in sheets]
        if chapter.label is not None:
            rated.sort(key=itemgetter(0))
        ramp, sheets = tuple(er for er, _ in rated), tuple(sheet for _, sheet in rated)
    chapter = replace(chapter, puzzles=sheets, ramp=ramp)
    if not (parts.introductions or parts.hints or parts.index):
        return chapter
    leads = [lead_through(sheet.puzzle, words) for sheet in sheets]
    if parts.hints:
        pairs = zip(sheets, leads, strict=True)
        chapter = replace(
            chapter, puzzles=tuple(replace(it, hints=lead.hints) for it, lead in pairs)
        )
    if parts.index:
        uses = tuple(tuple(words(f"name-{slug}") for slug in lead.slugs) for lead in leads)
        chapter = replace(chapter, uses=uses)
    used = {slug for lead in leads for slug in lead.slugs}
    new = [each.slug for each in engine.TECHNIQUES if each.slug in used - met]
    met.update(new)
    if parts.introductions:
        introductions = tuple(_introduction(slug, words) for slug in new)
        chapter = replace(chapter, introductions=introductions)
    return chapter


def _introduction(slug: str, words: Words) -> Introduction:
    return Introduction(
        words(f"name-{slug}"), words(f"lesson-{slug}-idea"), lesson_step(slug, words)
    )
