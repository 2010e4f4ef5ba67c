"""Puzzles to PDF bytes, through one Typst template."""

from pathlib import Path
from typing import cast

import typst

from nonet.worksheets.document import describe
from nonet.worksheets.link_descriptions import describe_links
from nonet.worksheets.worksheet import Worksheet

_HERE = Path(__file__).parent
_TEMPLATE = _HERE.joinpath("sheet.typ").read_bytes()

# The faces beside this file and no others: what prints here prints everywhere.
_FONTS = typst.Fonts(
    include_system_fonts=False,
    include_embedded_fonts=False,
    font_paths=[str(_HERE / "fonts")],
)

# For so many compilations Typst remembers what it has laid out.
_REMEMBERED_COMPILATIONS = 10


def render(worksheet: Worksheet) -> bytes:
    """Render a worksheet as a tagged PDF (PDF/UA-1); the same worksheet gives the same bytes."""
    pdf = compile_pdf(_TEMPLATE, {"worksheet": describe(worksheet)})
    return describe_links(pdf, worksheet)


def compile_pdf(template: bytes, inputs: dict[str, str]) -> bytes:
    """Compile a Typst document as PDF/UA-1 with the worksheet fonts.

    Each call has a compiler of its own, because one that threads share refuses to be used twice
    at a time. Making it takes a quarter of a millisecond; the fonts are loaded once.

    Raises:
        typst.TypstError: the template is wrong, or a character has no glyph in the fonts.
    """
    compiler = _make_compiler(template, inputs)
    return cast("bytes", compiler.compile(format="pdf", pdf_standards=["ua-1"]))


def forget_renders() -> None:
    """Free what Typst remembers of renders: 12 MB of a full pack, which no other pack can use.

    It forgets by itself what ten compilations have not used, so this compiles ten of nothing.
    """
    for _ in range(_REMEMBERED_COMPILATIONS + 1):
        _make_compiler(b"", {}).compile(format="pdf")


def _make_compiler(template: bytes, inputs: dict[str, str]) -> typst.Compiler:
    return typst.Compiler(
        template,
        font_paths=_FONTS,
        ignore_system_fonts=True,
        sys_inputs=inputs,
    )
