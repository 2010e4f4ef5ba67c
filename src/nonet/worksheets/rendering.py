"""Puzzles to PDF bytes, through the Typst templates beside this file."""

from itertools import chain

from nonet.worksheets.binding import bind, count_pages
from nonet.worksheets.document import describe, texts_of
from nonet.worksheets.section import Section, sections_of
from nonet.worksheets.tags import tell_tags
from nonet.worksheets.told_pages import told_parts
from nonet.worksheets.typesetting import compile_template, forgetting
from nonet.worksheets.worksheet import Worksheet


def render(worksheet: Worksheet) -> bytes:
    """Render a worksheet as a tagged PDF (PDF/UA-1); the same worksheet gives the same bytes.

    A long one is rendered section by section, so that its memory does not grow with its pages.
    """
    sections = sections_of(worksheet)
    told = list(forgetting(told_parts(worksheet)))
    if len(sections) == 1 and not told:
        return _render(worksheet, sections[0])
    further = sum(map(count_pages, told))
    grids = (_render(worksheet, section, further=further) for section in sections)
    return bind(chain(forgetting(grids), told))


def _render(worksheet: Worksheet, section: Section, *, further: int = 0) -> bytes:
    inputs = {"worksheet": describe(worksheet, section, further=further)}
    pdf = compile_template("main.typ", inputs, texts=texts_of(worksheet))
    return tell_tags(pdf, worksheet, section)
