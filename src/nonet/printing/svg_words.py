"""The elements, attributes and values that an SVG may contain, with their limits."""

import re  # noqa: TID253 - each pattern reads each character once

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
XML = "http://www.w3.org/XML/1998/namespace"

MOST_ELEMENTS = 3_000
MOST_DEPTH = 48
# In characters: of one outline, of all outlines, and of all other text.
LONGEST_PATH = 60_000
MOST_OUTLINES = 100_000
# An arc is drawn as several curves, so a path with arcs counts this many times its length.
WEIGHT_OF_ARCS = 5
MOST_TEXT = 1_000
LONGEST_VALUE = 300
# A reference counts as many elements as its target has; the limit is for all references.
MOST_REFERRED = 4_000
MOST_CLIPS = 100
MOST_STOPS = 64
LONGEST_CHAIN = 4
LARGEST_NUMBER = 100_000.0
# The largest scale of any part, all transforms combined, for a picture of a hundred units.
LARGEST_SCALE = 1_000.0
MOST_RULES = 200
# Properties that classes set on elements: how many in all, and the characters of each.
MOST_STYLED = 30_000
LONGEST_STYLE = 100
# A group with an opacity is drawn on a layer of its own, as large as the logo.
MOST_LAYERS = 100
MOST_DASHED = 20
SHORTEST_DASH = 0.1

DRAWN = frozenset(
    {
        *("svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath"),
    }
)
GRADIENTS = frozenset({"linearGradient", "radialGradient"})
# Metadata, never drawn: dropped with all their content.
TOLD = frozenset({"title", "desc", "metadata"})
# Namespaces in which drawing programs store metadata of their own.
EDITORS = (
    "http://sodipodi.sourceforge.net/",
    "http://www.inkscape.org/",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "http://creativecommons.org/ns#",
    "http://web.resource.org/cc/",
    "http://purl.org/dc/",
    "http://ns.adobe.com/",
    "http://www.bohemiancoding.com/sketch/",
    "http://www.figma.com/",
    "https://boxy-svg.com",
    "http://www.serif.com/",
    "http://vectornator.io",
    "http://www.openswatchbook.org/",
)

OUTLINES = frozenset({"d", "points"})
_GEOMETRY = frozenset(
    {
        *("id", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr"),
        *("dx", "dy", "width", "height", "viewBox", "preserveAspectRatio", "transform", "offset"),
        *("gradientTransform", "gradientUnits", "spreadMethod", "clipPathUnits"),
    }
)
STYLES = frozenset(
    {
        *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"),
        *("stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray"),
        *("stroke-dashoffset", "opacity", "color", "stop-color", "stop-opacity", "clip-path"),
        *("clip-rule", "display", "visibility", "font-size", "font-style", "font-weight"),
        *("text-anchor", "letter-spacing", "word-spacing", "paint-order"),
    }
)
_COLOURS = frozenset({"fill", "stroke", "color", "stop-color"})
DRAWING = OUTLINES | _GEOMETRY | STYLES
# Attributes without effect in print, or that are hints to other renderers.
_UNDRAWN = frozenset(
    {
        *("version", "baseProfile", "class", "role", "focusable", "enable-background", "overflow"),
        *("shape-rendering", "text-rendering", "image-rendering", "color-rendering", "cursor"),
        *("color-interpolation", "color-interpolation-filters", "pointer-events", "font-family"),
        *("solid-color", "solid-opacity", "vector-effect", "isolation", "line-height", "font"),
        *("font-stretch", "font-variant", "font-variation-settings", "font-feature-settings"),
        *("text-align", "text-indent", "text-decoration", "text-transform", "white-space"),
        *("writing-mode", "direction", "dominant-baseline", "alignment-baseline", "baseline-shift"),
        *("text-orientation", "shape-padding", "shape-margin", "inline-size", "font-kerning"),
        *("unicode-bidi", "contentScriptType", "contentStyleType", "zoomAndPan", "lang", "block"),
        *("nodetypes", "flood-color", "flood-opacity", "lighting-color", "marker", "filter"),
        *("marker-start", "marker-mid", "marker-end", "mask", "mix-blend-mode", "filter-effects"),
    }
)
_UNDRAWN_BEGINNINGS = ("data-", "aria-", "-inkscape-", "text-decoration-", "font-variant-")
# Some of them take effect, unless they have one of the `INACTIVE` values.
ACTING = frozenset(
    {"filter", "mask", "marker", "marker-start", "marker-mid", "marker-end", "mix-blend-mode"}
)
INACTIVE = frozenset({"none", "normal", "auto", ""})

_REFERENCE = re.compile(r"""url\(\s*(["']?)#([^"'()\s]{1,200})\1\s*\)\s*(?:none|#?[A-Za-z0-9]*)""")
_PLAIN = re.compile(r"[A-Za-z0-9#%.,()+\-\s/]*")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_OUTLINE = re.compile(r"[MmZzLlHhVvCcSsQqTtAaeE\d.,+\-\s]*")


def is_undrawn(name: str) -> bool:
    """Return whether an attribute or a property can be omitted."""
    return name in _UNDRAWN or name.startswith(_UNDRAWN_BEGINNINGS)


def reference_in(value: str) -> str | None:
    """Return the id that a value refers to, if it is a reference within the file."""
    found = _REFERENCE.fullmatch(value.strip())
    return found[2] if found else None


def is_plain(name: str, value: str) -> bool:
    """Return whether a value has only the characters of numbers, colours, words and transforms."""
    if name == "id":
        return len(value) <= LONGEST_VALUE
    form = _OUTLINE if name in OUTLINES else _PLAIN
    if "url(" in value.lower() or form.fullmatch(value) is None:
        return False
    if "#" in value:
        # A colour may look like a number with an exponent.
        return name in _COLOURS
    return all(abs(number) <= LARGEST_NUMBER for number in numbers_in(value))


def numbers_in(value: str) -> list[float]:
    """Return the numbers of a value, in order."""
    return [float(number) for number in _NUMBER.findall(value)]
