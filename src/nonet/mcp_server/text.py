"""Results as texts that a model reads easily."""

from nonet.contract.attribution import AttributionObject


def draw_grid(grid: str) -> str:
    """Draw a grid in nine lines, with bars between the boxes."""
    rows = (grid[start : start + 9] for start in range(0, 81, 9))
    return "\n".join(
        f"{a} {b} {c} | {d} {e} {f} | {g} {h} {i}" for a, b, c, d, e, f, g, h, i in rows
    )


def show_grid(name: str, grid: str) -> str:
    """Show a grid twice: as the text that tools take, and drawn."""
    return f"{name}: {grid}\n{draw_grid(grid)}"


def credit(attribution: AttributionObject) -> str:
    """Say which credit has to stay with what is published."""
    return (
        f"Credit to keep with every puzzle: online {attribution.html}; "
        f"on paper {attribution.offline_text}. Terms: {attribution.terms_url}"
    )


def paragraphs(*parts: str) -> str:
    """Put parts under each other with an empty line between them."""
    return "\n\n".join(parts)
