"""One page of a worksheet as a picture, before the worksheet is printed."""

from nonet.content.worksheets.document import describe, texts_of
from nonet.content.worksheets.layout import Layout
from nonet.content.worksheets.section import Section
from nonet.content.worksheets.typesetting import compile_picture
from nonet.content.worksheets.worksheet import Worksheet

# So fine that the smallest code can be scanned from a screen.
_DOTS_PER_INCH = 110


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
    inputs = {"worksheet": describe(worksheet, section)}
    texts = texts_of(worksheet)
    return compile_picture("main.typ", inputs, "png", ppi=_DOTS_PER_INCH, texts=texts)
