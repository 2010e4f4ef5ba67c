"""The words that a PDF shows, each where its own font puts it: none is joined with another."""

import re
from collections.abc import Iterator
from typing import Any
from unicodedata import category

from pikepdf import Array, Matrix

Point = tuple[float, float]

_UNITS = 1000
# Capitals of Inter, in parts of the size of type.
CAPITALS = 0.727
# The right half of these is blank, and the next word may overlap it.
_HALF_BLANK = "\uff09\u3001\u3002\u300d"
_MAPPED = re.compile(r"<([0-9A-F]{4})> <([0-9A-F]+)>")
_RANGES = re.compile(r"<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]+)>")


class Font:
    """Widths of the characters of a font, and their text."""

    def __init__(self, font: Any) -> None:
        (held,) = font.DescendantFonts
        self._widths = dict(_widths(list(held.W)))
        table = font.ToUnicode.read_bytes().decode("latin-1")
        self._says = {
            int(first, 16) + step: chr(int(said, 16) + step)
            for first, last, said in _RANGES.findall(table)
            for step in range(int(last, 16) - int(first, 16) + 1)
        }
        self._says |= {
            int(code, 16): bytes.fromhex(said).decode("utf-16-be")
            for code, said in _MAPPED.findall(_RANGES.sub("", table))
        }

    def characters(self, shown: bytes) -> Iterator[tuple[str, float]]:
        """Yield the text of each character, and its width in parts of the size."""
        for at in range(0, len(shown), 2):
            code = int.from_bytes(shown[at : at + 2], "big")
            yield self._says.get(code, "?"), self._widths.get(code, 0) / _UNITS


def _widths(listed: list[Any]) -> Iterator[tuple[int, float]]:
    while listed:
        first, following = int(listed.pop(0)), listed.pop(0)
        if isinstance(following, Array):
            yield from ((first + step, float(width)) for step, width in enumerate(following))
        else:
            width = float(listed.pop(0))
            yield from ((code, width) for code in range(first, int(following) + 1))


def words_shown(
    font: Font, size: float, matrix: Matrix, shown: list[Any]
) -> Iterator[tuple[str, list[Point]]]:
    """Yield each word of an operation that shows text, with the corners of its capitals."""
    at, word, start, blank = 0.0, "", 0.0, 0.0
    for each in [*shown, None]:
        if isinstance(each, int | float) or (each is not None and not hasattr(each, "__bytes__")):
            at -= float(each) / _UNITS
            continue
        for said, width in [*font.characters(bytes(each))] if each is not None else [(" ", 0.0)]:
            is_seen = any(not mark.isspace() and category(mark) != "Cf" for mark in said)
            if said.isspace() and word:
                end = at - blank
                ends = ((start, 0.0), (end, 0.0), (start, CAPITALS), (end, CAPITALS))
                yield word, [matrix.transform((x * size, y * size)) for x, y in ends]
                word = ""
            elif is_seen:
                start, word = start if word else at, word + said
                blank = width / 2 if said in _HALF_BLANK else 0.0
            at += width
