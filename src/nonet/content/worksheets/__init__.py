"""Worksheets: puzzles to PDF.

`Press` prints for the service, off the event loop; `render` prints in place, for the command line.
What makes books is imported when it is asked for.
"""

from typing import TYPE_CHECKING

from nonet.content.worksheets.class_set import (
    LETTERS as LETTERS,
    MARKS as MARKS,
    MOST_TO_A_SHEET as MOST_TO_A_SHEET,
    ClassSet as ClassSet,
    Mark as Mark,
    PupilSheet as PupilSheet,
    render_class_set as render_class_set,
)
from nonet.content.worksheets.document import has_room_for_code as has_room_for_code
from nonet.content.worksheets.fonts import (
    FALLBACKS as FALLBACKS,
    is_installed as is_installed,
)
from nonet.content.worksheets.layout import (
    ANSWERS as ANSWERS,
    PER_PAGE as PER_PAGE,
    SHOWN as SHOWN,
    WEIGHTS as WEIGHTS,
    Answers as Answers,
    Header as Header,
    Layout as Layout,
    Logo as Logo,
    Part as Part,
    PerPage as PerPage,
    Shown as Shown,
    Weight as Weight,
)
from nonet.content.worksheets.limits import (
    REMEMBERED_S as REMEMBERED_S,
    Budget as Budget,
    PrintLimits as PrintLimits,
    budget_of as budget_of,
)
from nonet.content.worksheets.logo import (
    LARGEST_LOGO_BYTES as LARGEST_LOGO_BYTES,
    read_logo as read_logo,
)
from nonet.content.worksheets.picture import (
    LEAST_PIXELS as LEAST_PIXELS,
    MOST_PIXELS as MOST_PIXELS,
    PICTURE_FORMATS as PICTURE_FORMATS,
    Colours as Colours,
    Grids as Grids,
    Picture as Picture,
    PictureFormat as PictureFormat,
    draw as draw,
)
from nonet.content.worksheets.picture_text import draw_with_text as draw_with_text
from nonet.content.worksheets.practice_sheet import (
    Exercise as Exercise,
    FoundStep as FoundStep,
    PracticeSheet as PracticeSheet,
    render_practice_sheet as render_practice_sheet,
)
from nonet.content.worksheets.press import Press as Press
from nonet.content.worksheets.printer import PrintingError as PrintingError
from nonet.content.worksheets.rendering import (
    edition as edition,
    preview as preview,
    previewed as previewed,
    render as render,
)
from nonet.content.worksheets.sheet_code import (
    SHEET_KINDS as SHEET_KINDS,
    SheetKind as SheetKind,
    SheetRecord as SheetRecord,
    code_of as code_of,
    read_code as read_code,
    shapes_of as shapes_of,
)
from nonet.content.worksheets.small import is_small as is_small
from nonet.content.worksheets.strip import (
    STRIP_FORMATS as STRIP_FORMATS,
    STRIP_SIDES_MM as STRIP_SIDES_MM,
    Strip as Strip,
    StripFormat as StripFormat,
    StripSize as StripSize,
    draw_strip as draw_strip,
    place_grids as place_grids,
    read_size as read_size,
)
from nonet.content.worksheets.typesetting import (
    check_credit as check_credit,
    check_glyphs as check_glyphs,
    rasterize as rasterize,
)
from nonet.content.worksheets.wire import (
    Printable as Printable,
    count_of as count_of,
    worksheet_of as worksheet_of,
)
from nonet.content.worksheets.worksheet import (
    SPECIMEN as SPECIMEN,
    PrintedStep as PrintedStep,
    Sheet as Sheet,
    SheetLink as SheetLink,
    Worksheet as Worksheet,
    sections_of as sections_of,
)
from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.content.worksheets.books import (
        COVER_COLOURS as COVER_COLOURS,
        STOCKS as STOCKS,
        TRIMS as TRIMS,
        Book as Book,
        Chapter as Chapter,
        Cover as Cover,
        CoverColour as CoverColour,
        Flow as Flow,
        Introduction as Introduction,
        Mode as Mode,
        Preflight as Preflight,
        Stock as Stock,
        Trim as Trim,
        plan_pages as plan_pages,
        preflight as preflight,
        print_book as print_book,
        print_cover as print_cover,
        read_matter as read_matter,
        with_answers as with_answers,
    )

_BOOKS = (
    *("Book", "Chapter", "Mode", "Preflight", "TRIMS", "Trim"),
    *("COVER_COLOURS", "Cover", "CoverColour", "STOCKS", "Stock", "print_cover"),
    *("Flow", "Introduction", "read_matter"),
    *("plan_pages", "preflight", "print_book", "with_answers"),
)
__getattr__ = late_names(__name__, dict.fromkeys(_BOOKS, "books"))
