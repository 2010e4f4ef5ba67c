"""Parts of a book besides puzzles and answers: ramps, introductions, hints, index, texts."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import page
import pytest

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.chapters import BookParts, with_parts
from nonet.printing.books.flow import read_matter
from nonet.printing.books.pages import flows_of, plan_pages
from nonet.printing.books.preflight import preflight
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.worksheet import Sheet

ALL = BookParts(ramp=True, introductions=True, hints=True, index=True)
PREFACE = """# Before you begin

Each puzzle has **exactly one** solution.

- Write with a *pencil*.

> To all who look twice.

---

## Thanks

That is all.
"""


def chapter_of(label: engine.Label, count: int) -> Chapter:
    made = [engine.generate(label, seed=3, index=index) for index in range(count)]
    sheets = (
        Sheet(puzzle=one.puzzle, solution=one.solution, playable_url="https://n.example")
        for one in made
    )
    return Chapter(puzzles=tuple(sheets), label=label)


def a_book(parts: BookParts = ALL, **options: Any) -> Book:
    met: set[str] = set()
    chapters = [chapter_of("easy", 5), chapter_of("hard", 5)]
    made = tuple(with_parts(each, parts, english(), met) for each in chapters)
    return Book(title="All parts", credit="Nonet", chapters=made, **options)


def kinds_of(book: Book) -> list[str]:
    return [each.kind for each in plan_pages(with_answers(book))]


def test_a_chapter_shows_the_rising_ratings_of_its_puzzles() -> None:
    for chapter in a_book().chapters:
        ratings = [engine.rate(sheet.puzzle).er for sheet in chapter.puzzles]

        assert list(chapter.ramp) == ratings == sorted(chapter.ramp)


def test_each_technique_is_introduced_once_where_it_is_first_needed() -> None:
    easy, hard = a_book().chapters

    first, second = ({each.name for each in one.introductions} for one in (easy, hard))
    assert {name for names in easy.uses for name in names} == first
    assert {name for names in hard.uses for name in names} - first == second
    assert kinds_of(a_book()).count("introduction") == len(first | second)


def test_a_chapter_lists_its_introductions_with_their_pages(
    run_tool: Callable[..., bytes],
) -> None:
    met = {"full-house", "hidden-single", "naked-single"}
    chapter = with_parts(chapter_of("hard", 9), ALL, english(), met)
    book = Book(title="Much", credit="Nonet", chapters=(chapter,), trim="6x9")
    pages = {each.kind: each.number for each in reversed(plan_pages(with_answers(book)))}

    page_range = ("-f", str(pages["chapter"]), "-l", str(pages["chapter"]))
    text = run_tool(print_book(book), "pdftotext", "-layout", *page_range, "{pdf}", "-").decode()

    words = text.split()
    assert len(chapter.introductions) > 8
    for place, each in enumerate(chapter.introductions):
        assert each.name.split()[0] in words
        assert str(pages["introduction"] + place) in words


def test_first_hints_follow_the_puzzles_and_second_hints_follow_these(
    run_tool: Callable[..., bytes],
) -> None:
    book = a_book()

    text = run_tool(print_book(book), "pdftotext", "-layout", "{pdf}", "-").decode()

    first, second = text.rindex("First hints"), text.rindex("Second hints")
    assert text.rindex("24") < len(text)
    assert first < second < text.rindex("Answers") < text.rindex("Techniques")
    assert all(len(sheet.hints) == 2 for sheet in book.puzzles)


def test_the_index_is_sorted_without_regard_to_case_and_diacritics() -> None:
    chapter = replace(
        chapter_of("easy", 1), uses=(("X-Wing", "único", "Último", "Álgebra", "Par"),)
    )
    book = Book(title="Index", credit="Nonet", chapters=(chapter,))

    index = flows_of(book)[-1]

    names = [block.runs[0][0] for block in index.blocks]
    assert names == ["Álgebra", "Par", "Último", "único", "X-Wing"]


@pytest.mark.sample("9-6x9")
@pytest.mark.parametrize("trim", ["5x8", "6x9", "8.25x11", "a4"])
@pytest.mark.parametrize("per_page", [1, 9])
def test_books_with_all_parts_pass_the_preflight(trim: str, per_page: Any) -> None:
    if (trim, per_page) in (("5x8", 9), ("6x9", 9)):
        per_page = 4
    book = a_book(
        trim=trim,
        per_page=per_page,
        bleed=3.2,
        front=(read_matter(PREFACE),),
        back=(read_matter("Without a title."),),
    )

    found = preflight(print_book(book))

    assert found.faults() == []
    assert found.pages == len(plan_pages(with_answers(book)))


def test_books_with_all_parts_are_accessible() -> None:
    pdf = print_book(a_book(mode="screen", front=(read_matter(PREFACE),)))

    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant


def test_markdown_becomes_headings_paragraphs_lists_quotes_and_rules() -> None:
    flow = read_matter(PREFACE)

    assert flow.title == "Before you begin"
    kinds = ["paragraph", "item", "quote", "rule", "heading", "paragraph"]
    assert [block.kind for block in flow.blocks] == kinds
    assert flow.blocks[0].runs == (
        ("Each puzzle has ", False),
        ("exactly one", True),
        (" solution.", False),
    )


def test_front_and_back_matter_begin_on_right_pages() -> None:
    book = a_book(BookParts(), front=(read_matter(PREFACE),), back=(read_matter(PREFACE),))

    pages = plan_pages(with_answers(book))

    flows = [each for each in pages if each.kind == "flow"]
    assert [each.number for each in flows] == [5, pages[-1].number - 1]
    assert all(each.number % 2 for each in flows)
    assert replace(book, front=(), back=()) != book
