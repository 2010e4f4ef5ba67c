"""Limits on the work of drawing an SVG, whose references can multiply its elements."""

import math
from collections.abc import Iterator, Mapping
from itertools import accumulate
from string import ascii_letters
from xml.etree.ElementTree import Element

from nonet.errors import LogoError
from nonet.printing import svg_words as words

_REFERRING = ("fill", "stroke", "clip-path")
# The approximate width of a drawn picture, in the units of the largest scale.
_WIDTH = 100.0

Lines = Mapping[Element, int]


def check_weight(root: Element, lines: Lines) -> None:
    """Check the work of references, layers and dashes.

    Raises:
        LogoError.
    """
    elements = list(root.iter())
    sides = words.numbers_in(root.get("viewBox", ""))[2:]
    _check_scale(root, _WIDTH / max([*sides, 0.0]) if any(sides) else 1.0, lines)
    named = _named(elements)
    targets = [each for element in elements for each in _targets(element, named, lines)]
    _most("clip-path", sum(target.tag == "clipPath" for target in targets), words.MOST_CLIPS)
    for total in accumulate(_weight(target, named, lines) for target in targets):
        _most("reference", total, words.MOST_REFERRED)
    for element in elements:
        if element.tag == "clipPath":
            _check_clip(element, lines)
        if element.tag in words.GRADIENTS:
            _most("stop", len(element), words.MOST_STOPS)
    _most("opacity", sum(map(_is_layer, elements)), words.MOST_LAYERS)
    dashed = sum(sum(1 for _ in each.iter()) for each in elements if _is_dashed(each, lines))
    _most("stroke-dasharray", dashed, words.MOST_DASHED)


def _check_scale(element: Element, scale: float, lines: Lines) -> None:
    """Check that no part is far larger than the picture, since its curves need more segments."""
    for name, numbers in _transforms(element.get("transform", "")):
        scale *= _factor(name, numbers)
    if scale > words.LARGEST_SCALE:
        part = "viewBox" if "viewBox" in element.attrib else "transform"
        raise LogoError("part", part=part, line=lines[element])
    for child in element:
        _check_scale(child, scale, lines)


def _transforms(text: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the name and the numbers of each transform, such as `scale(2)`."""
    *closed, _ = text.split(")")
    for transform in closed:
        before, _, numbers = transform.partition("(")
        before = before.rstrip()
        yield before[len(before.rstrip(ascii_letters)) :], words.numbers_in(numbers)


def _factor(name: str, numbers: list[float]) -> float:
    """Return the largest scale factor of a transform."""
    if name in ("scale", "matrix"):
        return max(map(abs, numbers[:4]), default=1.0)
    if name.startswith("skew"):
        return 1 + abs(math.tan(math.radians(sum(numbers))))
    return 1.0


def _named(elements: list[Element]) -> dict[str, Element]:
    """Return elements by their ids; later duplicates of an id are removed."""
    named: dict[str, Element] = {}
    for element in elements:
        name = element.get("id")
        if name is not None and named.setdefault(name, element) is not element:
            del element.attrib["id"]
    return named


def _targets(element: Element, named: Mapping[str, Element], lines: Lines) -> Iterator[Element]:
    """Yield the targets of an element's references; a reference without a target is an error."""
    for attribute in _REFERRING:
        name = words.reference_in(element.get(attribute, ""))
        if name is None:
            continue
        target = named.get(name)
        wanted = ("clipPath",) if attribute == "clip-path" else words.GRADIENTS
        if target is None or target.tag not in wanted:
            raise LogoError("part", part=attribute, line=lines[element])
        yield target


def _weight(target: Element, named: Mapping[str, Element], lines: Lines) -> int:
    """Return the number of elements of a target and of the chain of targets that it links to."""
    weight, links = 0, 0
    current: Element | None = target
    while current is not None:
        weight += sum(1 for _ in current.iter())
        links += 1
        _most("href", links, words.LONGEST_CHAIN)
        following = named.get(current.get("href", "#")[1:])
        if "href" in current.attrib and (following is None or following.tag not in words.GRADIENTS):
            raise LogoError("part", part="href", line=lines[current])
        current = following
    return weight


def _check_clip(clip: Element, lines: Lines) -> None:
    """Check that a clip isn't clipped itself and contains no other clip."""
    for element in clip.iter():
        is_clip = element is not clip and element.tag == "clipPath"
        if is_clip or element.get("clip-path", "none") != "none":
            raise LogoError("part", part="clip-path", line=lines[element])


def _is_layer(element: Element) -> bool:
    return len(element) > 0 and "opacity" in element.attrib


def _is_dashed(element: Element, lines: Lines) -> bool:
    dashes = words.numbers_in(element.get("stroke-dasharray", ""))
    if dashes and max(dashes) < words.SHORTEST_DASH:
        raise LogoError("part", part="stroke-dasharray", line=lines[element])
    return bool(dashes)


def _most(part: str, count: int, most: int) -> None:
    if count > most:
        raise LogoError("many", part=part, most=most)
