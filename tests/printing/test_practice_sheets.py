"""Practice sheets: a technique to be found four times, and the answers on the back."""

import page
import pytest

from nonet.grid import EMPTY
from nonet.i18n.catalogue import english
from nonet.printing.layout import Paper
from nonet.printing.practice import make_practice_sheet, render_practice_sheet
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.lessons.lesson import techniques
from samples import page_count


def blank(paper: Paper = "a4") -> Worksheet:
    return Worksheet(service_name="Nonet", credit="Nonet · nonet.example", sheets=(), paper=paper)


@pytest.mark.sample("^(hidden-single|xy-wing|forcing-chain-verity)$")
@pytest.mark.parametrize("slug", techniques())
def test_each_technique_has_a_sheet_with_its_answers_on_the_back(slug: str) -> None:
    sheet = make_practice_sheet(slug, blank("letter"), english(), seed=5)

    pdf = render_practice_sheet(sheet)

    assert page_count(pdf) == 2
    assert all(each.placed or each.lost for each in sheet.exercises)


def test_practice_sheets_are_accessible() -> None:
    pdf = render_practice_sheet(make_practice_sheet("x-wing", blank(), english(), seed=1))

    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant
    assert pdf.count(b"/S/Table/") == 8


def test_eliminated_candidates_are_printed_on_the_front() -> None:
    sheet = make_practice_sheet("x-wing", blank(), english(), seed=1)

    for exercise in sheet.exercises:
        assert exercise.digit is not None
        for cell, digit in exercise.lost:
            assert exercise.board[cell] == EMPTY
            assert digit == exercise.digit
            assert digit in exercise.candidates[cell]
    assert [each.is_helped for each in sheet.exercises] == [True, True, False, False]


def test_the_same_seed_gives_the_same_sheet() -> None:
    first, again, other = (
        make_practice_sheet("xy-wing", blank(), english(), seed=seed) for seed in (1, 1, 2)
    )

    assert render_practice_sheet(first) == render_practice_sheet(again)
    assert first != other
