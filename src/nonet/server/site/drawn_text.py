"""Lines of text in pictures: in Inter, and in the fonts of languages where Inter has no letters."""

import re
import textwrap
import unicodedata
from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import groupby

from nonet.i18n.catalogue import published_fonts
from nonet.i18n.font import Font

# A letter of Inter is a little wider than half of one that fills a square.
_WIDE = 1.8
# What may not begin a line where there are no spaces: closing marks and small kana.
_CLOSING = frozenset(
    "\u3001\u3002\u300d\u300f\uff09\uff1a\uff1b\uff01\uff1f\u30fc\u3041\u3043"
    "\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9"
    "\u30c3\u30e3\u30e5\u30e7\u2026\u30fb"
)


def text_at(x: float, y: float, size: float, text: str, style: str) -> str:
    """Draw a line of text."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
    drawn = escape(text)
    for font in published_fonts():
        drawn = "".join(
            f'<tspan font-family="{font.family}">{"".join(run)}</tspan>' if is_own else "".join(run)
            for is_own, run in groupby(drawn, key=lambda letter: _has(font, letter))
        )
    return f'<text {place} font-family="Inter" {style}>{drawn}</text>'


def wrap(text: str, width: int, *, most: int | None = None) -> list[str]:
    """Break a text into lines of so many letters of Inter, at most `most` of them."""
    if not any(map(_is_wide, text)):
        return textwrap.wrap(text, width, max_lines=most, placeholder=" …")
    lines = list(_unspaced_lines(text, width))
    if most is None or len(lines) <= most:
        return lines
    return [*lines[: most - 1], f"{lines[most - 1][:-1]}…"]


def _unspaced_lines(text: str, width: int) -> Iterator[str]:
    line, taken = "", 0.0
    # Words and numbers stay together, and so does what closes with what it closes.
    for part in re.findall(r"[!-~]+|\s|.", text):
        wide = sum(_WIDE if _is_wide(letter) else 1 for letter in part)
        if line and taken + wide > width and part not in _CLOSING:
            yield line.strip()
            line, taken = "", 0.0
        line, taken = line + part, taken + wide
    yield line.strip()


def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


@cache
def _ranges_of(font: Font) -> tuple[tuple[int, int], ...]:
    written = (part.strip().removeprefix("U+").partition("-") for part in font.range.split(","))
    return tuple((int(first, 16), int(last or first, 16)) for first, _, last in written)


def _has(font: Font, letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _ranges_of(font))
