"""The home page: a chain, told line by line, and the easy puzzle of the day."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.grid import CELLS, EMPTY, column_of, row_of
from nonet.puzzles.lessons.thumbnail import draw_thumbnail
from nonet.puzzles.lessons.walk import Walk, walk_of
from nonet.puzzles.rating import rating_of
from nonet.server.http.headers import client_address
from nonet.server.site.pages import Pages
from nonet.server.site.puzzles import DailyPuzzles
from nonet.server.site.services import WebsiteServices
from nonet.server.site.shown_puzzle import show

# The chain that shows what a hint is, and the lessons whose pictures stand for all.
SHOWN = "x-chain"
SAMPLES = ("hidden-single", "naked-pair", "x-wing", "skyscraper", "xy-wing", "xy-chain")


class HomePage:
    """`/`."""

    def __init__(self, services: WebsiteServices, pages: Pages, daily: DailyPuzzles) -> None:
        self._services = services
        self._pages = pages
        self._daily = daily
        self._walk: Walk | None = None

    async def show(self, request: Request) -> Response:
        """Show a chain, the easy puzzle of the day, and what the service does."""
        self._services.throttle.count(client_address(request.scope))
        day, label, puzzle = await self._daily.on_the_home_page()
        if self._walk is None:
            pool = self._services.engine_context.pool
            self._walk = await pool.run(walk_of, SHOWN, self._pages.words)
        rating = await rating_of(puzzle, self._services.engine_context)
        values = {
            "board": show(puzzle, self._pages.words, label=label, rating=rating),
            "first": _first_cell(puzzle),
            "day": day,
            "walk": self._walk,
            # Drawn by our own code, which escapes its words.
            "picture": Markup(self._walk.picture),  # noqa: S704
            "thumbnails": [(slug, Markup(draw_thumbnail(slug))) for slug in SAMPLES],  # noqa: S704
            "count": len(engine.TECHNIQUES),
        }
        return self._pages.publish(request, "home.html", values)


def _first_cell(puzzle: str) -> int:
    """Return the empty cell nearest to the middle, where a player's eye begins."""
    middle = CELLS[len(CELLS) // 2]

    def distance(cell: int) -> int:
        rows, columns = row_of(cell) - row_of(middle), column_of(cell) - column_of(middle)
        return rows * rows + columns * columns

    return min((cell for cell in CELLS if puzzle[cell] == EMPTY), key=distance)
