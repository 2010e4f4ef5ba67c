"""The lessons: an index by tier, and a page for each technique."""

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet import engine
from nonet.door.address import client_address
from nonet.lessons import by_tier, neighbours, techniques
from nonet.website.composed import ComposedLessons
from nonet.website.pages import Pages
from nonet.website.practice import PracticePages
from nonet.website.services import WebsiteServices

PATH = "/techniques"


def lesson_routes(
    services: WebsiteServices, pages: Pages, composed: ComposedLessons
) -> list[Route]:
    """Return the routes of the lessons."""
    lessons, practice = LessonPages(services, pages, composed), PracticePages(services, pages)
    return [
        Route(PATH, lessons.index),
        Route(f"{PATH}/{{slug}}", lessons.show),
        Route(f"{PATH}/{{slug}}/practice", practice.show),
        Route(f"{PATH}/{{slug}}/practice", practice.answer, methods=["POST"]),
    ]


def lesson_paths() -> list[str]:
    """Return the path of every page about techniques."""
    return [PATH, *(f"{PATH}/{slug}" for slug in techniques())]


class LessonPages:
    """`/techniques` and `/techniques/<slug>`."""

    def __init__(self, services: WebsiteServices, pages: Pages, composed: ComposedLessons) -> None:
        self._services = services
        self._pages = pages
        self._composed = composed

    async def index(self, request: Request) -> Response:
        """List the techniques of each tier, the easiest first."""
        self._services.throttle.count(client_address(request.scope))
        values = {
            "tiers": by_tier(),
            "labels_of": {tier: _labels_of(tier) for tier in by_tier()},
            "count": len(engine.TECHNIQUES),
            "thumbnails": await self._composed.thumbnails(),
        }
        return self._pages.publish(request, "techniques.html", values)

    async def show(self, request: Request) -> Response:
        """Show a lesson."""
        self._services.throttle.count(client_address(request.scope))
        slug = request.path_params["slug"]
        if slug not in techniques():
            raise HTTPException(404)
        lesson = await self._composed.on(slug)
        easier, harder = neighbours(slug)
        values = {
            "lesson": lesson,
            # Drawn by our own code, which escapes its words.
            "picture": Markup(lesson.picture),  # noqa: S704
            "easier": easier,
            "harder": harder,
        }
        return self._pages.publish(request, "technique.html", values)


def _labels_of(tier: str) -> list[str]:
    """Return the labels whose puzzles need the techniques of a tier, and no harder ones."""
    named = by_tier()
    return [
        label
        for label in engine.LABELS
        if label == tier or (tier == "singles" and label not in named)
    ]
