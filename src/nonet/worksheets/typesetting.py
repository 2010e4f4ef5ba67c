"""Templates to PDFs and pictures: Typst, with the fonts that a text needs."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, cast

import typst

from nonet.worksheets.fonts import fallbacks_for, load_fonts

_TEMPLATES = Path(__file__).with_name("template")

# For so many compilations Typst remembers what it has laid out.
_REMEMBERED_COMPILATIONS = 10


def compile_template(name: str, inputs: dict[str, str], *, texts: Iterable[str] = ()) -> bytes:
    """Compile a template as PDF/UA-1 with the worksheet fonts, and those that the texts need.

    Raises:
        typst.TypstError: the template is wrong, or a character has no glyph in the fonts.
    """
    compiler = _compiler(name, inputs, texts)
    return cast("bytes", compiler.compile(format="pdf", pdf_standards=["ua-1"]))


def compile_plain(name: str, inputs: dict[str, str], *, texts: Iterable[str] = ()) -> bytes:
    """Compile a template as PDF that no rule but the fonts' embedding holds for."""
    return cast("bytes", _compiler(name, inputs, texts).compile(format="pdf"))


def compile_picture(
    name: str,
    inputs: dict[str, str],
    form: Literal["svg", "png"],
    *,
    ppi: float,
    texts: Iterable[str] = (),
) -> bytes:
    """Compile the one page of a template to a picture."""
    return cast("bytes", _compiler(name, inputs, texts).compile(format=form, ppi=ppi))


def _compiler(name: str, inputs: dict[str, str], texts: Iterable[str]) -> typst.Compiler:
    """Make a compiler for one document, because one that threads share refuses to be used twice.

    It takes a quarter of a millisecond; the fonts are loaded once.
    """
    fallbacks = fallbacks_for(texts)
    families = ",".join(fallback.family for fallback in fallbacks)
    return typst.Compiler(
        _TEMPLATES / name,
        root=_TEMPLATES,
        font_paths=load_fonts(fallbacks),
        ignore_system_fonts=True,
        sys_inputs=inputs | {"fallbacks": families},
    )


def forget_renders() -> None:
    """Free what Typst remembers of renders: 12 MB of a full pack, which no other pack can use.

    It forgets by itself what ten compilations have not used, so this compiles ten of nothing.
    """
    for _ in range(_REMEMBERED_COMPILATIONS + 1):
        typst.Compiler(b"", font_paths=load_fonts(()), ignore_system_fonts=True).compile(
            format="pdf"
        )


def forgetting(parts: Iterable[bytes]) -> Iterator[bytes]:
    """Yield parts as they are rendered, and forget each before the next."""
    for part in parts:
        yield part
        forget_renders()
