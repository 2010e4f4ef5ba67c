"""Drawings by the fuzzer's grammar, printed: none ends its printer or comes near its budget."""

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest

from harnesses.logo import drawing
from nonet.errors import LayoutError, LogoError
from nonet.printing.layout import Header, Layout, Logo
from nonet.printing.limits import Budget, PrintLimits
from nonet.printing.press import Press
from nonet.printing.rendering import render
from nonet.printing.svg import read_logo
from nonet.printing.worksheet import Worksheet

DRAWINGS = 60


def drawings() -> Iterator[Logo]:
    """Draw allowed logos, of sizes from a few elements to hundreds."""
    chance = random.Random(1)
    found = 0
    while found < DRAWINGS:
        try:
            logo = read_logo(drawing(chance.randbytes(chance.choice((8, 20, 60)))))
        except LogoError:
            continue
        found += 1
        yield logo


@pytest.mark.slow
@pytest.mark.thorough
def test_accepted_logos_take_less_than_a_second_of_cpu(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    a_second = PrintLimits(budget_of=lambda *_, **__: Budget(cpu_s=1, wall_s=60.0))

    async def scenario() -> tuple[int, int]:
        refused = 0
        async with Press(limits=a_second) as press:
            for logo in drawings():
                worksheet = make_worksheet(1, header=Header(logo=logo))
                try:
                    assert await press.preview(worksheet, 1)
                    assert await press.print(worksheet)
                except LayoutError:
                    refused += 1
            return press.restarts, refused

    restarts, refused = asyncio.run(scenario())

    assert restarts == 0
    # Typst finds no picture in some of them, such as a drawing without a shape.
    assert refused < DRAWINGS // 2


@pytest.mark.parametrize("layout", [Layout(), Layout(per_page=4), Layout(large_print=True)])
def test_wide_logos_fit_beside_the_title(
    layout: Layout,
    make_worksheet: Callable[..., Worksheet],
    page_pixels: Callable[[bytes, int], list[list[bytes]]],
) -> None:
    halves = (b"red", b"blue")
    shapes = b"".join(
        b'<rect x="%d" width="100" height="50" fill="%s"/>' % (100 * at, colour)
        for at, colour in enumerate(halves)
    )
    logo = read_logo(
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">%s</svg>' % shapes
    )
    header = Header(logo=logo, title="A title")
    worksheet = make_worksheet(layout.per_page, header=header, layout=layout)

    rows = page_pixels(render(worksheet), 1)

    red, blue = (
        sum(pixel == colour for row in rows for pixel in row)
        for colour in (b"\xff\x00\x00", b"\x00\x00\xff")
    )
    assert red > 300
    assert abs(red - blue) < 0.1 * red
