"""The QR codes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import segno

from nonet.worksheets import Paper, Worksheet, render
from nonet.worksheets.qr.drawing import make_symbol
from nonet.worksheets.qr.segments import LinkTooLongError


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


def test_a_code_is_the_one_a_general_library_makes_in_every_version() -> None:
    # 80 digits, or 5 where those are too many, end the data within a codeword; where they end with
    # one, the library pads differently from the standard.
    links = [f"https:/{'aB' * pairs}{'4' * 5}" for pairs in range(22)]
    links += [f"https:/{'aB' * pairs}{'40' * 40}" for pairs in range(0, 1110, 10)]

    symbols = [
        (segno.make_qr(_parts(link), error="m", mask=0, boost_error=False), link) for link in links
    ]

    assert {symbol.version for symbol, _ in symbols} == set(range(1, 41))
    for symbol, link in symbols:
        assert make_symbol(link) == ["".join(map(str, row)) for row in symbol.matrix]


def _parts(link: str) -> Any:  # the library takes segments, but does not declare it
    prefix = link.rstrip("0123456789")
    return [prefix, link[len(prefix) :]]


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


def test_a_link_that_no_code_holds_is_refused() -> None:
    with pytest.raises(LinkTooLongError):
        make_symbol("https://" + "a" * 2400)
