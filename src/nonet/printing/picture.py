"""A puzzle, its answer or both as a picture: SVG, PNG or PDF, cropped to the grid."""

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from html import escape
from typing import Literal, get_args

from nonet.errors import LayoutError
from nonet.grid import BOX_SIDE, CELLS, EMPTY, SIDE, column_of, row_of
from nonet.i18n.catalogue import english
from nonet.printing.layout import Weight
from nonet.printing.png import write_chunk
from nonet.printing.typesetting import Source, compile_picture, compile_tagged

PictureFormat = Literal["svg", "png", "pdf"]
Grids = Literal["puzzle", "answer", "both"]
PICTURE_FORMATS: tuple[PictureFormat, ...] = get_args(PictureFormat)
LEAST_PIXELS, MOST_PIXELS = 64, 8192

_SIDE_PT, _GAP_PT = 360.0, 24.0  # a picture is scaled to any size
_TEMPLATE = "picture.typ"
_HEAVINESS: dict[Weight, float] = {"light": 0.7, "normal": 1.0, "bold": 1.5}
_COLOUR = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_PNG_HEADER_END = 33  # after the signature and the first chunk


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """Colours as `#rgb` or `#rrggbb`: of digits and frame, of thin lines, and of the background.

    Raises:
        LayoutError: a colour has another form.
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
    """A normalized puzzle, and its solution if the answer is drawn.

    `credit` is metadata of the file and isn't visible.

    Raises:
        LayoutError: the answer is drawn, but there is no solution.
    """

    puzzle: str
    solution: str = ""
    grids: Grids = "puzzle"
    colours: Colours = Colours()
    weight: Weight = "normal"
    credit: str = ""

    def __post_init__(self) -> None:
        if self.grids != "puzzle" and len(self.solution) != len(CELLS):
            raise LayoutError("an answer needs the solution of the puzzle", option="grids")


def draw(picture: Picture, form: PictureFormat, *, pixels: int = 512) -> bytes:
    """Draw a picture; a PNG is `pixels` wide.

    Digits are outlines in an SVG. In a PDF they are text in an embedded font, the grid is tagged
    for screen readers, and neutral colours print in black ink only.

    Raises:
        LayoutError: too few or too many pixels.
    """
    if not LEAST_PIXELS <= pixels <= MOST_PIXELS:
        raise LayoutError(f"{pixels} pixels; expected {LEAST_PIXELS} to {MOST_PIXELS}")
    source = Source.of(_TEMPLATE, _describe(picture, for_press=form == "pdf"))
    if form == "pdf":
        return compile_tagged(source)
    drawn = compile_picture(source, form, ppi=pixels / _size_of(picture)[0] * 72)
    if form == "png":
        return _with_text(drawn, picture.credit)
    # Some viewers know only pixels.
    drawn = drawn.replace(b'pt"', b'"', 2)
    return drawn.replace(b">", f"><desc>{escape(picture.credit)}</desc>".encode(), 1)


def _size_of(picture: Picture) -> tuple[float, float]:
    """Return the width and height of a picture in points, with the lines of its frame."""
    side = _SIDE_PT + _line_widths(picture.weight)[-1]
    return (2 * side + _GAP_PT if picture.grids == "both" else side), side


def _line_widths(weight: Weight) -> tuple[float, float, float]:
    """Return the widths of lines between cells, between boxes, and around a grid."""
    by = _HEAVINESS[weight]
    return 0.482 * by, 1.75 * by, 2.5 * by


def _shown(picture: Picture) -> tuple[Grids, ...]:
    """Return the grids of a picture, from the left."""
    return ("puzzle", "answer") if picture.grids == "both" else (picture.grids,)


def _describe(picture: Picture, *, for_press: bool) -> dict[str, object]:
    width, height = _size_of(picture)
    name = english()("sheet-sudoku")
    return {
        "title": name,
        "author": picture.credit or name,
        "language": "en",
        "credit": picture.credit,
        "paper": {"width": width, "height": height},
        "layout": {"weight": picture.weight, "large": False},
        "inks": {**asdict(picture.colours), "for-press": for_press},
        "side": _SIDE_PT,
        "gap": _GAP_PT,
        "grids": _shown(picture),
        "sheet": {"puzzle": picture.puzzle, "solution": picture.solution, "candidates": None},
    }


def _with_text(png: bytes, credit: str) -> bytes:
    """Add a credit to a PNG, as international text."""
    chunk = write_chunk(b"iTXt", b"Copyright\0\0\0\0\0" + credit.encode())
    return png[:_PNG_HEADER_END] + chunk + png[_PNG_HEADER_END:] if credit else png


_CELL = _SIDE_PT / SIDE
_FAMILIES = "Inter, Helvetica, Arial, sans-serif"
_SIZE = 0.6 * _CELL
_DROP = 0.364 * _SIZE  # from the middle of a cell down to the baseline


def draw_with_text(picture: Picture) -> str:
    """Draw a picture as an SVG whose digits are text, for pages that have a font.

    Givens are bold, other digits light.
    """
    (width, height), frame = _size_of(picture), _line_widths(picture.weight)[-1]
    box = f"0 0 {width:g} {height:g}"
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}">',
            f"<desc>{escape(picture.credit)}</desc>",
            *_ground(picture, width, height),
            *(
                f'<g transform="translate({frame / 2 + at * (_SIDE_PT + frame + _GAP_PT):g} '
                f'{frame / 2:g})">{_lines(picture)}{"".join(_digits(picture, grid))}</g>'
                for at, grid in enumerate(_shown(picture))
            ),
            "</svg>",
        )
    )


def _ground(picture: Picture, width: float, height: float) -> Iterator[str]:
    if picture.colours.paper:
        yield f'<path fill="{picture.colours.paper}" d="M0 0h{width:g}v{height:g}H0z"/>'


def _lines(picture: Picture) -> str:
    thin, medium, thick = _line_widths(picture.weight)
    between = [step for step in range(1, SIDE) if step % BOX_SIDE]
    ink = picture.colours.ink
    return (
        f'<path d="{_across(between)}" stroke="{picture.colours.line}" stroke-width="{thin:g}"/>'
        f'<path d="{_across([3, 6])}" stroke="{ink}" stroke-width="{medium:g}"/>'
        f'<path d="M0 0h{_SIDE_PT:g}v{_SIDE_PT:g}H0z" fill="none" stroke="{ink}" '
        f'stroke-width="{thick:g}"/>'
    )


def _across(steps: list[int]) -> str:
    at = [f"{step * _CELL:g}" for step in steps]
    return "".join(f"M{each} 0v{_SIDE_PT:g}M0 {each}h{_SIDE_PT:g}" for each in at)


def _digits(picture: Picture, grid: Grids) -> Iterator[str]:
    digits = picture.solution if grid == "answer" else picture.puzzle
    for weight, is_given in ((650, True), (330, False)):
        cells = [
            cell
            for cell, digit in enumerate(digits)
            if digit != EMPTY and (picture.puzzle[cell] != EMPTY) is is_given
        ]
        if cells:
            columns = " ".join(f"{(column_of(cell) + 0.5) * _CELL:g}" for cell in cells)
            rows = " ".join(f"{(row_of(cell) + 0.5) * _CELL + _DROP:g}" for cell in cells)
            yield (
                f'<text x="{columns}" y="{rows}" font-family="{_FAMILIES}" text-anchor="middle" '
                f'font-size="{_SIZE:g}" font-weight="{weight}" fill="{picture.colours.ink}">'
                f"{''.join(digits[cell] for cell in cells)}</text>"
            )
