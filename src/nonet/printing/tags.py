"""What a screen reader says of playable links, and of the givens in an answer.

Typst describes a link to the web by its address, and a digit by itself; it offers no other way. A
description that is no longer than what it replaces can take its place in the finished file without
moving anything, as the rest is filled with white space.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

from nonet.grid import EMPTY
from nonet.i18n.catalogue import words_in
from nonet.i18n.words import Words
from nonet.printing.worksheet import Section, Sheet, Worksheet

_WEB_DESCRIPTION = re.compile(rb"/Contents\(https?:(?:\\.|[^\\()])*\)")
# An answer marks its givens as strong. A tag need not say that it is one.
_GIVEN = re.compile(rb"/Type/StructElem(?=/S/Strong/)")


def describe_tags(pdf: bytes, worksheet: Worksheet, section: Section) -> bytes:
    """Describe the playable link of each puzzle by its number, and givens of answers as such."""
    return _describe_givens(_describe_links(pdf, worksheet, section), worksheet, section)


def _describe_links(pdf: bytes, worksheet: Worksheet, section: Section) -> bytes:
    first, sentence = worksheet.header.first_number, words_in(worksheet.language)
    numbers = [first + index for index in section.indexes]
    links = chain(numbers, numbers)

    def describe(address: re.Match[bytes]) -> bytes:
        if worksheet.link is not None and _string(worksheet.link.url) in address.group():
            return _no_longer(b"/Contents" + _string(sentence("sheet-again")), address.group())
        words = sentence("sheet-play-link", number=str(next(links)))
        return _no_longer(b"/Contents" + _string(words), address.group())

    return _WEB_DESCRIPTION.sub(describe, pdf)


def _describe_givens(pdf: bytes, worksheet: Worksheet, section: Section) -> bytes:
    sentence = words_in(worksheet.language)
    sheets = (worksheet.sheets[index] for index in section.indexes)
    digits = (digit for sheet in sheets for digit in _givens(sheet, sentence))

    # A page has hundreds of givens, and nine digits.
    @cache
    def described(digit: str) -> bytes:
        return b"/Alt" + _string(sentence("sheet-given-digit", digit=digit))

    return _GIVEN.sub(lambda tag: _no_longer(described(next(digits)), tag.group()), pdf)


def _givens(sheet: Sheet, words: Words) -> Iterator[str]:
    for digit in sheet.puzzle.replace(EMPTY, ""):
        yield words(f"small-shape-{digit}") if sheet.marks == "shapes" else digit


def _no_longer(description: bytes, replaced: bytes) -> bytes:
    return description.ljust(len(replaced)) if len(description) <= len(replaced) else replaced


def _string(text: str) -> bytes:
    """Write a text as a PDF string: in ASCII where it is, else in UTF-16."""
    if text.isascii():
        return b"(" + re.sub(rb"([\\()])", rb"\\\1", text.encode()) + b")"
    return b"<FEFF" + text.encode("utf-16-be").hex().upper().encode() + b">"
