"""Puzzles, collections, days and lessons for programs, without a key; never a solution."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date
from http.client import NOT_FOUND

from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet import engine
from nonet.errors import NonetError, PathNotFoundError
from nonet.puzzles.lessons.documents import page_of
from nonet.puzzles.lessons.drawing import standalone
from nonet.puzzles.lessons.lesson import techniques
from nonet.puzzles.links.identifiers import (
    collection_id,
    parse_collection_id,
    parse_puzzle_id,
    puzzle_id,
)
from nonet.puzzles.publication import Verified, verify_all
from nonet.server.api.endpoints.attribution import AttributionObject, present_attribution
from nonet.server.api.endpoints.publish import (
    PublishedPuzzle,
    present_lines,
    present_publish,
    present_puzzle,
)
from nonet.server.http.error_response import refuse
from nonet.server.http.headers import client_address, entity_tag, matches_entity_tag
from nonet.server.http.model import EngineVersion, WireModel
from nonet.server.http.origin import OPEN, allow_reading
from nonet.server.site.learn import ComposedLessons
from nonet.server.site.puzzles import DailyPuzzles, address_of, read_day
from nonet.server.site.services import WebsiteServices

JSON, TEXT = "application/json", "text/plain"
FRESH = {"Cache-Control": "public, max-age=3600, must-revalidate"}

Content = tuple[str | bytes, str]
"""What is served, and its media type."""

Read = Callable[[Sequence[Verified]], Content]


def open_route(
    path: str,
    services: WebsiteServices,
    read: Callable[[Request], Awaitable[Content]],
    kept: Mapping[str, str] = FRESH,
) -> Route:
    """Serve public content to pages of all origins; `kept` has its caching header."""

    async def serve(request: Request) -> Response:
        if request.method == "OPTIONS":
            return allow_reading()
        try:
            services.throttle.count(client_address(request.scope))
            content, kind = await read(request)
        except NonetError as error:
            return _refuse(error)
        except HTTPException as fault:
            if fault.status_code != NOT_FOUND:
                raise
            return _refuse(PathNotFoundError("Nothing is served under this path."))
        headers = {**OPEN, **kept, "ETag": entity_tag(content, engine.VERSION)}
        if matches_entity_tag(headers["ETag"], request.scope):
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers, media_type=kind)

    return Route(path, serve, methods=["GET", "OPTIONS"])


def _refuse(error: NonetError) -> Response:
    """Refuse a program of any site, which is to learn why."""
    response = refuse(error)
    response.headers.update(OPEN)
    return response


class OpenReads:
    """`/puzzles/<id>` and `/collections/<id>` with `.json` and `.txt` behind."""

    def __init__(self, services: WebsiteServices) -> None:
        self._services = services
        self._site = services.site
        self._credit = present_attribution(services.attribution)

    @property
    def routes(self) -> list[Route]:
        """The paths, which come before those of the pages."""
        puzzle, collection = "/puzzles/{id}", "/collections/{id}"
        return [
            self._route(f"{puzzle}.json", _one, self._puzzle_json),
            self._route(f"{puzzle}.txt", _one, self._puzzle_text),
            self._route(f"{collection}.json", parse_collection_id, self._collection_json),
            self._route(f"{collection}.txt", parse_collection_id, self._collection_text),
        ]

    def _route(self, path: str, parse: Callable[[str], Sequence[str]], read: Read) -> Route:
        async def answer(request: Request) -> Content:
            grids = parse(request.path_params["id"])
            return read(await verify_all(grids, self._services.engine_context))

        return open_route(path, self._services, answer)

    def _puzzle_json(self, items: Sequence[Verified]) -> tuple[bytes, str]:
        return present_puzzle(items[0], self._site, self._credit).to_json(), JSON

    def _puzzle_text(self, items: Sequence[Verified]) -> tuple[str, str]:
        url = self._site.playable_url(puzzle_id(items[0].puzzle))
        return present_lines(items, url, self._credit), TEXT

    def _collection_json(self, items: Sequence[Verified]) -> tuple[bytes, str]:
        return present_publish(items, self._site, self._credit).to_json(), JSON

    def _collection_text(self, items: Sequence[Verified]) -> tuple[str, str]:
        url = self._site.collection_url(collection_id(item.puzzle for item in items))
        return present_lines(items, url, self._credit), TEXT


def _one(text: str) -> list[str]:
    return [parse_puzzle_id(text)]


# A new day begins, and its name stays.
_TODAY = {"Cache-Control": "no-cache"}


class DayPuzzle(PublishedPuzzle):
    """A puzzle of a day; its link knows the day."""

    difficulty: engine.Label


class Day(WireModel):
    """The puzzles of a day, the easiest first."""

    engine_version: EngineVersion
    date: str = Field(description="The day in UTC, YYYY-MM-DD.")
    puzzles: list[DayPuzzle]
    attribution: AttributionObject


class TechniqueEntry(WireModel):
    """A technique, and where its lesson is."""

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


class OpenLists:
    """`/daily.json`, `/daily/<date>.json`, `/techniques.json`; lessons as `.md` and `.svg`."""

    def __init__(
        self, services: WebsiteServices, daily: DailyPuzzles, composed: ComposedLessons
    ) -> None:
        self._services = services
        self._site_url = services.site.site_url
        self._daily = daily
        self._composed = composed
        self._credit = present_attribution(services.attribution)

    @property
    def routes(self) -> list[Route]:
        """The paths, which come before those of the pages."""
        services = self._services
        return [
            open_route("/daily.json", services, self._today, _TODAY),
            open_route("/daily/{day}.json", services, self._day),
            open_route("/techniques.json", services, self._techniques),
            open_route("/techniques/{slug}.md", services, self._lesson),
            open_route("/techniques/{slug}.svg", services, self._picture),
        ]

    async def _today(self, _request: Request) -> Content:
        return await self._present(self._daily.today)

    async def _day(self, request: Request) -> Content:
        day = read_day(request.path_params["day"])
        if day is None:
            raise HTTPException(404)
        return await self._present(day)

    async def _present(self, day: date) -> Content:
        drawn = await self._daily.of(day)
        if drawn is None:
            raise HTTPException(404)
        items = [
            DayPuzzle(
                attribution=self._credit,
                puzzle=drawn[label],
                id=puzzle_id(drawn[label]),
                playable_url=self._site_url + address_of(drawn, day, label),
                difficulty=label,
            )
            for label in engine.LABELS
        ]
        return Day.of(date=str(day), puzzles=items, attribution=self._credit).to_json(), JSON

    async def _techniques(self, _request: Request) -> Content:
        entries = [
            TechniqueEntry.of(
                one,
                wishable=one.slug in engine.REQUESTABLE_TECHNIQUES,
                url=f"{self._site_url}/techniques/{one.slug}",
            )
            for one in engine.TECHNIQUES
        ]
        return TechniqueList.of(techniques=entries, attribution=self._credit).to_json(), JSON

    async def _lesson(self, request: Request) -> Content:
        slug = _known(request)
        page = page_of(await self._composed.on(slug), picture=f"{slug}.svg", index="../techniques")
        return f"{page}\n{self._credit.offline_text}\n", "text/markdown"

    async def _picture(self, request: Request) -> Content:
        lesson = await self._composed.on(_known(request))
        return standalone(lesson.picture), "image/svg+xml"


def _known(request: Request) -> str:
    slug: str = request.path_params["slug"]
    if slug not in techniques():
        raise HTTPException(404)
    return slug
