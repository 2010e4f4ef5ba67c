"""Puzzles to PDF bytes, or a page of them to a picture, through the Typst templates here."""

import hashlib
from functools import cache
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from nonet.i18n.catalogue import english
from nonet.printing.binding import bind, count_pages
from nonet.printing.document import described, texts_of
from nonet.printing.explanation_pages import explanation_parts
from nonet.printing.layout import FORMATS, Layout
from nonet.printing.tags import describe_tags
from nonet.printing.typesetting import Source, compile_picture, compile_tagged, retention
from nonet.printing.worksheet import Section, Worksheet, sections_of

_HERE = Path(__file__).parent
_PRINTERS = ("nonet", "pikepdf", "pillow", "typst", "zxing-cpp")
_KINDS = (".py", ".typ", ".ttf", ".ftl")
_TEMPLATE = "main.typ"


def render(worksheet: Worksheet) -> bytes:
    """Render a worksheet as a tagged PDF (PDF/UA-1); the same worksheet gives the same bytes.

    A long one is rendered section by section, so that its memory does not grow with its pages.
    """
    sections = sections_of(worksheet)
    shown = list(retention(explanation_parts(worksheet)))
    if len(sections) == 1 and not shown:
        return _render(worksheet, sections[0])
    further = sum(map(count_pages, shown))
    grids = (_render(worksheet, section, further=further) for section in sections)
    return bind(chain(retention(grids), shown))


def _render(worksheet: Worksheet, section: Section, *, further: int = 0) -> bytes:
    return describe_tags(
        compile_tagged(_source(worksheet, section, further=further)), worksheet, section
    )


def _source(worksheet: Worksheet, section: Section, *, further: int = 0) -> Source:
    shown = described(worksheet, section, further=further)
    return Source.of(_TEMPLATE, shown, texts_of(worksheet))


def previewed(layout: Layout, count: int, page: int) -> Section:
    """Return which of so many sheets stand on a page of puzzles or answers, and as which of both.

    Pages count from 1; one beyond the last is the last.
    """
    puzzle_pages = layout.puzzle_pages(count)
    page = min(page, puzzle_pages + layout.answer_pages(count))
    if page <= puzzle_pages:
        start = (page - 1) * layout.per_page
        return Section(start, min(start + layout.per_page, count), "puzzles")
    start = (page - puzzle_pages - 1) * layout.answers_per_page
    return Section(start, min(start + layout.answers_per_page, count), "answers")


def preview(worksheet: Worksheet, page: int) -> bytes:
    """Draw a page of puzzles or answers as a PNG: what `render` prints there."""
    section = previewed(worksheet.layout, len(worksheet.sheets), page)
    return compile_picture(_source(worksheet, section))


@cache
def edition() -> str:
    """Name template, fonts, code and libraries; whatever of them changes, the name does."""
    digest = hashlib.sha256()
    for name in _PRINTERS:
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(repr(FORMATS).encode())
    for file in sorted((*_HERE.rglob("*.*"), *english().folder.glob("*.ftl"))):
        if file.suffix in _KINDS:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
