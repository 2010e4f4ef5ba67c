"""A picture as an SVG whose digits are text, for pages with a font of their own."""

from collections.abc import Iterator
from html import escape

from nonet.grid import BOX_SIDE, EMPTY, SIDE, column_of, row_of
from nonet.printing.picture import (
    GAP_PT,
    SIDE_PT,
    Grids,
    Picture,
    line_widths,
    shown,
    size_of,
)

_CELL = SIDE_PT / SIDE
_FAMILIES = "Inter, Helvetica, Arial, sans-serif"
_SIZE = 0.6 * _CELL
_DROP = 0.364 * _SIZE  # half the height of a digit: from the middle of a cell down to the baseline


def draw_with_text(picture: Picture) -> str:
    """Draw a picture; givens are bold, all other digits light."""
    (width, height), frame = size_of(picture), line_widths(picture.weight)[-1]
    box = f"0 0 {width:g} {height:g}"
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}">',
            f"<desc>{escape(picture.credit)}</desc>",
            *_ground(picture, width, height),
            *(
                f'<g transform="translate({frame / 2 + at * (SIDE_PT + frame + GAP_PT):g} '
                f'{frame / 2:g})">{_lines(picture)}{"".join(_digits(picture, grid))}</g>'
                for at, grid in enumerate(shown(picture))
            ),
            "</svg>",
        )
    )


def _ground(picture: Picture, width: float, height: float) -> Iterator[str]:
    if picture.colours.paper:
        yield f'<path fill="{picture.colours.paper}" d="M0 0h{width:g}v{height:g}H0z"/>'


def _lines(picture: Picture) -> str:
    thin, medium, thick = line_widths(picture.weight)
    between = [step for step in range(1, SIDE) if step % BOX_SIDE]
    ink = picture.colours.ink
    return (
        f'<path d="{_across(between)}" stroke="{picture.colours.line}" stroke-width="{thin:g}"/>'
        f'<path d="{_across([3, 6])}" stroke="{ink}" stroke-width="{medium:g}"/>'
        f'<path d="M0 0h{SIDE_PT:g}v{SIDE_PT:g}H0z" fill="none" stroke="{ink}" '
        f'stroke-width="{thick:g}"/>'
    )


def _across(steps: list[int]) -> str:
    at = [f"{step * _CELL:g}" for step in steps]
    return "".join(f"M{each} 0v{SIDE_PT:g}M0 {each}h{SIDE_PT:g}" for each in at)


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
