"""The QR codes."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from nonet.errors import LayoutError
from nonet.printing.layout import Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.qr import draw_code

pytestmark = pytest.mark.slow


@pytest.mark.sample("^https://Sudoku.*a4$")
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


def test_the_code_of_a_puzzle_has_37_or_41_modules() -> None:
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


def grey(pixels: bytes, _width: int, _dots: int) -> bytes:
    return pixels


def one_bit(pixels: bytes, _width: int, _dots: int) -> bytes:
    return bytes(255 * (pixel > 127) for pixel in pixels)


def blurred(pixels: bytes, width: int, _dots: int) -> bytes:
    """Let a third of each dot run into its four neighbours."""
    around = zip(
        pixels, pixels[2 * width :], pixels[width - 1 :], pixels[width + 1 :], strict=False
    )
    dots = zip(pixels[width:], map(sum, around), strict=False)
    return b"\xff" * width + bytes((8 * dot + four) // 12 for dot, four in dots)


def stained(pixels: bytes, width: int, dots: int) -> bytes:
    """Lay a black line of two dots over every inch of the page, as a dirty copier does."""
    dirty = bytearray(pixels)
    for line in range(10, len(pixels) // width - 2, dots):
        dirty[line * width : (line + 2) * width] = bytes(2 * width)
    return bytes(dirty)


@pytest.fixture
def scan_spoilt(run_tool: Callable[..., bytes], tmp_path: Path) -> Callable[..., set[str]]:
    """Scan all codes of the first page as something spoils it."""

    def scan(pdf: bytes, dots: int, spoil: Callable[[bytes, int, int], bytes]) -> set[str]:
        options = ("-r", str(dots), "-l", "1", "-singlefile", "-gray")
        run_tool(pdf, "pdftoppm", *options, "{pdf}", "{dir}/page")
        kind, size, most, pixels = (tmp_path / "page.pgm").read_bytes().split(b"\n", 3)
        width, height = map(int, size.split())
        spoilt = spoil(pixels, width, dots)[: width * height].ljust(width * height, b"\xff")
        (tmp_path / "page.pgm").write_bytes(b"\n".join((kind, size, most, spoilt)))
        return set(run_tool(pdf, "zbarimg", "-q", "--raw", "{dir}/page.pgm").decode().split())

    return scan


@pytest.mark.sample("stained|one_bit")
@pytest.mark.parametrize("spoil", [grey, one_bit, blurred, stained])
def test_codes_scan_at_the_resolution_of_bad_printers(
    make_worksheet: Callable[..., Worksheet],
    scan_spoilt: Callable[..., set[str]],
    spoil: Callable[[bytes, int, int], bytes],
) -> None:
    two, four = (make_worksheet(count, layout=Layout(per_page=count)) for count in (2, 4))

    # Codes of two a page are 26.1 mm wide: at 92 dots an inch they have the dots of 24 mm at 100.
    of_two = scan_spoilt(render(two), 92, spoil)
    of_four = scan_spoilt(render(four), 150, spoil)

    assert of_two == {sheet.playable_url for sheet in two.sheets}
    assert of_four == {sheet.playable_url for sheet in four.sheets}


@pytest.mark.parametrize(
    ("layout", "length"),
    [
        (Layout(per_page=4, answers="none"), 70),
        (Layout(per_page=2, answers="none"), 100),
        (Layout(large_print=True), 130),
        (Layout(), 200),
    ],
)
def test_links_are_printed_as_text_if_their_modules_would_be_too_fine(
    make_worksheet: Callable[..., Worksheet],
    run_tool: Callable[..., bytes],
    layout: Layout,
    length: int,
) -> None:
    site = f"https://{'valley.' * (length // 7)}example"
    worksheet = make_worksheet(2, layout=layout, site=site)

    pdf = render(worksheet)

    words = run_tool(pdf, "pdftotext", "-raw", "-l", "1", "{pdf}", "-").decode()
    assert b"QR code" not in pdf
    assert worksheet.sheets[0].playable_url in re.sub("[\\s\u200b]", "", words)
    links = [sheet.playable_url.encode() for sheet in worksheet.sheets]
    assert re.findall(rb"/URI\((.*?)\)", pdf)[:2] == links


def test_long_links_printed_as_text_do_not_reach_the_next_row(
    make_worksheet: Callable[..., Worksheet], run_tool: Callable[..., bytes]
) -> None:
    worksheet = make_worksheet(
        4, layout=Layout(per_page=4), site=f"https://{'valley.' * 24}example"
    )

    boxes = run_tool(render(worksheet), "pdftotext", "-bbox", "-l", "1", "{pdf}", "-").decode()

    ends = sorted(float(end) for end in re.findall(r'yMax="([\d.]+)">[^<]*\u200b', boxes))
    (label_of_third,) = re.findall(r'yMin="([\d.]+)"[^>]*>Medium<', boxes)
    half = len(ends) // 2
    assert 0 < ends[half - 1] < float(label_of_third) < ends[half]


@pytest.mark.parametrize(
    "layout",
    [
        Layout(),
        Layout(per_page=2),
        Layout(per_page=4),
        Layout(per_page=4, answers="below"),
        Layout(large_print=True),
    ],
)
def test_links_without_room_even_as_text_are_rejected(
    make_worksheet: Callable[..., Worksheet], layout: Layout
) -> None:
    worksheet = make_worksheet(2, layout=layout, site=f"https://{'valley.' * 120}example")

    with pytest.raises(LayoutError, match="does not fit on its page"):
        render(worksheet)
