"""The pages of a book: the plan, the positions of grids, and the texts around the chapters."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple
from unicodedata import combining, normalize

from nonet.i18n.catalogue import words_in
from nonet.printing.binding import PAGE_LINK
from nonet.printing.books.book import POINTS_PER_INCH, Book, inches_of
from nonet.printing.books.flow import Block, Flow, pages_of
from nonet.printing.document import describe_base

_TextKind = Literal["title", "imprint", "contents", "how-to", "blank", "flow", "chapter"]
Kind = Literal[_TextKind, "introduction", "puzzles", "answers"]

_CONTENTS_ON_A_PAGE, _LARGE_CONTENTS = 16, 8
# In points: the space around the contents, and a row. Then the number of parts at the end.
_AROUND_CONTENTS, _CONTENTS_ROW, _PARTS_IN_CONTENTS = 170, 24, 4

_Planned = tuple[Kind, int, int]


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its number, its kind, and the chapters or puzzles on it."""

    number: int
    kind: Kind
    start: int
    stop: int

    @property
    def indexes(self) -> range:
        """The indexes of its chapters or puzzles in the book."""
        return range(self.start, self.stop)


def plan_pages(book: Book) -> list[Page]:
    """Plan an even number of pages, with chapters and answers beginning on the right."""
    texts: list[list[_Planned]] = [
        [("flow", at, at + 1)] * length for at, length in enumerate(_lengths(book))
    ]
    before, behind = len(book.front), len(texts) - _after_answers(book)
    planned: list[_Planned] = []
    for group in (
        _front(book),
        *texts[:before],
        *_chapters(book),
        *texts[before:behind],
        _answers(book),
        *texts[behind:],
    ):
        planned += group
        if len(planned) % 2:
            planned.append(("blank", 0, 0))
    return [Page(number, *page) for number, page in enumerate(planned, 1)]


def _lengths(book: Book) -> list[int]:
    """Return how many pages each text takes."""
    base = base_of(book, about_pages(book))
    return [pages_of(flow, base) for flow in flows_of(book)]


def about_pages(book: Book) -> int:
    """Return how many pages a book has without its running texts.

    The margin at the spine depends on the number of pages. This number, which is known before the
    texts are set, decides the margin of the texts.
    """
    groups = (_front(book), *_chapters(book), _answers(book))
    return sum(len(group) + len(group) % 2 for group in groups)


def _front(book: Book) -> list[_Planned]:
    contents = _runs("contents", len(book.chapters), _contents_rows(book))
    how_to: list[_Planned] = [("how-to", 0, 0)] if book.how_to else []
    return [("title", 0, 0), ("imprint", 0, 0), *contents, *how_to]


def _contents_rows(book: Book) -> int:
    """Return how many chapters fit on a page of contents, with titles of two lines."""
    if book.large_print:
        return _LARGE_CONTENTS
    rows = int((inches_of(book.trim)[1] * POINTS_PER_INCH - _AROUND_CONTENTS) / _CONTENTS_ROW)
    return max(1, min(_CONTENTS_ON_A_PAGE, rows - _PARTS_IN_CONTENTS))


def _chapters(book: Book) -> Iterator[list[_Planned]]:
    first = met = 0
    for index, chapter in enumerate(book.chapters):
        count = len(chapter.puzzles)
        runs = _runs("puzzles", count, book.per_page)
        yield [
            ("chapter", index, index + 1),
            *(("introduction", at, at + 1) for at in range(met, met + len(chapter.introductions))),
            *((kind, first + start, first + stop) for kind, start, stop in runs),
        ]
        first += count
        met += len(chapter.introductions)


def _answers(book: Book) -> list[_Planned]:
    return list(_runs("answers", len(book.puzzles), book.answers_per_page or 1))


def places(pages: Iterable[Page], kind: Kind) -> dict[int, int]:
    """Return the number of the page that each chapter or puzzle is on."""
    return {index: page.number for page in pages if page.kind == kind for index in page.indexes}


def _runs(kind: Kind, count: int, length: int) -> Iterator[_Planned]:
    for start in range(0, count, length):
        yield kind, start, min(start + length, count)


# The least gutter by the most pages, from Kindle Direct Publishing.
_GUTTERS_IN = ((150, 0.375), (300, 0.5), (500, 0.625), (700, 0.75))
_WIDEST_GUTTER_IN = 0.875
_LEAST_INNER_IN, _BESIDE_GUTTER_IN = 0.8, 0.2
_OUTER_IN, _NARROW_OUTER_IN, _NARROW_IN = 0.55, 0.45, 6
_TOP_IN, _BOTTOM_IN = 0.7, 0.65
# Between grids, and between a grid and the number below it, from the middle of their frames.
_GAP = 20.0


class _Rooms(NamedTuple):
    """The space above each grid, below all, above answers, and above and below a single grid.

    The last two are the least space beside and below a grid.
    """

    caption: float
    foot: float
    answer_head: float
    head: float
    below: float
    least_beside: float
    least_between: float


_USUAL = _Rooms(14, 10, 30, 34, 78, 7, 7)
_LARGE = _Rooms(24, 34, 34, 40, 82, 14, 10)
# The size of digits, as a fraction of the grid's side.
_DIGIT = 16 / 243
_SMALLEST_DIGIT, _LARGE_DIGIT, _LARGE_ANSWER = 7.0, 24.0, 16.0
_ROUNDING = 1e-6
_COLUMNS = {1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3}


class Format(NamedTuple):
    """A page in points; `inner` is the margin at the spine, left on odd pages, right on even."""

    width: float
    height: float
    inner: float
    outer: float
    top: float
    bottom: float

    @property
    def column(self) -> float:
        """The width between the margins."""
        return self.width - self.inner - self.outer


