"""Compiling of Typst templates to PDFs and pictures, with the fonts that their texts need."""

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
# The smallest code can be scanned from a screen at this resolution.
PREVIEW_PPI = 110
# The service has one; commands may set another.
_CREDITS = 8

# CSS and Typst define an inch of an SVG as this many pixels.
_PIXELS_PER_INCH = 96

# Typst keeps laid-out content in its cache for this many compilations.
_REMEMBERED_COMPILATIONS = 10

# A template reports an overflow by a panic with two strings: the option at fault, and the content.
_OVERFLOW = re.compile(r"does not fit, (\w*), (.+)")

# Typst writes the greys of pictures with a profile, and printers mix these from four inks.
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
        LayoutError: some content doesn't fit on its page.
        typst.TypstError: the template is wrong, or the fonts lack a glyph for a character.
    """
    return _in_black(_compile(source, format="pdf", pdf_standards=["ua-1"]))


def compile_plain(source: Source, *, version: Literal["1.4", "1.7"] = "1.7") -> bytes:
    """Compile a document as a PDF of a version, with embedded fonts but without other rules.

    Raises:
        LayoutError: some content doesn't fit on its page.
    """
    return _in_black(_compile(source, format="pdf", pdf_standards=[version]))


def compile_picture(
    source: Source, form: Literal["svg", "png"] = "png", *, ppi: float = PREVIEW_PPI
) -> bytes:
    """Compile a document of one page to a picture.

    Raises:
        LayoutError: some content doesn't fit on its page.
    """
    return _compile(source, format=form, ppi=ppi)


def _compile(source: Source, **options: Any) -> bytes:
    """Compile a document, and turn overflows into layout errors."""
    pictures = json.dumps([list(picture) for picture in source.pictures])
    inputs = {"worksheet": source.shown, "pictures": pictures}
    compiler = _compiler(source.template, inputs, source.texts)
    try:
        return cast("bytes", compiler.compile(**options))
    except typst.TypstError as fault:
        if found := _OVERFLOW.search(str(fault)):
            option, content = found.groups()
            raise LayoutError(f"{content} does not fit on its page", option=option) from None
        raise


def rasterize(svg: str) -> bytes:
    """Render an SVG as PNG in its own size in pixels; other threads run meanwhile."""
    compiler = _compiler("svg.typ", {"svg": svg}, (svg,))
    return cast("bytes", compiler.compile(format="png", ppi=_PIXELS_PER_INCH))


def _in_black(written: bytes) -> bytes:
    """Print the greys of pictures in black ink only, without changing any offset in the file."""
    greys = set(_GREY_PROFILE.findall(written))

    def unprofiled(space: re.Match[bytes]) -> bytes:
        return b"/DeviceGray".ljust(len(space[0])) if space[1] in greys else space[0]

    return _PROFILED.sub(unprofiled, written)


def _compiler(name: str, inputs: dict[str, str], texts: Iterable[str]) -> typst.Compiler:
    """Create a compiler for one document, since threads can't share one at the same time.

    This takes a quarter of a millisecond; the fonts are loaded once.
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
    """Empty Typst's cache, which holds 12 MB of a full pack that no other pack can use.

    Typst evicts entries that ten compilations haven't used, so this compiles empty documents.
    """
    for _ in range(_REMEMBERED_COMPILATIONS + 1):
        typst.Compiler(b"", font_paths=load_fonts(()), ignore_system_fonts=True).compile(
            format="pdf"
        )


def retention(parts: Iterable[bytes]) -> Iterator[bytes]:
    """Yield parts as they are rendered, and empty the cache after each."""
    for part in parts:
        yield part
        drop_renders()


def check_glyphs(text: str) -> None:
    """Check that the worksheet fonts have every character of a text.

    Call it with all texts from users: a page with a missing glyph wouldn't be accessible, so
    rendering it fails.

    Raises:
        UnprintableCharacterError: it names the missing characters and a package that has them.
    """
    if _is_printable(text):
        return
    missing = [character for character in dict.fromkeys(text) if not _is_printable(character)]
    lacking = [fallback for fallback in fallbacks_for(missing) if not is_installed(fallback)]
    package, extra = (lacking[0].package, lacking[0].extra) if lacking else ("", "")
    raise UnprintableCharacterError(text, "".join(missing) or text, package=package, extra=extra)


@lru_cache(_CREDITS)
def check_credit(credit: str) -> None:
    """Check that the credit fits on every page in a readable size.

    Raises:
        UnprintableCharacterError: see `check_glyphs`.
        LayoutError: it takes more lines than a page has for it.
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
