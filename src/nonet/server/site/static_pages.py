"""Pages that are the same for everyone: scripts fill them in."""

from collections.abc import Awaitable, Callable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from nonet.puzzles.lessons.lesson import by_tier, techniques
from nonet.server.site.pages import SECURITY_HEADERS, pages_of

_PERMISSIONS = "Permissions-Policy"
# Codes are shown to the teacher's camera, which no other page may use.
_WITH_CAMERA = SECURITY_HEADERS[_PERMISSIONS].replace("camera=()", "camera=(self)")
_BEYOND = "extreme"
# At which level the techniques of a tier are needed, where it has another name.
_LEVELS = {"singles": "easy"}


def static_page(template: str) -> Callable[[Request], Awaitable[Response]]:
    """Return the handler of a page that needs nothing but its template."""

    async def show(request: Request) -> Response:
        return pages_of(request).publish(request, template, {})

    return show


async def show_hand_in(request: Request) -> Response:
    """Show the page that collects results; all of them are in the fragments of links."""
    response = pages_of(request).publish(request, "hand_in.html", {})
    response.headers[_PERMISSIONS] = _WITH_CAMERA
    return response


async def show_review(request: Request) -> Response:
    """Show a game beside the simplest path."""
    return pages_of(request).publish(request, "review.html", _technique_lists())


async def show_course(request: Request) -> Response:
    """Show a course that is made from many games."""
    return pages_of(request).publish(request, "course.html", _technique_lists())


@cache
def _technique_lists() -> dict[str, str]:
    course = [
        technique
        for technique in techniques().values()
        if not technique.hints_only and technique.tier != _BEYOND
    ]
    return {
        "ladder": " ".join(techniques()),
        "singles": " ".join(technique.slug for technique in by_tier()["singles"]),
        "course": " ".join(technique.slug for technique in course),
        "tiers": " ".join(_LEVELS.get(technique.tier, technique.tier) for technique in course),
    }
