"""A picture for a slide: what a class scans or types to come to its sheet."""

import re

from nonet.content.links.qr import draw_code
from nonet.content.worksheets.typesetting import rasterize
from nonet.web.site.drawing import INK
from nonet.web.site.drawn_text import text_at, wrap
from nonet.web.site.previews import BOLD, QUIET

_WIDTH, _HEIGHT, _MARGIN = 1920, 1080, 120
_CODE = 760
_QUIET_MODULES = 4
_BOX = re.compile(r"viewBox=")
# Nobody types more from a wall.
_LONGEST_TYPED = 120


def draw_slide(title: str, lead: str, url: str, words: str) -> bytes:
    """Draw a title, the code of a sheet and, where it is short, its address in words."""
    x, y = _MARGIN + _CODE + 100, 330.0
    lines = wrap(title, 18, most=4)
    parts = [text_at(x, y + 96 * at, 84, line, BOLD) for at, line in enumerate(lines)]
    y += 96 * len(lines) + 24
    parts += [
        text_at(x, y + 56 * at, 44, line, QUIET) for at, line in enumerate(wrap(lead, 36, most=3))
    ]
    if len(words) <= _LONGEST_TYPED:
        style = f'fill="{INK}"'
        parts += [
            text_at(x, y + 200 + 46 * at, 34, line, style)
            for at, line in enumerate(wrap(words, 42))
        ]
    code = _BOX.sub(
        f'x="{_MARGIN}" y="{(_HEIGHT - _CODE) // 2}" width="{_CODE}" height="{_CODE}" viewBox=',
        draw_code(url, quiet_modules=_QUIET_MODULES),
        count=1,
    )
    return rasterize(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{code}{"".join(parts)}</svg>'
    )
