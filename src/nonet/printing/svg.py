"""Sanitizing of uploaded SVGs: each is rewritten from the parts that a logo may have.

`svg_words.py` lists the allowed parts. The metadata of drawing programs is dropped. Any other part
is an error, which names it and its line.
"""

from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping
from xml.etree.ElementTree import Element, tostring
from xml.parsers import expat

from nonet.errors import LogoError
from nonet.printing import svg_words as words
from nonet.printing.layout import Logo
from nonet.printing.png import SIGNATURE, check_ratio, strip_png
from nonet.printing.svg_weight import check_weight

# Typst has no other font.
_FONT = "Inter"
_DECLARING = "xmlns"
_PIXELS = {
    "": 1.0,
    "px": 1.0,
    "pt": 4 / 3,
    "pc": 16.0,
    "mm": 96 / 25.4,
    "cm": 96 / 2.54,
    "in": 96.0,
}
_SIZE = 4
_USUAL_WIDTH, _USUAL_HEIGHT = 300, 150  # of CSS 2.2, 10.3.2 and 10.6.2


def plain_svg(content: bytes) -> bytes:
    """Rewrite an SVG from its allowed parts.

    Raises:
        LogoError: it isn't an SVG, takes too much work, or has a part that isn't allowed.
    """
    reader = _Reader()
    root = reader.read(content)
    _draw_styles(root, reader.rules, reader.lines)
    check_weight(root, reader.lines)
    _set_size(root)
    root.set("xmlns", words.SVG)
    root.set("font-family", _FONT)
    return tostring(root)


