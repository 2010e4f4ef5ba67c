"""The pages of the lessons; each lesson is composed once, when it is first opened."""

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet import engine
from nonet.i18n.words import Words
from nonet.puzzles.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques
from nonet.puzzles.lessons.thumbnail import draw_thumbnail
from nonet.runtime.workpool import WorkPool
from nonet.server.http.headers import client_address
from nonet.server.site.learn.practice import PracticePages
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices


class ComposedLessons:
    """Lessons in one language. The first time takes a thread and up to seconds, later ones none.

    Belongs to the event loop.
    """

    def __init__(self, pool: WorkPool, words: Words) -> None:
        self._pool = pool
        self._words = words
        self._lessons: dict[str, Lesson] = {}
        self._thumbnails: dict[str, Markup] = {}

    async def on(self, slug: str) -> Lesson:
        """Return the lesson on a technique.

        Raises:
            KeyError: no technique has this slug.
            OverloadedError.
        """
        if slug not in self._lessons:
            self._lessons[slug] = await self._pool.run(lesson_on, slug, self._words)
        return self._lessons[slug]

    async def thumbnails(self) -> dict[str, Markup]:
        """Return a small picture of each technique.

        Raises:
            OverloadedError.
        """
        if not self._thumbnails:
            self._thumbnails = await self._pool.run(_draw_all)
        return self._thumbnails


def _draw_all() -> dict[str, Markup]:
    return {slug: Markup(draw_thumbnail(slug)) for slug in techniques()}  # noqa: S704 - our own drawing


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
