"""The home page, with the puzzle of the day on it."""

from starlette.requests import Request
from starlette.responses import Response

from nonet import puzzles
from nonet.door.address import client_address
from nonet.website.daily import DailyPuzzle
from nonet.website.pages import Pages
from nonet.website.services import WebsiteServices
from nonet.website.shown_puzzle import show


class HomePage:
    """`/`."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        self._daily = DailyPuzzle(services.workbench, services.clock)

    async def show(self, request: Request) -> Response:
        """Show the puzzle of the day and what the service does."""
        self._services.throttle.count(client_address(request.scope))
        day, puzzle = await self._daily.today()
        rating = await puzzles.rating_of(puzzle.puzzle, self._services.workbench)
        board = show(puzzle.puzzle, self._pages.words, label=puzzle.label, rating=rating)
        values = {
            "board": board,
            "day": day,
            "neighbours": None,
        }
        return self._pages.respond("home.html", values)
