"""The page of a day: its five puzzles, and a calendar."""

from calendar import Calendar
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from nonet import engine
from nonet.i18n.words import Words
from nonet.puzzles.grading import rating_of
from nonet.puzzles.links.identifiers import collection_id
from nonet.server.site.daily_puzzles import Drawn, address_of, read_day
from nonet.server.site.languages import address_in
from nonet.server.site.pages import Pages, pages_of
from nonet.server.site.shown_puzzle import ShownPuzzle, show
from nonet.server.site.small_puzzles import small_of_day

_MONTHS_REMEMBERED = 32


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """A day of a calendar, with the address of its page if it has one."""

    day: date
    in_month: bool
    address: str | None


@dataclass(frozen=True, slots=True)
class Month:
    """A month in the weeks of the language, and the addresses of its neighbours."""

    name: str
    weekdays: tuple[str, ...]
    weeks: list[list[CalendarDay]]
    before: str | None
    after: str | None


async def show_today(request: Request) -> Response:
    """Show `/daily`, the puzzles of today."""
    pages = pages_of(request)
    return await _show_day(request, pages, pages.website.daily.today, "/daily")


async def show_day(request: Request) -> Response:
    """Show `/daily/<YYYY-MM-DD>`."""
    named = request.path_params["day"]
    day = read_day(named)
    if day is None:
        raise HTTPException(404)
    return await _show_day(request, pages_of(request), day, f"/daily/{named}")


async def _show_day(request: Request, pages: Pages, day: date, here: str) -> Response:
    daily = pages.website.daily
    drawn = await daily.of(day)
    if drawn is None:
        raise HTTPException(404)
    first, latest = await daily.first_day(), daily.latest
    values = {
        "here": here,
        "day": day,
        "today": daily.today,
        "latest": latest,
        "entries": [
            (await _board(pages, drawn, label), pages.at(address_of(drawn, day, label)))
            for label in engine.LABELS
        ],
        "collection": collection_id(drawn[label] for label in engine.LABELS),
        "little": small_of_day(day),
        "month": _month_of(day, first, latest, pages.words),
    }
    return pages.publish(request, "daily.html", values)


async def _board(pages: Pages, drawn: Drawn, label: engine.Label) -> ShownPuzzle:
    rating = await rating_of(drawn[label], pages.services.engine_context)
    return show(drawn[label], pages.words, label=label, rating=rating)


@lru_cache(_MONTHS_REMEMBERED)
def _month_of(day: date, first: date, latest: date, words: Words) -> Month:
    def address(other: date) -> str | None:
        is_there = first <= other <= latest
        return address_in(words.tag, f"/daily/{other}") if is_there else None

    weeks = Calendar(words.first_weekday).monthdatescalendar(day.year, day.month)
    start = day.replace(day=1)
    last_before = start - timedelta(days=1)
    first_after = (start + timedelta(days=31)).replace(day=1)
    return Month(
        name=words.month(day),
        weekdays=tuple(words.weekday(one) for one in weeks[0]),
        weeks=[
            [CalendarDay(one, one.month == day.month, address(one)) for one in week]
            for week in weeks
        ],
        before=address(last_before),
        after=address(first_after),
    )
