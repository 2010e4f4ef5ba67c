"""OpenSudoku's XML: a `game` element for each puzzle, its grid in the attribute `data`."""

from collections.abc import Sequence

from nonet.foundation.grid import EMPTY


def write_opensudoku(boards: Sequence[tuple[str, Sequence[Sequence[int]] | None]]) -> str:
    """Write grids as an OpenSudoku file, with their candidates as notes."""
    games = "".join(f'  <game data="{_data(*board)}"/>\n' for board in boards)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{games}</opensudoku>\n'


def _data(grid: str, candidates: Sequence[Sequence[int]] | None) -> str:
    """Return a grid as digits, or with notes: digit, notes as bits, whether it can be changed."""
    digits = grid.replace(EMPTY, "0")
    if candidates is None:
        return digits
    notes = (sum(1 << digit - 1 for digit in cell) for cell in candidates)
    cells = zip(digits, notes, strict=True)
    return "version: 3&#10;" + "".join(f"{cell}|{bits}|{int(cell == '0')}|" for cell, bits in cells)