def format_of(trim: str, pages: int) -> Format:
    """Return the format of a book with this many pages."""
    width, height = inches_of(trim)
    gutter = next((least for most, least in _GUTTERS_IN if pages <= most), _WIDEST_GUTTER_IN)
    inner = max(_LEAST_INNER_IN, gutter + _BESIDE_GUTTER_IN)
    outer = _NARROW_OUTER_IN if width < _NARROW_IN else _OUTER_IN
    sizes = (width, height, inner, outer, _TOP_IN, _BOTTOM_IN)
    return Format(*(POINTS_PER_INCH * size for size in sizes))


class Raster(NamedTuple):
    """The columns and rows of grids on a page, the side of a grid, and the height of a row."""

    columns: int
    rows: int
    side: float
    slot: float


class _Group(NamedTuple):
    """The number of grids on a page, their least side, and the space above all and below each."""

    number: int
    least: float
    head: float
    below: float = 0

    def raster(self, page: Format, rooms: _Rooms) -> Raster:
        """Return the raster with the largest grids; only readable digits may reduce the gaps."""
        columns = _COLUMNS[self.number]
        rows = self.number // columns
        slot = (page.height - page.top - page.bottom - self.head - rooms.foot) / rows

        def side(beside: float, between: float) -> float:
            across = (page.column - (columns - 1) * beside) / columns
            return min(across, slot - rooms.caption - self.below - (between if rows > 1 else 0))

        closest = side(rooms.least_beside, rooms.least_between)
        return Raster(columns, rows, max(side(_GAP, _GAP), min(self.least, closest)), slot)


class Grids(NamedTuple):
    """The rasters of a book's puzzles and answers on its pages."""

    format: Format
    puzzles: Raster
    answers: Raster


def grids_of(book: Book, pages: int) -> Grids:
    """Return the rasters of a book with this many pages, readable or not."""
    page, rooms = format_of(book.trim, pages), _rooms_of(book)
    head, below = (rooms.head, rooms.below) if book.per_page == 1 else (0, 0)
    least, least_answer = (size / _DIGIT for size in _least_digits(book))
    return Grids(
        page,
        _Group(book.per_page, least, head, below).raster(page, rooms),
        _Group(book.answers_per_page or 1, least_answer, rooms.answer_head).raster(page, rooms),
    )


def small_digits(book: Book, pages: int) -> str:
    """Return which digits of a book with this many pages are too small; empty if none are."""
    grids = grids_of(book, pages)
    for what, raster, least in zip(
        ("puzzles", "answers"), grids[1:], _least_digits(book), strict=True
    ):
        size = raster.side * _DIGIT
        if size < least - _ROUNDING:
            count = raster.columns * raster.rows
            found = f"{count} {what} on a page of {book.trim} have digits of {size:.1f} points"
            return f"{found}; expected {least:.0f} at least"
    return ""


def _least_digits(book: Book) -> tuple[float, float]:
    return (_LARGE_DIGIT, _LARGE_ANSWER) if book.large_print else (_SMALLEST_DIGIT,) * 2


def _rooms_of(book: Book) -> _Rooms:
    return _LARGE if book.large_print else _USUAL


def base_of(book: Book, pages: int) -> dict[str, Any]:
    """Return the data that the templates of a book with this many pages need."""
    page, rooms = format_of(book.trim, pages), _rooms_of(book)
    base = describe_base(
        words_in(book.language),
        title=book.title,
        author=book.author or book.credit,
        credit=book.credit,
        size=page[:2],
    )
    return base | {
        "layout": {"weight": book.weight, "large": book.large_print},
        "print": book.mode == "print",
        "page-link": PAGE_LINK,
        "format": page._asdict(),
        "caption": rooms.caption,
        "head": rooms.head,
        "answer-head": rooms.answer_head,
        "words": {},
        "pages": [],
    }


_HINTS = 2


def flows_of(book: Book, introduced: Mapping[int, int] | None = None) -> list[Flow]:
    """Return the texts of a book: front matter, hints, the index, and back matter.

    `introduced` are the pages of introductions, which don't change the length of a text.
    """
    return [*book.front, *_hints(book), *_index(book, introduced or {}), *book.back]


def _after_answers(book: Book) -> int:
    """Return how many of these texts follow the answers."""
    return len(list(_index(book, {}))) + len(book.back)


def _hints(book: Book) -> Iterator[Flow]:
    """Yield the first hints of all puzzles, then the second hints."""
    words, number = words_in(book.language), book.first_number
    for place in range(_HINTS):
        blocks = [
            Block("paragraph", ((f"{number + index}\u2002", True), (sheet.hints[place], False)))
            for index, sheet in enumerate(book.puzzles)
            if len(sheet.hints) > place
        ]
        if blocks:
            yield Flow(words(f"book-hints-{place + 1}"), tuple(blocks), columns=2)


def _index(book: Book, introduced: Mapping[int, int]) -> Iterator[Flow]:
    words, number = words_in(book.language), book.first_number
    uses: defaultdict[str, list[str]] = defaultdict(list)
    for chapter in book.chapters:
        for place, names in enumerate(chapter.uses):
            for name in names:
                uses[name].append(str(number + place))
        number += len(chapter.puzzles)
    at = {each.name: index for index, each in enumerate(book.introductions)}
    blocks = tuple(
        Block(
            "entry",
            ((name, False), (", ".join(numbers), False)),
            words("book-on-page", page=str(introduced.get(at[name], 0))) if name in at else "",
        )
        for name, numbers in sorted(uses.items(), key=lambda entry: _alphabetical(entry[0]))
    )
    if blocks:
        yield Flow(words("book-index"), blocks, columns=2)


def _alphabetical(name: str) -> tuple[str, str]:
    """Return a sort key that ignores diacritics, except between names with the same letters."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter)), name
