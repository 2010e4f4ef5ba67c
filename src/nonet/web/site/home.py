"""The home page, with the puzzle of the day on it."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet import engine
from nonet.content import puzzles
from nonet.content.lessons import draw_thumbnail
from nonet.foundation.catalogue import ENGLISH
from nonet.web.http import client_address
from nonet.web.site.daily import DailyPuzzles
from nonet.web.site.languages import address_in
from nonet.web.site.lessons import ComposedLessons
from nonet.web.site.pages import Pages
from nonet.web.site.services import WebsiteServices
from nonet.web.site.shown_puzzle import show

# The site's root is one page for some and a way to another for others.
CHOSEN_BY = ("Accept-Language", "Sec-Fetch-Site")
CHOOSES = {"Vary": ", ".join(CHOSEN_BY), "Cache-Control": "no-cache"}

# The lesson that shows what a hint is, and those whose pictures stand for all.
SHOWN = "xy-chain"
SAMPLES = ("hidden-single", "naked-pair", "x-wing", "skyscraper", "xy-wing", "xy-chain")


class HomePage:
    """`/`."""

    def __init__(
        self,
        services: WebsiteServices,
        pages: Pages,
        daily: DailyPuzzles,
        composed: ComposedLessons,
    ) -> None:
        self._services = services
        self._pages = pages
        self._daily = daily
        self._composed = composed

    async def show(self, request: Request) -> Response:
        """Show the puzzle of the day and what the service does."""
        self._services.throttle.count(client_address(request.scope))
        if (elsewhere := self._elsewhere(request)) is not None:
            return RedirectResponse(elsewhere, 302, CHOOSES)
        day, label, puzzle = await self._daily.on_the_home_page()
        rating = await puzzles.rating_of(puzzle, self._services.workbench)
        board = show(puzzle, self._pages.words, label=label, rating=rating)
        example = await self._composed.on(SHOWN)
        values = {
            "board": board,
            "day": day,
            "example": {"slug": SHOWN, "implications": example.implications},
            # Drawn by our own code, which escapes its words.
            "picture": Markup(example.picture),  # noqa: S704
            "thumbnails": [(slug, Markup(draw_thumbnail(slug))) for slug in SAMPLES],  # noqa: S704
            "count": len(engine.TECHNIQUES),
        }
        varies = CHOSEN_BY if self._chooses else ()
        return self._pages.publish(request, "home.html", values, also_varies_with=varies)

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
