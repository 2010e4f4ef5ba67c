"""The cover of a book in one piece for a print shop: back, spine and front."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.binding import PRINT_SHOP, bind, exchange
from nonet.printing.books.barcode import describe_barcode, read_isbn
from nonet.printing.books.book import (
    LONGEST_TEXT,
    MM_PER_INCH,
    MOST_BLEED_MM,
    POINTS_PER_INCH,
    Book,
    inches_of,
    points_of,
)
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.printing import with_answers
from nonet.printing.document import describe_base, isolate
from nonet.printing.practice import Exercise
from nonet.printing.typesetting import Source, compile_picture, compile_plain

Stock = Literal["white", "cream", "colour"]
CoverColour = Literal["blue", "green", "red", "black"]
_SENTENCE_ENDS = re.compile(r"(?<=[.!?]) (?=\S)|(?<=[\u3002\uff01\uff1f])(?=\S)")
# The thickness of a page in inches, from Kindle Direct Publishing.
_INCHES_A_PAGE: dict[Stock, float] = {"white": 0.002252, "cream": 0.0025, "colour": 0.002347}
# In percent of cyan, magenta, yellow and black.
_INKS: dict[CoverColour, tuple[int, int, int, int]] = {
    "blue": (90, 70, 0, 0),
    "green": (85, 25, 75, 15),
    "red": (15, 95, 75, 5),
    "black": (0, 0, 0, 92),
}
# On a narrower spine, text would run over the edges.
_FEWEST_PAGES_WITH_WORDS = 80
_TEMPLATE = "cover.typ"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """The cover of a book: a `step` is drawn on the front, the `blurb` is on the back.

    The bleed is in millimetres. Without an `isbn`, the field for the barcode is empty.

    Raises:
        LayoutError: the blurb is too long, the bleed too wide, or the ISBN wrong.
    """

    book: Book
    step: Exercise
    blurb: str = ""
    isbn: str = ""
    stock: Stock = "white"
    colour: CoverColour = "blue"
    bleed: float = 3.2

    def __post_init__(self) -> None:
        if len(self.blurb) > LONGEST_TEXT:
            raise LayoutError(f"a blurb of {len(self.blurb)} characters; expected {LONGEST_TEXT}")
        if not 0 <= self.bleed <= MOST_BLEED_MM:
            raise LayoutError(f"{self.bleed:g} mm of bleed", option="bleed")
        if self.isbn:
            read_isbn(self.isbn)

    @property
    def pages(self) -> int:
        """The number of pages of the book."""
        return len(plan_pages(with_answers(self.book)))

    @property
    def count(self) -> int:
        """The number of puzzles of the book."""
        return len(self.book.puzzles)

    @property
    def spine(self) -> float:
        """The width of the spine in inches."""
        return self.pages * _INCHES_A_PAGE[self.stock]

    @property
    def spine_mm(self) -> float:
        """The width of the spine in millimetres, rounded to tenths."""
        return round(self.spine * MM_PER_INCH, 1)


def print_cover(cover: Cover) -> bytes:
    """Print a cover as PDF/X-1a:2003; the same cover gives the same bytes.

    Raises:
        LayoutError: a text does not fit.
    """
    pdf = compile_plain(_source(cover), version="1.4")
    conform = exchange(bleed=points_of(cover.bleed), made=cover.book.made, is_bled=True)
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


def _facts(book: Book, words: Words) -> Iterator[tuple[str, str]]:
    """Yield numbers and their words for the back: of puzzles, and of the book's other features."""
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
    book, words, step = cover.book, words_in(cover.book.language), cover.step
    bleed, spine = points_of(cover.bleed), cover.spine * POINTS_PER_INCH
    width, height = (side * POINTS_PER_INCH for side in inches_of(book.trim))
    base = describe_base(
        words,
        title=book.title,
        author=book.author or book.credit,
        credit=book.credit,
        size=(2 * (width + bleed) + spine, height + 2 * bleed),
    )
    return base | {
        "print": True,
        "trim": {"width": width, "height": height},
        "bleed": bleed,
        "spine": spine,
        "spine-words": cover.pages >= _FEWEST_PAGES_WITH_WORDS,
        "ground": _INKS[cover.colour],
        "front": {
            "title": isolate(book.title, words),
            "subtitle": isolate(book.subtitle, words),
            "by": isolate(book.author, words),
        },
        # Each sentence of the default blurb begins a line.
        "blurb": [isolate(line, words) for line in cover.blurb.splitlines()]
        or [_SENTENCE_ENDS.sub("\n", words("book-cover-blurb"))],
        "facts": list(_facts(book, words)),
        "barcode": describe_barcode(cover.isbn),
        "step": {
            "board": step.board,
            "puzzle": step.puzzle,
            "digit": step.digit,
            "marked": [cell for (cell, _), _ in step.roles],
            "lost": [cell for cell, _ in step.lost],
            "links": [[start[0], end[0], strong] for start, end, strong in step.links],
        },
    }
