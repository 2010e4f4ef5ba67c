"""The home page: a chain, explained line by line, and the easy puzzle of the day."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.grid import CELLS, EMPTY, column_of, row_of
from nonet.puzzles.grading import rating_of
from nonet.puzzles.lessons.pictures import draw_thumbnail, walk_of
from nonet.server.site.pages import pages_of
from nonet.server.site.shown_puzzle import show

# The technique of the example, and the lessons whose pictures are shown.
SHOWN = "x-chain"
SAMPLES = ("hidden-single", "naked-pair", "x-wing", "skyscraper", "xy-wing", "xy-chain")


async def show_home(request: Request) -> Response:
    """Show the home page."""
    pages = pages_of(request)
    day, label, puzzle = await pages.website.daily.on_the_home_page()
    walk = await pages.website.compute_once(walk_of, SHOWN, pages.words)
    rating = await rating_of(puzzle, pages.services.engine_context)
    values = {
        "board": show(puzzle, pages.words, label=label, rating=rating),
        "first": _first_cell(puzzle),
        "day": day,
        "latest": pages.website.daily.latest,
        "walk": walk,
        # `walk_of` escapes its words.
        "picture": Markup(walk.picture),  # noqa: S704
        "thumbnails": [(slug, Markup(draw_thumbnail(slug))) for slug in SAMPLES],  # noqa: S704
        "count": len(engine.TECHNIQUES),
    }
    return pages.publish(request, "home.html", values)


def _first_cell(puzzle: str) -> int:
    """Return the empty cell nearest to the middle."""
    middle = CELLS[len(CELLS) // 2]

    def distance(cell: int) -> int:
        rows, columns = row_of(cell) - row_of(middle), column_of(cell) - column_of(middle)
        return rows * rows + columns * columns

    return min((cell for cell in CELLS if puzzle[cell] == EMPTY), key=distance)
