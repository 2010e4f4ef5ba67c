"""The games' review and course; scripts compose both in the browser."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from nonet.puzzles.lessons import lesson as lessons
from nonet.server.site.pages import pages_of
from nonet.server.site.techniques import techniques_of_course


async def show_review(request: Request) -> Response:
    """Show the page that compares a game with the simplest path."""
    return pages_of(request).publish(request, "review.html", _technique_lists())


async def show_course(request: Request) -> Response:
    """Show the page of a course, which the browser composes from many games."""
    pages = pages_of(request)
    return pages.publish(request, "course.html", {"course": techniques_of_course(pages.words)})


@cache
def _technique_lists() -> dict[str, str]:
    return {
        "ladder": " ".join(lessons.techniques()),
        "singles": " ".join(technique.slug for technique in lessons.by_tier()["singles"]),
    }
