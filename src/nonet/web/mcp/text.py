"""Results as texts that a model reads easily."""

from collections.abc import Sequence
from math import isqrt

from nonet.foundation.grid import CELLS, SIDE, name_of
from nonet.web.contract import AttributionObject

_ROW = "{} {} {} | {} {} {} | {} {} {}"
_GRID = "\n".join([_ROW] * SIDE)


def draw_grid(grid: str) -> str:
    """Draw a grid in nine lines, with bars between the boxes; a small one in its rows."""
    if len(grid) != len(CELLS):
        side = isqrt(len(grid))
        return "\n".join(" ".join(grid[at : at + side]) for at in range(0, len(grid), side))
    return _GRID.format(*grid)


def show_grid(name: str, grid: str) -> str:
    """Show a grid twice: as the text that tools take, and drawn."""
    return f"{name}: {grid}\n{draw_grid(grid)}"


def credit(attribution: AttributionObject) -> str:
    """Say which credit has to stay with what is published."""
    return (
        f"Credit to keep with every puzzle: online {attribution.html}; "
        f"on paper {attribution.offline_text}. Terms: {attribution.terms_url}"
    )


def either(names: Sequence[str], mark: str = "") -> str:
    """Name a choice: `a4 or letter`."""
    *most, last = (f"{mark}{name}{mark}" for name in names)
    return f"{', '.join(most)} or {last}"


def paragraphs(*parts: str) -> str:
    """Put parts under each other with an empty line between them."""
    return "\n\n".join(parts)


def name_cells(cells: Sequence[int]) -> str:
    """Name cells as people count them: r1c1 is the first."""
    return " ".join(map(name_of, cells))
