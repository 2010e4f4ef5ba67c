"""The QR codes."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from nonet.links.qr import draw_code
from nonet.paper import Paper
from nonet.worksheets import Worksheet, render

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(
    "site",
    [
        "https://nonet.example",
        "HTTPS://NONET.EXAMPLE",
        "https://Sudoku.Of-A-School.example:8443/Some/Path",
        "http://a.example",
    ],
)
def test_the_codes_of_the_first_a_middle_and_the_last_page_scan_as_their_links(
    make_worksheet: Callable[..., Worksheet],
    scan_code: Callable[[bytes, int], str],
    paper: Paper,
    site: str,
) -> None:
    worksheet = make_worksheet(20, site=site, paper=paper)
    first, *_, last = (sheet.playable_url for sheet in worksheet.sheets)

    pdf = render(worksheet)

    assert scan_code(pdf, 1) == first
    assert scan_code(pdf, 20) == last
    assert scan_code(pdf, 40) == last


def test_a_link_with_a_puzzle_takes_a_symbol_of_37_or_41_modules() -> None:
    digits = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

    short = draw_code(f"https://nonet.example/puzzles/v1-{digits}")
    longer = draw_code(f"https://www.sudoku-for-schools.example/puzzles/v1-{digits}")

    assert 'viewBox="0 0 37 37"' in short
    assert 'viewBox="0 0 41 41"' in longer


@pytest.mark.parametrize("link", ["https://nonet.example/", "https://nonet.example/%C3%A4", "81"])
def test_a_link_need_not_end_in_digits_nor_begin_with_letters(
    make_worksheet: Callable[..., Worksheet],
    scan_code: Callable[[bytes, int], str],
    link: str,
) -> None:
    worksheet = make_worksheet(1)
    sheet = replace(worksheet.sheets[0], playable_url=link)

    pdf = render(replace(worksheet, sheets=(sheet,)))

    assert scan_code(pdf, 1) == link
