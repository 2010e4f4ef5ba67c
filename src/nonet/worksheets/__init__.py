"""Worksheets: puzzles to PDF.

`Press` prints for the service, off the event loop; `render` prints in place, for the command line.
"""

from nonet.worksheets.class_set import ClassSet as ClassSet
from nonet.worksheets.class_set import PupilSheet as PupilSheet
from nonet.worksheets.class_set import render_class_set as render_class_set
from nonet.worksheets.edition import edition as edition
from nonet.worksheets.fonts import FALLBACKS as FALLBACKS
from nonet.worksheets.fonts import is_installed as is_installed
from nonet.worksheets.glyphs import check_credit as check_credit
from nonet.worksheets.glyphs import check_glyphs as check_glyphs
from nonet.worksheets.layout import Header as Header
from nonet.worksheets.layout import Layout as Layout
from nonet.worksheets.layout import Logo as Logo
from nonet.worksheets.logo import read_logo as read_logo
from nonet.worksheets.picture import Colours as Colours
from nonet.worksheets.picture import Picture as Picture
from nonet.worksheets.picture import draw as draw
from nonet.worksheets.picture_text import draw_with_text as draw_with_text
from nonet.worksheets.press import Press as Press
from nonet.worksheets.preview import preview as preview
from nonet.worksheets.preview import previewed as previewed
from nonet.worksheets.printer import PrintingError as PrintingError
from nonet.worksheets.rendering import render as render
from nonet.worksheets.section import sections_of as sections_of
from nonet.worksheets.specimen import SPECIMEN as SPECIMEN
from nonet.worksheets.worksheet import PathStep as PathStep
from nonet.worksheets.worksheet import Sheet as Sheet
from nonet.worksheets.worksheet import Worksheet as Worksheet
