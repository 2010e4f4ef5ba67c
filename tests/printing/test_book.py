"""Books: planned page by page, for a print shop or a screen."""

import io
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import page
import pikepdf
import pytest

from nonet.errors import LayoutError
from nonet.printing.books.book import TRIMS, Book, Chapter
from nonet.printing.books.pages import format_of, plan_pages
from nonet.printing.books.preflight import preflight
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.worksheet import Worksheet
from page_boxes import Box, PageBoxes, boxes_of

Make = Callable[..., Book]


@pytest.fixture
def make_book(make_worksheet: Callable[..., Worksheet]) -> Make:
    def make(counts: tuple[int, ...] = (5, 2), **options: Any) -> Book:
        sheets = iter(make_worksheet(sum(counts)).sheets)
        chapters = tuple(
            Chapter(puzzles=tuple(next(sheets) for _ in range(count)), title=f"Part {number}")
            for number, count in enumerate(counts, 1)
        )
        said = {"title": "Exactly One", "author": "Ada", "credit": "Created with Nonet · n.example"}
        return Book(chapters=chapters, **(said | options))

    return make


def test_a_book_for_a_print_shop_has_only_pages_title_and_author(
    make_book: Make, run_tool: Callable[..., bytes]
) -> None:
    pdf = print_book(make_book())

    with pikepdf.open(io.BytesIO(pdf)) as opened:
        assert set(opened.Root.keys()) <= {"/Type", "/Pages", "/Lang", "/OutputIntents"}
        of_exchange = {"/CreationDate", "/ModDate", "/Trapped", "/GTS_PDFXVersion"}
        said = {str(name): str(value) for name, value in opened.docinfo.items()}
        assert said.keys() == {"/Title", "/Author", *of_exchange}
        assert (said["/Title"], said["/Author"]) == ("Exactly One", "Ada")
        assert all("/Annots" not in each.obj for each in opened.pages)
        assert all(
            [float(side) for side in each.mediabox] == [0, 0, 432, 648] for each in opened.pages
        )
    fonts = run_tool(pdf, "pdffonts", "{pdf}").decode().splitlines()[2:]
    assert fonts
    assert all(font.split()[-5] == "yes" for font in fonts)
    inks = run_tool(pdf, "gs", "-q", "-o", "-", "-sDEVICE=inkcov", "{pdf}").decode().splitlines()
    assert {tuple(line.split()[:3]) for line in inks} == {("0.00000",) * 3}
    assert b"No syntax or stream encoding errors found" in run_tool(pdf, "qpdf", "--check", "{pdf}")


def test_a_book_for_a_screen_is_accessible_and_links_puzzles_and_answers(
    make_book: Make,
) -> None:
    book = make_book(mode="screen", per_page=1, answers_per_page=4)

    pdf = print_book(book)

    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        pages = [each.obj for each in opened.pages]
        numbers = {each.objgen: number for number, each in enumerate(pages, 1)}
        inner = {
            (number, numbers[link.Dest[0].objgen])
            for number, each in enumerate(pages, 1)
            for link in each.get("/Annots", [])
            if "/Dest" in link
        }
        planned = plan_pages(book)
        puzzles = {
            i: each.number for each in planned if each.kind == "puzzles" for i in each.indexes
        }
        answers = {
            i: each.number for each in planned if each.kind == "answers" for i in each.indexes
        }
        expected = {(puzzles[i], answers[i]) for i in puzzles}
        expected |= {(there, here) for here, there in expected}
        chapters = [each.number for each in planned if each.kind == "chapter"]
        expected |= {(3, number) for number in [*chapters, min(answers.values())]}
        assert inner == expected
        with opened.open_outline() as outline:
            titles = [str(item.title) for item in outline.root]
    assert titles[0] == "Exactly One"
    assert {"Contents", "How to play", "Part 1", "Part 2", "Answers"} <= set(titles)


def test_chapters_and_answers_begin_on_the_right_in_an_even_number_of_pages(
    make_book: Make,
) -> None:
    for counts in ((1,), (4, 3), (7, 2, 1)):
        for per_page in (1, 2, 4, 6):
            planned = plan_pages(make_book(counts, per_page=per_page, answers_per_page=4))

            assert [each.number for each in planned] == list(range(1, len(planned) + 1))
            assert len(planned) % 2 == 0
            chapters = [each for each in planned if each.kind == "chapter"]
            assert all(each.number % 2 for each in chapters)
            assert min(each.number for each in planned if each.kind == "answers") % 2
            for kind in ("puzzles", "answers"):
                shown = [i for each in planned if each.kind == kind for i in each.indexes]
                assert shown == list(range(sum(counts)))


def test_a_long_book_is_set_in_parts_with_every_puzzle_and_answer(
    make_book: Make, page_text: Callable[[bytes, int], str]
) -> None:
    book = make_book((70, 70), first_number=501, mode="print")

    pdf = print_book(book)

    planned = plan_pages(with_answers(book))
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        assert len(opened.pages) == len(planned) > 64
    last = [each.number for each in planned if each.kind == "puzzles"][-1]
    assert page_text(pdf, last).startswith("640 ")
    assert "Puzzles 501 to 570" in page_text(pdf, 3)
    assert print_book(book) == pdf


@pytest.mark.thorough
def test_a_long_book_for_a_screen_is_accessible_as_a_whole(make_book: Make) -> None:
    book = make_book((80,), mode="screen", per_page=1)

    pdf = print_book(book)

    assert len(plan_pages(with_answers(book))) > 64
    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant


