"""Templates to PDFs and pictures: Typst, with the fonts that a text needs, if there are any."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self, cast

import typst

from nonet.errors import LayoutError, UnprintableCharacterError
from nonet.printing.fonts import fallbacks_for, families, is_installed, load_fonts

_TEMPLATES = Path(__file__).with_name("template")

_SPECIMEN = "specimen.typ"
# So fine that the smallest code can be scanned from a screen.
PREVIEW_PPI = 110
# The service has one, and commands may be told another.
_CREDITS = 8

# CSS and Typst define this many pixels of an SVG as an inch.
_PIXELS_PER_INCH = 96

# For so many compilations Typst remembers what it has laid out.
_REMEMBERED_COMPILATIONS = 10

# How a template says that something has no place: the option that asked for it, and what it is.
_DOES_NOT_FIT = re.compile(r"does not fit, (\w*), (.+)")

# How Typst writes the greys of pictures: by a profile, which printers mix of four inks.
_PROFILED = re.compile(rb"\[/ICCBased (\d+) 0 R\]")
_GREY_PROFILE = re.compile(rb"\n(\d+) 0 obj\n<</Length \d+/N 1/")


class Source(NamedTuple):
    """A template, its data as JSON, its texts that may need further fonts, and its pictures."""

    template: str
    shown: str
    texts: tuple[str, ...] = ()
    pictures: tuple[bytes, ...] = ()

    @classmethod
    def of(cls, template: str, shown: dict[str, Any], texts: Iterable[str] = ()) -> Self:
        """Return the source of a document that is described by a dictionary.

        Pictures are bytes in it; the template reads them by their index.
        """
        pictures: dict[bytes, int] = {}

        def index_of(picture: bytes) -> int:
            return pictures.setdefault(picture, len(pictures))

        data = json.dumps(shown, default=index_of)
        return cls(template, data, tuple(texts), tuple(pictures))


def compile_tagged(source: Source) -> bytes:
    """Compile a document as PDF/UA-1.

    Raises:
        LayoutError: something does not fit on its page.
        typst.TypstError: the template is wrong, or a character has no glyph in the fonts.
    """
    return _in_black(_compile(source, format="pdf", pdf_standards=["ua-1"]))


def compile_plain(source: Source, *, version: Literal["1.4", "1.7"] = "1.7") -> bytes:
    """Compile a document as PDF of a version, which no rule but the fonts' embedding holds for.

    Raises:
        LayoutError: something does not fit on its page.
    """
    return _in_black(_compile(source, format="pdf", pdf_standards=[version]))


def compile_picture(
    source: Source, form: Literal["svg", "png"] = "png", *, ppi: float = PREVIEW_PPI
) -> bytes:
    """Compile the one page of a document to a picture.

    Raises:
        LayoutError: something does not fit on its page.
    """
    return _compile(source, format=form, ppi=ppi)


def _compile(source: Source, **options: Any) -> bytes:
    """Compile a document, and report what its template finds no place for."""
    pictures = json.dumps([list(picture) for picture in source.pictures])
    inputs = {"worksheet": source.shown, "pictures": pictures}
    compiler = _compiler(source.template, inputs, source.texts)
    try:
        return cast("bytes", compiler.compile(**options))
    except typst.TypstError as fault:
        if found := _DOES_NOT_FIT.search(str(fault)):
            option, what = found.groups()
            raise LayoutError(f"{what} does not fit on its page", option=option) from None
        raise


def rasterize(svg: str) -> bytes:
    """Render an SVG as PNG, in its own size in pixels; other threads run meanwhile."""
    compiler = _compiler("svg.typ", {"svg": svg}, (svg,))
    return cast("bytes", compiler.compile(format="png", ppi=_PIXELS_PER_INCH))


def _in_black(written: bytes) -> bytes:
    """Let black alone print the greys of pictures; nothing in the file moves."""
    greys = set(_GREY_PROFILE.findall(written))

    def unprofiled(space: re.Match[bytes]) -> bytes:
        return b"/DeviceGray".ljust(len(space[0])) if space[1] in greys else space[0]

    return _PROFILED.sub(unprofiled, written)


def _compiler(name: str, inputs: dict[str, str], texts: Iterable[str]) -> typst.Compiler:
    """Make a compiler for one document, because one that threads share refuses to be used twice.

    It takes a quarter of a millisecond; the fonts are loaded once.
    """
    fallbacks = fallbacks_for(texts)
    return typst.Compiler(
        _TEMPLATES / name,
        root=_TEMPLATES,
        font_paths=load_fonts(fallbacks),
        ignore_system_fonts=True,
        sys_inputs=inputs | {"fallbacks": ",".join(families(fallbacks))},
    )


def drop_renders() -> None:
    """Free what Typst remembers of renders: 12 MB of a full pack, which no other pack can use.

    It forgets by itself what ten compilations have not used, so this compiles ten of nothing.
    """
    for _ in range(_REMEMBERED_COMPILATIONS + 1):
        typst.Compiler(b"", font_paths=load_fonts(()), ignore_system_fonts=True).compile(
            format="pdf"
        )


def retention(parts: Iterable[bytes]) -> Iterator[bytes]:
    """Yield parts as they are rendered, and forget each before the next."""
    for part in parts:
        yield part
        drop_renders()


def check_glyphs(text: str) -> None:
    """Check that the worksheet fonts have every character of a text.

    Call it with what comes onto a page from outside: the credit at start, a title with its
    request. A page with a missing glyph would not be accessible, so rendering it fails.

    Raises:
        UnprintableCharacterError: naming each character that is missing, and what would bring it.
    """
    if _is_printable(text):
        return
    missing = [character for character in dict.fromkeys(text) if not _is_printable(character)]
    lacking = [fallback for fallback in fallbacks_for(missing) if not is_installed(fallback)]
    package, extra = (lacking[0].package, lacking[0].extra) if lacking else ("", "")
    raise UnprintableCharacterError(text, "".join(missing) or text, package=package, extra=extra)


@lru_cache(_CREDITS)
def check_credit(credit: str) -> None:
    """Check that the credit can be printed on every page, no smaller than can be read.

    Raises:
        UnprintableCharacterError: see `check_glyphs`.
        LayoutError: it takes more lines than a page has.
    """
    check_glyphs(credit)
    try:
        _set_specimen(credit, fits="credit")
    except typst.TypstError:
        raise LayoutError(
            f"the credit takes more than three lines of a page: {len(credit)} characters"
        ) from None


def _is_printable(text: str) -> bool:
    if not text.isprintable():
        return False
    try:
        _set_specimen(text)
    except typst.TypstError:
        return False
    return True


def _set_specimen(text: str, **inputs: str) -> None:
    _compiler(_SPECIMEN, {"text": text, **inputs}, (text,)).compile(
        format="pdf", pdf_standards=["ua-1"]
    )
