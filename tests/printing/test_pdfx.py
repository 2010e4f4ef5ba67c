"""Books for a print shop are PDF/X-1a:2003, and faults that a press would find are reported."""

import io
from collections.abc import Callable
from datetime import date
from typing import Any

import pikepdf
import pytest

from nonet.errors import LayoutError
from nonet.printing.books.book import Book, Chapter
from nonet.printing.books.preflight import Preflight, preflight
from nonet.printing.books.printing import print_book
from nonet.printing.worksheet import Worksheet

Make = Callable[..., Worksheet]
PAGE = b"""
1 0 0 rg 9 9 9 9 re f 0.2 w 0 0 m 50 0 l S
q 2 0 0 2 0 0 cm 0.3 w 0.95 G 0 9 m 50 9 l S Q
0 0 0 1 k BT /F1 5 Tf 1 0 0 1 9 9 Tm (Small) Tj ET
q 72 0 0 36 0 0 cm /I1 Do Q
/G1 gs
"""


def book(make_worksheet: Make, **options: Any) -> Book:
    chapter = Chapter(puzzles=make_worksheet(3).sheets)
    credit = "Created with Nonet \u00b7 n.example"
    return Book(title="Exactly One", chapters=(chapter,), credit=credit, **options)


def found_by_hand() -> bytes:
    """Draw a page on which nothing is as a press wants it."""
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(200, 200))
        image = pdf.make_stream(bytes(144 * 36 * 3))
        image.Type, image.Subtype = pikepdf.Name.XObject, pikepdf.Name.Image
        image.Width, image.Height, image.BitsPerComponent = 144, 36, 8
        image.ColorSpace = pikepdf.Name.DeviceRGB
        font = pikepdf.Dictionary(
            Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica
        )
        page = pdf.pages[0].obj
        page.Resources = pikepdf.Dictionary(
            Font=pikepdf.Dictionary(F1=font),
            XObject=pikepdf.Dictionary(I1=image),
            ExtGState=pikepdf.Dictionary(G1=pikepdf.Dictionary(ca=0.5)),
        )
        page.Contents = pdf.make_stream(PAGE)
        page.Annots = pikepdf.Array()
        written = io.BytesIO()
        pdf.save(written, force_version="1.6")
        return written.getvalue()


def test_a_book_is_marked_as_pdf_x_and_has_page_boxes(make_worksheet: Make) -> None:
    pdf = print_book(book(make_worksheet, trim="130x190mm", bleed=3, made=date(2026, 11, 24)))

    assert pdf.startswith(b"%PDF-1.4")
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        said = {str(name): str(value) for name, value in opened.docinfo.items()}
        (intent,) = opened.Root.OutputIntents
        boxes = {
            name: [round(float(side) * 25.4 / 72, 2) for side in opened.pages[0].obj[name]]
            for name in ("/MediaBox", "/BleedBox", "/TrimBox")
        }
    assert said["/GTS_PDFXVersion"] == "PDF/X-1a:2003"
    assert said["/Trapped"] == "/False"
    assert said["/CreationDate"] == said["/ModDate"] == "D:20261124000000Z"
    assert (str(intent.S), str(intent.OutputConditionIdentifier)) == ("/GTS_PDFX", "FOGRA39")
    assert boxes["/MediaBox"] == boxes["/BleedBox"] == [0, 0, 136, 196]
    assert boxes["/TrimBox"] == [3, 3, 133, 193]


def test_the_bleed_moves_the_content_with_its_page(
    make_worksheet: Make, run_tool: Callable[..., bytes]
) -> None:
    def first_word(bleed: float) -> tuple[float, float]:
        pdf = print_book(book(make_worksheet, bleed=bleed))
        words = run_tool(pdf, "pdftotext", "-bbox", "{pdf}", "-").decode()
        word = next(line for line in words.splitlines() if ">Exactly<" in line)
        said = word.split('"')
        return float(said[1]), float(said[3])

    plain, moved = first_word(0), first_word(5)

    by = 5 / 25.4 * 72
    assert moved == pytest.approx((plain[0] + by, plain[1] + by), abs=0.01)


@pytest.mark.parametrize(("option", "value"), [("trim", "6by9"), ("trim", "2x9"), ("bleed", 11.0)])
def test_invalid_trims_and_bleeds_are_rejected(
    make_worksheet: Make, option: str, value: Any
) -> None:
    with pytest.raises(LayoutError) as refused:
        book(make_worksheet, **{option: value})

    assert refused.value.option == option


@pytest.mark.parametrize("options", [{}, {"per_page": 6, "trim": "8.25x11"}, {"codes": False}])
def test_books_respect_the_least_sizes_of_a_press(
    make_worksheet: Make, options: dict[str, Any]
) -> None:
    found = preflight(print_book(book(make_worksheet, bleed=3.2, **options)))

    assert found.faults() == []
    assert (found.version, found.intent, found.inks) == ("1.4", "FOGRA39", {"black"})
    assert all(found.fonts.values())
    assert found.least_text is not None
    assert (found.least_line, found.least_ppi) == (0.75, None)


def test_the_preflight_reports_marks_below_the_bounds() -> None:
    found = preflight(found_by_hand())

    assert found == Preflight(
        version="1.6",
        pages=1,
        fonts={"Helvetica": False},
        inks={"RGB", "black", "a picture's colours"},
        least_line=0.2,
        least_text=5,
        least_shade=0.05,
        least_ppi=72,
        others={"something is transparent", "there are annotations"},
    )
    assert len(found.faults()) == 12
