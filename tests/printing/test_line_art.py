"""Line art of books for a print shop: no line, shade or code that a press would lose."""

import io
import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pikepdf
import pytest

from nonet.errors import LayoutError
from nonet.printing.books.book import TRIMS, Book, Chapter
from nonet.printing.books.printing import print_book
from nonet.printing.worksheet import Worksheet

Word = tuple[str, float, float, float, float]
Make = Callable[..., Worksheet]
_INKS = frozenset({"k", "K", "g", "G", "rg", "RG", "sc", "SC", "scn", "SCN"})
_LONG = "A chapter of many words whose title is as long as titles of chapters can be in a book "


def make_book(*chapters: Chapter, **options: Any) -> Book:
    credit = "Created with Nonet · n.example"
    return Book(title="Exactly One", chapters=chapters, credit=credit, **options)


def drawn(page: pikepdf.Page) -> tuple[set[float], set[tuple[float, ...]]]:
    """Read the widths of a page's lines, in points as they are printed, and its inks."""
    widths: set[float] = set()
    inks: set[tuple[float, ...]] = set()
    scale, kept = 1.0, list[float]()
    for instruction in pikepdf.parse_content_stream(page):
        values, name = instruction.operands, str(instruction.operator)
        numbers = [float(value) for value in values if isinstance(value, int | float | Decimal)]
        if name == "q":
            kept.append(scale)
        elif name == "Q":
            scale = kept.pop()
        elif name == "cm":
            scale *= abs(numbers[0]) or abs(numbers[1])
        elif name == "w":
            widths.add(round(numbers[0] * scale, 3))
        elif name in _INKS:
            inks.add(tuple(numbers))
    return widths, inks


@pytest.mark.sample("6-light")
@pytest.mark.parametrize("weight", ["light", "normal", "bold"])
@pytest.mark.parametrize("per_page", [1, 6])
def test_lines_are_solid_and_wide_enough_without_shades(
    make_worksheet: Make, per_page: Any, weight: Any
) -> None:
    chapter = Chapter(puzzles=make_worksheet(12).sheets)
    book = make_book(chapter, per_page=per_page, weight=weight, trim="8x10", answers_per_page=12)

    with pikepdf.open(io.BytesIO(print_book(book))) as opened:
        read = [drawn(page) for page in opened.pages]

    widths = {width for page_widths, _ in read for width in page_widths}
    assert widths
    assert min(widths) >= 0.75
    assert {ink for _, inks in read for ink in inks} == {(0, 0, 0, 1)}


def test_codes_are_shapes_that_scan(
    make_worksheet: Make,
    run_tool: Callable[..., bytes],
    scan_code: Callable[[bytes, int], str],
) -> None:
    sheets = make_worksheet(1).sheets

    pdf = print_book(make_book(Chapter(puzzles=sheets)))

    assert run_tool(pdf, "pdfimages", "-list", "{pdf}").decode().splitlines()[2:] == []
    assert scan_code(pdf, 6) == sheets[0].playable_url


@pytest.mark.sample("^5x8$")
@pytest.mark.parametrize("trim", TRIMS)
def test_long_chapter_titles_stay_in_their_rows(
    make_worksheet: Make,
    page_words: Callable[[bytes, int], list[Word]],
    collisions: Callable[[bytes, int], list[str]],
    trim: str,
) -> None:
    chapters = tuple(
        Chapter(puzzles=(sheet,), title=(_LONG * 2)[: 20 + 5 * number].strip())
        for number, sheet in enumerate(make_worksheet(20).sheets)
    )

    pdf = print_book(make_book(*chapters, trim=trim))

    assert [collisions(pdf, number) for number in (3, 4)] == [[], []]
    numbers = [
        word[0]
        for page in (3, 4)
        for word in page_words(pdf, page)
        if re.fullmatch(r"\d+", word[0])
    ]
    assert {str(number) for number in range(1, 21)} <= set(numbers)


def test_chapter_titles_longer_than_two_lines_are_rejected(
    make_worksheet: Make,
) -> None:
    chapter = Chapter(puzzles=make_worksheet(1).sheets, title="W" * 120)

    with pytest.raises(LayoutError, match="contents"):
        print_book(make_book(chapter, trim="5x8"))
