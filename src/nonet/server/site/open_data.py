"""Puzzles, collections, days and lessons for programs, without a key and without solutions."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date

from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet import engine
from nonet.engine import small
from nonet.engine.variants import VariantPuzzle
from nonet.puzzles.lessons.drawing import standalone
from nonet.puzzles.lessons.lesson import page_of
from nonet.puzzles.links.identifiers import (
    parse_any_collection_id,
    parse_collection_id,
    parse_id_of_any_size,
    parse_variant_id,
    puzzle_id,
)
from nonet.puzzles.variants import VerifiedVariant, require_unique, verify_any
from nonet.puzzles.verification import Verified, verify_all
from nonet.server.api.endpoints import publish
from nonet.server.api.endpoints.endpoint import AttributionObject
from nonet.server.api.endpoints.variant_publishing import (
    VariantDocument,
    present_collection,
    present_variant,
)
from nonet.server.http.headers import entity_tag, not_modified
from nonet.server.http.model import EngineVersion, WireModel
from nonet.server.http.origins import OPEN, allow_reading
from nonet.server.site.daily_puzzles import address_of, read_day
from nonet.server.site.pages import count_page, pages_of
from nonet.server.site.small_puzzles import show_small
from nonet.server.site.techniques import lesson_of
from nonet.server.state import AppState

JSON, TEXT = "application/json", "text/plain"
FRESH = {"Cache-Control": "public, max-age=3600, must-revalidate"}

Content = tuple[str | bytes, str]
"""Content, and its media type."""


def open_route(
    path: str, read: Callable[[Request], Awaitable[Content]], kept: Mapping[str, str] = FRESH
) -> Route:
    """Serve public content to pages of all origins; `kept` has its caching header.

    Each request counts against the limit of its client address.
    """

    async def serve(request: Request) -> Response:
        if request.method == "OPTIONS":
            return allow_reading()
        request.state.json_error_headers = OPEN
        count_page(request)
        content, kind = await read(request)
        headers = {**OPEN, **kept, "ETag": entity_tag(content, engine.VERSION)}
        if unchanged := not_modified(request, headers):
            return unchanged
        return Response(content, headers=headers, media_type=kind)

    return Route(path, serve, methods=["GET", "OPTIONS"])


async def read_puzzle(request: Request) -> Content:
    """Return `/puzzles/<id>.json`."""
    grid, services = parse_id_of_any_size(request.path_params["id"]), pages_of(request).services
    if small.is_grid(grid):
        return show_small(grid).to_json(services), JSON
    items = await verify_all([grid], services.engine_context)
    return publish.present_puzzle(items[0], services.site, services.attribution).to_json(), JSON


async def read_puzzle_text(request: Request) -> Content:
    """Return `/puzzles/<id>.txt`."""
    grid, services = parse_id_of_any_size(request.path_params["id"]), pages_of(request).services
    url = services.site.playable_url(request.path_params["id"])
    if small.is_grid(grid):
        return f"{show_small(grid).grid}\n{url}\n{services.attribution.offline_text}\n", TEXT
    items = await verify_all([grid], services.engine_context)
    return publish.present_lines(items, url, services.attribution), TEXT


async def read_collection(request: Request) -> Content:
    """Return `/collections/<id>.json`."""
    services = pages_of(request).services
    puzzles = parse_any_collection_id(request.path_params["id"])
    if any(isinstance(puzzle, VariantPuzzle) for puzzle in puzzles):
        mixed = await verify_any(puzzles, services.engine_context)
        shown = present_collection(mixed, services.site, services.attribution)
        return shown.to_json(), JSON
    services, items = await _collection(request)
    return publish.present_publish(items, services.site, services.attribution).to_json(), JSON


async def read_variant(request: Request) -> Content:
    """Return `/variants/<id>.json`."""
    services = pages_of(request).services
    puzzle = parse_variant_id(request.path_params["variant"])
    found = VerifiedVariant(puzzle, await require_unique(puzzle, services.engine_context))
    shown = present_variant(found, services.site, services.attribution)
    return VariantDocument.of(shown).to_json(), JSON


async def read_collection_text(request: Request) -> Content:
    """Return `/collections/<id>.txt`."""
    services, items = await _collection(request)
    url = services.site.collection_url(request.path_params["id"])
    return publish.present_lines(items, url, services.attribution), TEXT


async def _collection(request: Request) -> tuple[AppState, Sequence[Verified]]:
    services, grids = pages_of(request).services, parse_collection_id(request.path_params["id"])
    return services, await verify_all(grids, services.engine_context)


# The content of this address changes every day.
_TODAY = {"Cache-Control": "no-cache"}


class DayPuzzle(publish.PublishedPuzzle):
    """A puzzle of a day, with a link that contains the day."""

    difficulty: engine.Label


class Day(WireModel):
    """The puzzles of a day, the easiest first."""

    engine_version: EngineVersion
    date: str = Field(description="The day, YYYY-MM-DD; the day in UTC for a path without a date.")
    puzzles: list[DayPuzzle]
    attribution: AttributionObject


class TechniqueEntry(WireModel):
    """A technique and the address of its lesson."""

    slug: str
    name: str
    tier: str
    score: int
    wishable: bool = Field(description="Whether puzzles are made by it.")
    url: str


class TechniqueList(WireModel):
    """All techniques, the easiest first."""

    engine_version: EngineVersion
    techniques: list[TechniqueEntry]
    attribution: AttributionObject


async def read_today(request: Request) -> Content:
    """Return `/daily.json`."""
    return await _present_day(request, pages_of(request).website.daily.today)


async def read_dated(request: Request) -> Content:
    """Return `/daily/<date>.json`."""
    day = read_day(request.path_params["day"])
    if day is None:
        raise HTTPException(404)
    return await _present_day(request, day)


async def _present_day(request: Request, day: date) -> Content:
    pages = pages_of(request)
    drawn = await pages.website.daily.of(day)
    if drawn is None:
        raise HTTPException(404)
    credit = pages.services.attribution
    items = [
        DayPuzzle(
            attribution=credit,
            puzzle=drawn[label],
            id=puzzle_id(drawn[label]),
            playable_url=pages.site.site_url + address_of(drawn, day, label),
            difficulty=label,
        )
        for label in engine.LABELS
    ]
    return Day.of(date=str(day), puzzles=items, attribution=credit).to_json(), JSON


async def read_techniques(request: Request) -> Content:
    """Return `/techniques.json`."""
    services = pages_of(request).services
    entries = [
        TechniqueEntry.of(
            one,
            wishable=one.slug in engine.REQUESTABLE_TECHNIQUES,
            url=f"{services.site.site_url}/techniques/{one.slug}",
        )
        for one in engine.TECHNIQUES
    ]
    return TechniqueList.of(techniques=entries, attribution=services.attribution).to_json(), JSON


async def read_lesson(request: Request) -> Content:
    """Return a lesson as Markdown."""
    lesson = await lesson_of(request)
    picture = f"{request.path_params['slug']}.svg"
    page = page_of(lesson, picture=picture, index="../techniques")
    return f"{page}\n{pages_of(request).services.attribution.offline_text}\n", "text/markdown"


async def read_lesson_picture(request: Request) -> Content:
    """Return the picture of a lesson."""
    lesson = await lesson_of(request)
    return standalone(lesson.picture), "image/svg+xml"


# These routes must precede the pages, whose `{id}` would match the suffix too.
OPEN_ROUTES = [
    open_route("/puzzles/{id}.json", read_puzzle),
    open_route("/puzzles/{id}.txt", read_puzzle_text),
    open_route("/collections/{id}.json", read_collection),
    open_route("/variants/{variant}.json", read_variant),
    open_route("/collections/{id}.txt", read_collection_text),
    open_route("/daily.json", read_today, _TODAY),
    open_route("/daily/{day}.json", read_dated),
    open_route("/techniques.json", read_techniques),
    open_route("/techniques/{slug}.md", read_lesson),
    open_route("/techniques/{slug}.svg", read_lesson_picture),
]
