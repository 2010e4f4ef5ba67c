"""Books in large print: no text below sixteen points; content too large for it is refused."""

from collections.abc import Callable
from typing import Any

import page
import pytest

from nonet.errors import LayoutError
from nonet.i18n.catalogue import english
from nonet.printing.books.book import Book, Chapter, Introduction
from nonet.printing.books.preflight import preflight
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.practice import drawn_step
from nonet.printing.worksheet import Worksheet

Make = Callable[..., Book]


@pytest.fixture
def large_book(make_worksheet: Callable[..., Worksheet]) -> Make:
    def make(trim: str = "8.5x11", *, chapter: Any = None, **options: Any) -> Book:
        filled = Chapter(puzzles=make_worksheet(4).sheets, ramp=(1.2, 2.0, 2.6, 3.4), text="Begin.")
        return Book(
            title="Large",
            subtitle="For every eye",
            chapters=(chapter or filled,),
            credit="Created with Nonet · n.example",
            trim=trim,
            large_print=True,
            **options,
        )

    return make


@pytest.mark.sample("^(7x10|a4)$")
@pytest.mark.parametrize("trim", ["7x10", "8x10", "8.25x11", "8.5x11", "a4"])
def test_text_has_at_least_sixteen_points_and_lines_are_wide_enough(
    large_book: Make, trim: str
) -> None:
    found = preflight(print_book(large_book(trim)))

    assert found.faults() == []
    assert found.least_text == 16


def test_pages_have_one_puzzle_and_as_many_readable_answers_as_fit(large_book: Make) -> None:
    assert with_answers(large_book("8x10")).answers_per_page == 2
    assert with_answers(large_book("8.5x11")).answers_per_page == 4


def test_large_print_books_are_accessible(large_book: Make) -> None:
    pdf = print_book(large_book(mode="screen"))

    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant


@pytest.mark.parametrize(
    ("trim", "options"), [("6x9", {}), ("8.5x11", {"per_page": 2}), ("a4", {"answers_per_page": 6})]
)
def test_small_digits_are_rejected(large_book: Make, trim: str, options: dict[str, Any]) -> None:
    with pytest.raises(LayoutError, match="digits of"):
        print_book(large_book(trim, **options))


def test_introductions_are_rejected_in_large_print(
    large_book: Make, make_worksheet: Callable[..., Worksheet]
) -> None:
    step = drawn_step("x-wing", english(), seed=1)
    introduced = Introduction(name="X-wing", idea="Two rows, two columns.", step=step)
    chapter = Chapter(puzzles=make_worksheet(1).sheets, introductions=(introduced,))

    with pytest.raises(LayoutError) as refused:
        large_book(chapter=chapter)

    assert refused.value.option == "introductions"
