"""Days and techniques for programs, without a key: what their pages show, with the credit."""

from datetime import date

from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.routing import Route

from nonet import engine
from nonet.puzzles.lessons.documents import page_of
from nonet.puzzles.lessons.drawing import standalone
from nonet.puzzles.lessons.lesson import techniques
from nonet.puzzles.links.identifiers import puzzle_id
from nonet.server.api.endpoints.attribution import AttributionObject, present_attribution
from nonet.server.api.endpoints.publish import PublishedPuzzle
from nonet.server.http.model import EngineVersion, WireModel
from nonet.server.site.daily.page import address_of, read_day
from nonet.server.site.daily.puzzles import DailyPuzzles
from nonet.server.site.learn.lessons import ComposedLessons
from nonet.server.site.open_reads import JSON, Content, open_route
from nonet.server.site.services import WebsiteServices

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
