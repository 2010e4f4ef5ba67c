"""The pages of a book: its plan, how grids stand on them, and the texts beside its chapters."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple
from unicodedata import combining, normalize

from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.printing.binding import PAGE_LINK
from nonet.printing.books.book import Book, inches_of
from nonet.printing.books.flow import Block, Flow, pages_of
from nonet.printing.document import said

Kind = Literal[
    "title",
    "imprint",
    "contents",
    "how-to",
    "blank",
    "flow",
    "chapter",
    "introduction",
    "puzzles",
    "answers",
]

_CONTENTS_ON_A_PAGE, _LARGE_CONTENTS = 16, 8
# In points, what stands around the contents, and what a row takes; and how many parts end them.
_AROUND_CONTENTS, _CONTENTS_ROW, _PARTS_IN_CONTENTS = 170, 24, 4

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


def plan_pages(book: Book) -> list[Page]:
    """Plan a book, in an even number of pages; chapters and answers begin on the right."""
    texts: list[list[_Planned]] = [
        [("flow", at, at + 1)] * length for at, length in enumerate(_lengths(book))
    ]
    before, behind = len(book.front), len(texts) - after_answers(book)
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
    """Return how many pages each text takes; the margin at the spine is that of so thick a book."""
    base = base_of(book, _about(book))
    return [pages_of(flow, base) for flow in flows_of(book)]


def _about(book: Book) -> int:
    """Return about how many pages a book has: what is known before its texts are set."""
    groups = (_front(book), *_chapters(book), _answers(book))
    return sum(len(group) + len(group) % 2 for group in groups)


def _front(book: Book) -> list[_Planned]:
    contents = _runs("contents", len(book.chapters), contents_rows(book))
    how_to: list[_Planned] = [("how-to", 0, 0)] if book.how_to else []
    return [("title", 0, 0), ("imprint", 0, 0), *contents, *how_to]


def contents_rows(book: Book) -> int:
    """How many chapters a page of the contents has, each with room for a title of two lines."""
    if book.large_print:
        return _LARGE_CONTENTS
    rows = int((inches_of(book.trim)[1] * INCH - _AROUND_CONTENTS) / _CONTENTS_ROW)
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


def places(pages: Sequence[Page], kind: Kind) -> dict[int, int]:
    """Return the number of the page that each chapter or puzzle is on."""
    return {index: page.number for page in pages if page.kind == kind for index in page.indexes}


def _runs(kind: Kind, count: int, length: int) -> Iterator[_Planned]:
    for start in range(0, count, length):
        yield kind, start, min(start + length, count)


INCH = 72.0
# What the binding of so many pages takes at least, as Amazon's Kindle Direct Publishing has it.
_GUTTERS_IN = ((150, 0.375), (300, 0.5), (500, 0.625), (700, 0.75))
_WIDEST_GUTTER_IN = 0.875
_LEAST_INNER_IN, _BESIDE_GUTTER_IN = 0.8, 0.2
_OUTER_IN, _NARROW_OUTER_IN, _NARROW_IN = 0.55, 0.45, 6
_TOP_IN, _BOTTOM_IN = 0.7, 0.65
_GAP, _ROW_GAP = 7.0, 6.0


class _Rooms(NamedTuple):
    """What stands around grids: above each, below all, above answers, above and below one alone."""

    caption: float
    foot: float
    answer_head: float
    head: float
    below: float


_USUAL = _Rooms(14, 10, 30, 34, 78)
_LARGE = _Rooms(24, 34, 34, 40, 82)
# Of a grid's side, the size of its digits.
_DIGIT = 16 / 243
_SMALLEST_DIGIT, _LARGE_DIGIT, _LARGE_ANSWER = 7.0, 24.0, 16.0
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
        """How wide what is printed is."""
        return self.width - self.inner - self.outer


def format_of(trim: str, pages: int) -> Format:
    """Return the format of a book of so many pages."""
    width, height = inches_of(trim)
    gutter = next((least for most, least in _GUTTERS_IN if pages <= most), _WIDEST_GUTTER_IN)
    inner = max(_LEAST_INNER_IN, gutter + _BESIDE_GUTTER_IN)
    outer = _NARROW_OUTER_IN if width < _NARROW_IN else _OUTER_IN
    sizes = (width, height, inner, outer, _TOP_IN, _BOTTOM_IN)
    return Format(*(INCH * size for size in sizes))


class Raster(NamedTuple):
    """How grids stand on a page: columns, rows, the side of each, and the room of a row."""

    columns: int
    rows: int
    side: float
    slot: float


def raster_of(page: Format, count: int, rooms: _Rooms, *, head: float, below: float = 0) -> Raster:
    """Return where so many grids stand below a head, with a caption above and room below each."""
    columns = _COLUMNS[count]
    rows = count // columns
    slot = (page.height - page.top - page.bottom - head - rooms.foot) / rows
    across = (page.column - (columns - 1) * _GAP) / columns
    side = min(across, slot - rooms.caption - below - (_ROW_GAP if rows > 1 else 0))
    return Raster(columns, rows, side, slot)


class Grids(NamedTuple):
    """How the grids of a book stand on its pages, and the room above them."""

    format: Format
    puzzles: Raster
    answers: Raster


def grids_of(book: Book, pages: int, answers_per_page: int) -> Grids:
    """Return how the grids of a book of so many pages stand on them.

    Raises:
        LayoutError: their digits would be too small to read.
    """
    page, is_alone, rooms = format_of(book.trim, pages), book.per_page == 1, _rooms_of(book)
    grids = Grids(
        page,
        raster_of(
            page,
            book.per_page,
            rooms,
            head=rooms.head if is_alone else 0,
            below=rooms.below if is_alone else 0,
        ),
        raster_of(page, answers_per_page, rooms, head=rooms.answer_head),
    )
    least, least_answer = _SMALLEST_DIGIT, _SMALLEST_DIGIT
    if book.large_print:
        least, least_answer = _LARGE_DIGIT, _LARGE_ANSWER
    _require_readable(book.trim, "puzzles", grids.puzzles, least)
    _require_readable(book.trim, "answers", grids.answers, least_answer)
    return grids


def _rooms_of(book: Book) -> _Rooms:
    return _LARGE if book.large_print else _USUAL


def _require_readable(trim: str, what: str, raster: Raster, least: float) -> None:
    size = raster.side * _DIGIT
    if size < least:
        count = raster.columns * raster.rows
        larger = "print fewer on a page" if count > 1 else "choose a larger trim"
        raise LayoutError(
            f"{count} {what} on a page of {trim} have digits of {size:.1f} points; "
            f"expected {least:.0f} at least: {larger}",
            option="trim",
        )


def base_of(book: Book, pages: int) -> dict[str, Any]:
    """Describe the pages of a book of so many, as all of its templates need it."""
    words, page = words_in(book.language), format_of(book.trim, pages)
    rooms = _rooms_of(book)
    return {
        "paper": {"width": page.width, "height": page.height},
        "language": words.locale,
        "direction": words.direction,
        "tall": words.font is not None,
        "title": book.title,
        "author": book.author or book.credit,
        "credit": said(book.credit, words),
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


def text_format(book: Book) -> int:
    """Return for how thick a book its running text is set."""
    return _about(book)


_HINTS = 2


def flows_of(book: Book, introduced: Mapping[int, int] | None = None) -> list[Flow]:
    """Return the texts of a book: before its chapters, hints, the index, and what ends it.

    `introduced` are the pages of introductions; as long as none is known, they take as much room.
    """
    return [*book.front, *_hints(book), *_index(book, introduced or {}), *book.back]


def after_answers(book: Book) -> int:
    """Return how many of these texts stand behind the answers."""
    return len(list(_index(book, {}))) + len(book.back)


def _hints(book: Book) -> Iterator[Flow]:
    """Yield the first hint of each puzzle, then the second, apart from each other."""
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
    """Return what a name is sorted by: its letters, and only where they are the same its marks."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter)), name
