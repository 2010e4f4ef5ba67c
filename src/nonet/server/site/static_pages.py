"""Pages that are the same for everyone: scripts fill them in."""

from collections.abc import Awaitable, Callable

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.puzzles.lessons.lesson import by_tier, techniques
from nonet.server.http.headers import client_address
from nonet.server.site.pages import SECURITY_HEADERS, Pages
from nonet.server.site.services import WebsiteServices

HAND_IN = "/hand-in"
_PERMISSIONS = "Permissions-Policy"
# Codes are shown to the teacher's camera, which no other page may use.
_WITH_CAMERA = SECURITY_HEADERS[_PERMISSIONS].replace("camera=()", "camera=(self)")
HAND_IN_FILES = ("hand-in.ftl",)


class HandInPage:
    """`/hand-in`: the same for everyone, for no server is sent what it shows."""

    def __init__(self, services: WebsiteServices, pages: Pages) -> None:
        self._services = services
        self._pages = pages
        said = pages.words.for_scripts((*HAND_IN_FILES, "techniques.ftl"))
        self._values = {"words": htmlsafe_json_dumps(said)}

    async def show(self, request: Request) -> Response:
        """Show the page."""
        self._services.throttle.count(client_address(request.scope))
        answer = self._pages.publish(request, "hand_in.html", self._values)
        answer.headers[_PERMISSIONS] = _WITH_CAMERA
        return answer


_FILES = ("play.ftl", "games.ftl", "review.ftl")
_BEYOND = "extreme"
# At which level the techniques of a tier are needed, where it has another name.
_LEVELS = {"singles": "easy"}


def review_routes(services: WebsiteServices, pages: Pages) -> list[Route]:
    """Return both pages, which are the same for everyone: a script fills them in."""
    course = [
        technique
        for technique in techniques().values()
        if not technique.hints_only and technique.tier != _BEYOND
    ]
    values = {
        "ladder": " ".join(techniques()),
        "singles": " ".join(technique.slug for technique in by_tier()["singles"]),
        "course": " ".join(technique.slug for technique in course),
        "tiers": " ".join(_LEVELS.get(technique.tier, technique.tier) for technique in course),
    }

    def page(template: str, files: tuple[str, ...]) -> Callable[[Request], Awaitable[Response]]:
        filled = {**values, "words": htmlsafe_json_dumps(pages.words.for_scripts(files))}

        async def show(request: Request) -> Response:
            services.throttle.count(client_address(request.scope))
            return pages.publish(request, template, filled)

        return show

    return [
        Route("/games/review", page("review.html", _FILES)),
        Route("/games/course", page("course.html", (*_FILES, "techniques.ftl"))),
    ]
