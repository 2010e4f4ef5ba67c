"""Content of the pages."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from nonet.printing.layout import Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet

pytestmark = pytest.mark.slow

LONG_NAME = "The Überlängenberg-Schöneböck Circle of Mathematics, Школа, Σχολείο and Puzzles"
LONG_SITE = "https://puzzles.of-the-school-district." + "upper-valley." * 12 + "example/a/path"


@pytest.mark.parametrize(
    ("paper", "size"),
    [("a4", "595.28 x 841.89 pts (A4)"), ("letter", "612 x 792 pts (letter)")],
)
def test_puzzles_and_answers_have_pages_of_the_paper_size(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
    paper: Paper,
    size: str,
) -> None:
    info = pdf_info(render(make_worksheet(3, paper=paper)))

    assert info["Pages"] == "6"
    assert [info[f"Page {page} size"] for page in range(1, 7)] == [size] * 6


def test_without_answers_there_are_only_puzzle_pages(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
    page_text: Callable[[bytes, int], str],
) -> None:
    pdf = render(make_worksheet(2, layout=Layout(answers="none")))

    assert pdf_info(pdf)["Pages"] == "2"
    assert "Answer" not in page_text(pdf, 1) + page_text(pdf, 2)


def test_puzzle_pages_show_the_givens_and_answer_pages_follow_in_the_same_order(
    make_worksheet: Callable[..., Worksheet],
    grid_digits: Callable[[bytes, int], list[tuple[str, str]]],
) -> None:
    worksheet = make_worksheet(3)

    pdf = render(worksheet)

    for page, sheet in enumerate(worksheet.sheets, start=1):
        givens = "".join(digit for digit, _ in grid_digits(pdf, page))
        answer = "".join(digit for digit, _ in grid_digits(pdf, page + 3))
        assert givens == sheet.puzzle.replace("-", "")
        assert answer == sheet.solution


def test_answers_distinguish_givens_by_weight(
    make_worksheet: Callable[..., Worksheet],
    grid_digits: Callable[[bytes, int], list[tuple[str, str]]],
) -> None:
    worksheet = make_worksheet(1)

    faces = [face for _, face in grid_digits(render(worksheet), 2)]

    assert faces == [
        "InterDisplay-Light" if given == "-" else "InterDisplay-SemiBold"
        for given in worksheet.sheets[0].puzzle
    ]


def test_each_page_numbers_its_puzzle_and_itself(
    make_worksheet: Callable[..., Worksheet],
    page_text: Callable[[bytes, int], str],
) -> None:
    pdf = render(make_worksheet(2))

    assert "Sudoku 2 of 2" in page_text(pdf, 2)
    assert "Answer on page 4" in page_text(pdf, 2)
    assert "Page 2 of 4" in page_text(pdf, 2)
    assert "Answer 2 of 2" in page_text(pdf, 4)
    assert "Puzzle on page 2" in page_text(pdf, 4)
    assert "Page 4 of 4" in page_text(pdf, 4)


def test_labels_are_printed_in_words(
    make_worksheet: Callable[..., Worksheet],
    page_text: Callable[[bytes, int], str],
) -> None:
    words = ("Beginner", "Easy", "Medium", "Hard", "Expert")

    pdf = render(make_worksheet(6))

    for page in range(1, 7):
        for text in (page_text(pdf, page), page_text(pdf, page + 6)):
            assert [word for word in words if word in text] == list(words[page - 1 : page])


@pytest.mark.sample("site2")
@pytest.mark.parametrize(
    ("name", "site"),
    [
        ("Nonet", "https://nonet.example"),
        (LONG_NAME, "https://nonet.example"),
        ("Nonet", LONG_SITE),
        (LONG_NAME, LONG_SITE),
        ("W" * 100, "https://" + "w" * 63 + ".example"),
    ],
)
def test_the_credit_is_on_every_page_once_at_any_length(
    make_worksheet: Callable[..., Worksheet],
    page_text: Callable[[bytes, int], str],
    pdf_info: Callable[[bytes], dict[str, str]],
    name: str,
    site: str,
) -> None:
    credit = f"Created with {name} · {site.removeprefix('https://')}"
    worksheet = make_worksheet(2, site=site, service_name=name, credit=credit)

    for paper in ("a4", "letter"):
        pdf = render(replace(worksheet, paper=paper))

        assert pdf_info(pdf)["Pages"] == "4"
        shown = [
            "".join(page_text(pdf, page).replace("\u200b", "").split()) for page in range(1, 5)
        ]
        assert [text.count("".join(credit.split())) for text in shown] == [1] * 4


@pytest.mark.sample("^Nonet-a4")
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["Nonet", LONG_NAME, "W" * 100])
def test_everything_is_within_the_printable_area(
    make_worksheet: Callable[..., Worksheet],
    page_pixels: Callable[[bytes, int], list[list[bytes]]],
    paper: Paper,
    name: str,
) -> None:
    margin, white = 18, b"\xff\xff\xff"
    pdf = render(make_worksheet(1, credit=f"Created with {name} · nonet.example", paper=paper))

    for page in (1, 2):
        rows = page_pixels(pdf, page)
        edges = rows[:margin] + rows[-margin:] + [row[:margin] + row[-margin:] for row in rows]
        assert {pixel for row in edges for pixel in row} == {white}


def test_a_single_puzzle_is_not_counted(
    make_worksheet: Callable[..., Worksheet],
    page_text: Callable[[bytes, int], str],
) -> None:
    text = page_text(render(make_worksheet(1)), 1)

    assert "Sudoku 1" in text
    assert "Sudoku 1 of" not in text


def test_a_puzzle_given_twice_is_printed_twice(
    make_worksheet: Callable[..., Worksheet],
    grid_digits: Callable[[bytes, int], list[tuple[str, str]]],
) -> None:
    worksheet = make_worksheet(1)

    pdf = render(replace(worksheet, sheets=worksheet.sheets * 2))

    assert grid_digits(pdf, 1) == grid_digits(pdf, 2)
    assert grid_digits(pdf, 3) == grid_digits(pdf, 4)
