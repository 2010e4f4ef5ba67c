"""Worksheets: puzzles to PDF.

`Press` prints for the service, off the event loop; `render` prints in place, for the command line.
"""

from nonet.content.worksheets.class_set import (
    ClassSet as ClassSet,
    PupilSheet as PupilSheet,
    render_class_set as render_class_set,
)
from nonet.content.worksheets.fonts import FALLBACKS as FALLBACKS, is_installed as is_installed
from nonet.content.worksheets.layout import Header as Header, Layout as Layout, Logo as Logo
from nonet.content.worksheets.logo import read_logo as read_logo
from nonet.content.worksheets.picture import Colours as Colours, Picture as Picture, draw as draw
from nonet.content.worksheets.picture_text import draw_with_text as draw_with_text
from nonet.content.worksheets.press import Press as Press
from nonet.content.worksheets.printer import PrintingError as PrintingError
from nonet.content.worksheets.rendering import (
    edition as edition,
    preview as preview,
    previewed as previewed,
    render as render,
)
from nonet.content.worksheets.typesetting import (
    check_credit as check_credit,
    check_glyphs as check_glyphs,
)
from nonet.content.worksheets.worksheet import (
    SPECIMEN as SPECIMEN,
    PrintedStep as PrintedStep,
    Sheet as Sheet,
    Worksheet as Worksheet,
    sections_of as sections_of,
)
