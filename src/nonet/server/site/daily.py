"""The page of a day: its five puzzles, and a calendar."""

from calendar import Calendar
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.puzzles.links.identifiers import collection_id
from nonet.puzzles.rating import rating_of
from nonet.server.http.headers import client_address
from nonet.server.site.pages import Pages
from nonet.server.site.puzzles import DailyPuzzles, Drawn, address_of, read_day
from nonet.server.site.services import WebsiteServices
from nonet.server.site.shown_puzzle import ShownPuzzle, show
from nonet.server.site.small_puzzles import small_of_day

_MONTHS_REMEMBERED = 32


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """A day of a calendar: whether it is of the month, and where its page is, if it has one."""

    day: date
    in_month: bool
    address: str | None


@dataclass(frozen=True, slots=True)
class Month:
    """A month by weeks as the language counts them, and the days that lead to its neighbours."""

    name: str
    weekdays: tuple[str, ...]
    weeks: list[list[CalendarDay]]
    before: str | None
    after: str | None


class DailyPage:
    """`/daily` and `/daily/<YYYY-MM-DD>`."""

    def __init__(self, services: WebsiteServices, pages: Pages, daily: DailyPuzzles) -> None:
        self._services = services
        self._pages = pages
        self._daily = daily
        self._month_of = lru_cache(_MONTHS_REMEMBERED)(_month_of)

    async def today(self, request: Request) -> Response:
        """Show today's puzzles."""
        self._services.throttle.count(client_address(request.scope))
        return await self._page(request, self._daily.today, "/daily")

    async def show(self, request: Request) -> Response:
        """Show the puzzles of the day in the path; what is no day with puzzles is not there."""
        self._services.throttle.count(client_address(request.scope))
        named = request.path_params["day"]
        day = read_day(named)
        if day is None:
            raise HTTPException(404)
        return await self._page(request, day, f"/daily/{named}")

    async def _page(self, request: Request, day: date, here: str) -> Response:
        drawn = await self._daily.of(day)
        if drawn is None:
            raise HTTPException(404)
        first, latest = await self._daily.first_day(), self._daily.latest
        values = {
            "here": here,
            "day": day,
            "today": self._daily.today,
            "entries": [
                (await self._board(drawn, label), self._pages.at(address_of(drawn, day, label)))
                for label in engine.LABELS
            ],
            "collection": collection_id(drawn[label] for label in engine.LABELS),
            "little": small_of_day(day),
            "month": self._month_of(day, first, latest, self._pages),
        }
        return self._pages.publish(request, "daily.html", values)

    async def _board(self, drawn: Drawn, label: engine.Label) -> ShownPuzzle:
        rating = await rating_of(drawn[label], self._services.engine_context)
        return show(drawn[label], self._pages.words, label=label, rating=rating)


def _month_of(day: date, first: date, latest: date, pages: Pages) -> Month:
    weeks = Calendar(pages.words.first_weekday).monthdatescalendar(day.year, day.month)
    start = day.replace(day=1)
    last_before = start - timedelta(days=1)
    first_after = (start + timedelta(days=31)).replace(day=1)
    return Month(
        name=pages.words.month(day),
        weekdays=tuple(pages.words.weekday(one) for one in weeks[0]),
        weeks=[
            [
                CalendarDay(
                    one,
                    one.month == day.month,
                    pages.at(f"/daily/{one}") if first <= one <= latest else None,
                )
                for one in week
            ]
            for week in weeks
        ],
        before=pages.at(f"/daily/{last_before}") if last_before >= first else None,
        after=pages.at(f"/daily/{first_after}") if first_after <= latest else None,
    )
