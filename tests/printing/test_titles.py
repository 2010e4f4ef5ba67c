"""Titles in other languages and scripts, on both papers."""

from collections.abc import Callable

import page
import pytest

from nonet.printing.fonts import fallbacks_for, is_installed
from nonet.printing.layout import PAPERS, Header, Layout
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet

TITLES = {
    "Übung für Größe 5": "InterDisplay-SemiBold",
    "Σουντόκου για την Παρασκευή": "InterDisplay-SemiBold",  # noqa: RUF001 - Greek
    "金曜日の数独パズル": "NonetSansJP-",
    "سودوكو ليوم الجمعة": "NonetSansArabic-",
    "薔薇と檸檬の数独": "NotoSansCJKjp-",
}

# This judge takes a glyph that is as wide as its font's default for one without a width; veraPDF,
# which judges such a title too, does not.
WIDTHS_OF_CFF = {"PDFUA1-FONT-GLYPH-WIDTH-001"}


@pytest.mark.sample("layout1")
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("layout", [Layout(), Layout(per_page=4), Layout(large_print=True)])
def test_a_title_is_printed_in_its_script_on_a4_and_letter(
    make_worksheet: Callable[..., Worksheet],
    run_tool: Callable[..., bytes],
    title: str,
    layout: Layout,
) -> None:
    for fallback in fallbacks_for((title,)):
        if fallback.file.partition("-")[0] in TITLES[title] and not is_installed(fallback):
            pytest.skip(f"needs {fallback.file}, of the Debian package {fallback.package}")

    for paper in PAPERS:
        pdf = render(make_worksheet(1, header=Header(title=title), layout=layout, paper=paper))

        text = run_tool(pdf, "pdftotext", "-l", "1", "{pdf}", "-").decode()
        # Poppler gives the words of a line that reads from right to left in any order.
        assert all(word in text for word in title.split())
        assert TITLES[title] in run_tool(pdf, "pdffonts", "{pdf}").decode()
        broken = {found.rule_id for found in page.validate_pdf_bytes(pdf, profile="ua-1").failures}
        assert broken <= WIDTHS_OF_CFF
