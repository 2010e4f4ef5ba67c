"""Pages of a book as the JSON that the templates read."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from nonet.content.worksheets.binding import PAGE_LINK
from nonet.content.worksheets.books.book import Book
from nonet.content.worksheets.books.pages import (
    ANSWER_HEAD,
    CAPTION,
    LARGE_CAPTION,
    Page,
    grids_of,
    places,
)
from nonet.content.worksheets.document import (
    describe_code,
    describe_shape,
    digits_of,
    pips_of,
    said,
)
from nonet.foundation.catalogue import Words, words_in

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
        self._puzzles = book.puzzles

    def describe(self, pages: Sequence[Page]) -> str:
        """Describe some pages."""
        book, words, page = self._book, self._words, self._grids.format
        return json.dumps(
            {
                "paper": {"width": page.width, "height": page.height},
                "language": words.locale,
                "direction": words.direction,
                "title": book.title,
                "author": book.author or book.credit,
                "credit": said(book.credit),
                "layout": {"weight": book.weight, "large": False},
                "print": book.mode == "print",
                "page-link": PAGE_LINK,
                "format": page._asdict(),
                "raster": self._grids.puzzles._asdict(),
                "answer-raster": self._grids.answers._asdict(),
                "caption": CAPTION,
                "head": LARGE_CAPTION,
                "answer-head": ANSWER_HEAD,
                "words": self._shown(),
                "pages": [self._page(each) for each in pages],
            }
        )

    def texts(self) -> Iterator[str]:
        """Yield the texts that the caller supplied, or that are in another language."""
        book = self._book
        yield from (book.title, book.subtitle, book.author, book.imprint, book.credit)
        for chapter in book.chapters:
            yield from (chapter.title, chapter.text)
        if book.language is not None:
            yield from self._shown().values()

    def _shown(self) -> dict[str, str]:
        shown = {name: self._words(f"sheet-{name}") for name in _WORDS}
        return shown | {name: self._words(f"book-{name}") for name in _BOOK_WORDS}

    def _page(self, page: Page) -> dict[str, Any]:
        described: dict[str, Any] = {"number": page.number, "kind": page.kind}
        match page.kind:
            case "title" | "imprint":
                book = self._book
                described |= {"subtitle": book.subtitle, "imprint": book.imprint.splitlines()}
                described |= {"book": said(book.title), "by": said(book.author)}
            case "contents":
                described["chapters"] = [self._chapter(index) for index in page.indexes]
                described["answers-page"] = min(self._answer_pages.values())
                described["first"] = page.start == 0
                described["last"] = page.stop == len(self._book.chapters)
            case "chapter":
                described |= self._chapter(page.start)
            case "puzzles" | "answers":
                described["sheets"] = list(self._sheets(page.indexes, page.kind))
                described["range"] = self._range(page.start, page.stop)
        return described

    def _chapter(self, index: int) -> dict[str, Any]:
        chapter = self._book.chapters[index]
        first = sum(len(each.puzzles) for each in self._book.chapters[:index])
        name = self._words(f"sheet-label-{chapter.label}") if chapter.label else ""
        fallback = self._words("sheet-sudoku")
        return {
            "chapter": str(index + 1),
            "name": said(chapter.title or name or fallback),
            "range": self._range(first, first + len(chapter.puzzles)),
            "text": chapter.text.splitlines(),
            "page": self._chapter_pages[index],
        }

    def _range(self, start: int, stop: int) -> str:
        first = self._book.first_number
        return self._words("sheet-range", first=str(first + start), last=str(first + stop - 1))

    def _sheets(self, indexes: Iterable[int], kind: str) -> Iterator[dict[str, Any]]:
        for index in indexes:
            sheet = self._puzzles[index]
            described: dict[str, Any] = {
                "number": str(self._book.first_number + index),
                "givens": digits_of(sheet.puzzle),
                "candidates": None,
            }
            if kind == "answers":
                described["solution"] = digits_of(sheet.solution)
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
