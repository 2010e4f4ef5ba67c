"""Books of puzzles: planned page by page, set in parts, and bound."""

from nonet.worksheets.books.book import MODES as MODES
from nonet.worksheets.books.book import TRIMS as TRIMS
from nonet.worksheets.books.book import Book as Book
from nonet.worksheets.books.book import Chapter as Chapter
from nonet.worksheets.books.book import Mode as Mode
from nonet.worksheets.books.book import Trim as Trim
from nonet.worksheets.books.plan import Page as Page
from nonet.worksheets.books.plan import plan as plan
from nonet.worksheets.books.printing import print_book as print_book
from nonet.worksheets.books.printing import with_answers as with_answers
