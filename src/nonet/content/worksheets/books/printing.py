"""A book to the bytes of its PDF."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from nonet.content.worksheets.binding import EVERYTHING, PRINT_SHOP, bind
from nonet.content.worksheets.books.book import ANSWERS_PER_PAGE, Book
from nonet.content.worksheets.books.description import Describer
from nonet.content.worksheets.books.exchange import exchange
from nonet.content.worksheets.books.pages import INCH, Page, grids_of, plan_pages
from nonet.content.worksheets.books.trims import MM_IN_AN_INCH
from nonet.content.worksheets.typesetting import (
    compile_picture,
    compile_plain,
    compile_template,
    retention,
)
from nonet.errors import LayoutError

_TEMPLATE = "book.typ"
# Twice as many take half as much memory again, and no less time.
_PAGES_AT_ONCE = 64


def print_book(book: Book, *, report: Callable[[int, int], None] | None = None) -> bytes:
    """Print a book; the same book gives the same bytes.

    `report` hears how many pages of how many are set.

    Raises:
        LayoutError: digits would be too small to read, or a text does not fit on its page.
        UnprintableCharacterError: see `check_glyphs`.
    """
    book = with_answers(book)
    pages = plan_pages(book)
    parts = retention(_parts(book, pages, report))
    if book.mode == "screen":
        return bind(parts, EVERYTHING)
    bleed = book.bleed / MM_IN_AN_INCH * INCH
    return bind(parts, PRINT_SHOP, conform=exchange(bleed=bleed, made=book.made))


def preview_book(book: Book, page: int, *, ppi: float) -> bytes:
    """Draw a page as a PNG; one beyond the last is the last.

    Raises:
        LayoutError, UnprintableCharacterError: see `print_book`.
    """
    book = with_answers(book)
    pages = plan_pages(book)
    describer = Describer(book, pages)
    inputs = {"worksheet": describer.describe([pages[min(page, len(pages)) - 1]])}
    return compile_picture(_TEMPLATE, inputs, "png", ppi=ppi, texts=tuple(describer.texts()))


def with_answers(book: Book) -> Book:
    """Return a book with as many answers on a page as can be read, where it does not say.

    Raises:
        LayoutError: not even one can.
    """
    if book.answers_per_page is not None:
        return book
    for count in reversed(ANSWERS_PER_PAGE):
        shown = replace(book, answers_per_page=count)
        with suppress(LayoutError):
            grids_of(shown, len(plan_pages(shown)), count)
            return shown
    grids_of(book, len(plan_pages(book)), 1)
    return book


def _parts(
    book: Book, pages: Sequence[Page], report: Callable[[int, int], None] | None
) -> Iterator[bytes]:
    describer, at_once = Describer(book, pages), _PAGES_AT_ONCE
    texts = tuple(describer.texts())
    for start in range(0, len(pages), at_once):
        part = pages[start : start + at_once]
        # The rules of PDF/UA hold for the whole alone: a part may begin within a chapter, and one
        # for a print shop has no tags. What a file says of itself is what its first part says.
        inputs = {"worksheet": describer.describe(part)}
        if book.mode == "print":
            yield compile_plain(_TEMPLATE, inputs, texts=texts, version="1.4")
        elif start == 0:
            yield compile_template(_TEMPLATE, inputs, texts=texts)
        else:
            yield compile_plain(_TEMPLATE, inputs, texts=texts)
        if report is not None:
            report(min(start + at_once, len(pages)), len(pages))
