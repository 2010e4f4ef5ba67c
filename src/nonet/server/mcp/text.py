"""Results as text that language models read easily."""

from base64 import b64encode
from collections.abc import Sequence
from math import isqrt
from typing import Any

from nonet.grid import CELLS, SIDE, name_of
from nonet.printing.typesetting import rasterize
from nonet.server.api.endpoints.endpoint import AttributionObject, Services
from nonet.server.http.model import WireModel

_ROW = "{} {} {} | {} {} {} | {} {} {}"
_GRID = "\n".join([_ROW] * SIDE)


def draw_grid(grid: str) -> str:
    """Draw a grid in nine lines with bars between the boxes; a smaller one in plain rows."""
    if len(grid) != len(CELLS):
        side = isqrt(len(grid))
        return "\n".join(" ".join(grid[at : at + side]) for at in range(0, len(grid), side))
    return _GRID.format(*grid)


def show_grid(name: str, grid: str) -> str:
    """Show a grid twice: as a string for tools, and drawn."""
    return f"{name}: {grid}\n{draw_grid(grid)}"


def link(name: str, url: str) -> list[str]:
    """Format a link as one line, or no line if it is empty."""
    return [f"{name}: {url}"] if url else []


def without_links(answer: WireModel) -> Any:
    """Return a response with empty links, for a server without a public address."""
    changed = {name: _without_links(name, value) for name, value in answer}
    if isinstance(answer, AttributionObject):
        changed |= {"html": answer.text, "offline_text": answer.text}
    return answer.model_copy(update=changed)


def _without_links(name: str, value: Any) -> Any:
    if isinstance(value, WireModel):
        return without_links(value)
    if isinstance(value, list):
        return [_without_links(name, item) for item in value]
    return "" if name == "url" or name.endswith("_url") else value


async def draw_image(svg: str, services: Services) -> dict[str, Any]:
    """Return an SVG as a PNG image block, because models can't read SVG.

    Raises:
        OverloadedError: all threads are busy.
    """
    png = await services.engine_context.pool.run(rasterize, svg)
    return {"type": "image", "data": b64encode(png).decode(), "mimeType": "image/png"}


def credit(attribution: AttributionObject) -> str:
    """Format the attribution that must accompany published puzzles."""
    if not attribution.url:
        return f"Credit to keep with every puzzle: {attribution.text}."
    return (
        f"Credit to keep with every puzzle: online {attribution.html}; "
        f"on paper {attribution.offline_text}. Terms: {attribution.terms_url}"
    )


def either(names: Sequence[str], mark: str = "") -> str:
    """Format alternatives: `a4 or letter`."""
    *most, last = (f"{mark}{name}{mark}" for name in names)
    return f"{', '.join(most)} or {last}"


def paragraphs(*parts: str) -> str:
    """Join parts by empty lines."""
    return "\n\n".join(parts)


def name_cells(cells: Sequence[int]) -> str:
    """Name cells by rows and columns from 1: the first is r1c1."""
    return " ".join(map(name_of, cells))
