"""Pages of a book as the templates read them."""

from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any

from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.books.book import Book
from nonet.printing.books.pages import (
    Page,
    base_of,
    flows_of,
    grids_of,
    places,
    text_format,
)
from nonet.printing.document import (
    describe_code,
    describe_shape,
    pips_of,
    said,
)
from nonet.printing.practice import describe_exercise, legend_of

_WORDS = ("name", "given", "filled", "bold-given", "answers", "puzzle", "instruction", "play-short")
_BOOK_WORDS = (
    *("contents", "how-to", "how-rule", "how-scan", "how-scan-more", "how-look", "how-look-more"),
    *("how-note", "how-note-more", "how-check", "how-check-more", "begun", "done"),
)


class Describer:
    """Serializes any run of a book's pages for its template.

    Raises:
        LayoutError: digits would be too small to read.
    """

    def __init__(self, book: Book, pages: Sequence[Page]) -> None:
        self._book = book
        self._words: Words = words_in(book.language)
        self._grids = grids_of(book, len(pages), book.answers_per_page or 1)
        self._puzzle_pages, self._answer_pages = places(pages, "puzzles"), places(pages, "answers")
        self._chapter_pages = places(pages, "chapter")
        self._puzzles, self._about = book.puzzles, len(pages)
        self._introduction_pages = places(pages, "introduction")
        self._flow_pages: dict[int, int] = {}
        for each in pages:
            if each.kind == "flow":
                self._flow_pages.setdefault(each.start, each.number)
        self._flows = flows_of(book, self._introduction_pages)

    def describe(self, pages: Sequence[Page]) -> dict[str, Any]:
        """Describe some pages."""
        return base_of(self._book, self._about) | {
            "format": self._grids.format._asdict(),
            "raster": self._grids.puzzles._asdict(),
            "answer-raster": self._grids.answers._asdict(),
            "words": self._shown(),
            "pages": [self._page(each) for each in pages],
        }

    def describe_flow(self, pages: Sequence[Page]) -> dict[str, Any]:
        """Describe the pages of one text."""
        first = pages[0]
        base = base_of(self._book, text_format(self._book))
        return base | self._flows[first.start].described() | {"first-page": first.number}

    def texts(self) -> Iterator[str]:
        """Yield the texts that the caller supplied, or that are in another language."""
        book = self._book
        yield from (book.title, book.subtitle, book.author, book.imprint, book.credit)
        for chapter in book.chapters:
            yield from (chapter.title, chapter.text)
        for flow in (*book.front, *book.back):
            yield from flow.texts
        if book.language is not None:
            yield from self._shown().values()
            for flow in self._flows:
                yield from flow.texts
            for each in book.introductions:
                yield from (each.name, each.idea, *each.step.found.sentences)

    def _shown(self) -> dict[str, str]:
        shown = {name: self._words(f"sheet-{name}") for name in _WORDS}
        shown["page-number"] = self._words("book-on-page", page="0")
        return shown | {name: self._words(f"book-{name}") for name in _BOOK_WORDS}

    def _page(self, page: Page) -> dict[str, Any]:
        described: dict[str, Any] = {"number": page.number, "kind": page.kind}
        match page.kind:
            case "title" | "imprint":
                book = self._book
                described |= {
                    "subtitle": self._said(book.subtitle),
                    "imprint": self._lines(book.imprint),
                }
                described |= {"book": self._said(book.title), "by": self._said(book.author)}
            case "contents":
                described["chapters"] = [self._chapter(index) for index in page.indexes]
                described["parts"] = self._parts()
                described["first"] = page.start == 0
                described["last"] = page.stop == len(self._book.chapters)
            case "chapter":
                described |= self._chapter(page.start)
            case "introduction":
                described |= self._introduction(page.start)
            case "puzzles" | "answers":
                described["sheets"] = list(self._sheets(page.indexes, page.kind))
                described["range"] = self._range(page.start, page.stop)
        return described

    def _said(self, text: str) -> str:
        return said(text, self._words)

    def _lines(self, text: str) -> list[str]:
        return [self._said(line) for line in text.splitlines()]

    def _chapter(self, index: int) -> dict[str, Any]:
        chapter = self._book.chapters[index]
        first = sum(len(each.puzzles) for each in self._book.chapters[:index])
        name = self._words(f"sheet-label-{chapter.label}") if chapter.label else ""
        fallback = self._words("sheet-sudoku")
        return {
            "chapter": str(index + 1),
            "name": self._said(chapter.title or name or fallback),
            "range": self._range(first, first + len(chapter.puzzles)),
            "text": self._lines(chapter.text),
            "page": self._chapter_pages[index],
            "ramp": chapter.ramp,
            "ramp-words": self._words("book-ramp"),
            "first": self._book.first_number + first,
            "introduced": self._introduced(index),
        }

    def _parts(self) -> list[tuple[str, int]]:
        """Name what follows the chapters, and where; untitled texts are left out."""
        behind = len(self._book.front)
        parts = [
            (self._flows[index].title, number)
            for index, number in self._flow_pages.items()
            if index >= behind and self._flows[index].title
        ]
        parts.append((self._words("sheet-answers"), min(self._answer_pages.values())))
        return sorted(parts, key=itemgetter(1))

    def _introduction(self, index: int) -> dict[str, Any]:
        introduction = self._book.introductions[index]
        return {
            "name": introduction.name,
            "idea": introduction.idea,
            "exercise": describe_exercise(introduction.step),
            "legend": legend_of([introduction.step], self._words),
        }

    def _introduced(self, index: int) -> list[tuple[str, int]]:
        """Name what a chapter introduces, and where."""
        chapters = self._book.chapters
        met = sum(len(each.introductions) for each in chapters[:index])
        return [
            (each.name, self._introduction_pages[met + place])
            for place, each in enumerate(chapters[index].introductions)
        ]

    def _range(self, start: int, stop: int) -> str:
        first = self._book.first_number
        return self._words("sheet-range", first=str(first + start), last=str(first + stop - 1))

    def _sheets(self, indexes: Iterable[int], kind: str) -> Iterator[dict[str, Any]]:
        for index in indexes:
            sheet = self._puzzles[index]
            described: dict[str, Any] = {
                "number": str(self._book.first_number + index),
                "puzzle": sheet.puzzle,
                "candidates": None,
            }
            if kind == "answers":
                described["solution"] = sheet.solution
                described["puzzle-page"] = self._puzzle_pages[index]
            else:
                described |= self._beside(sheet.playable_url, index)
                label = sheet.label and self._words(f"sheet-label-{sheet.label}")
                described |= {"label": label or "", "pips": pips_of(sheet.label)}
            yield described

    def _beside(self, url: str, index: int) -> dict[str, Any]:
        page = self._answer_pages[index]
        number = str(self._book.first_number + index)
        has_code = self._book.codes and self._book.per_page == 1
        described_code = describe_shape if self._book.mode == "print" else describe_code
        return {
            "answer-page": page,
            "answer-words": self._words("sheet-answer-on", page=str(page)),
            "url": url,
            "code": described_code(url) if has_code else None,
            "code-alt": self._words("sheet-code-picture", number=number),
        }