class _Reader:
    """Builds the tree of drawn elements; the first part that isn't allowed raises an error.

    Namespaces are resolved here, because expat would copy a long namespace into each name, which
    could take gigabytes.
    """

    def __init__(self) -> None:
        self.rules: dict[str, dict[str, str]] = {}
        self.lines: dict[Element, int] = {}
        self._open: list[Element] = []
        self._root: Element | None = None
        self._outlines = self._text = self._skipped = 0
        self._sheet: list[str] | None = None
        # By prefix; a declaration applies within its element.
        self._spaces: ChainMap[str, str] = ChainMap({"xml": words.XML})
        self._parser = expat.ParserCreate()

    def read(self, content: bytes) -> Element:
        parser = self._parser
        parser.StartDoctypeDeclHandler = self._doctype
        parser.EntityDeclHandler = parser.SkippedEntityHandler = self._rejecter("entity")
        parser.StartElementHandler, parser.EndElementHandler = self._begin, self._end
        parser.CharacterDataHandler = self._read_text
        try:
            parser.Parse(content, True)  # noqa: FBT003 - expat takes it by place
        except expat.ExpatError as fault:
            raise LogoError("form", line=fault.lineno) from None
        except (LookupError, ValueError):
            # Its first line names an unknown encoding, or one that isn't for XML.
            raise LogoError("form", line=1) from None
        if self._root is None:
            raise LogoError("form", line=1)
        return self._root

    def _doctype(
        self,
        _name: str,
        _system: str | None,
        _public: str | None,
        has_subset: bool,  # noqa: FBT001 - expat gives it by place
    ) -> None:
        # An external document type isn't loaded, so only an internal subset is an error.
        if has_subset:
            raise self._error("DOCTYPE")

    def _rejecter(self, part: str) -> Callable[..., None]:
        def reject(*_: object) -> None:
            raise self._error(part)

        return reject

    def _error(self, part: str) -> LogoError:
        return LogoError("part", part=part, line=self._parser.CurrentLineNumber)

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        if self._skipped:
            self._skip()
            return
        declared = {
            prefixed.partition(":")[2]: space
            for prefixed, space in attributes.items()
            if prefixed.partition(":")[0] == _DECLARING
        }
        self._spaces = self._spaces.new_child(declared)
        space, local = self._resolve(name, self._spaces.get("", ""))
        if space.startswith(words.EDITORS) or (space == words.SVG and local in words.TOLD):
            self._skip()
            return
        if self._root is None and (space, local) != (words.SVG, "svg"):
            raise LogoError("form", line=self._parser.CurrentLineNumber)
        if space == words.SVG and local == "style" and self._sheet is None:
            self._sheet = []
            return
        is_nested = self._sheet is not None or (local == "svg" and self._open)
        if space != words.SVG or local not in words.DRAWN or is_nested:
            raise self._error(f"<{local:.40}>")
        self._add(local, attributes)

    def _skip(self) -> None:
        self._skipped += 1
        self._check_depth()

    def _resolve(self, name: str, unprefixed: str = "") -> tuple[str, str]:
        """Return the namespace of a name, and its local name."""
        prefix, colon, local = name.partition(":")
        if not colon:
            return unprefixed, name
        if prefix not in self._spaces:
            raise LogoError("form", line=self._parser.CurrentLineNumber)
        return self._spaces[prefix], local

    def _add(self, local: str, attributes: Mapping[str, str]) -> None:
        element = Element(local)
        self.lines[element] = self._parser.CurrentLineNumber
        if len(self.lines) > words.MOST_ELEMENTS:
            raise LogoError("many", part="element", most=words.MOST_ELEMENTS)
        for name, value in attributes.items():
            self._set(element, name, value)
        if self._open:
            self._open[-1].append(element)
        else:
            self._root = element
        self._open.append(element)
        self._check_depth()

    def _check_depth(self) -> None:
        if len(self._open) + self._skipped > words.MOST_DEPTH:
            raise LogoError("many", part="depth", most=words.MOST_DEPTH)

    def _set(self, element: Element, name: str, value: str) -> None:
        if name.partition(":")[0] == _DECLARING:
            return
        space, local = self._resolve(name)
        if space.startswith(words.EDITORS) or space == words.XML:
            return
        is_link = local == "href" and space in ("", words.XLINK) and element.tag in words.GRADIENTS
        if is_link and value.startswith("#"):
            element.set("href", value)
        elif space == words.XLINK and local == "type":
            return
        elif space == "" and (local in ("class", "style") or local in words.DRAWING):
            self._count(local, value)
            element.set(local, value)
        elif space or not _is_left_out(local, value):
            raise self._error(f"{local:.40}")

    def _count(self, name: str, value: str) -> None:
        if name not in words.OUTLINES:
            if len(value) > words.LONGEST_VALUE and name != "style":
                raise self._error(name)
            return
        length = len(value) * (words.WEIGHT_OF_ARCS if "a" in value.lower() else 1)
        self._outlines += length
        if length > words.LONGEST_PATH or self._outlines > words.MOST_OUTLINES:
            raise LogoError("many", part="path", most=words.LONGEST_PATH)

    def _end(self, _name: str) -> None:
        if self._skipped > 1:
            self._skipped -= 1
            return
        self._spaces = self._spaces.parents
        if self._skipped:
            self._skipped = 0
        elif self._sheet is not None:
            for name, properties in _read_rules("".join(self._sheet), self._line).items():
                self.rules.setdefault(name, {}).update(properties)
            self._sheet = None
        else:
            self._open.pop()

    @property
    def _line(self) -> int:
        return self._parser.CurrentLineNumber

    def _read_text(self, text: str) -> None:
        if self._sheet is not None:
            self._sheet.append(text)
        elif not self._skipped and self._open[-1].tag in ("text", "tspan"):
            self._text += len(text)
            if self._text > words.MOST_TEXT:
                raise LogoError("many", part="text", most=words.MOST_TEXT)
            _append(self._open[-1], text)


def _append(element: Element, text: str) -> None:
    if len(element):
        element[-1].tail = (element[-1].tail or "") + text
    else:
        element.text = (element.text or "") + text


