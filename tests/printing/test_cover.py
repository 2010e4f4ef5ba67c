"""The cover of a book: back, spine and front for a print shop."""

import io
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pikepdf import Pdf

from nonet import engine
from nonet.errors import LayoutError
from nonet.i18n.catalogue import Catalogue, english
from nonet.i18n.words import Words
from nonet.printing.books.book import Book, Chapter, Introduction
from nonet.printing.books.cover import Cover, print_cover
from nonet.printing.books.preflight import preflight
from nonet.printing.practice import drawn_step
from nonet.printing.worksheet import Sheet


def a_book(count: int = 100, **options: Any) -> Book:
    puzzle = engine.generate("easy", seed=1)
    sheet = Sheet(puzzle=puzzle.puzzle, solution=puzzle.solution, playable_url="https://n.example")
    chapter = Chapter(puzzles=(sheet,) * count, label="easy")
    about = {"title": "Two Hundred", "author": "Ada", "credit": "Nonet"} | options
    return Book(chapters=(chapter,), **about)


def a_cover(book: Book, **options: Any) -> Cover:
    return Cover(book=book, step=drawn_step("skyscraper", english(), seed=1), **options)


@pytest.mark.sample("6x9|130")
@pytest.mark.parametrize("trim", ["5x8", "6x9", "8.25x11", "a4", "130x190mm"])
@pytest.mark.parametrize("colour", ["blue", "black"])
def test_a_cover_is_pdf_x_in_four_inks(trim: str, colour: Any) -> None:
    cover = a_cover(a_book(trim=trim), colour=colour)

    found = preflight(print_cover(cover))

    assert found.faults(in_colour=True) == []
    assert (found.version, found.pages, found.least_ppi) == ("1.4", 1, None)


def test_the_width_of_the_spine_is_the_thickness_of_the_pages() -> None:
    white, cream = (a_cover(a_book(), stock=stock) for stock in ("white", "cream"))

    # Four pages before, one that opens the chapter, a hundred puzzles, the answers, each even.
    assert white.pages == 116
    assert white.spine == pytest.approx(116 * 0.002252)
    assert cream.spine > white.spine
    with Pdf.open(io.BytesIO(print_cover(white))) as pdf:
        left, bottom, right, top = (float(side) for side in pdf.pages[0].TrimBox)
        sheet = [float(side) for side in pdf.pages[0].MediaBox]
    bleed = 3.2 / 25.4 * 72
    assert [left, bottom] == pytest.approx([bleed, bleed])
    assert right - left == pytest.approx((2 * 6 + white.spine) * 72, abs=0.01)
    assert top - bottom == pytest.approx(9 * 72, abs=0.01)
    assert sheet[2] - right == pytest.approx(bleed, abs=0.01)


@pytest.mark.parametrize(("count", "times"), [(300, 2), (20, 1)])
def test_only_wide_spines_have_text(run_tool: Callable[..., bytes], count: int, times: int) -> None:
    pdf = print_cover(a_cover(a_book(count)))

    text = run_tool(pdf, "pdftotext", "{pdf}", "-").decode()

    assert " ".join(text.split()).count("Two Hundred") == times


@pytest.mark.english
def test_the_back_counts_the_parts_and_the_spine_has_the_subtitle(
    run_tool: Callable[..., bytes],
) -> None:
    plain = a_book(300, author="", subtitle="for long evenings")
    (chapter,) = plain.chapters
    step = drawn_step("skyscraper", english(), seed=1)
    told = replace(chapter.puzzles[0], hints=("Look here.", "Look twice."))
    full = replace(
        chapter,
        puzzles=(told, *chapter.puzzles[1:]),
        introductions=(Introduction("Skyscraper", "Two towers.", step),) * 3,
    )

    said = [
        " ".join(run_tool(print_cover(a_cover(book)), "pdftotext", "{pdf}", "-").decode().split())
        for book in (plain, replace(plain, chapters=(full,)))
    ]

    assert "solution to each puzzle" in said[0]
    assert "hints for every puzzle" not in said[0]
    assert "2 hints for every puzzle" in said[1]
    assert "3 techniques" in said[1]
    assert said[0].count("for long evenings") == said[1].count("for long evenings") == 2


