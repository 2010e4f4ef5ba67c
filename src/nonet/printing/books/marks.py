"""What instructions of a PDF put onto paper: lines, text, shades, pictures, as large as there."""

import math
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from pikepdf import ContentStreamInlineImage, Dictionary, Matrix, Object, parse_content_stream

POINTS_IN_AN_INCH = 72
_STROKES = frozenset({"S", "s", "B", "B*", "b", "b*"})
_FILLS = frozenset({"f", "F", "f*", "B", "B*", "b", "b*"})
_SHOWN = frozenset({"Tj", "TJ", "'", '"'})
_SETS = {"g": "fill", "k": "fill", "rg": "fill", "sc": "fill", "scn": "fill"}
_SETS |= {name.upper(): "line" for name in ("g", "k", "rg", "sc", "scn")}
_FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
_GREY, _RGB, _CMYK = 1, 3, 4


class Marks(Protocol):
    """What notes down marks as they are read: sizes in points, shades from 0 to 1."""

    fonts: dict[str, bool]
    inks: set[str]
    least_line: float | None
    least_text: float | None
    least_shade: float | None
    least_ppi: float | None
    others: set[str]


def read_marks(found: Marks, page: Any) -> None:
    """Note down what is on a page, and in what it draws."""
    _Reader(found, page.obj.get("/Resources", Dictionary()), _State()).read(page)


@dataclass(frozen=True, slots=True)
class _State:
    """The part of the graphics state that tells how large and in which ink something is drawn."""

    matrix: Matrix = field(default_factory=Matrix)
    line: float = 1.0
    text: float = 0.0
    text_matrix: Matrix = field(default_factory=Matrix)
    inks: tuple[tuple[str, tuple[float, ...]], ...] = (("fill", (0.0,)), ("line", (0.0,)))

    def scale(self, *further: Matrix) -> float:
        """How much longer than in its own units something is drawn."""
        whole = self.matrix
        for one in further:
            whole = one @ whole
        return math.sqrt(abs(whole.a * whole.d - whole.b * whole.c))

    def ink(self, of: str) -> tuple[float, ...]:
        return dict(self.inks)[of]


class _Reader:
    """Reads one stream of drawing, and those that it draws."""

    def __init__(self, found: Marks, resources: Any, state: _State) -> None:
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
        """Read all instructions."""
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
        """Note what a stroke, a fill or a text puts onto the paper."""
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
        ppi = min(width / across, height / up) * POINTS_IN_AN_INCH
        self._found.least_ppi = _least(self._found.least_ppi, ppi)

    def _read_fonts(self) -> None:
        for font in dict(self._resources.get("/Font", {})).values():
            (held,) = font.get("/DescendantFonts", [font])
            described = held.get("/FontDescriptor", Dictionary())
            # The letters before a plus tell subsets apart.
            name = str(font.get("/BaseFont", "/unnamed")).rpartition("+")[2].removeprefix("/")
            matches_entity_tag = any(each in described for each in _FONT_FILES)
            self._found.fonts[name] = matches_entity_tag and self._found.fonts.get(name, True)


def _matrix(values: list[Any]) -> Matrix:
    return Matrix(*(float(value) for value in values))


def _least(known: float | None, found: float) -> float:
    """Return the smaller size; what a product of binary fractions makes 0.7499999 is 0.75."""
    found = round(found, 3)
    return found if known is None else min(known, found)
