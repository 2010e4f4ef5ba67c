"""The cover of a book in one piece: back, spine and front, for the print shop."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.binding import PRINT_SHOP, bind, exchange
from nonet.printing.books.book import (
    LONGEST_TEXT,
    MM_IN_AN_INCH,
    MOST_BLEED_MM,
    Book,
    inches_of,
)
from nonet.printing.books.pages import INCH, plan_pages
from nonet.printing.books.printing import with_answers
from nonet.printing.document import said
from nonet.printing.practice import Exercise
from nonet.printing.typesetting import Source, compile_picture, compile_plain

Stock = Literal["white", "cream", "colour"]
CoverColour = Literal["blue", "green", "red", "black"]
_SENTENCE_ENDS = re.compile(r"(?<=[.!?]) (?=\S)|(?<=[\u3002\uff01\uff1f])(?=\S)")
# Inches a page, as Kindle Direct Publishing has it for its papers.
_INCHES_A_PAGE: dict[Stock, float] = {"white": 0.002252, "cream": 0.0025, "colour": 0.002347}
# In hundredths of cyan, magenta, yellow and black.
_INKS: dict[CoverColour, tuple[int, int, int, int]] = {
    "blue": (90, 70, 0, 0),
    "green": (85, 25, 75, 15),
    "red": (15, 95, 75, 5),
    "black": (0, 0, 0, 92),
}
# On a narrower spine words would run over its edges.
_FEWEST_PAGES_WITH_WORDS = 80
_TEMPLATE = "cover.typ"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """The cover of a book, on whose front a `step` is drawn; the `blurb` stands on the back.

    The bleed is in millimetres.

    Raises:
        LayoutError: the blurb is too long, or the bleed too wide.
    """

    book: Book
    step: Exercise
    blurb: str = ""
    stock: Stock = "white"
    colour: CoverColour = "blue"
    bleed: float = 3.2

    def __post_init__(self) -> None:
        if len(self.blurb) > LONGEST_TEXT:
            raise LayoutError(f"a blurb of {len(self.blurb)} characters; expected {LONGEST_TEXT}")
        if not 0 <= self.bleed <= MOST_BLEED_MM:
            raise LayoutError(f"{self.bleed:g} mm of bleed", option="bleed")

    @property
    def pages(self) -> int:
        """How many pages the book has."""
        return len(plan_pages(with_answers(self.book)))

    @property
    def count(self) -> int:
        """How many puzzles its book has, whose pages are counted."""
        return len(self.book.puzzles)

    @property
    def spine(self) -> float:
        """How wide the spine is, in inches."""
        return self.pages * _INCHES_A_PAGE[self.stock]

    @property
    def spine_mm(self) -> float:
        """How wide the spine is, in tenths of a millimetre."""
        return round(self.spine * MM_IN_AN_INCH, 1)


def print_cover(cover: Cover) -> bytes:
    """Print a cover as PDF/X-1a:2003; the same cover gives the same bytes.

    Raises:
        LayoutError: a text does not fit.
    """
    pdf = compile_plain(_source(cover), version="1.4")
    conform = exchange(bleed=_points(cover.bleed), made=cover.book.made, is_bled=True)
    return bind([pdf], PRINT_SHOP, conform=conform)


def preview_cover(cover: Cover) -> bytes:
    """Draw a cover as a PNG.

    Raises:
        LayoutError: see `print_cover`.
    """
    return compile_picture(_source(cover))


def _source(cover: Cover) -> Source:
    book = cover.book
    texts = (book.title, book.subtitle, book.author, book.credit, cover.blurb)
    return Source.of(_TEMPLATE, _describe(cover), texts)


def _points(millimetres: float) -> float:
    return millimetres / MM_IN_AN_INCH * INCH


def _facts(book: Book, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what the back counts: puzzles, and of what the book has the most telling."""
    counts = {"count": len(book.puzzles), "chapters": len(book.chapters)}
    yield str(counts["count"]), words("book-cover-puzzles", **counts)
    hints = max(len(sheet.hints) for sheet in book.puzzles)
    if hints:
        yield str(hints), words("book-cover-hints", count=hints)
    if introduced := len(book.introductions):
        yield str(introduced), words("book-cover-techniques", count=introduced)
    if not (hints and introduced):
        yield "1", words("book-cover-solution")


def _describe(cover: Cover) -> dict[str, Any]:
    book, words, bleed = cover.book, words_in(cover.book.language), _points(cover.bleed)
    width, height = (side * INCH for side in inches_of(book.trim))
    spine, found = cover.spine * INCH, cover.step.found
    return {
        "paper": {"width": 2 * (width + bleed) + spine, "height": height + 2 * bleed},
        "language": words.locale,
        "direction": words.direction,
        "tall": words.font is not None,
        "title": book.title,
        "author": book.author or book.credit,
        "credit": said(book.credit, words),
        "layout": {"weight": "normal", "large": False},
        "print": True,
        "trim": {"width": width, "height": height},
        "bleed": bleed,
        "spine": spine,
        "spine-words": cover.pages >= _FEWEST_PAGES_WITH_WORDS,
        "ground": _INKS[cover.colour],
        "front": {
            "title": said(book.title, words),
            "subtitle": said(book.subtitle, words),
            "by": said(book.author, words),
        },
        # Each sentence of ours begins a line.
        "blurb": [said(line, words) for line in cover.blurb.splitlines()]
        or [_SENTENCE_ENDS.sub("\n", words("book-cover-blurb"))],
        "facts": list(_facts(book, words)),
        "step": {
            "board": cover.step.board,
            "puzzle": cover.step.puzzle,
            "candidates": [list(each) for each in cover.step.candidates],
            "digit": cover.step.digit,
            "marked": [cell for (cell, _), _ in found.roles],
            "lost": [cell for cell, _ in found.lost],
            "links": [[start[0], end[0], strong] for start, end, strong in found.links],
        },
    }
