"""Preflight of PDFs: page boxes, fonts, inks, and the smallest text, lines and pictures."""

import io
import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from pikepdf import ContentStreamInlineImage, Dictionary, Matrix, Object, Pdf, parse_content_stream

from nonet.printing.books.book import MM_PER_INCH, POINTS_PER_INCH

LEAST_LINE_PT, LEAST_TEXT_PT, LEAST_SHADE, LEAST_PPI = 0.75, 7.0, 0.1, 300.0
_NEWEST = "1.4"
_STROKES = frozenset({"S", "s", "B", "B*", "b", "b*"})
_FILLS = frozenset({"f", "F", "f*", "B", "B*", "b", "b*"})
_SHOWN = frozenset({"Tj", "TJ", "'", '"'})
_SETS = {"g": "fill", "k": "fill", "rg": "fill", "sc": "fill", "scn": "fill"}
_SETS |= {name.upper(): "line" for name in ("g", "k", "rg", "sc", "scn")}
_FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
_GREY, _RGB, _CMYK = 1, 3, 4


@dataclass(slots=True, kw_only=True)
class Preflight:
    """The findings: sizes in points, shades from 0 to 1, and None for marks that don't occur.

    `trims` and `bleeds` are widths and heights in millimetres; a good book has one of each.
    """

    version: str
    pages: int
    intent: str = ""
    trims: set[tuple[float, float]] = field(default_factory=set)
    bleeds: set[tuple[float, float]] = field(default_factory=set)
    fonts: dict[str, bool] = field(default_factory=dict)
    inks: set[str] = field(default_factory=set)
    least_line: float | None = None
    least_text: float | None = None
    least_shade: float | None = None
    least_ppi: float | None = None
    others: set[str] = field(default_factory=set)

    def faults(self, *, in_colour: bool = False) -> list[str]:
        """Return the problems: marks below the bounds, and features that PDF/X-1a forbids.

        Pages are in black ink only; a cover may be `in_colour`, in the four inks of a press.
        """
        allowed = {"black", "more than black"} if in_colour else {"black"}
        return [*self._of_the_file(), *self._of_marks(allowed), *sorted(self.others)]

    def _of_the_file(self) -> Iterator[str]:
        if self.version > _NEWEST:
            yield f"PDF {self.version}; expected {_NEWEST} at most"
        if not self.intent:
            yield "no output intent"
        if len(self.trims) != 1 or len(self.bleeds) != 1:
            yield f"{len(self.trims)} sizes of trimmed pages; expected one"
        for font in sorted(name for name, is_embedded in self.fonts.items() if not is_embedded):
            yield f"the font {font} is not embedded"

    def _of_marks(self, allowed: set[str]) -> Iterator[str]:
        for ink in sorted(self.inks - allowed):
            yield f"{ink} is printed; expected {' or '.join(sorted(allowed))}"
        for what, least, bound, unit in (
            ("a line", self.least_line, LEAST_LINE_PT, "points"),
            ("text", self.least_text, LEAST_TEXT_PT, "points"),
            ("a picture", self.least_ppi, LEAST_PPI, "pixels an inch"),
        ):
            if least is not None and least < bound:
                yield f"{what} of {least:.2f} {unit}; expected {bound:g} at least"
        if self.least_shade is not None and self.least_shade < LEAST_SHADE:
            yield f"a shade of {self.least_shade:.0%}; expected {LEAST_SHADE:.0%} at least"


def preflight(pdf: bytes) -> Preflight:
    """Check all pages of a PDF."""
    with Pdf.open(io.BytesIO(pdf)) as opened:
        found = Preflight(version=opened.pdf_version, pages=len(opened.pages))
        for intent in opened.Root.get("/OutputIntents", ()):
            found.intent = str(intent.get("/OutputConditionIdentifier", ""))
        if opened.is_encrypted:
            found.others.add("it is encrypted")
        for page in opened.pages:
            if "/TrimBox" in page.obj:
                found.trims.add(_size(page.obj.TrimBox))
                found.bleeds.add(_size(page.obj.get("/BleedBox", page.obj.MediaBox)))
            if "/Annots" in page.obj:
                found.others.add("there are annotations")
            _Reader(found, page.obj.get("/Resources", Dictionary()), _State()).read(page)
    return found


def _size(box: Any) -> tuple[float, float]:
    left, bottom, right, top = (float(side) for side in box)
    scale = MM_PER_INCH / POINTS_PER_INCH
    return round((right - left) * scale, 1), round((top - bottom) * scale, 1)


@dataclass(frozen=True, slots=True)
class _State:
    """The part of the graphics state that decides the size and the ink of marks."""

    matrix: Matrix = field(default_factory=Matrix)
    line: float = 1.0
    text: float = 0.0
    text_matrix: Matrix = field(default_factory=Matrix)
    inks: tuple[tuple[str, tuple[float, ...]], ...] = (("fill", (0.0,)), ("line", (0.0,)))

    def scale(self, *further: Matrix) -> float:
        """Return the factor from user space to points."""
        whole = self.matrix
        for one in further:
            whole = one @ whole
        return math.sqrt(abs(whole.a * whole.d - whole.b * whole.c))

    def ink(self, of: str) -> tuple[float, ...]:
        return dict(self.inks)[of]