def test_titles_of_any_length_fit() -> None:
    assert print_cover(a_cover(a_book(title="Sudoku " * 17, subtitle="Und mehr " * 13)))


@pytest.mark.parametrize("words", Catalogue().all(), ids=lambda words: words.tag)
def test_each_sentence_at_the_back_begins_a_line_in_each_language(
    run_tool: Callable[..., bytes], words: Words
) -> None:
    book = a_book(20, trim="8.25x11", title="20", subtitle="", author="", language=words.folder)

    pdf = print_cover(a_cover(book))

    text = run_tool(pdf, "pdftotext", "-layout", "{pdf}", "-").decode()
    told = re.split(r"(?<=[.!?]) |(?<=\u3002)(?=\S)", words("book-cover-blurb"))
    ends = [sentence[-8:] for sentence in told]
    assert len(told) == 2
    assert not any(all(end in line for end in ends) for line in text.splitlines())


@pytest.mark.parametrize("trim", ["5x8", "7x10", "a4"])
def test_the_author_does_not_overlap_the_grid(
    page_words: Callable[[bytes, int], list[tuple[str, float, float, float, float]]], trim: Any
) -> None:
    title = "Practising together for the great school contest 26"
    book = a_book(20, trim=trim, title=title, subtitle="For class 5 b of the Upper Valley School")
    pdf = print_cover(a_cover(book))

    feet = [bottom for word, *_, bottom in page_words(pdf, 1) if word == "Ada"]

    with Pdf.open(io.BytesIO(pdf)) as opened:
        _, foot, _, head = (float(side) for side in opened.pages[0].TrimBox)
    grid = 3.2 / 25.4 * 72 + 0.44 * (head - foot)
    assert max(feet) <= grid - 10


@pytest.mark.parametrize("isbn", ["978-3-16-148410-0", "979 10 90636 07 1"])
@pytest.mark.parametrize(("trim", "tag"), [("5x8", "en"), ("a4", "ar")])
def test_the_barcode_of_an_isbn_can_be_scanned(
    run_tool: Callable[..., bytes], isbn: str, trim: str, tag: str
) -> None:
    pdf = print_cover(a_cover(a_book(trim=trim, language=Catalogue().words(tag).folder), isbn=isbn))

    run_tool(pdf, "pdftoppm", "-r", "200", "-singlefile", "-png", "{pdf}", "{dir}/scan")
    scanned = run_tool(pdf, "zbarimg", "-q", "--raw", "{dir}/scan.png").decode().split()
    text = run_tool(pdf, "pdftotext", "{pdf}", "-").decode()
    assert scanned == [isbn.replace("-", "").replace(" ", "")]
    assert isbn in text
    found = preflight(pdf)
    assert (found.faults(in_colour=True), found.least_ppi) == ([], None)


@pytest.mark.parametrize(
    ("isbn", "option", "reason"),
    [
        ("978-3-16-148410-1", "isbn-check", "check digit"),
        ("978-3-16-148401-0", "isbn-check", "check digit"),
        ("3-16-148410-X", "isbn", "13 digits"),
        ("4006381333931", "isbn", "978 or 979"),
        ("978-3-16-14841", "isbn", "13 digits"),
    ],
)
def test_wrong_isbns_are_rejected_with_the_reason(isbn: str, option: str, reason: str) -> None:
    with pytest.raises(LayoutError, match=reason) as rejected:
        a_cover(a_book(1), isbn=isbn)

    assert rejected.value.option == option


def test_long_blurbs_are_rejected() -> None:
    with pytest.raises(LayoutError):
        a_cover(a_book(), blurb="x" * 1201)
