"""Long worksheets are set in sections, which readers cannot notice."""

import io
import re
from collections.abc import Callable
from dataclasses import replace

import page
import pikepdf
import pytest

from nonet.printing.layout import Layout
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet, sections_of

COUNT = 75
LAYOUTS = [
    (Layout(), 150, 4),
    (Layout(per_page=6, answers="12"), 20, 4),
    (Layout(per_page=4, answers="12", part="answers"), 7, 2),
    (Layout(per_page=9, answers="none"), 9, 2),
]


@pytest.mark.sample("layout3")
@pytest.mark.parametrize(("layout", "pages", "sections"), LAYOUTS)
def test_a_long_worksheet_is_one_accessible_document(
    make_worksheet: Callable[..., Worksheet], layout: Layout, pages: int, sections: int
) -> None:
    worksheet = make_worksheet(COUNT, layout=layout)

    pdf = render(worksheet)

    assert len(sections_of(worksheet)) == sections
    assert page.validate_pdf_bytes(pdf, profile="ua-1").is_compliant
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        assert len(opened.pages) == pages
        tree = opened.Root.StructTreeRoot
        keys = [int(key) for key in list(tree.ParentTree.Nums)[::2]]
        assert keys == list(range(int(tree.ParentTreeNextKey)))
        held = [each.obj.StructParents for each in opened.pages]
        assert len(set(held)) == pages
        assert all(tree.K[0] == element.P for element in tree.K[0].K)


@pytest.mark.thorough
def test_links_lead_from_section_to_section_and_back(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    pdf = render(make_worksheet(COUNT))

    with pikepdf.open(io.BytesIO(pdf)) as opened:
        pages = [each.obj for each in opened.pages]
        places = {each.objgen: number for number, each in enumerate(pages)}
        for number, each in enumerate(pages):
            (inner,) = [link for link in each.Annots if "/Dest" in link]
            assert places[inner.Dest[0].objgen] == (number + COUNT) % (2 * COUNT)
            assert str(inner.Contents) == f"page {(number + COUNT) % (2 * COUNT) + 1}"
        with opened.open_outline() as outline:
            assert len(outline.root) == 2 * COUNT


def test_pages_of_sections_have_the_same_text_as_in_short_worksheets(
    make_worksheet: Callable[..., Worksheet], page_text: Callable[[bytes, int], str]
) -> None:
    worksheet = make_worksheet(COUNT)
    short = replace(worksheet, sheets=worksheet.sheets[:3])

    pdf, whole = render(short), render(worksheet)

    for number in (1, 2, 3):
        expected = page_text(pdf, number).replace("of 3", f"of {COUNT}")
        expected = re.sub(r"(Answer on page|Page \d of) \d+", r"\1", expected)
        said = re.sub(r"(Answer on page|Page \d of) \d+", r"\1", page_text(whole, number))
        assert said == expected
    assert "Sudoku 75 of 75" in page_text(whole, 75)
    assert "Answer 75 of 75" in page_text(whole, 150)
    assert "Page 150 of 150" in page_text(whole, 150)


@pytest.mark.thorough
def test_the_same_long_worksheet_gives_the_same_bytes(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    layout = Layout(per_page=9, answers="none")

    assert render(make_worksheet(COUNT, layout=layout)) == render(
        make_worksheet(COUNT, layout=layout)
    )
