"""What is on which page of a book, known before anything is set."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from nonet.content.worksheets.books.book import Book

Kind = Literal["title", "imprint", "contents", "how-to", "blank", "chapter", "puzzles", "answers"]

_CONTENTS_ON_A_PAGE = 20


_Planned = tuple[Kind, int, int]


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its number, what it is, and which chapters or puzzles are on it."""

    number: int
    kind: Kind
    start: int
    stop: int

    @property
    def indexes(self) -> range:
        """The places of its chapters or puzzles in the book."""
        return range(self.start, self.stop)


def plan(book: Book) -> list[Page]:
    """Plan a book, in an even number of pages; chapters and answers begin on the right."""
    planned: list[_Planned] = []
    for group in (_front(book), *_chapters(book), _answers(book)):
        planned += group
        if len(planned) % 2:
            planned.append(("blank", 0, 0))
    return [Page(number, *page) for number, page in enumerate(planned, 1)]


def _front(book: Book) -> list[_Planned]:
    contents = _runs("contents", len(book.chapters), _CONTENTS_ON_A_PAGE)
    how_to: list[_Planned] = [("how-to", 0, 0)] if book.how_to else []
    return [("title", 0, 0), ("imprint", 0, 0), *contents, *how_to]


def _chapters(book: Book) -> Iterator[list[_Planned]]:
    first = 0
    for index, chapter in enumerate(book.chapters):
        count = len(chapter.puzzles)
        runs = _runs("puzzles", count, book.per_page)
        yield [
            ("chapter", index, index + 1),
            *((kind, first + start, first + stop) for kind, start, stop in runs),
        ]
        first += count


def _answers(book: Book) -> list[_Planned]:
    return list(_runs("answers", len(book.puzzles), book.answers_per_page or 1))


def places(pages: Sequence[Page], kind: Kind) -> dict[int, int]:
    """Return the number of the page that each chapter or puzzle is on."""
    return {index: page.number for page in pages if page.kind == kind for index in page.indexes}


def _runs(kind: Kind, count: int, length: int) -> Iterator[_Planned]:
    for start in range(0, count, length):
        yield kind, start, min(start + length, count)
