"""Pages of words behind the grids: hints and solving paths."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import page
import pytest

from nonet.printing.layout import Layout, Part
from nonet.printing.rendering import render
from nonet.printing.worksheet import PrintedStep, Sheet, Worksheet

STEP = PrintedStep(
    technique="Forcing chain",
    explanation="Suppose r1c1 is 4.",
    conclusions=("If r1c1 is 4: r2c3 is not 4.", "If r2c3 is not 4: r2c5 is 4."),
)


def said(worksheet: Worksheet, steps: int = 1, **layout: Any) -> Worksheet:
    """Give every sheet words of its own, and ask for them."""
    sheets = tuple(
        replace(
            sheet,
            rating=f"ER 7.{index}",
            technique="XY-wing",
            hints=(f"Look at row {index}.",),
            path=(STEP,) * steps,
        )
        for index, sheet in enumerate(worksheet.sheets, 1)
    )
    return replace(worksheet, sheets=sheets, layout=Layout(**layout))


def test_hints_share_pages_and_each_path_begins_a_page_after_the_answers(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
    page_text: Callable[[bytes, int], str],
) -> None:
    pdf = render(said(make_worksheet(4), per_page=4, answers="4", hints=True, path=True))

    assert pdf_info(pdf)["Pages"] == "7"
    assert "Page 1 of 7" in page_text(pdf, 1)
    hints = page_text(pdf, 3)
    assert hints.endswith("Page 3 of 7")
    assert all(
        hints.index(f"Sudoku {n}") < hints.index(f"1. Look at row {n}.") for n in range(1, 5)
    )
    for number in range(1, 5):
        text = page_text(pdf, 3 + number)
        assert text.startswith(f"Solving path of Sudoku {number} ")
        assert "1. Forcing chain. Suppose r1c1 is 4. 1. If r1c1 is 4: r2c3 is not 4. 2." in text
        assert text.endswith(f"Page {3 + number} of 7")
    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant


@pytest.mark.parametrize("asked", ["hints", "path"])
def test_the_path_of_a_complete_grid_says_so(
    make_worksheet: Callable[..., Worksheet], page_text: Callable[[bytes, int], str], asked: str
) -> None:
    worksheet = make_worksheet(1)
    full, stuck = (
        replace(sheet, puzzle=text, hints=(), path=())
        for sheet in worksheet.sheets
        for text in (sheet.solution, sheet.puzzle)
    )

    def told(sheet: Sheet) -> str:
        layout = Layout(answers="none", **{asked: True})  # type: ignore[arg-type]
        return page_text(render(replace(worksheet, sheets=(sheet,), layout=layout)), 2)

    assert "it is already complete" in told(full)
    assert "No technique finds a next step." in told(stuck)


def test_long_paths_continue_on_further_pages_and_stay_accessible(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
    page_text: Callable[[bytes, int], str],
) -> None:
    pdf = render(said(make_worksheet(1), 150, answers="none", path=True))

    count = int(pdf_info(pdf)["Pages"])
    text = " ".join(page_text(pdf, number) for number in range(2, count + 1))
    assert count > 2
    assert all(f"Page {number} of {count}" in text for number in range(2, count + 1))
    assert all(f"{number}. Forcing chain. Suppose" in text for number in range(1, 151))
    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant


def test_hints_go_with_the_puzzles_and_paths_with_the_answers(
    make_worksheet: Callable[..., Worksheet], page_text: Callable[[bytes, int], str]
) -> None:
    def text(part: Part) -> str:
        layout = {"per_page": 2, "answers": "4", "hints": True, "path": True, "part": part}
        pdf = render(said(make_worksheet(2), 1, **layout))
        return " ".join(page_text(pdf, number) for number in (1, 2))

    puzzles, answers = text("puzzles"), text("answers")

    assert ("Look at row" in puzzles, "Solving path" in puzzles) == (True, False)
    assert ("Look at row" in answers, "Solving path" in answers) == (False, True)


def test_large_print_is_large_in_hints_and_paths_too(
    make_worksheet: Callable[..., Worksheet], run_tool: Callable[..., bytes]
) -> None:
    pdf = render(said(make_worksheet(1), 9, large_print=True, hints=True, path=True))

    xml = run_tool(pdf, "pdftohtml", "-xml", "-stdout", "-zoom", "1", "{pdf}").decode()
    assert min(float(part.split('"')[0]) for part in xml.split(' size="')[1:]) >= 16


def test_rating_and_technique_are_printed_beside_the_number_if_requested(
    make_worksheet: Callable[..., Worksheet], page_text: Callable[[bytes, int], str]
) -> None:
    def shown(**layout: Any) -> str:
        return page_text(render(said(make_worksheet(1), answers="none", codes=False, **layout)), 1)

    assert "ER 7.1 · XY-wing" in shown(shown="rating", technique=True)
    assert "Beginner" not in shown(shown="rating")
    assert "XY-wing" in shown(technique=True, per_page=9)
    assert "XY-wing" not in shown()
