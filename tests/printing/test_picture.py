"""Puzzles as pictures for editors."""

import re
import struct
from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree as ET

import page
import pytest

from nonet.errors import LayoutError
from nonet.printing.picture import Colours, Grids, Picture, draw, draw_with_text
from nonet.printing.typesetting import rasterize
from samples import SOLUTION, UNIQUE, normal

CREDIT = "Created with Nonet & Söhne · nonet.example"
PICTURE = Picture(puzzle=normal(UNIQUE), solution=SOLUTION, credit=CREDIT)
_SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("grids", "digits"), [("puzzle", 30), ("answer", 81), ("both", 111)])
def test_digits_as_text_are_the_digits_of_the_grids(grids: Grids, digits: int) -> None:
    drawn = ET.fromstring(draw_with_text(replace(PICTURE, grids=grids)))  # noqa: S314

    texts = "".join(text.text or "" for text in drawn.iter(f"{_SVG}text"))
    assert len(texts) == digits
    assert (drawn.findtext(f"{_SVG}desc")) == CREDIT
    if grids == "puzzle":
        assert texts == UNIQUE.replace(".", "")


@pytest.mark.parametrize(("grids", "digits"), [("puzzle", 30), ("answer", 81), ("both", 111)])
def test_outlines_need_no_font_and_carry_the_credit(grids: Grids, digits: int) -> None:
    drawn = draw(replace(PICTURE, grids=grids), "svg").decode()

    assert "<text" not in drawn
    assert len(re.findall(r"<use ", drawn)) == digits
    assert ET.fromstring(drawn).findtext(f"{_SVG}desc") == CREDIT  # noqa: S314
    assert rasterize(drawn)


@pytest.mark.parametrize("pixels", [64, 333, 2048])
def test_a_png_has_the_requested_width(pixels: int) -> None:
    drawn = draw(PICTURE, "png", pixels=pixels)

    assert struct.unpack(">II", drawn[16:24]) == (pixels, pixels)
    assert CREDIT.encode() in drawn


def test_a_pdf_is_cropped_to_the_grid_and_accessible(
    pdf_info: Callable[[bytes], dict[str, str]], run_tool: Callable[..., bytes]
) -> None:
    drawn = draw(replace(PICTURE, grids="both"), "pdf")

    assert page.validate_pdf_bytes(drawn, profile="ua-1").is_compliant
    assert pdf_info(drawn)["Page 1 size"] == "749 x 362.5 pts"
    assert b"emb" in run_tool(drawn, "pdffonts", "{pdf}")


def test_pictures_have_the_requested_colours_and_weights() -> None:
    colours = Colours(ink="#102030", line="#abcdef", paper="#fedcba")

    for drawn in (
        draw(replace(PICTURE, colours=colours), "svg").decode(),
        draw_with_text(replace(PICTURE, colours=colours)),
    ):
        assert set(re.findall(r"#[0-9a-f]{6}", drawn)) == {"#102030", "#abcdef", "#fedcba"}
    light, bold = (draw_with_text(replace(PICTURE, weight=weight)) for weight in ("light", "bold"))
    assert 'stroke-width="1.75"' in light
    assert 'stroke-width="3.75"' in bold


def test_the_background_is_transparent_by_default() -> None:
    assert "fedcba" not in draw_with_text(PICTURE)
    assert 'd="M0 0h362.5' not in draw_with_text(PICTURE)


def test_invalid_pictures_are_rejected() -> None:
    with pytest.raises(LayoutError):
        Colours(ink="red;background:url(x)")
    with pytest.raises(LayoutError):
        Picture(puzzle=normal(UNIQUE), grids="answer")
    with pytest.raises(LayoutError):
        draw(PICTURE, "png", pixels=63)


@pytest.mark.parametrize(
    ("colours", "neutral"),
    [
        (Colours(), True),
        (Colours(ink="#222", line="#999999", paper="#ffffff"), True),
        (Colours(ink="#ffffff", line="#999999", paper="#000000"), True),
        (Colours(ink="#102030"), False),
    ],
)
def test_neutral_colours_print_in_black_ink_only(
    run_tool: Callable[..., bytes], colours: Colours, *, neutral: bool
) -> None:
    drawn = draw(replace(PICTURE, grids="both", colours=colours), "pdf")

    plain = run_tool(drawn, "qpdf", "--qdf", "--object-streams=disable", "{pdf}", "-")
    inks = run_tool(drawn, "gs", "-q", "-o", "-", "-sDEVICE=inkcov", "{pdf}").split()
    assert (b"ICCBased" not in plain and b"DeviceRGB" not in plain) == neutral
    assert ([float(ink) for ink in inks[:3]] == [0, 0, 0]) == neutral
    assert float(inks[3]) > 0
