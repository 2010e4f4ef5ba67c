"""The page that shows one's own game beside the simplest path."""

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.content.lessons import by_tier, techniques
from nonet.web.http import client_address
from nonet.web.site.pages import Pages
from nonet.web.site.services import WebsiteServices

FILES = ("play.ftl", "games.ftl", "review.ftl")


def review_routes(services: WebsiteServices, pages: Pages) -> list[Route]:
    """Return the page, which is the same for everyone: a script fills it in."""
    values = {
        "words": htmlsafe_json_dumps(pages.words.for_scripts(FILES)),
        "ladder": " ".join(techniques()),
        "singles": " ".join(technique.slug for technique in by_tier()["singles"]),
    }

    async def show(request: Request) -> Response:
        services.throttle.count(client_address(request.scope))
        return pages.publish(request, "review.html", values)

    return [Route("/games/review", show)]
