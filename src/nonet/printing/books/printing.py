"""A book to the bytes of its PDF."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from nonet.errors import LayoutError
from nonet.printing.binding import EVERYTHING, PRINT_SHOP, bind, count_pages, exchange
from nonet.printing.books.book import ANSWERS_PER_PAGE, MM_IN_AN_INCH, Book
from nonet.printing.books.description import Describer
from nonet.printing.books.flow import TEMPLATE as FLOW
from nonet.printing.books.pages import INCH, Page, grids_of, plan_pages
from nonet.printing.typesetting import (
    Source,
    compile_picture,
    compile_plain,
    compile_tagged,
    retention,
)

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


def preview_book(book: Book, page: int) -> bytes:
    """Draw a page as a PNG; one beyond the last is the last.

    Raises:
        LayoutError, UnprintableCharacterError: see `print_book`.
    """
    book = with_answers(book)
    pages = plan_pages(book)
    describer = Describer(book, pages)
    shown = pages[min(page, len(pages)) - 1]
    if shown.kind == "flow":
        raise LayoutError("pages of running text have no preview")
    return compile_picture(Source.of(_TEMPLATE, describer.describe([shown]), describer.texts()))


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
    describer, done = Describer(book, pages), 0
    texts = tuple(describer.texts())
    for part in _runs(pages):
        # The rules of PDF/UA hold for the whole alone: a part may begin within a chapter, and one
        # for a print shop has no tags. What a file says of itself is what its first part says.
        is_flow = part[0].kind == "flow"
        template = FLOW if is_flow else _TEMPLATE
        shown = describer.describe_flow(part) if is_flow else describer.describe(part)
        source = Source.of(template, shown, texts)
        if book.mode == "print":
            pdf = compile_plain(source, version="1.4")
        elif done == 0:
            pdf = compile_tagged(source)
        else:
            pdf = compile_plain(source)
        if is_flow and count_pages(pdf) != len(part):
            raise LayoutError("a text of the book takes other pages than were planned")
        yield pdf
        done += len(part)
        if report is not None:
            report(done, len(pages))


def _runs(pages: Sequence[Page]) -> Iterator[Sequence[Page]]:
    """Cut pages into what is set at once: one text, or so many other pages."""
    start = 0
    while start < len(pages):
        stop, first = start + 1, pages[start]
        while stop < len(pages) and _goes_on(first, pages[stop], stop - start):
            stop += 1
        yield pages[start:stop]
        start = stop


def _goes_on(first: Page, page: Page, length: int) -> bool:
    if first.kind == "flow":
        return page.kind == "flow" and page.start == first.start
    return page.kind != "flow" and length < _PAGES_AT_ONCE
