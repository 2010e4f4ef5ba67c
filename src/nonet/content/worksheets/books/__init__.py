"""Books of puzzles: planned page by page, set in parts, and bound."""

from nonet.content.worksheets.books.book import (
    MODES as MODES,
    Book as Book,
    Chapter as Chapter,
    Introduction as Introduction,
    Mode as Mode,
)
from nonet.content.worksheets.books.cover import (
    COVER_COLOURS as COVER_COLOURS,
    STOCKS as STOCKS,
    Cover as Cover,
    CoverColour as CoverColour,
    Stock as Stock,
    preview_cover as preview_cover,
    print_cover as print_cover,
)
from nonet.content.worksheets.books.exchange import exchange as exchange
from nonet.content.worksheets.books.flow import Flow as Flow, read_matter as read_matter
from nonet.content.worksheets.books.pages import Page as Page, plan_pages as plan_pages
from nonet.content.worksheets.books.preflight import (
    Preflight as Preflight,
    preflight as preflight,
)
from nonet.content.worksheets.books.printing import (
    preview_book as preview_book,
    print_book as print_book,
    with_answers as with_answers,
)
from nonet.content.worksheets.books.trims import TRIMS as TRIMS, Trim as Trim
