"""Puzzles of 4x4 and 6x6 in frames of other sites, at `/embed/puzzles/s4-…` and `s6-…`."""

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.puzzles.links.identifiers import parse_small_id
from nonet.server.http.headers import client_address
from nonet.server.site.embed.page import framed_values, framing_policy, read_choice
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices
from nonet.server.site.small.page import show_small
from nonet.server.site.small.picture import SHAPES


class SmallEmbeds:
    """The pages of one language; each takes `?help=`, `?theme=`, `?colour=` and `?marks=`."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        self._words = htmlsafe_json_dumps(pages.words.for_scripts(("small_play.ftl",)))

    @property
    def routes(self) -> list[Route]:
        """The path, which comes before that of the usual puzzles."""
        return [Route("/embed/puzzles/s{size:number}-{digits}", self._show)]

    async def _show(self, request: Request) -> Response:
        self._services.throttle.count(client_address(request.scope))
        choice = read_choice(request.query_params)
        board = show_small(parse_small_id("s{size}-{digits}".format(**request.path_params)))
        here = f"/puzzles/{board.id}"
        values = {
            **framed_values(choice, f"/embed{here}"),
            "board": board,
            "here": here,
            "shapes": SHAPES,
            "words": self._words,
        }
        policy = framing_policy(self._pages.site.issuer, values["style"])
        return self._pages.publish(request, "embed_small.html", values, policy=policy)
