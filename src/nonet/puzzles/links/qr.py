"""QR codes of links, as modules and as one shape."""

import re
from functools import lru_cache
from typing import Any, cast

import zxingcpp

# A scanner can read the code with 15 % of it damaged.
_CORRECTION = "M"
_DARK_RUN = re.compile(rb"\x00+")


Rectangle = tuple[int, int, int, int]
"""Dark modules: left, top, right and bottom, in modules."""


# A worksheet draws a code on the puzzle's page and on the answer's.
@lru_cache(maxsize=64)
def code_rows(link: str) -> tuple[bytes, ...]:
    """Return the rows of the QR code of a link: a byte for each module, 0 for a dark one.

    The library chooses the shortest mixture of segments: the 81 digits at the end of a link take
    3.3 bits each instead of 8.

    Raises:
        ValueError: the link is too long for a code.
    """
    symbol = zxingcpp.create_barcode(link, zxingcpp.BarcodeFormat.QRCode, ec_level=_CORRECTION)
    image = symbol.to_image(add_quiet_zones=False)
    size, pixels = image.shape[0], bytes(cast("Any", image))
    return tuple(pixels[start : start + size] for start in range(0, len(pixels), size))


def fits_code(link: str) -> bool:
    """Return whether a QR code can hold a link."""
    try:
        code_rows(link)
    except ValueError:
        return False
    return True


def dark_rectangles(rows: tuple[bytes, ...]) -> list[Rectangle]:
    """Return the dark modules; runs that continue in the next row are one rectangle."""
    begun: dict[tuple[int, int], int] = {}  # a run of the rows above, and its first row
    rectangles: list[Rectangle] = []
    for y, row in enumerate((*rows, b"")):
        runs = {run.span() for run in _DARK_RUN.finditer(row)}
        ended = begun.keys() - runs
        rectangles += [(left, begun.pop((left, right)), right, y) for left, right in ended]
        for run in runs:
            begun.setdefault(run, y)
    return sorted(rectangles)


def draw_code(link: str, *, quiet_modules: int = 0) -> str:
    """Draw the QR code of a link as an SVG, with a quiet zone of `quiet_modules` modules.

    All dark modules are one path, so that there are no hairlines between them.
    """
    rows = code_rows(link)
    rectangles = dark_rectangles(rows)
    path = "".join(f"M{x} {y}H{right}V{bottom}H{x}z" for x, y, right, bottom in rectangles)
    start, width = -quiet_modules, len(rows) + 2 * quiet_modules
    paper = f'<path fill="#fff" d="M{start} {start}h{width}v{width}H{start}z"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{start} {start} {width} {width}">'
        f'{paper if quiet_modules else ""}<path d="{path}"/></svg>'
    )
