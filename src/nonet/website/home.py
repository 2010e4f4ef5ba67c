"""The home page, with the puzzle of the day on it."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import puzzles
from nonet.catalogue import ENGLISH
from nonet.door.address import client_address
from nonet.website.daily import DailyPuzzle
from nonet.website.languages import address_in
from nonet.website.pages import Pages
from nonet.website.services import WebsiteServices
from nonet.website.shown_puzzle import show

# The site's root is one page for some and a way to another for others.
CHOOSES = {"Vary": "Accept-Language, Sec-Fetch-Site", "Cache-Control": "no-cache"}


class HomePage:
    """`/`."""

    def __init__(self, services: WebsiteServices, pages: Pages, daily: DailyPuzzle) -> None:
        self._services = services
        self._pages = pages
        self._daily = daily

    async def show(self, request: Request) -> Response:
        """Show the puzzle of the day and what the service does."""
        self._services.throttle.count(client_address(request.scope))
        if (elsewhere := self._elsewhere(request)) is not None:
            return RedirectResponse(elsewhere, 302, CHOOSES)
        day, puzzle = await self._daily.today()
        rating = await puzzles.rating_of(puzzle.puzzle, self._services.workbench)
        board = show(puzzle.puzzle, self._pages.words, label=puzzle.label, rating=rating)
        values = {
            "board": board,
            "day": day,
            "neighbours": None,
        }
        headers = CHOOSES if self._chooses else {}
        return self._pages.respond("home.html", values, headers=headers)

    @property
    def _chooses(self) -> bool:
        """Whether this is the page where a browser's wishes choose the language."""
        return self._pages.words.tag == ENGLISH and self._pages.languages.are_several

    def _elsewhere(self, request: Request) -> str | None:
        """Return the home page of the language that a browser prefers to English.

        Whoever comes from one of our own pages has chosen already.
        """
        if not self._chooses or request.headers.get("sec-fetch-site") == "same-origin":
            return None
        tag = self._pages.languages.preferred(request.headers.get("accept-language", ""))
        return None if tag == ENGLISH else address_in(tag, "/")
