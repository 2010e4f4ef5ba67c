"""Chapters of books: puzzles that no book before has, from easy to hard."""

from collections.abc import Iterable, Sequence
from operator import itemgetter

from nonet import engine
from nonet.content.links import Site, puzzle_id
from nonet.content.puzzles.label import served_label
from nonet.content.puzzles.publication import Verified
from nonet.content.worksheets import Chapter, Sheet


def book_sheet(item: Verified, site: Site) -> Sheet:
    """Return a puzzle as it stands in a book."""
    return Sheet(
        puzzle=item.puzzle,
        solution=item.solution,
        playable_url=site.playable_url(puzzle_id(item.puzzle)),
        label=served_label(engine.label_of(item.puzzle)),
    )


def from_easy_to_hard(sheets: Sequence[Sheet]) -> list[Sheet]:
    """Return puzzles in the order of their grades."""
    grades = engine.grade_many([sheet.puzzle for sheet in sheets])
    graded = zip(grades, sheets, strict=True)
    return [sheet for _, sheet in sorted(graded, key=itemgetter(0))]


def chapter_of(label: engine.Label, items: Iterable[Verified], site: Site) -> Chapter:
    """Return a chapter of new puzzles of a label, from easy to hard."""
    sheets = [book_sheet(item, site) for item in items]
    return Chapter(puzzles=tuple(from_easy_to_hard(sheets)), label=label)
