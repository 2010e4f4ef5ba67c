"""Logos that stop a printer where nothing stops them, and the heaviest that are taken."""

import struct
import zlib
from collections.abc import Callable

from nonet.printing import svg_words as words
from nonet.printing.png import SIGNATURE, write_chunk

_NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def svg(body: str, side: int = 100) -> bytes:
    """Put elements into an SVG."""
    return f'<svg {_NAMES} width="{side}" height="{side}">{body}</svg>'.encode()


def png(
    width: int, height: int, *, rows: bytes | None = None, colour: int = 0, bits: int = 8
) -> bytes:
    """Write a PNG of black pixels, or of these rows, whether they fit or not."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    header = struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, 0)
    black = b"\0" * (1 + -(-width * channels * bits // 8)) * height
    packed = zlib.compress(black if rows is None else rows, 9)
    chunks = ((b"IHDR", header), (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(write_chunk(*chunk) for chunk in chunks)


def _nested(kind: str, attribute: str) -> bytes:
    """Nest references: each level refers ten times to the level below."""
    square = '<rect width="9" height="9" {}/>'
    body = f'<{kind} id="a0" width="1" height="1">{square.format("")}</{kind}>'
    for level in range(1, 7):
        inner = square.format(f'{attribute}="url(#a{level - 1})"') * 10
        body += f'<{kind} id="a{level}" width="1" height="1">{inner}</{kind}>'
    return svg(body + square.format(f'{attribute}="url(#a6)"'))


def _filtered(primitives: str, side: int) -> bytes:
    area = f'filterUnits="userSpaceOnUse" x="0" y="0" width="{side}" height="{side}"'
    shape = f'<rect width="{side}" height="{side}" filter="url(#f)"/>'
    return svg(f'<filter id="f" {area}>{primitives}</filter>{shape}', side)


_USES = '<g id="u0"><path d="M0 0h9v9z"/></g>' + "".join(
    f'<g id="u{n}">' + f'<use xlink:href="#u{n - 1}"/>' * 10 + "</g>" for n in range(1, 8)
)
_ENTITIES = b'<!DOCTYPE svg [<!ENTITY a "' + b"x" * 1000 + b'"><!ENTITY b "' + b"&a;" * 1000
_ENTITIES += b'">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;&b;</text></svg>'

# Each with a part of the reason for which it is refused.
REFUSED: dict[str, tuple[bytes, str]] = {
    "turbulence of 2,000,000,000 octaves": (
        _filtered('<feTurbulence numOctaves="2000000000"/>', 100),
        "<filter>",
    ),
    "60 results of a filter": (
        _filtered("".join(f'<feOffset dx="1" result="r{n}"/>' for n in range(60)), 8000),
        "<filter>",
    ),
    "masks in masks": (_nested("mask", "mask"), "<mask>"),
    "patterns in patterns": (_nested("pattern", "fill"), "<pattern>"),
    "markers in markers": (_nested("marker", "marker-mid"), "<marker>"),
    "clips in clips": (_nested("clipPath", "clip-path"), "clip-path"),
    "30,000 groups in groups": (svg("<g>" * 30_000 + "</g>" * 30_000), "depth"),
    "uses of uses": (svg(_USES + '<use xlink:href="#u7"/>'), "<use>"),
    "a long path": (svg(f'<path d="M0 0{"l1 1" * 50_000}"/>'), "path"),
    "many elements": (svg("<path/>" * 30_000), "element"),
    "many stops": (svg(f"<linearGradient>{'<stop/>' * 100}</linearGradient>"), "stop"),
    "many clips": (
        svg('<clipPath id="c"><path/></clipPath>' + '<g clip-path="url(#c)"/>' * 200),
        "clip-path",
    ),
    "large clips, often": (
        svg(
            f'<clipPath id="c">{"<path/>" * 500}</clipPath>' + '<g clip-path="url(#c)"/>' * 50,
        ),
        "reference",
    ),
    "gradients in a circle": (
        svg(
            '<linearGradient id="a" xlink:href="#b"/><linearGradient id="b" xlink:href="#a"/>'
            '<path fill="url(#a)"/>'
        ),
        "href",
    ),
    "many layers": (svg('<g opacity=".5"><path/></g>' * 200), "opacity"),
    "dashes too fine to see": (
        svg('<path stroke="red" stroke-dasharray=".000001" d="M0 0h90000"/>'),
        "stroke-dasharray",
    ),
    "dashes that a group hands on": (
        svg('<g stroke="red" stroke-dasharray=".1">' + '<path d="M0 0H9"/>' * 100 + "</g>"),
        "stroke-dasharray",
    ),
    "a long text": (svg(f"<text>{'x' * 2_000}</text>"), "text"),
    "classes without end": (
        svg(
            "<style>.a{fill:red;stroke:red}</style>" + f'<path class="{"a " * 140}"/>' * 400,
        ),
        "class",
    ),
    "a huge number": (svg('<rect width="1e300" height="9"/>'), "width"),
    "a huge number before a sign of colours": (
        f'<svg {_NAMES} viewBox="0 0 1e300 1e300#"><path/></svg>'.encode(),
        "viewBox",
    ),
    "a box of no width": (f'<svg {_NAMES} viewBox="0 0 5e-324 1e5"><path/></svg>'.encode(), "wide"),
    "an encoding that nobody knows": (b'<?xml version="1.0" encoding="x"?><svg/>', "line 1"),
    "an encoding of many bytes": (b'<?xml version="1.0" encoding="utf-7"?><svg/>', "line 1"),
    "an encoding of names": (b'<?xml version="1.0" encoding="punycode"?><svg/>', "line 1"),
    "groups that scale groups": (
        svg('<g transform="scale(99)">' * 9 + "<circle r='9'/>" + "</g>" * 9),
        "transform",
    ),
    "a stretched circle": (svg('<circle r="9" transform="rotate(3)scale(99999 1)"/>'), "transform"),
    "a slanted circle": (svg('<circle r="9" transform="skewX(89.9999)"/>'), "transform"),
    "a tiny box": (f'<svg {_NAMES} viewBox="0 0 1e-9 1e-9"><path/></svg>'.encode(), "viewBox"),
    "a huge picture": (svg("<path/>", 10**9), "width"),
    "a thread of a picture": (
        f'<svg {_NAMES} width="90000" height="1"><path/></svg>'.encode(),
        "wide",
    ),
    "a picture within": (svg('<image href="data:image/png;base64,AAAA"/>'), "<image>"),
    "a page within": (svg("<foreignObject/>"), "<foreignObject>"),
    "a script": (svg("<script>alert(1)</script>"), "<script>"),
    "an animation": (svg('<path><animate attributeName="d"/></path>'), "<animate>"),
    "a handler": (svg('<path onclick="alert(1)"/>'), "onclick"),
    "a link": (svg('<a xlink:href="https://elsewhere.example"><path/></a>'), "<a>"),
    "a colour from elsewhere": (svg('<path fill="url(https://elsewhere.example)"/>'), "fill"),
    "a font from elsewhere": (
        svg('<style>@font-face{font-family:x;src:url("https://elsewhere.example")}</style>'),
        "src",
    ),
    "a style from elsewhere": (svg('<style>@import "https://elsewhere.example";</style>'), "style"),
    "a style sheet without rules": (svg(f"<style>{'a' * 250_000}</style>"), "style"),
    "comments in a style sheet": (svg(f"<style>{'/* ' * 80_000}</style><filter/>"), "<filter>"),
    "a property with a long name": (svg(f'<path style="{"x" * 9_000}:1"/>'), "x in line 1"),
    "a filter in a style": (svg('<path style="filter:url(#f)"/>'), "filter"),
    "a gradient from elsewhere": (
        svg('<linearGradient xlink:href="https://elsewhere.example#a"/>'),
        "href",
    ),
    "an entity": (_ENTITIES, "DOCTYPE"),
    "a prefix of no namespace": (svg("<path a:b=''/>"), "line 1"),
    "a prefix that was another's": (
        svg("<g xmlns:a='http://www.inkscape.org/'/><path a:b=''/>"),
        "line 1",
    ),
    "another namespace": (svg('<x:div xmlns:x="http://www.w3.org/1999/xhtml"/>'), "<div>"),
    "a PNG of many pixels": (png(4096, 4096), "pixels"),
    "a PNG of a huge side": (png(4096, 4096).replace(b"\0\0\x10\0", b"\xff\xff\xff\xff", 1), ""),
    "a PNG that unpacks to more": (png(10, 10, rows=b"\0" * 50_000_000), "IDAT"),
    "a PNG that unpacks to less": (png(1000, 1000, rows=b"\0"), "IDAT"),
    "a PNG without an end": (png(10, 10)[:-12], "IEND"),
    "a PNG with a chunk that cannot be passed over": (
        png(10, 10)[:-12] + write_chunk(b"ABCD", b"x") + png(10, 10)[-12:],
        "chunk",
    ),
    "a PNG of chunks": (
        png(10, 10)[:-12] + write_chunk(b"IDAT", b"") * 5_000 + png(10, 10)[-12:],
        "chunk",
    ),
}


def _path(commands: str, weight: int = 1, most: int = words.LONGEST_PATH) -> str:
    begun = "M0 0"
    return begun + commands * ((most // weight - len(begun)) // len(commands))


def _both(commands: str) -> str:
    """Use up the maximum length of all outlines together."""
    rest = words.MOST_OUTLINES - words.LONGEST_PATH
    paths = (_path(commands), _path(commands, 1, rest))
    return "".join(f'<path {_STROKE} d="{path}"/>' for path in paths)


def _gradients(count: int) -> str:
    stops = '<stop offset=".5" stop-color="red" stop-opacity=".5"/>' * words.MOST_STOPS
    return "".join(f'<radialGradient id="g{n}">{stops}</radialGradient>' for n in range(count))


def _layers() -> str:
    depth = words.MOST_DEPTH - 2
    inner = '<rect width="100" height="100" opacity=".5" fill="red"/>' * 20
    return ("<g opacity='.9'>" * depth + inner + "</g>" * depth) * 2


_STROKE = 'stroke="red" fill="none" stroke-width="3" stroke-linejoin="round" stroke-opacity=".5"'
_DASHES = f'stroke-dasharray="{words.SHORTEST_DASH}"'
_TEXT = "Wg8&#233;" * (words.MOST_TEXT // 5)
_CLIP = '<clipPath id="c">' + '<circle r="50" cx="50" cy="50"/>' * 38 + "</clipPath>"


def _everything() -> str:
    """Have some of all at once, half of the elements in layers."""
    half = words.LONGEST_PATH // 2
    drawn = (
        f'<path {_STROKE} d="{_path("a9999 9 7 1 0 1 1", 5, half)}"/>'
        f'<path {_STROKE} d="{_path("s9 90-9 9", 1, half)}"/>'
        + f'<path {_STROKE} {_DASHES} d="M0 0{"h99999h-99999" * 20}"/>' * 20
        + '<path d="M0 0h99v99z" fill="url(#g0)" clip-path="url(#c)"/>' * 30
        + f'<circle r="49" cx="50" cy="50" {_STROKE}/>' * 900
        + f"<text {_STROKE} font-size='90'>{_TEXT}</text>"
    )
    return _gradients(5) + _CLIP + f"<g opacity='.9'>{drawn}</g>" + _layers()


# As much of each as is taken.
HEAVIEST: dict[str, Callable[[], bytes]] = {
    "outlines": lambda: svg(_both("l9 7")),
    "curves": lambda: svg(_both("s9 90-9 9")),
    "arcs": lambda: svg(f'<path {_STROKE} d="{_path("a9 5 7 1 0 1 1", 5)}"/>'),
    "wide arcs": lambda: svg(f'<path {_STROKE} d="{_path("a99999 9 7 1 0 1 1", 5)}"/>'),
    "dashes": lambda: svg(f'<path {_STROKE} {_DASHES} d="M0 0{"h99999h-99999" * 20}"/>' * 20),
    "elements": lambda: svg('<rect width="99" height="99" opacity=".5"/>' * 2_999),
    "circles": lambda: svg(f'<circle r="49" cx="50" cy="50" {_STROKE}/>' * 2_000),
    "gradients": lambda: svg(
        _gradients(40) + "".join(f'<path d="M0 0h99v99z" fill="url(#g{n})"/>' for n in range(40))
    ),
    "gradients, often": lambda: svg(
        '<radialGradient id="g"><stop stop-color="red"/></radialGradient>'
        + '<path d="M0 0h99v99z" fill="url(#g)"/>' * 1_900
    ),
    "layers": lambda: svg(_layers()),
    "clips": lambda: svg(_CLIP + '<g clip-path="url(#c)"><path d="M0 0h99v99z"/></g>' * 100),
    "texts": lambda: (
        svg(f'<text font-size="90" y="90" x="-900" fill="url(#g)" {_STROKE}>{_TEXT}</text>')
        .replace(b"fill='url(#g)' ", b"")
        .replace(b'fill="url(#g)" ', b"")
    ),
    "everything": lambda: svg(_everything()),
    "a large PNG": lambda: png(2048, 2048, colour=6),
    "a wide PNG": lambda: png(4096, 1024, colour=2),
    "a deep PNG": lambda: png(2048, 2048, colour=6, bits=16),
}