def _read_rules(sheet: str, line: int) -> dict[str, dict[str, str]]:
    """Return the properties of each class in a style sheet.

    Raises:
        LogoError: it has rules for other selectors than classes.
    """
    *found, rest = _without_comments(sheet).split("}")
    if len(found) > words.MOST_RULES:
        raise LogoError("many", part="style", most=words.MOST_RULES)
    if rest.strip() or any(rule.count("{") != 1 for rule in found):
        raise LogoError("part", part="style", line=line)
    rules: dict[str, dict[str, str]] = {}
    for rule in found:
        selectors, _, block = rule.partition("{")
        properties = dict(_read_properties(block, line))
        for selector in selectors.split(","):
            dot, name = selector.strip()[:1], selector.strip()[1:]
            if dot != "." or not name.replace("-", "_").isidentifier():
                raise LogoError("part", part="style", line=line)
            rules.setdefault(name, {}).update(properties)
    return rules


def _without_comments(text: str) -> str:
    """Remove comments; an unclosed one lasts to the end."""
    first, *rest = text.split("/*")
    kept = "".join((first, *(part.partition("*/")[2] for part in rest)))
    return kept.replace("<!--", "").replace("-->", "")


def _read_properties(block: str, line: int) -> Iterator[tuple[str, str]]:
    """Yield the properties of a declaration list that affect drawing.

    Raises:
        LogoError: one is unknown, or isn't allowed.
    """
    for declaration in _without_comments(block).split(";"):
        name, _, value = (part.strip() for part in declaration.partition(":"))
        if name in words.STYLES and len(value) <= words.LONGEST_STYLE:
            yield name, value.removesuffix("!important").strip()
        elif name and not _is_left_out(name, value):
            raise LogoError("part", part=f"{name:.40}", line=line)


def _is_left_out(name: str, value: str) -> bool:
    """Return whether a property can be omitted without any effect."""
    return words.is_undrawn(name) and (name not in words.ACTING or value.strip() in words.INACTIVE)


def _draw_styles(
    root: Element, rules: Mapping[str, Mapping[str, str]], lines: Mapping[Element, int]
) -> None:
    """Turn classes and styles into attributes, and check the value of each attribute."""
    styled = 0
    for element in root.iter():
        for name in element.attrib.pop("class", "").split():
            properties = rules.get(name, {})
            styled += 1 + len(properties)
            if styled > words.MOST_STYLED:
                raise LogoError("many", part="class", most=words.MOST_STYLED)
            element.attrib.update(properties)
        element.attrib.update(_read_properties(element.attrib.pop("style", ""), lines[element]))
        for name, value in element.attrib.items():
            if not _is_good(name, value):
                raise LogoError("part", part=name, line=lines[element])


def _is_good(name: str, value: str) -> bool:
    takes_reference = name in ("fill", "stroke", "clip-path")
    if name == "href" or (takes_reference and words.reference_in(value)):
        return True
    return words.is_plain(name, value)


def _set_size(root: Element) -> None:
    """Set width and height as numbers; without either, they are as large as in browsers."""
    box = words.numbers_in(root.get("viewBox", ""))
    width, height = _length(root.get("width")), _length(root.get("height"))
    if len(box) == _SIZE and min(box[2:]) > 0:
        check_ratio(*box[2:])
        ratio = box[2] / box[3]
        width = width or (height * ratio if height else box[2])
        height = height or width / ratio
    width, height = width or _USUAL_WIDTH, height or _USUAL_HEIGHT
    check_ratio(width, height)
    root.set("width", f"{width:.6g}")
    root.set("height", f"{height:.6g}")


def _length(text: str | None) -> float:
    """Return a length in pixels; 0 for relative units and invalid lengths."""
    numbers = words.numbers_in(text or "")
    unit = (text or "").strip().lstrip("+-.0123456789").lower()
    return abs(numbers[0]) * _PIXELS.get(unit, 0.0) if len(numbers) == 1 else 0.0


LARGEST_LOGO_BYTES = 256_000


def read_logo(content: bytes) -> Logo:
    """Read a PNG or an SVG, and rewrite it from its allowed parts.

    Raises:
        LogoError: it has another format, is too large, or has a part that isn't allowed.
    """
    if len(content) > LARGEST_LOGO_BYTES:
        raise LogoError("bytes", most=LARGEST_LOGO_BYTES)
    if content.startswith(SIGNATURE):
        return Logo(content=strip_png(content), format="png")
    return Logo(content=plain_svg(content), format="svg")
