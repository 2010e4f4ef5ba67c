"""The list of techniques, their lessons, and the terms."""

from functools import cache

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.i18n.words import Words
from nonet.puzzles.lessons import lesson as lessons
from nonet.puzzles.lessons.course import learn_first, learn_next, neighbours, read_terms
from nonet.puzzles.lessons.pictures import draw_thumbnail
from nonet.server.site.pages import pages_of

PATH = "/techniques"
TERMS_PATH = f"{PATH}/terms"


def lesson_paths() -> list[str]:
    """Return the path of every page about techniques."""
    return [PATH, TERMS_PATH, *(f"{PATH}/{slug}" for slug in lessons.techniques())]


def slug_of(request: Request) -> str:
    """Return the slug of the path's technique.

    Raises:
        HTTPException: 404.
    """
    slug: str = request.path_params["slug"]
    if slug not in lessons.techniques():
        raise HTTPException(404)
    return slug


async def lesson_of(request: Request) -> lessons.Lesson:
    """Return the lesson on the path's technique; composing it can take seconds.

    Raises:
        HTTPException: 404.
        OverloadedError.
    """
    pages = pages_of(request)
    return await pages.website.compute_once(lessons.lesson_on, slug_of(request), pages.words)


async def list_techniques(request: Request) -> Response:
    """List the techniques of each tier, the easiest first."""
    pages = pages_of(request)
    values = {
        "tiers": lessons.by_tier(),
        "labels_of": {tier: _labels_of(tier) for tier in lessons.by_tier()},
        "count": len(engine.TECHNIQUES),
        "thumbnails": await pages.website.compute_once(_draw_thumbnails),
        "course": techniques_of_course(pages.words),
    }
    return pages.publish(request, "techniques.html", values)


def _draw_thumbnails() -> dict[str, Markup]:
    return {slug: Markup(draw_thumbnail(slug)) for slug in lessons.techniques()}  # noqa: S704 - our own drawing


async def show_lesson(request: Request) -> Response:
    """Show a lesson."""
    lesson = await lesson_of(request)
    easier, harder = neighbours(request.path_params["slug"])
    values = {
        "lesson": lesson,
        # `lesson_on` escapes its words.
        "picture": Markup(lesson.picture),  # noqa: S704
        "easier": easier,
        "harder": harder,
        "first": learn_first(request.path_params["slug"]),
        "next": learn_next(request.path_params["slug"]),
    }
    return pages_of(request).publish(request, "technique.html", values)


async def show_terms(request: Request) -> Response:
    """Define the terms of hints and lessons."""
    return pages_of(request).publish(request, "terms_of_techniques.html", {"terms": read_terms()})


def _labels_of(tier: str) -> list[str]:
    """Return the labels whose puzzles need the techniques of a tier, and no harder ones."""
    named = lessons.by_tier()
    return [
        label
        for label in engine.LABELS
        if label == tier or (tier == "singles" and label not in named)
    ]


_BEYOND = "extreme"
# The first level at which a tier's techniques are needed, if it has another name.
_LEVELS = {"singles": "beginner"}


@cache
def techniques_of_course(words: Words) -> list[dict[str, object]]:
    """Return the techniques from which scripts choose the next one, the easiest first.

    `level` is None for techniques that the course leaves out.
    """
    return [
        {
            "slug": technique.slug,
            "name": words(f"name-{technique.slug}"),
            "needs": [needed.slug for needed in learn_first(technique.slug)],
            "level": _level_of(technique),
        }
        for technique in lessons.techniques().values()
    ]


def _level_of(technique: engine.Technique) -> str | None:
    if technique.hints_only or technique.tier == _BEYOND:
        return None
    return _LEVELS.get(technique.tier, technique.tier)
