"""The path of a puzzle as a PDF: the puzzle, its answer, and every step in words."""

from dataclasses import replace

from nonet import engine
from nonet.catalogue import Words
from nonet.cli.solution import solution_of
from nonet.links import Site
from nonet.paper import DEFAULT_PAPER
from nonet.puzzles import Verified, served_label, tell_sheet, worksheet_of
from nonet.settings import Settings
from nonet.worksheets import Layout, render


def print_path(puzzle: str, words: Words) -> bytes:
    """Print a puzzle with its path in words, on pages of its own."""
    settings = Settings()
    site = Site(settings.public_site_url, settings.public_base_url, settings.service_name)
    layout = Layout(path=True)
    label = served_label(engine.label_of(puzzle))
    item = Verified(puzzle, solution_of(puzzle))
    sheet = worksheet_of([item], [label], site, paper=DEFAULT_PAPER, layout=layout)
    told = tuple(tell_sheet(one, layout, words) for one in sheet.sheets)
    return render(replace(sheet, sheets=told, language=words.folder))
