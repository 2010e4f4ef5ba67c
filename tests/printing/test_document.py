"""Metadata and structure of the file, for programs and screen readers."""

import re
from collections.abc import Callable
from dataclasses import replace

import page
import pytest

from nonet.printing.layout import Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet


def test_the_file_is_tagged_and_has_title_and_author_but_no_dates(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
) -> None:
    info = pdf_info(render(make_worksheet(2, service_name="Rätselhaus")))

    assert info["Title"] == "Rätselhaus: 2 Sudoku puzzles with answers"
    assert info["Author"] == "Rätselhaus"
    assert info["Tagged"] == "yes"
    assert not {"CreationDate", "ModDate"} & info.keys()


@pytest.mark.parametrize(
    ("count", "include_answers", "title"),
    [
        (1, True, "Nonet: 1 Sudoku puzzle with answer"),
        (1, False, "Nonet: 1 Sudoku puzzle"),
        (3, False, "Nonet: 3 Sudoku puzzles"),
    ],
)
def test_the_title_counts_the_puzzles(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
    *,
    count: int,
    include_answers: bool,
    title: str,
) -> None:
    info = pdf_info(
        render(make_worksheet(count, layout=Layout.one_per_page(with_answers=include_answers)))
    )

    assert info["Title"] == title


@pytest.mark.sample("20-a4")
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("count", [1, 20])
def test_the_file_conforms_to_pdf_ua_1(
    make_worksheet: Callable[..., Worksheet],
    paper: Paper,
    count: int,
) -> None:
    pdf = render(make_worksheet(count, paper=paper))

    report = page.validate_pdf_bytes(pdf, profile="ua-1")

    assert [failure.message for failure in report.failures] == []
    assert report.profile is page.ValidationProfile.PDF_UA_1
    assert report.is_compliant
    assert b"/Lang(en)" in pdf


def test_the_file_is_sound_and_embeds_every_font(
    make_worksheet: Callable[..., Worksheet],
    run_tool: Callable[..., bytes],
) -> None:
    pdf = render(make_worksheet(20))

    verdict = run_tool(pdf, "qpdf", "--check", "{pdf}")
    _, _, *fonts = run_tool(pdf, "pdffonts", "{pdf}").decode().splitlines()

    assert b"No syntax or stream encoding errors found" in verdict
    assert {row.split()[0].split("+")[1]: row.split()[-5] for row in fonts} == {
        "Inter-Regular": "yes",
        "Inter-SemiBold": "yes",
        "InterDisplay-Light": "yes",
        "InterDisplay-SemiBold": "yes",
    }


def test_only_the_same_worksheet_gives_the_same_bytes(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    worksheet = make_worksheet(2)

    assert render(worksheet) == render(worksheet)
    assert render(worksheet) != render(replace(worksheet, sheets=worksheet.sheets[::-1]))


def test_grids_are_tables_and_answers_describe_their_givens(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    worksheet = make_worksheet(1)
    givens = worksheet.sheets[0].puzzle.replace("-", "")

    pdf = render(worksheet)

    assert (pdf.count(b"/S/Table/"), pdf.count(b"/S/TR/"), pdf.count(b"/S/TD/")) == (2, 18, 162)
    assert re.findall(rb"/Alt\((.*?)\)", pdf) == [
        b"QR code: play Sudoku 1 online",
        *(b"given %d" % int(digit) for digit in givens),
        b"QR code: play Sudoku 1 online",
    ]


def test_every_page_links_to_its_puzzle_with_a_description(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    worksheet = make_worksheet(12)
    links = [sheet.playable_url.encode() for sheet in worksheet.sheets]

    pdf = render(worksheet)

    annotations = re.findall(rb"/URI\((\S+)\).*?/Contents\((.*?)\)", pdf, re.DOTALL)
    assert annotations == [
        (link, b"Play Sudoku %d online" % number)
        for _ in ("puzzles", "answers")
        for number, link in enumerate(links, start=1)
    ]


def test_answer_and_puzzle_link_to_each_other(make_worksheet: Callable[..., Worksheet]) -> None:
    pdf = render(make_worksheet(2))

    descriptions = re.findall(rb"/Contents\((page \d+)\)", pdf)

    assert descriptions == [b"page 3", b"page 4", b"page 1", b"page 2"]