class _Reader:
    """Reads a content stream and the form XObjects that it draws."""

    def __init__(self, found: Preflight, resources: Any, state: _State) -> None:
        self._found = found
        self._resources = resources
        self._state = state
        self._kept: list[_State] = []
        self._read_fonts()
        for state_of in dict(resources.get("/ExtGState", {})).values():
            if any(float(state_of.get(name, 1)) < 1 for name in ("/ca", "/CA")):
                found.others.add("something is transparent")
            if str(state_of.get("/SMask", "/None")) != "/None":
                found.others.add("something is masked")

    def read(self, stream: Any) -> None:
        for instruction in parse_content_stream(stream):
            if isinstance(instruction, ContentStreamInlineImage):
                image = instruction.iimage
                self._picture(image.width, image.height)
            else:
                self._follow(str(instruction.operator), list(instruction.operands))

    def _follow(self, name: str, values: list[Any]) -> None:
        state = self._state
        if name == "q":
            self._kept.append(state)
        elif name == "Q":
            self._state = self._kept.pop()
        elif name == "cm":
            self._state = replace(state, matrix=_matrix(values) @ state.matrix)
        elif name == "w":
            self._state = replace(state, line=float(values[0]))
        elif name in _SETS:
            numbers = tuple(float(one) for one in values if not isinstance(one, Object))
            inks = {**dict(state.inks), _SETS[name]: numbers}
            self._state = replace(state, inks=tuple(inks.items()))
        elif name == "Do":
            self._draw(self._resources.XObject[values[0]])
        else:
            self._text(name, values)
            self._mark(name)

    def _text(self, name: str, values: list[Any]) -> None:
        if name == "Tf":
            self._state = replace(self._state, text=float(values[1]))
        elif name == "BT":
            self._state = replace(self._state, text_matrix=Matrix())
        elif name == "Tm":
            self._state = replace(self._state, text_matrix=_matrix(values))
        elif name in _SHOWN:
            size = self._state.text * self._state.scale(self._state.text_matrix)
            self._found.least_text = _least(self._found.least_text, size)

    def _mark(self, name: str) -> None:
        """Record the marks of a stroke, a fill or a text."""
        if name in _STROKES:
            width = self._state.line * self._state.scale()
            self._found.least_line = _least(self._found.least_line, width)
            self._print(self._state.ink("line"))
        if name in _FILLS or name in _SHOWN:
            self._print(self._state.ink("fill"))

    def _print(self, ink: tuple[float, ...]) -> None:
        if len(ink) == _GREY:
            shade = 1 - ink[0]
        elif len(ink) == _CMYK and not any(ink[:-1]):
            shade = ink[-1]
        else:
            self._found.inks.add("RGB" if len(ink) == _RGB else "more than black")
            return
        self._found.inks.add("black")
        if 0 < shade < 1:
            self._found.least_shade = _least(self._found.least_shade, shade)

    def _draw(self, drawn: Any) -> None:
        if drawn.Subtype == "/Image":
            if "/SMask" in drawn:
                self._found.others.add("something is masked")
            space = str(drawn.get("/ColorSpace", "/DeviceGray"))
            self._found.inks.add("black" if space == "/DeviceGray" else "a picture's colours")
            self._picture(int(drawn.Width), int(drawn.Height))
            return
        group = drawn.get("/Group", Dictionary())
        if group.get("/S") == "/Transparency":
            self._found.others.add("something is transparent")
        matrix = _matrix(list(drawn.get("/Matrix", (1, 0, 0, 1, 0, 0)))) @ self._state.matrix
        inner = replace(self._state, matrix=matrix)
        _Reader(self._found, drawn.get("/Resources", self._resources), inner).read(drawn)

    def _picture(self, width: int, height: int) -> None:
        matrix = self._state.matrix
        across, up = math.hypot(matrix.a, matrix.b), math.hypot(matrix.c, matrix.d)
        ppi = min(width / across, height / up) * POINTS_PER_INCH
        self._found.least_ppi = _least(self._found.least_ppi, ppi)

    def _read_fonts(self) -> None:
        for font in dict(self._resources.get("/Font", {})).values():
            (held,) = font.get("/DescendantFonts", [font])
            described = held.get("/FontDescriptor", Dictionary())
            # The letters before a plus identify a subset.
            name = str(font.get("/BaseFont", "/unnamed")).rpartition("+")[2].removeprefix("/")
            is_embedded = any(each in described for each in _FONT_FILES)
            self._found.fonts[name] = is_embedded and self._found.fonts.get(name, True)


def _matrix(values: list[Any]) -> Matrix:
    return Matrix(*(float(value) for value in values))


def _least(known: float | None, found: float) -> float:
    """Return the smaller size, rounded, since a product may be 0.7499999 instead of 0.75."""
    found = round(found, 3)
    return found if known is None else min(known, found)
