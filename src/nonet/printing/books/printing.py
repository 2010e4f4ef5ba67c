"""Books as PDFs, and pages of them as pictures, through the Typst templates."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby, product
from math import prod
from operator import itemgetter
from typing import Any

from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.printing.binding import EVERYTHING, PRINT_SHOP, bind, count_pages, exchange
from nonet.printing.books.book import (
    ANSWERS_PER_PAGE,
    PUZZLES_PER_PAGE,
    TRIMS,
    AnswersPerPage,
    Book,
    inches_of,
    points_of,
)
from nonet.printing.books.flow import TEMPLATE as FLOW
from nonet.printing.books.pages import (
    Page,
    about_pages,
    base_of,
    flows_of,
    grids_of,
    places,
    plan_pages,
    small_digits,
)
from nonet.printing.document import describe_code, describe_shape, isolate, pips_of
from nonet.printing.practice import describe_exercise, legend_of
from nonet.printing.typesetting import (
    Source,
    compile_picture,
    compile_plain,
    compile_tagged,
    retention,
)

_TEMPLATE = "book.typ"
# Twice as many need half as much memory again, and save no time.
_PAGES_AT_ONCE = 64
_WORDS = ("name", "given", "filled", "bold-given", "answers", "puzzle", "instruction", "play-short")
_BOOK_WORDS = (
    *("contents", "how-to", "how-rule", "how-scan", "how-scan-more", "how-look", "how-look-more"),
    *("how-note", "how-note-more", "how-check", "how-check-more", "begun", "done"),
)


def print_book(book: Book, *, report: Callable[[int, int], None] | None = None) -> bytes:
    """Print a book; the same book gives the same bytes.

    `report` is called with the number of finished pages and the number of all pages.

    Raises:
        LayoutError: digits would be too small to read, or a text doesn't fit on its page.
        UnprintableCharacterError: see `check_glyphs`.
    """
    book = with_answers(book)
    pages = plan_pages(book)
    parts = retention(_parts(book, pages, report))
    if book.mode == "screen":
        return bind(parts, EVERYTHING)
    return bind(parts, PRINT_SHOP, conform=exchange(bleed=points_of(book.bleed), made=book.made))


def preview_book(book: Book, page: int) -> bytes:
    """Draw a page as a PNG; a page beyond the last one is the last one.

    Raises:
        LayoutError, UnprintableCharacterError: see `print_book`.
    """
    book = with_answers(book)
    pages = plan_pages(book)
    describer = _Describer(book, pages)
    shown = pages[min(page, len(pages)) - 1]
    if shown.kind == "flow":
        raise LayoutError("pages of running text have no preview")
    return compile_picture(Source.of(_TEMPLATE, describer.describe([shown]), describer.texts()))


def with_answers(book: Book) -> Book:
    """Return a book with as many answers per page as are readable, unless it states a number.

    Raises:
        LayoutError: they aren't readable; the reason names other options, which are.
    """
    if (readable := _readable(book)) is not None:
        return readable
    reason = small_digits(book, len(plan_pages(book)))
    raise LayoutError(f"{reason}: set {_remedy(book)}", option="trim")


def _readable(book: Book) -> Book | None:
    """Return a book with a number of answers per page, if its digits can be read."""
    stated = book.answers_per_page
    for count in (stated,) if stated else reversed(ANSWERS_PER_PAGE):
        shown = replace(book, answers_per_page=count)
        if not small_digits(shown, len(plan_pages(shown))):
            return shown
    return None


def _remedy(book: Book) -> str:
    """Return options, as in a book's file, that make the digits of a book readable.

    Fewer grids on a page are preferred to a larger page.
    """
    trims = sorted(TRIMS, key=lambda trim: (_area(trim) < _area(book.trim), _area(trim)))
    fewer = [count for count in reversed(PUZZLES_PER_PAGE) if count <= book.per_page]
    answers: list[AnswersPerPage | None] = [None]
    if (stated := book.answers_per_page) is not None:
        answers = [count for count in reversed(ANSWERS_PER_PAGE) if count <= stated]
    for trim, per_page, answers_per_page in product((book.trim, *trims), fewer, answers):
        options: dict[str, Any] = {
            "trim": trim,
            "per_page": per_page,
            "answers_per_page": answers_per_page,
        }
        changed = {name: each for name, each in options.items() if each != getattr(book, name)}
        with suppress(LayoutError):
            if _readable(replace(book, **changed)):
                return " and ".join(
                    f"{name.replace('_', '-')} = {json.dumps(value)}"
                    for name, value in changed.items()
                )
    return 'trim = "a4"'


def _area(trim: str) -> float:
    return prod(inches_of(trim))


def _parts(
    book: Book, pages: Sequence[Page], report: Callable[[int, int], None] | None
) -> Iterator[bytes]:
    describer, done = _Describer(book, pages), 0
    texts = tuple(describer.texts())
    for part in _runs(pages):
        # PDF/UA applies only to the whole: a part may begin within a chapter, and print shops get
        # no tags. The metadata of the first part becomes that of the book.
        is_flow = part[0].kind == "flow"
        shown = describer.describe_flow(part) if is_flow else describer.describe(part)
        source = Source.of(FLOW if is_flow else _TEMPLATE, shown, texts)
        if book.mode == "print":
            pdf = compile_plain(source, version="1.4")
        else:
            pdf = compile_plain(source) if done else compile_tagged(source)
        if is_flow and count_pages(pdf) != len(part):
            raise LayoutError("a text of the book takes other pages than were planned")
        yield pdf
        done += len(part)
        if report is not None:
            report(done, len(pages))


def _runs(pages: Sequence[Page]) -> Iterator[Sequence[Page]]:
    """Split pages into runs that are set at once: one text, or a number of other pages."""
    for is_flow, run in groupby(pages, lambda page: page.kind == "flow" and (page.start,)):
        run_pages = list(run)
        length = len(run_pages) if is_flow else _PAGES_AT_ONCE
        for start in range(0, len(run_pages), length):
            yield run_pages[start : start + length]


class _Describer:
    """Returns the data of any pages of a book for their templates."""

    def __init__(self, book: Book, pages: Sequence[Page]) -> None:
        self._book = book
        self._words = words_in(book.language)
        self._grids = grids_of(book, len(pages))
        self._puzzle_pages, self._answer_pages = places(pages, "puzzles"), places(pages, "answers")
        self._chapter_pages = places(pages, "chapter")
        self._puzzles, self._count = book.puzzles, len(pages)
        self._introduction_pages = places(pages, "introduction")
        self._flow_pages = places(reversed(pages), "flow")
        self._flows = flows_of(book, self._introduction_pages)

    def describe(self, pages: Sequence[Page]) -> dict[str, Any]:
        return base_of(self._book, self._count) | {
            "format": self._grids.format._asdict(),
            "raster": self._grids.puzzles._asdict(),
            "answer-raster": self._grids.answers._asdict(),
            "words": self._template_words(),
            "pages": [self._page(each) for each in pages],
        }

    def describe_flow(self, pages: Sequence[Page]) -> dict[str, Any]:
        first = pages[0]
        base = base_of(self._book, about_pages(self._book))
        return base | self._flows[first.start].described() | {"first-page": first.number}

    def texts(self) -> Iterator[str]:
        """Yield the texts that may need further fonts."""
        book = self._book
        yield from (book.title, book.subtitle, book.author, book.imprint, book.credit)
        for chapter in book.chapters:
            yield from (chapter.title, chapter.text)
        for flow in (*book.front, *book.back):
            yield from flow.texts
        if book.language is not None:
            yield from self._template_words().values()
            for flow in self._flows:
                yield from flow.texts
            for each in book.introductions:
                yield from (each.name, each.idea, *each.step.sentences)

    def _template_words(self) -> dict[str, str]:
        shown = {name: self._words(f"sheet-{name}") for name in _WORDS}
        shown["page-number"] = self._words("book-on-page", page="0")
        return shown | {name: self._words(f"book-{name}") for name in _BOOK_WORDS}

    def _page(self, page: Page) -> dict[str, Any]:
        return {"number": page.number, "kind": page.kind, **self._content(page)}

    def _content(self, page: Page) -> dict[str, Any]:
        book = self._book
        match page.kind:
            case "title" | "imprint":
                return {
                    "subtitle": self._isolate(book.subtitle),
                    "imprint": self._lines(book.imprint),
                    "book": self._isolate(book.title),
                    "by": self._isolate(book.author),
                }
            case "contents":
                return {
                    "chapters": [self._chapter(index) for index in page.indexes],
                    "parts": self._parts_of_contents(),
                    "first": page.start == 0,
                    "last": page.stop == len(book.chapters),
                }
            case "chapter":
                return self._chapter(page.start)
            case "introduction":
                introduction = book.introductions[page.start]
                return {
                    "name": introduction.name,
                    "idea": introduction.idea,
                    "exercise": describe_exercise(introduction.step),
                    "legend": legend_of([introduction.step], self._words),
                }
            case "puzzles" | "answers":
                return {
                    "sheets": list(self._sheets(page.indexes, page.kind)),
                    "range": self._range(page.start, page.stop),
                }
        return {}

    def _isolate(self, text: str) -> str:
        return isolate(text, self._words)

    def _lines(self, text: str) -> list[str]:
        return [self._isolate(line) for line in text.splitlines()]

    def _chapter(self, index: int) -> dict[str, Any]:
        before, chapter = self._book.chapters[:index], self._book.chapters[index]
        first = sum(len(each.puzzles) for each in before)
        introduced = sum(len(each.introductions) for each in before)
        name = f"sheet-label-{chapter.label}" if chapter.label else "sheet-sudoku"
        return {
            "chapter": str(index + 1),
            "name": self._isolate(chapter.title or self._words(name)),
            "range": self._range(first, first + len(chapter.puzzles)),
            "text": self._lines(chapter.text),
            "page": self._chapter_pages[index],
            "ramp": chapter.ramp,
            "ramp-words": self._words("book-ramp"),
            "first": self._book.first_number + first,
            "introduced": [
                (each.name, self._introduction_pages[at])
                for at, each in enumerate(chapter.introductions, introduced)
            ],
        }

    def _parts_of_contents(self) -> list[tuple[str, int]]:
        """Return the titles and pages of the parts after the chapters, without untitled texts."""
        behind = len(self._book.front)
        parts = [
            (self._flows[index].title, number)
            for index, number in self._flow_pages.items()
            if index >= behind and self._flows[index].title
        ]
        answers = (self._words("sheet-answers"), min(self._answer_pages.values()))
        return sorted([*parts, answers], key=itemgetter(1))

    def _range(self, start: int, stop: int) -> str:
        first = self._book.first_number
        return self._words("sheet-range", first=str(first + start), last=str(first + stop - 1))

    def _sheets(self, indexes: Iterable[int], kind: str) -> Iterator[dict[str, Any]]:
        book, words = self._book, self._words
        draw = describe_shape if book.mode == "print" else describe_code
        for index in indexes:
            sheet, page = self._puzzles[index], self._answer_pages[index]
            number = str(book.first_number + index)
            shown = {"number": number, "puzzle": sheet.puzzle, "candidates": None}
            if kind == "answers":
                solved = {"solution": sheet.solution, "puzzle-page": self._puzzle_pages[index]}
                yield shown | solved
                continue
            has_code = book.codes and book.per_page == 1
            yield shown | {
                "answer-page": page,
                "answer-words": words("sheet-answer-on", page=str(page)),
                "url": sheet.playable_url,
                "told": sheet.playable_url,
                "code": draw(sheet.playable_url) if has_code else None,
                "code-alt": words("sheet-code-picture", number=number),
                "label": words(f"sheet-label-{sheet.label}") if sheet.label else "",
                "pips": pips_of(sheet.label),
            }
