"""In languages read from right to left, sheets and books are mirrored, and boards are not."""

import io
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from nonet import engine
from nonet.i18n.catalogue import words_in
from nonet.printing.books.book import Book
from nonet.printing.books.chapters import BookParts, chapter_of, with_parts
from nonet.printing.books.printing import print_book
from nonet.printing.layout import Header, Layout
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.site import Site
from nonet.puzzles.verification import Verified
from page_boxes import Box, boxes_of, overlaps
from pseudo_language import write_pseudo_language

MakeWorksheet = Callable[..., Worksheet]
TITLE = "Weekend"
LAYOUTS = {
    **{f"{count} a page": Layout(per_page=count, answers="12") for count in (1, 2, 4, 6, 9)},
    "large print": Layout(large_print=True),
}
END_OF_HEAD = 100
# The first of several puzzles stands at the left, or at the right.
COLUMNS = {"4 a page": 2, "6 a page": 2, "9 a page": 3}


@pytest.fixture(scope="module")
def mirrored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write English that is read from right to left."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo_language(folder, "qpr", direction="rtl")
    about = folder / "qpr" / "language.ftl"
    about.write_text(about.read_text("utf-8").replace("en-GB", "ar-AE"), "utf-8")
    return folder / "qpr"


def words_of(pdf: bytes, page: int = 0) -> tuple[float, list[Box]]:
    shown = list(boxes_of(pdf))[page]
    return shown.width, shown.words


def left_of(words: list[Box], what: str) -> float:
    return next(word.left for word in words if what in word.what)


@pytest.mark.sample("4 a page")
@pytest.mark.parametrize("name", LAYOUTS)
def test_sheets_are_mirrored_but_boards_are_not(
    make_worksheet: MakeWorksheet, mirrored: Path, name: str
) -> None:
    made = {
        side: words_of(
            render(
                make_worksheet(
                    9,
                    language=language,
                    layout=LAYOUTS[name],
                    header=Header(title=TITLE, class_name="5b", blanks=False),
                )
            )
        )
        for side, language in (("usual", None), ("mirrored", mirrored))
    }

    width, usual = made["usual"]
    _, turned = made["mirrored"]

    assert left_of(usual, TITLE) < width / 2 < left_of(turned, TITLE)
    column = width / COLUMNS.get(name, 1)
    assert first_row(turned, width - column, width) == first_row(usual, 0, column)


def first_row(words: list[Box], start: float, end: float) -> list[str]:
    """Read the first row of the grid between two edges."""
    digits = [
        word
        for word in words
        if len(word.what) == 1
        and word.what.isdigit()
        and start < word.left < end
        and word.top > END_OF_HEAD
    ]
    largest = max(word.bottom - word.top for word in digits)
    grid = [word for word in digits if word.bottom - word.top > 0.9 * largest]
    top = min(word.top for word in grid)
    row = (word for word in grid if word.top < top + 2)
    return [word.what for word in sorted(row, key=lambda word: word.left)]


def test_viewers_get_the_reading_direction(make_worksheet: MakeWorksheet, mirrored: Path) -> None:
    puzzle = engine.generate("easy", seed=1)
    site = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
    chapter = chapter_of("easy", [Verified(puzzle.puzzle, puzzle.solution)], site)
    pdfs = {
        "sheet": render(make_worksheet(1, language=mirrored)),
        "book": print_book(
            Book(title="Two", credit="Nonet", chapters=(chapter,), language=mirrored)
        ),
    }

    assert {kind: direction_of(pdf) for kind, pdf in pdfs.items()} == {
        "sheet": "/R2L",
        "book": "/R2L",
    }
    assert words_in(mirrored).direction == "rtl"


def direction_of(pdf: bytes) -> str:
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        return str(opened.Root.ViewerPreferences.Direction)


def test_right_to_left_books_have_their_spine_on_the_other_side(mirrored: Path) -> None:
    puzzles = [engine.generate("easy", seed=seed) for seed in range(2)]
    site = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
    chapter = chapter_of("easy", [Verified(each.puzzle, each.solution) for each in puzzles], site)
    edges = {}
    for side, language in (("usual", None), ("mirrored", mirrored)):
        book = Book(title="Two", credit="Nonet", chapters=(chapter,), language=language)
        pages = list(boxes_of(print_book(book)))
        # Of a puzzle's page, how far the frame of its grid is from the left edge and the right.
        page = next(each for each in pages[4:] if len(each.lines) > 20)
        long = [line for line in page.lines if line.right - line.left > page.width / 2]
        edges[side] = (long[0].left, page.width - long[0].right, pages.index(page) % 2)

    (left, right, odd), (turned_left, turned_right, turned_odd) = edges.values()
    assert odd == turned_odd
    assert abs(left - turned_right) < 0.5
    assert abs(right - turned_left) < 0.5
    assert abs(left - right) > 1


def test_difficulty_labels_do_not_overlap_numbers(mirrored: Path) -> None:
    puzzles = [engine.generate("easy", seed=seed) for seed in range(3)]
    site = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")
    chapter = chapter_of("easy", [Verified(each.puzzle, each.solution) for each in puzzles], site)
    with_ramp = with_parts(chapter, BookParts(ramp=True), words_in(mirrored), set())

    pdf = print_book(Book(title="Two", credit="N", chapters=(with_ramp,), language=mirrored))

    assert [each for each in overlaps(pdf) if "line" in each] == []
