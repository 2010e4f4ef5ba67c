"""Overlaps on the pages of a PDF: words, lines and codes, by their boxes."""

import io
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from typing import Any, NamedTuple

import pikepdf
from pikepdf import Matrix, parse_content_stream

from shown_words import CAPITALS, Font, Point, words_shown

_LEAST_CAPITALS_PT = 7 * CAPITALS - 0.05
# Overlap of boxes whose letters only touch.
_TOUCHES_PT = 0.35
# Largest overlap of letters on a line, as a part of the height of capitals.
_KERNED = 0.25
# A shape of so many parts is a code.
_PARTS_OF_A_CODE = 100
_PAINTS = frozenset({"S", "s", "B", "b", "f", "f*", "B*", "b*", "n"})


class Box(NamedTuple):
    """A box in points from the upper left corner, and its content."""

    left: float
    top: float
    right: float
    bottom: float
    what: str = ""

    def meets(self, other: "Box") -> bool:
        """Return whether the boxes share more than edges; neighbours on a line may be kerned."""
        is_beside = abs(self.top - other.top) + abs(self.bottom - other.bottom) < _TOUCHES_PT
        least = _KERNED * (self.bottom - self.top) if is_beside else _TOUCHES_PT
        return (
            min(self.right, other.right) - max(self.left, other.left) > least
            and min(self.bottom, other.bottom) - max(self.top, other.top) > _TOUCHES_PT
        )

    def holds(self, other: "Box") -> bool:
        """Return whether another box is within this one."""
        return (
            self.left - _TOUCHES_PT <= other.left
            and other.right <= self.right + _TOUCHES_PT
            and self.top - _TOUCHES_PT <= other.top
            and other.bottom <= self.bottom + _TOUCHES_PT
        )


@dataclass(frozen=True, slots=True)
class PageBoxes:
    """The boxes of a page; those of words are as high as capitals, those of lines have no width."""

    width: float
    height: float
    words: list[Box]
    lines: list[Box]
    codes: list[Box]

    def without_digits(self) -> "PageBoxes":
        """Leave out single digits, as those of grids."""
        words = [word for word in self.words if not (len(word.what) == 1 and word.what.isdigit())]
        return replace(self, words=words)

    def overlaps(self, *, margin: float, lines: bool) -> Iterator[str]:
        """Name boxes that overlap, or are nearer to the edge of the page than a margin."""
        inner = Box(margin, margin, self.width - margin, self.height - margin)
        for word in self.words:
            if word.bottom - word.top < _LEAST_CAPITALS_PT:
                yield f"{word.what!r} is small"
            if not inner.holds(word):
                yield f"{word.what!r} reaches out"
        placed = sorted(self.words + self.codes, key=_top)
        for index, one in enumerate(placed):
            below = bisect_left(placed, one.bottom, index, key=_top)
            for other in islice(placed, index + 1, below):
                if one.meets(other):
                    yield f"{one.what!r} on {other.what!r}"
        if lines:
            yield from self._lines_through(placed)

    def _lines_through(self, placed: list[Box]) -> Iterator[str]:
        """Name the boxes that lines go through; `placed` is ordered from top to bottom."""
        across = sorted(placed, key=_left)
        highest = max((box.bottom - box.top for box in placed), default=0)
        widest = max((box.right - box.left for box in placed), default=0)
        for line in self.lines:
            if line.top == line.bottom:
                near = _between(placed, line.top - highest, line.top, _top)
            else:
                near = _between(across, line.left - widest, line.left, _left)
            for each in near:
                if _crosses(line, each):
                    yield f"a line through {each.what!r}"


def _top(box: Box) -> float:
    return box.top


def _left(box: Box) -> float:
    return box.left


def _between(
    boxes: list[Box], least: float, most: float, place: Callable[[Box], float]
) -> Iterator[Box]:
    """Yield the boxes whose place is between two; they are sorted by it."""
    return islice(boxes, bisect_left(boxes, least, key=place), bisect_right(boxes, most, key=place))


def _crosses(line: Box, box: Box) -> bool:
    """Return whether a line is within a box, and not its edge."""
    if line.top == line.bottom:
        inside = box.top + _TOUCHES_PT < line.top < box.bottom - _TOUCHES_PT
        return inside and min(line.right, box.right) - max(line.left, box.left) > _TOUCHES_PT
    inside = box.left + _TOUCHES_PT < line.left < box.right - _TOUCHES_PT
    return inside and min(line.bottom, box.bottom) - max(line.top, box.top) > _TOUCHES_PT


def overlaps(
    pdf: bytes, *, margin: float = 18, lines: bool = True, digits: bool = True
) -> list[str]:
    """Name boxes that overlap, page by page, and type below seven points.

    Without `lines` or `digits`, these may overlap with anything.
    """
    found = []
    for number, page in enumerate(boxes_of(pdf), 1):
        shown = page if digits else page.without_digits()
        found += [f"page {number}: {each}" for each in shown.overlaps(margin=margin, lines=lines)]
    return found


