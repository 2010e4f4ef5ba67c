"""One puzzle, its answer or both as a picture: SVG, PNG or PDF, cropped to the grid."""

import re
from dataclasses import asdict, dataclass
from html import escape
from typing import Literal, get_args

from nonet.errors import LayoutError
from nonet.grid import CELLS
from nonet.i18n.catalogue import english
from nonet.printing.layout import Weight
from nonet.printing.png import write_chunk
from nonet.printing.typesetting import Source, compile_picture, compile_tagged

PictureFormat = Literal["svg", "png", "pdf"]
Grids = Literal["puzzle", "answer", "both"]
PICTURE_FORMATS: tuple[PictureFormat, ...] = get_args(PictureFormat)
LEAST_PIXELS, MOST_PIXELS = 64, 8192

SIDE_PT, GAP_PT = 360.0, 24.0  # a picture is scaled to any size
_TEMPLATE = "picture.typ"
_HEAVINESS: dict[Weight, float] = {"light": 0.7, "normal": 1.0, "bold": 1.5}
_COLOUR = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_PNG_HEADER_END = 33  # after the signature and the first chunk


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """Colours as `#rgb` or `#rrggbb`: digits and frame, thin lines, and paper if there is any.

    Raises:
        LayoutError: a text is no such colour.
    """

    ink: str = "#000000"
    line: str = "#737373"
    paper: str | None = None

    def __post_init__(self) -> None:
        for colour in (self.ink, self.line, self.paper):
            if colour is not None and not _COLOUR.fullmatch(colour):
                raise LayoutError(f"found {colour!r:.20}; expected a colour such as #1a2b3c")


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What is drawn: a normalized puzzle, and its solution where the answer is wanted.

    `credit` stands in the file, not in what is seen.

    Raises:
        LayoutError: the answer of a puzzle without a solution.
    """

    puzzle: str
    solution: str = ""
    grids: Grids = "puzzle"
    colours: Colours = Colours()
    weight: Weight = "normal"
    credit: str = ""

    def __post_init__(self) -> None:
        if self.grids != "puzzle" and len(self.solution) != len(CELLS):
            raise LayoutError("the answer of a puzzle without its solution", option="grids")


def draw(picture: Picture, form: PictureFormat, *, pixels: int = 512) -> bytes:
    """Draw a picture, `pixels` wide where it is a PNG.

    Digits are outlines in an SVG; in a PDF they are text in a font that it holds, and a screen
    reader walks the grid, and black alone prints what is neutral.

    Raises:
        LayoutError: fewer or more pixels than a picture may have.
    """
    if not LEAST_PIXELS <= pixels <= MOST_PIXELS:
        raise LayoutError(f"{pixels} pixels; expected {LEAST_PIXELS} to {MOST_PIXELS}")
    source = Source.of(_TEMPLATE, _describe(picture, for_press=form == "pdf"))
    if form == "pdf":
        return compile_tagged(source)
    drawn = compile_picture(source, form, ppi=pixels / size_of(picture)[0] * 72)
    if form == "png":
        return _with_text(drawn, picture.credit)
    # In pixels, which every reader knows.
    drawn = drawn.replace(b'pt"', b'"', 2)
    return drawn.replace(b">", f"><desc>{escape(picture.credit)}</desc>".encode(), 1)


def size_of(picture: Picture) -> tuple[float, float]:
    """Return how wide and high a picture is, in points; the lines of the frame are in it."""
    side = SIDE_PT + line_widths(picture.weight)[-1]
    return (2 * side + GAP_PT if picture.grids == "both" else side), side


def line_widths(weight: Weight) -> tuple[float, float, float]:
    """Return the widths of the lines between cells, between boxes, and around a grid."""
    by = _HEAVINESS[weight]
    return 0.482 * by, 1.75 * by, 2.5 * by


def shown(picture: Picture) -> tuple[Grids, ...]:
    """Return the grids that are drawn, from the left."""
    return ("puzzle", "answer") if picture.grids == "both" else (picture.grids,)


def _describe(picture: Picture, *, for_press: bool) -> dict[str, object]:
    width, height = size_of(picture)
    name = english()("sheet-sudoku")
    return {
        "title": name,
        "author": picture.credit or name,
        "language": "en",
        "credit": picture.credit,
        "paper": {"width": width, "height": height},
        "layout": {"weight": picture.weight, "large": False},
        "inks": {**asdict(picture.colours), "for-press": for_press},
        "side": SIDE_PT,
        "gap": GAP_PT,
        "grids": shown(picture),
        "sheet": {
            "puzzle": picture.puzzle,
            "solution": picture.solution,
            "candidates": None,
        },
    }


def _with_text(png: bytes, credit: str) -> bytes:
    """Put a credit into a PNG, as international text."""
    said = write_chunk(b"iTXt", b"Copyright\0\0\0\0\0" + credit.encode())
    return png[:_PNG_HEADER_END] + said + png[_PNG_HEADER_END:] if credit else png