@pytest.mark.sample("^(5x8|a4)$")
@pytest.mark.parametrize("trim", TRIMS)
def test_every_trim_has_mirrored_margins_and_readable_answers(
    make_book: Make, trim: str, pdf_info: Callable[[bytes], dict[str, str]]
) -> None:
    book = with_answers(make_book(trim=trim))

    info = pdf_info(print_book(book))

    size = format_of(trim, 100)
    assert info["Page 1 size"].startswith(f"{size.width:g} x {size.height:g} pts")
    assert size.inner > size.outer >= 0.45 * 72
    assert book.answers_per_page in (6, 9, 12)


def test_the_gutter_grows_with_the_pages() -> None:
    inner = [format_of("6x9", pages).inner / 72 for pages in (24, 150, 300, 500, 700, 828)]

    assert inner == sorted(inner)
    least = (0.375, 0.375, 0.5, 0.625, 0.75, 0.875)
    assert all(have >= need for have, need in zip(inner, least, strict=True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": ""},
        {"title": "t" * 121},
        {"imprint": "i" * 1201},
        {"trim": "5x8", "answers_per_page": 12},
        {"chapters": ()},
    ],
)
def test_invalid_books_are_rejected(make_book: Make, wrong: dict[str, Any]) -> None:
    book = make_book()

    with pytest.raises(LayoutError):
        print_book(replace(book, **wrong))


def test_texts_longer_than_their_page_are_rejected(make_book: Make) -> None:
    with pytest.raises(LayoutError, match="does not fit"):
        print_book(make_book(trim="5x8", imprint="\n" * 100 + "end"))


@pytest.mark.parametrize("trim", ["5x8", "6x9", "8x10"])
def test_grids_in_one_column_are_centred(
    make_book: Make, page_pixels: Callable[[bytes, int], list[list[bytes]]], trim: str
) -> None:
    book = make_book(trim=trim, per_page=2)
    planned = plan_pages(with_answers(book))
    number = next(each.number for each in planned if each.kind == "puzzles")
    margins = format_of(trim, len(planned))

    rows = page_pixels(print_book(book), number)

    inked = [[pixel != b"\xff\xff\xff" for pixel in row] for row in rows]
    frame = max(inked[: len(rows) // 2], key=sum)
    left, right = frame.index(True), len(frame) - 1 - frame[::-1].index(True)
    start, end = (margins.inner, margins.outer) if number % 2 else (margins.outer, margins.inner)
    assert left - start == pytest.approx(len(frame) - right - end, abs=2)


def grids_on(shown: PageBoxes) -> list[Box]:
    """Return the frames of the grids on a page, by the middle of their lines."""
    across = [line for line in shown.lines if line.top == line.bottom]
    return [
        Box(upper.left, upper.top, upper.right, lower.top)
        for upper in across
        for lower in across
        if abs(upper.left - lower.left) + abs(upper.right - lower.right) < 0.1
        and abs(lower.top - upper.top - (upper.right - upper.left)) < 0.1 < upper.right - upper.left
    ]


def distance(one: Box, other: Box) -> float:
    """Return how far two boxes are apart, across or down."""
    across = max(one.left, other.left) - min(one.right, other.right)
    return max(across, max(one.top, other.top) - min(one.bottom, other.bottom))


@pytest.mark.parametrize(
    ("trim", "options"),
    [
        ("5x8", {"per_page": 2}),
        ("6x9", {"per_page": 2, "answers_per_page": 2}),
        ("6x9", {"per_page": 4, "answers_per_page": 4}),
        ("6x9", {"per_page": 6, "answers_per_page": 6}),
        ("8.25x11", {"per_page": 9, "answers_per_page": 12}),
        ("8x10", {"large_print": True}),
        ("8.5x11", {"large_print": True}),
        ("a4", {"large_print": True, "weight": "bold"}),
        ("a4", {"per_page": 4, "mode": "screen"}),
    ],
)
def test_grids_keep_their_distance_from_each_other_and_from_text(
    make_book: Make, trim: str, options: dict[str, Any]
) -> None:
    pdf = print_book(make_book((13, 3), trim=trim, **options))

    (least, beside_text) = (14, 8) if options.get("large_print") else (20, 5)
    pages = [(each, grids_on(each)) for each in boxes_of(pdf)]
    assert sum(len(grids) for _, grids in pages) >= 32
    for each, grids in pages:
        words = [
            word for word in each.words if not any(distance(word, grid) < -0.5 for grid in grids)
        ]
        for grid in grids:
            assert all(distance(grid, other) >= least - 0.1 for other in grids if other != grid)
            assert all(distance(grid, word) >= beside_text - 0.1 for word in words)
            below = [word for word in words if word.top > grid.bottom]
            assert all(distance(grid, word) >= 10 for word in below)


def test_small_grids_are_closer_before_their_digits_are_too_small(make_book: Make) -> None:
    pdf = print_book(make_book((12,), trim="6x9", per_page=9, answers_per_page=12))

    found = preflight(pdf)
    gaps = [
        distance(one, other)
        for each in boxes_of(pdf)
        for one, other in combinations(grids_on(each), 2)
    ]
    assert (found.faults(), found.least_text) == ([], 7)
    assert 7 <= min(gaps) < 20