def boxes_of(pdf: bytes) -> Iterator[PageBoxes]:
    """Yield the boxes of each page."""
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        for page in opened.pages:
            _, _, width, height = (float(side) for side in page.mediabox)
            drawn = _Drawn(height)
            drawn.read(page, page.obj.get("/Resources", {}), Matrix())
            yield PageBoxes(width, height, drawn.words, drawn.lines, drawn.codes)


class _Drawn:
    """Words, straight lines that are stroked, and codes: pictures, or shapes of many parts."""

    def __init__(self, height: float) -> None:
        self.words: list[Box] = []
        self.lines: list[Box] = []
        self.codes: list[Box] = []
        self._height = height

    def read(self, stream: Any, resources: Any, matrix: Matrix) -> None:
        """Read the boxes that a page or a form draws."""
        kept: list[Matrix] = []
        path, text = _Path(), _Text(resources)
        for instruction in parse_content_stream(stream):
            name, operands = str(instruction.operator), list(instruction.operands)
            if name == "q":
                kept.append(matrix)
            elif name == "Q":
                matrix = kept.pop()
            elif name == "cm":
                matrix = Matrix(*map(float, operands)) @ matrix
            elif name == "Do":
                self._draw(resources["/XObject"][operands[0]], resources, matrix)
            elif name in _PAINTS:
                self._end(path, is_stroked=name in "SsBbB*")
                path = _Path()
            elif name in ("Tj", "TJ"):
                words = text.show(operands[0] if name == "TJ" else operands, matrix)
                self.words += [self._box(ends, word) for word, ends in words]
            else:
                path.follow(name, operands, matrix)
                text.follow(name, operands)

    def _end(self, path: "_Path", *, is_stroked: bool) -> None:
        if path.parts > _PARTS_OF_A_CODE and not is_stroked:
            self.codes.append(self._box([end for each in path.segments for end in each], "code"))
        elif is_stroked:
            straight = (self._box(segment, "line") for segment in path.segments)
            self.lines += [
                line for line in straight if line.left == line.right or line.top == line.bottom
            ]

    def _draw(self, drawn: Any, resources: Any, matrix: Matrix) -> None:
        if drawn.Subtype == "/Image":
            self.codes.append(self._box([_point(matrix, at) for at in ((0, 0), (1, 1))], "code"))
        else:
            own = Matrix(*map(float, drawn.get("/Matrix", (1, 0, 0, 1, 0, 0))))
            self.read(drawn, drawn.get("/Resources", resources), own @ matrix)

    def _box(self, ends: Iterable[Point], what: str) -> Box:
        across, up = zip(*ends, strict=True)
        left, right = round(min(across), 2), round(max(across), 2)
        top, bottom = round(self._height - max(up), 2), round(self._height - min(up), 2)
        return Box(left, top, right, bottom, what)


class _Text:
    """The font, its size and place, in which text is shown next."""

    def __init__(self, resources: Any) -> None:
        self._resources = resources
        self._font, self._size, self._at = "", 0.0, Matrix()
        self._known: dict[str, Font] = {}

    def follow(self, name: str, operands: list[Any]) -> None:
        """Carry out an instruction that changes the state of text, and ignore others."""
        if name == "Tf":
            self._font, self._size = str(operands[0]), float(operands[1])
        elif name == "Tm":
            self._at = Matrix(*map(float, operands))
        elif name == "BT":
            self._at = Matrix()

    def show(self, shown: Any, matrix: Matrix) -> Iterator[tuple[str, list[Point]]]:
        if self._font not in self._known:
            self._known[self._font] = Font(self._resources["/Font"][self._font])
        font = self._known[self._font]
        return words_shown(font, self._size, self._at @ matrix, list(shown))


class _Path:
    """The straight segments of a path that is drawn, and of how many parts it is."""

    def __init__(self) -> None:
        self.segments: list[tuple[Point, Point]] = []
        self.parts = 0
        self._at = self._start = (0.0, 0.0)

    def follow(self, name: str, operands: list[Any], matrix: Matrix) -> None:
        """Carry out an instruction of a path, and ignore others."""
        if name == "m":
            self._at = self._start = _point(matrix, operands)
            self.parts += 1
        elif name == "l":
            self._go(_point(matrix, operands))
        elif name == "h":
            self._go(self._start)
        elif name == "c":
            self._at = _point(matrix, operands[4:])
        elif name == "re":
            x, y, w, h = map(float, operands)
            corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
            self.segments += pairwise(_point(matrix, corner) for corner in corners)
            self.parts += 1

    def _go(self, to: Point) -> None:
        self.segments.append((self._at, to))
        self._at = to


def _point(matrix: Matrix, at: Any) -> Point:
    x, y = (float(each) for each in at)
    return matrix.transform((x, y))
