"""Pictures of variant puzzles as SVG, from the neutral shapes that their rules draw.

They are black and grey, so that a copier keeps every mark; lengths are hundredths of a cell.
"""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from nonet.engine.variants import VariantPuzzle

_TONES = {
    "paper": "#fff",
    "faint": "#e9e9e9",
    "soft": "#bfbfbf",
    "middle": "#808080",
    "ink": "#000",
    "white": "#fff",
    "black": "#000",
}
_THIN = "#737373"
_FONTS = "Inter, Helvetica, Arial, sans-serif"
_CELL = 100
_DIGIT_SIZE = 60
# From the middle of capitals and digits down to their baseline, as a part of the size.
_DROP = 0.364
# The widths of lines between cells, between regions, and around the grid.
_WIDTHS = 1.4, 5, 7
_MARGIN = 5
# The ground behind a letter, as parts of the font size.
_GROUND_HEIGHT, _GROUND_WIDTH = 0.86, 0.66


def draw_variant(
    puzzle: VariantPuzzle,
    *,
    width: int,
    title: str,
    description: str = "",
    solution: str = "",
) -> str:
    """Draw a puzzle, `width` pixels wide, or its solution, whose other digits are light."""
    drawing = puzzle.drawing
    side = drawing["size"] * _CELL
    left, top, right, bottom = (room + _MARGIN for room in drawing["margins"])
    box = f"{-left} {-top} {side + left + right} {side + top + bottom}"
    high = round(width * (side + top + bottom) / (side + left + right))
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" ',
            f'height="{high}" role="img"><title>{escape(title)}</title>',
            f"<desc>{escape(description)}</desc>" if description else "",
            f'<path fill="#fff" d="M{-left} {-top}h{side + left + right}v{side + top + bottom}',
            f'H{-left}z"/>',
            *map(_mark, drawing["under"]),
            *_lines(drawing, side),
            *map(_mark, drawing["over"]),
            *_digits(puzzle, solution),
            "</svg>",
        )
    )


def _lines(drawing: Mapping[str, Any], side: int) -> Iterator[str]:
    thin, wall, frame = _WIDTHS
    steps = range(_CELL, side, _CELL)
    between = "".join(f"M{step} 0v{side}M0 {step}h{side}" for step in steps)
    yield f'<path d="{between}" stroke="{_THIN}" stroke-width="{thin}"/>'
    walls = "".join(
        f"M{x * _CELL} {y * _CELL}L{to_x * _CELL} {to_y * _CELL}"
        for (x, y), (to_x, to_y) in drawing["walls"]
    )
    weight = frame if drawing["jigsaw"] else wall
    yield f'<path d="{walls}" stroke="#000" stroke-width="{weight}" stroke-linecap="square"/>'
    yield f'<path d="M0 0h{side}v{side}H0z" fill="none" stroke="#000" stroke-width="{frame}"/>'


def _mark(mark: Mapping[str, Any]) -> str:
    return _MARKS[mark["kind"]](mark)


def _area(mark: Mapping[str, Any]) -> str:
    return f'<path d="{_path(mark["points"])}z" fill="{_TONES[mark["tone"]]}"/>'


def _line(mark: Mapping[str, Any]) -> str:
    end, width = "z" if mark["closed"] else "", mark["width"]
    dash = f'stroke-dasharray="{6 + width} {4 + width // 2}"'
    cap = dash if mark["dashed"] else 'stroke-linecap="round"'
    return (
        f'<path d="{_path(mark["points"])}{end}" fill="none" stroke="{_TONES[mark["tone"]]}" '
        f'stroke-width="{width}" stroke-linejoin="round" {cap}/>'
    )


def _disc(mark: Mapping[str, Any]) -> str:
    (x, y), width = mark["at"], mark["width"]
    edge = f' stroke="{_TONES[mark["tone"]]}" stroke-width="{width}"' if width else ""
    return f'<circle cx="{x}" cy="{y}" r="{mark["radius"]}" fill="{_TONES[mark["fill"]]}"{edge}/>'


def _text(mark: Mapping[str, Any]) -> str:
    (x, y), size, text = mark["at"], mark["size"], mark["text"]
    anchor, ground = "middle" if mark["centred"] else "start", ""
    if mark["ground"]:
        wide, high = len(text) * size * _GROUND_WIDTH + 2, size * _GROUND_HEIGHT
        start = x - wide / 2 if mark["centred"] else x - 2
        place = f'x="{start:g}" y="{y - high / 2:g}" width="{wide:g}" height="{high:g}"'
        ground = f'<rect {place} fill="#fff"/>'
    return (
        f'{ground}<text x="{x}" y="{y + size * _DROP:g}" font-family="{_FONTS}" '
        f'font-size="{size}" font-weight="500" text-anchor="{anchor}">{escape(text)}</text>'
    )


_MARKS = {"area": _area, "line": _line, "disc": _disc, "text": _text}


def _path(points: list[list[int]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def _digits(puzzle: VariantPuzzle, solution: str) -> Iterator[str]:
    size, givens = puzzle.size, puzzle.givens
    for weight, is_given in ((650, True), (330, False)):
        cells = [
            (cell, digit)
            for cell, digit in enumerate(solution or givens)
            if digit != "-" and (givens[cell] != "-") is is_given
        ]
        if cells:
            columns = " ".join(f"{cell % size * _CELL + _CELL // 2}" for cell, _ in cells)
            drop = _CELL / 2 + _DIGIT_SIZE * _DROP
            rows = " ".join(f"{cell // size * _CELL + drop:g}" for cell, _ in cells)
            yield (
                f'<text x="{columns}" y="{rows}" font-family="{_FONTS}" text-anchor="middle" '
                f'font-size="{_DIGIT_SIZE}" font-weight="{weight}">'
                f"{''.join(digit for _, digit in cells)}</text>"
            )
