"""The modules of a QR code, as one shape."""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from nonet.worksheets.qr.correction import protect
from nonet.worksheets.qr.layout import data_modules, function_modules, side
from nonet.worksheets.qr.segments import encode_link

_DARK_RUN = re.compile("1+")


# A worksheet draws a code on the puzzle's page and on the answer's.
@lru_cache(maxsize=64)
def draw_code(link: str) -> str:
    """Draw the QR code of a link as an SVG whose view box is the symbol without its quiet zone.

    All dark modules are one path, so that no hairline shows between them.
    """
    rows = make_symbol(link)
    size = len(rows)
    bars = [f"h{length}v1h-{length}z" for length in range(size + 1)]
    path = "".join(
        f"M{run.start()} {y}{bars[run.end() - run.start()]}"
        for y, row in enumerate(rows)
        for run in _DARK_RUN.finditer(row)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<path d="{path}"/></svg>'
    )


def make_symbol(link: str) -> list[str]:
    """Make the symbol of a link: its rows, with `1` for a dark module and `0` for a light one."""
    version, data = encode_link(link)
    form, size = _form(version), side(version)
    codewords = protect(data, version)
    bits = f"{int.from_bytes(codewords):0{8 * len(codewords)}b}" + _AFTER_CODEWORDS
    modules = int("".join(form.pick_modules(bits)), 2) ^ form.mask
    symbol = f"{modules:0{size * size}b}"
    return [symbol[start : start + size] for start in range(0, size * size, size)]


# After the codewords come a light and a dark bit, for the modules that no codeword reaches:
# remainder bits are light, function modules what they are.
_AFTER_CODEWORDS = "01"


class _Form(NamedTuple):
    """All that is the same for every content of a version.

    `pick_modules` takes the codewords' bits and gives the modules row by row; `mask` is the data
    modules to invert: those whose row and column add up to an even number (mask pattern 0, which
    breaks the long runs of zeros that empty cells are into a chequerboard).
    """

    pick_modules: Callable[[str], tuple[str, ...]]
    mask: int


@cache
def _form(version: int) -> _Form:
    size, order = side(version), data_modules(version)
    light = len(order) // 8 * 8
    picks = {place: light + dark for place, dark in function_modules(version).items()}
    picks |= {place: min(bit, light) for bit, place in enumerate(order)}
    inverted = {(row, column) for row, column in order if (row + column) % 2 == 0}
    places = [(row, column) for row in range(size) for column in range(size)]
    return _Form(
        pick_modules=itemgetter(*(picks[place] for place in places)),
        mask=int("".join("1" if place in inverted else "0" for place in places), 2),
    )
