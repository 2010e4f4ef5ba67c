"""Reading a logo that somebody brings: small, and without anything that acts or leads away."""

import struct
from xml.parsers import expat

from nonet.errors import LayoutError
from nonet.worksheets.layout import Logo

LARGEST_BYTES = 256_000
LARGEST_SIDE = 4096
_PNG = b"\x89PNG\r\n\x1a\n"
_WIDTH_AND_HEIGHT = struct.Struct(">II")
_HEADER_END = 24
_ACTIVE = frozenset({"script", "foreignObject", "iframe", "use", "image", "a", "style"})


def read_logo(content: bytes) -> Logo:
    """Read a PNG or an SVG.

    Raises:
        LayoutError: it is neither, too large, or an SVG that loads, links or runs something.
    """
    if len(content) > LARGEST_BYTES:
        raise LayoutError(
            f"the logo has {len(content):,} bytes; expected {LARGEST_BYTES:,} at most"
        )
    if content.startswith(_PNG):
        _check_png(content)
        return Logo(content=content, format="png")
    _check_svg(content)
    return Logo(content=content, format="svg")


def _check_png(content: bytes) -> None:
    if len(content) < _HEADER_END:
        raise LayoutError("the logo is a PNG without a header")
    width, height = _WIDTH_AND_HEIGHT.unpack(content[16:_HEADER_END])
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise LayoutError(f"the logo has {width} x {height} pixels; expected up to {LARGEST_SIDE}")


def _check_svg(content: bytes) -> None:
    parser = expat.ParserCreate(namespace_separator=" ")
    names: list[str] = []

    def refuse(*_: object) -> None:
        raise LayoutError("the logo declares entities or a document type")

    def begin(name: str, attributes: dict[str, str]) -> None:
        local = name.rpartition(" ")[2]
        names.append(local)
        if local in _ACTIVE:
            raise LayoutError(f"the logo has an element <{local}>, which may load or run something")
        for attribute, value in attributes.items():
            _check_attribute(attribute.rpartition(" ")[2], value)

    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.StartElementHandler = begin
    try:
        parser.Parse(content, True)  # noqa: FBT003 - expat takes it by place
    except expat.ExpatError as fault:
        raise LayoutError(f"the logo is neither a PNG nor an SVG: {fault}") from None
    if names[0] != "svg":
        raise LayoutError(f"the logo begins with <{names[0]}>; expected <svg>")


def _check_attribute(name: str, value: str) -> None:
    leads_away = "url(" in value and "url(#" not in value.replace(" ", "").replace('"', "")
    if name.startswith("on") or name == "href" or leads_away:
        raise LayoutError(f"the logo has an attribute {name}, which may load or run something")
