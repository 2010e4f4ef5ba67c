"""Puzzles to PDF bytes, through the Typst templates beside this file."""

from itertools import chain

from nonet.content.worksheets.binding import bind, count_pages
from nonet.content.worksheets.document import describe, texts_of
from nonet.content.worksheets.explanation_pages import explanation_parts
from nonet.content.worksheets.section import Section, sections_of
from nonet.content.worksheets.tags import describe_tags
from nonet.content.worksheets.typesetting import compile_template, retention
from nonet.content.worksheets.worksheet import Worksheet


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
    inputs = {"worksheet": describe(worksheet, section, further=further)}
    pdf = compile_template("main.typ", inputs, texts=texts_of(worksheet))
    return describe_tags(pdf, worksheet, section)
