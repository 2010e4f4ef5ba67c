"""A grid as SVG."""

from html import escape

from nonet.grid import BOX_SIDE, EMPTY, SIDE, column_of, row_of

_CELL = 40
_BOX = BOX_SIDE * _CELL
_SIDE = SIDE * _CELL
_THIN = "".join(f"M{at} 0V{_SIDE}M0 {at}H{_SIDE}" for at in range(_CELL, _SIDE, _CELL) if at % _BOX)
_THICK = "".join(f"M{at} 0V{_SIDE}M0 {at}H{_SIDE}" for at in range(0, _SIDE + 1, _BOX))


def draw_svg(grids: list[str], credit: str) -> str:
    """Draw normalized grids under each other, with the credit below."""
    step = _SIDE + _CELL
    height = step * len(grids) + _CELL
    drawn = "".join(
        f'<g transform="translate({_CELL} {_CELL // 2 + step * number})">{_draw(grid)}</g>'
        for number, grid in enumerate(grids)
    )
    width = _SIDE + 2 * _CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Sudoku"><rect width="{width}" height="{height}" fill="#fff"/>{drawn}'
        f'<text x="{width / 2}" y="{height - 14}" font-family="sans-serif" font-size="12" '
        f'text-anchor="middle">{escape(credit)}</text></svg>'
    )


def _draw(grid: str) -> str:
    digits = "".join(
        f'<text x="{column_of(cell) * _CELL + _CELL // 2}" y="{row_of(cell) * _CELL + 29}">'
        f"{digit}</text>"
        for cell, digit in enumerate(grid)
        if digit != EMPTY
    )
    return (
        f'<path d="{_THIN}" stroke="#999" fill="none"/>'
        f'<path d="{_THICK}" stroke="#000" stroke-width="2" fill="none"/>'
        f'<g font-family="sans-serif" font-size="26" text-anchor="middle">{digits}</g>'
    )
