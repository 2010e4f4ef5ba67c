"""A logo: drawings by a grammar of SVG, and any other bytes.

An accepted logo is written only of listed parts, reads as itself, and is within its bounds.
`tests/printing/test_printed_logos.py` has such drawings printed.
"""

import io
from xml.etree.ElementTree import fromstring

from PIL import Image

from nonet.errors import LogoError
from nonet.printing.png import SIGNATURE
from nonet.printing.svg import LARGEST_LOGO_BYTES, read_logo
from nonet.printing.svg_words import DRAWING, DRAWN, MOST_ELEMENTS, SVG

MAX_LENGTH = 2_048

ELEMENTS = (
    *sorted(DRAWN - {"svg"}),
    *("style", "title", "metadata", "filter", "mask", "use", "image", "script", "foreignObject"),
)
ATTRIBUTES = (
    *sorted(DRAWING),
    *("class", "style", "href", "xlink:href", "filter", "mask", "onload", "inkscape:label"),
    *("font-family", "font"),
)
VALUES = (
    *("0", "1", "-9", "1e5", "-1e5", "1e-5", ".5", "99999", "1e300", "NaN", "50%", "9mm", "a b"),
    *("red", "#1e300", "url(#a)", "url(#b) none", "url( '#c' )", "url(https://e.example)", "#a"),
    *("M0 0h9v9z", "M0 0a9 9 9 0 01 1 1", "m0 0c1 1 2 2 3 3s4 4 5 5q1 1 2 2t3 3", "M", "0,0 9,9"),
    *("matrix(0 0 0 0 0 0)", "scale(1e5)", "rotate(9)", "skewX(90)", "translate(1e5)", "none"),
    *("userSpaceOnUse", "objectBoundingBox", "reflect", "a", "b", "c", "bold", "0 0 9 9", "0"),
    *("fill:red;opacity:.5", "filter:url(#a)", "stroke:url(#b);stroke-width:9", "0.1 5 0 0"),
    *("Inter, 'Noto Sans'", "9px x", "font-family:x", "font:9px url(//e.example)", "\u4e00"),
)
TEXTS = ("", "x", "\u05d0\u4e00\U0001f600", ".a{fill:red}", "@import 'x';", "&#9;&amp;")
_NAMES = (
    f'xmlns="{SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
)


def _small_png() -> bytes:
    written = io.BytesIO()
    Image.new("1", (8, 8)).save(written, "PNG")
    return written.getvalue()


# The first byte of an input says whether the rest is a file, or how to draw one.
SEEDS = (
    b"\x00" + f"<svg {_NAMES} viewBox='0 0 9 9'><path d='M0 0h9'/></svg>".encode(),
    b"\x00" + _small_png(),
    b"\x01" + bytes(range(64)),
    b"\x01" + bytes(range(255, 0, -3)),
)
WORDS = (b"url(#a)", b"<svg ", b"<path ", b"</", b"xmlns=", b"<!DOCTYPE ", b"<![CDATA[", b"IDAT")


def drawing(choices: bytes) -> bytes:
    """Draw an SVG: each byte chooses the next part in the grammar."""
    rest = iter(choices)
    opened: list[str] = []
    written = [f'<svg {_NAMES} width="100" height="100">']
    for choice in rest:
        if choice >= 0xD0 and opened:
            written.append(f"</{opened.pop()}>")
            continue
        if choice >= 0xC0:
            written.append(_of(TEXTS, next(rest, 0)))
            continue
        name = _of(ELEMENTS, choice)
        # An attribute stands once in an element.
        chosen = {
            _of(ATTRIBUTES, next(rest, 0)): _of(VALUES, next(rest, 0))
            for _ in range(next(rest, 0) % 6)
        }
        attributes = " ".join(f'{each}="{value}"' for each, value in chosen.items())
        written.append(f"<{name} {attributes}>")
        opened.append(name)
    written += (f"</{name}>" for name in reversed(opened))
    return ("".join(written) + "</svg>").encode()


def judge(data: bytes) -> None:
    """Fail unless a logo is refused with a reason, or written only of listed parts."""
    content = drawing(data[1:]) if data[:1] == b"\x01" else data[1:]
    try:
        logo = read_logo(content)
    except LogoError as refusal:
        _judge_refusal(refusal)
        return
    if logo.format == "png":
        assert logo.content.startswith(SIGNATURE), "no PNG"
        return
    assert len(logo.content) <= 16 * LARGEST_LOGO_BYTES, "it grew"
    _judge_drawing(logo.content)


def _judge_refusal(refusal: LogoError) -> None:
    assert refusal.option == "logo", "a refusal of nothing"
    assert refusal.kind != "part" or refusal.part, "nobody is told what"


def _judge_drawing(content: bytes) -> None:
    elements = list(fromstring(content).iter())  # noqa: S314 - it was written by us
    assert len(elements) <= MOST_ELEMENTS, "too many elements"
    for element in elements:
        assert element.tag.removeprefix(f"{{{SVG}}}") in DRAWN, "an element that is not listed"
        for name, value in element.attrib.items():
            is_ours = (name, value) == ("font-family", "Inter")
            assert name in DRAWING or name == "href" or is_ours, "an attribute of none"
            assert name == "href" or "//" not in value or name == "id", "it leads away"
    assert read_logo(content.replace(b' font-family="Inter"', b"", 1)), "it is not taken again"


def _of(words: tuple[str, ...], choice: int) -> str:
    return words[choice % len(words)]
