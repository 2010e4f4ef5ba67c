"""Worksheets as PDFs, and pages of them as pictures, through the Typst templates."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.metadata import version
from itertools import accumulate, chain
from pathlib import Path
from typing import Any

from nonet.grid import EMPTY
from nonet.i18n.catalogue import english, words_in
from nonet.i18n.words import Words
from nonet.printing.binding import bind, count_pages
from nonet.printing.document import described, texts_of
from nonet.printing.layout import FORMATS, Explained, Layout
from nonet.printing.typesetting import Source, compile_picture, compile_tagged, retention
from nonet.printing.worksheet import MOST_AT_ONCE, Section, Sheet, Worksheet, sections_of

_HERE = Path(__file__).parent
_PACKAGES = ("nonet", "pikepdf", "pillow", "typst", "zxing-cpp")
_SUFFIXES = (".py", ".typ", ".ttf", ".ftl")
_TEMPLATE, _EXPLANATIONS = "main.typ", "told.typ"
_EXPLANATION_WORDS = ("hints", "cell-names")
# Stands for the number of a page, which is known only when the pages are set.
_NUMBER = "\ue000"

_WEB_DESCRIPTION = re.compile(rb"/Contents\(https?:(?:\\.|[^\\()])*\)")
# Givens of an answer are marked as strong. A structure element need not state its type.
_GIVEN = re.compile(rb"/Type/StructElem(?=/S/Strong/)")


def render(worksheet: Worksheet) -> bytes:
    """Render a worksheet as a tagged PDF (PDF/UA-1); the same worksheet gives the same bytes.

    A long one is rendered in sections, so that memory doesn't grow with its pages.
    """
    sections = sections_of(worksheet)
    explanations = list(retention(_explanation_parts(worksheet)))
    if len(sections) == 1 and not explanations:
        return _render(worksheet, sections[0])
    further = sum(map(count_pages, explanations))
    grids = (_render(worksheet, section, further=further) for section in sections)
    return bind(chain(retention(grids), explanations))


def _render(worksheet: Worksheet, section: Section, *, further: int = 0) -> bytes:
    pdf = compile_tagged(_source(worksheet, section, further=further))
    return _describe_givens(_describe_links(pdf, worksheet, section), worksheet, section)


def _source(worksheet: Worksheet, section: Section, *, further: int = 0) -> Source:
    shown = described(worksheet, section, further=further)
    return Source.of(_TEMPLATE, shown, texts_of(worksheet))


def previewed(layout: Layout, count: int, page: int) -> Section:
    """Return the section on a page of puzzles or answers, of this many puzzles in total.

    Pages count from 1; a page beyond the last one is the last one.
    """
    puzzle_pages = layout.puzzle_pages(count)
    page = min(page, puzzle_pages + layout.answer_pages(count))
    if page <= puzzle_pages:
        start = (page - 1) * layout.per_page
        return Section(start, min(start + layout.per_page, count), "puzzles")
    start = (page - puzzle_pages - 1) * layout.answers_per_page
    return Section(start, min(start + layout.answers_per_page, count), "answers")


def preview(worksheet: Worksheet, page: int) -> bytes:
    """Draw a page of puzzles or answers, as `render` prints it, as a PNG."""
    section = previewed(worksheet.layout, worksheet.count, page)
    return compile_picture(_source(worksheet, section))


@cache
def edition() -> str:
    """Return a hash of templates, fonts, code and libraries, for caches of rendered files."""
    digest = hashlib.sha256()
    for name in _PACKAGES:
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(repr(FORMATS).encode())
    for file in sorted((*_HERE.rglob("*.*"), *english().folder.glob("*.ftl"))):
        if file.suffix in _SUFFIXES:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _explanation_parts(worksheet: Worksheet) -> Iterator[bytes]:
    """Yield the pages of hints and solving paths in parts.

    They are set before the grids, whose footers need the number of all pages. For the same reason
    they are set twice.
    """
    runs = [
        (Section(start, min(start + MOST_AT_ONCE, worksheet.count), "puzzles"), kind)
        for kind in worksheet.layout.explained
        for start in range(0, worksheet.count, MOST_AT_ONCE)
    ]
    lengths = [count_pages(_set(worksheet, *run, first=1, last=1)) for run in runs]
    ends = list(accumulate(lengths, initial=worksheet.pages))
    for run, end in zip(runs, ends, strict=False):
        yield _set(worksheet, *run, first=end + 1, last=ends[-1])


def _set(
    worksheet: Worksheet, section: Section, kind: Explained, *, first: int, last: int
) -> bytes:
    sheets = worksheet.sheets[section.start : section.stop]
    texts = [*texts_of(worksheet)]
    for sheet in sheets:
        texts += sheet.hints if kind == "hints" else chain(*(step.texts for step in sheet.path))
    page_number = words_in(worksheet.language)("sheet-page", page=_NUMBER, pages=str(last))
    shown = _describe_explanations(worksheet, section) | {
        "kind": kind,
        "first-page": first,
        "number": _NUMBER,
        "page-number": page_number,
    }
    return compile_tagged(Source.of(_EXPLANATIONS, shown, texts))


def _describe_explanations(worksheet: Worksheet, section: Section) -> dict[str, Any]:
    words = words_in(worksheet.language)
    layout = Layout(
        answers="none",
        codes=False,
        part="puzzles",
        shown=worksheet.layout.shown,
        technique=worksheet.layout.technique,
        weight=worksheet.layout.weight,
        large_print=worksheet.layout.large_print,
    )
    shown = described(replace(worksheet, layout=layout), section)
    shown["words"] |= {name: words(f"sheet-{name}") for name in _EXPLANATION_WORDS}
    for index, drawn in zip(section.indexes, shown["sheets"], strict=True):
        sheet = worksheet.sheets[index]
        is_complete = EMPTY not in sheet.puzzle
        drawn |= {
            "path-title": words("sheet-path", number=drawn["number"]),
            "nothing": words("analysis-complete" if is_complete else "sheet-no-path"),
            "hints": sheet.hints,
            "path": [
                [f"{number}.", step.technique, step.explanation, step.conclusions]
                for number, step in enumerate(sheet.path, 1)
            ],
        }
    return shown


# Typst describes a link by its address and a digit by itself, and offers no other way. A
# description that is no longer than the one it replaces fits into the finished file: it is padded
# with white space, so no offset changes.


def _describe_links(pdf: bytes, worksheet: Worksheet, section: Section) -> bytes:
    """Describe the link of each puzzle by its number, for screen readers."""
    first, words = worksheet.header.first_number, words_in(worksheet.language)
    numbers = [first + index for index in section.indexes]
    links = chain(numbers, numbers)

    def describe(address: re.Match[bytes]) -> bytes:
        if worksheet.link is not None and _string(worksheet.link.url) in address.group():
            text = words("sheet-play-all")
        else:
            text = words("sheet-play-link", number=str(next(links)))
        return _padded(b"/Contents" + _string(text), address.group())

    return _WEB_DESCRIPTION.sub(describe, pdf)


def _describe_givens(pdf: bytes, worksheet: Worksheet, section: Section) -> bytes:
    """Describe the givens of answers as givens, for screen readers."""
    words = words_in(worksheet.language)
    sheets = (worksheet.sheets[index] for index in section.indexes)
    digits = (digit for sheet in sheets for digit in _givens(sheet, words))

    # A page has hundreds of givens, but only nine digits.
    @cache
    def description(digit: str) -> bytes:
        return b"/Alt" + _string(words("sheet-given-digit", digit=digit))

    return _GIVEN.sub(lambda tag: _padded(description(next(digits)), tag.group()), pdf)


def _givens(sheet: Sheet, words: Words) -> Iterator[str]:
    for digit in sheet.puzzle.replace(EMPTY, ""):
        yield words(f"small-shape-{digit}") if sheet.marks == "shapes" else digit


def _padded(description: bytes, replaced: bytes) -> bytes:
    return description.ljust(len(replaced)) if len(description) <= len(replaced) else replaced


def _string(text: str) -> bytes:
    """Return a text as a PDF string, in ASCII if possible, otherwise in UTF-16."""
    if text.isascii():
        return b"(" + re.sub(rb"([\\()])", rb"\\\1", text.encode()) + b")"
    return b"<FEFF" + text.encode("utf-16-be").hex().upper().encode() + b">"
