"""OpenSudoku's XML: a `game` element for each puzzle, its grid in the attribute `data`."""

from nonet.foundation.grid import EMPTY


def write_opensudoku(grids: list[str]) -> str:
    """Write grids as an OpenSudoku file."""
    games = "".join(f'  <game data="{grid.replace(EMPTY, "0")}"/>\n' for grid in grids)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{games}</opensudoku>\n'
