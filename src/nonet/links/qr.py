"""The QR code of a link, as one shape."""

import re
from functools import lru_cache
from typing import Any, cast

import zxingcpp

# A scanner reads the code with 15 % of it unreadable.
_CORRECTION = "M"
_DARK_RUN = re.compile(rb"\x00+")


# A worksheet draws a code on the puzzle's page and on the answer's.
@lru_cache(maxsize=64)
def draw_code(link: str, *, quiet_modules: int = 0) -> str:
    """Draw the QR code of a link as an SVG, with a quiet zone so many modules wide around it.

    The library finds the shortest mixture of segments by itself: the 81 digits at the end of a
    link take 3.3 bits each instead of 8. All dark modules are one path, so that no hairline shows
    between them.
    """
    symbol = zxingcpp.create_barcode(link, zxingcpp.BarcodeFormat.QRCode, ec_level=_CORRECTION)
    image = symbol.to_image(add_quiet_zones=False)
    size = image.shape[0]
    pixels = bytes(cast("Any", image))  # row by row, 0 for a dark module
    rows = (pixels[start : start + size] for start in range(0, size * size, size))
    path = "".join(
        f"M{run.start()} {y}h{run.end() - run.start()}v1H{run.start()}z"
        for y, row in enumerate(rows)
        for run in _DARK_RUN.finditer(row)
    )
    start, width = -quiet_modules, size + 2 * quiet_modules
    paper = f'<path fill="#fff" d="M{start} {start}h{width}v{width}H{start}z"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{start} {start} {width} {width}">'
        f'{paper if quiet_modules else ""}<path d="{path}"/></svg>'
    )
