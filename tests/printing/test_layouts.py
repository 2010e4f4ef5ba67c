"""Several puzzles to a page, large print, candidates, and answers in every place."""

import re
from collections.abc import Callable
from dataclasses import replace

import page
import pytest

from nonet.errors import LayoutError
from nonet.printing.fonts import fallbacks_for, is_installed
from nonet.printing.layout import Header, Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.svg import read_logo
from nonet.printing.worksheet import Worksheet

_LAYOUTS = {
    "two with answers below": Layout(per_page=2, answers="below"),
    "four with answers below": Layout(per_page=4, answers="below", candidates=True),
    "six and twelve": Layout(per_page=6, answers="12"),
    "nine and nine": Layout(per_page=9, answers="9", weight="bold", shown="dots"),
    "large print": Layout(large_print=True),
    "one with an answer below": Layout(answers="below", codes=False),
    "answers alone": Layout(answers="6", part="answers", weight="light"),
}
_PAGES = {
    "two with answers below": 6,
    "four with answers below": 3,
    "six and twelve": 3,
    "nine and nine": 4,
    "large print": 24,
    "one with an answer below": 12,
    "answers alone": 2,
}
_SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


@pytest.mark.sample("(four with answers below|large print)-a4")
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", _LAYOUTS)
def test_each_layout_is_accessible_sound_and_has_its_pages(
    make_worksheet: Callable[..., Worksheet],
    pdf_info: Callable[[bytes], dict[str, str]],
    run_tool: Callable[..., bytes],
    name: str,
    paper: Paper,
) -> None:
    pdf = render(make_worksheet(12, layout=_LAYOUTS[name], paper=paper))

    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant
    assert b"No syntax or stream encoding errors found" in run_tool(pdf, "qpdf", "--check", "{pdf}")
    assert pdf_info(pdf)["Pages"] == str(_PAGES[name])


@pytest.mark.sample("candidates|nine|large print")
@pytest.mark.parametrize("name", _LAYOUTS)
def test_every_layout_prints_in_black_ink_only(
    make_worksheet: Callable[..., Worksheet], run_tool: Callable[..., bytes], name: str
) -> None:
    pdf = render(make_worksheet(4, layout=_LAYOUTS[name]))

    inks = run_tool(pdf, "gs", "-q", "-o", "-", "-sDEVICE=inkcov", "{pdf}").decode().splitlines()

    assert inks
    for line in inks:
        cyan, magenta, yellow, black, *_ = line.split()
        assert (float(cyan), float(magenta), float(yellow)) == (0, 0, 0)
        assert float(black) > 0


def test_text_has_at_least_seven_points_and_sixteen_in_large_print(
    make_worksheet: Callable[..., Worksheet], run_tool: Callable[..., bytes]
) -> None:
    def least_size(layout: Layout) -> float:
        pdf = render(make_worksheet(9, layout=layout))
        xml = run_tool(pdf, "pdftohtml", "-xml", "-stdout", "-zoom", "1", "{pdf}").decode()
        return min(float(part.split('"')[0]) for part in xml.split(' size="')[1:])

    assert least_size(Layout(per_page=6, answers="12")) >= 7
    assert least_size(Layout(per_page=4, answers="none", candidates=True)) >= 5
    assert least_size(Layout(large_print=True)) >= 16


def test_first_number_header_and_answers_follow_the_options(
    make_worksheet: Callable[..., Worksheet], page_text: Callable[[bytes, int], str]
) -> None:
    header = Header(
        title="Sudoku für Größe 5 b",
        class_name="Class 5 b",
        date="21 November",
        logo=read_logo(_SVG),
        first_number=41,
    )
    worksheet = make_worksheet(4, header=header, layout=Layout(per_page=4, answers="4"))

    pdf = render(worksheet)

    first, second = page_text(pdf, 1), page_text(pdf, 2)
    assert all(text in first for text in ("Sudoku für Größe 5 b", "Class 5 b · 21 November"))
    assert all(number in first and number in second for number in ("41", "42", "43", "44"))
    assert first.count("Play this puzzle online") == 4
    assert "Answers" in second
    assert b"/Contents(Play Sudoku 44 online)" in pdf


@pytest.mark.parametrize(
    "options",
    [
        {"per_page": 9, "candidates": True},
        {"per_page": 6, "answers": "below"},
        {"per_page": 2, "large_print": True},
        {"large_print": True, "answers": "12"},
        {"answers": "none", "part": "answers"},
    ],
)
def test_contradictory_options_are_rejected(options: dict[str, object]) -> None:
    with pytest.raises(LayoutError):
        Layout(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no picture",
        b"\x89PNG\r\n\x1a\n",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\0\0\1\0\0",
        b"<svg><script/></svg>",
        b'<svg onload="x()"/>',
        b'<svg xmlns:x="http://www.w3.org/1999/xlink"><g x:href="http://a.example"/></svg>',
        b'<svg><rect fill="url(http://a.example/x)"/></svg>',
        b'<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
        b"<html/>",
        b"<svg>" + b" " * 256_000 + b"</svg>",
    ],
)
def test_large_and_active_logos_are_rejected(content: bytes) -> None:
    with pytest.raises(LayoutError, match="logo"):
        read_logo(content)


def test_codes_can_be_omitted(make_worksheet: Callable[..., Worksheet]) -> None:
    worksheet = make_worksheet(2)

    pdf = render(replace(worksheet, layout=replace(worksheet.layout, codes=False)))

    assert b"/URI(" not in pdf
    assert b"QR code" not in pdf


def test_right_to_left_texts_keep_their_order_beside_others(
    make_worksheet: Callable[..., Worksheet], run_tool: Callable[..., bytes]
) -> None:
    fallbacks = fallbacks_for(("כיתה",))
    if not all(map(is_installed, fallbacks)):
        pytest.skip("needs NotoSansHebrew, of the Debian package fonts-noto-core")
    header = Header(class_name="כיתה ה", date="21 Nov")

    pdf = render(make_worksheet(4, header=header, layout=Layout(per_page=4)))

    boxes = run_tool(pdf, "pdftotext", "-bbox", "-l", "1", "{pdf}", "-").decode()
    words = {
        word.strip("\u2068\u2069 ·")[::-1]: float(left)
        for left, word in re.findall(r'xMin="([\d.]+)".*?>(.+)</word>', boxes)
    }
    assert words["כיתה"] < words["12"] < words["voN"]
