"""Worksheets: puzzles to PDF.

`Press` prints for the service, off the event loop; `render` prints in place, for the command line.
"""

from nonet.worksheets.class_set import (
    ClassSet as ClassSet,
    PupilSheet as PupilSheet,
    render_class_set as render_class_set,
)
from nonet.worksheets.edition import edition as edition
from nonet.worksheets.fonts import FALLBACKS as FALLBACKS, is_installed as is_installed
from nonet.worksheets.glyphs import check_credit as check_credit, check_glyphs as check_glyphs
from nonet.worksheets.layout import Header as Header, Layout as Layout, Logo as Logo
from nonet.worksheets.logo import read_logo as read_logo
from nonet.worksheets.picture import Colours as Colours, Picture as Picture, draw as draw
from nonet.worksheets.picture_text import draw_with_text as draw_with_text
from nonet.worksheets.press import Press as Press
from nonet.worksheets.preview import preview as preview, previewed as previewed
from nonet.worksheets.printer import PrintingError as PrintingError
from nonet.worksheets.rendering import render as render
from nonet.worksheets.section import sections_of as sections_of
from nonet.worksheets.specimen import SPECIMEN as SPECIMEN
from nonet.worksheets.worksheet import (
    PrintedStep as PrintedStep,
    Sheet as Sheet,
    Worksheet as Worksheet,
)
