"""Usage of an account: charts of requests, the rate limit window, the last requests."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from itertools import count
from typing import Any

from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet import engine
from nonet.accounts import api_keys, usage
from nonet.accounts.access.key_authorizer import read_window
from nonet.accounts.administration import AccountLimits
from nonet.server.http import error_responses, origins, strings
from nonet.server.portal.area import SECRET, PortalRequest


def date_of(day: int) -> date:
    """Return the UTC date of a day since 1970."""
    return datetime.fromtimestamp(day * usage.DAY_S, UTC).date()


WIDTH, HEIGHT = 720, 160
# Grid lines above zero; each is a whole number of requests.
LINES = 4
_GAP = 2
_MOST_DATES = 5
# From the bottom up.
STACK = ("ok", "refused", "limited", "failed")


@dataclass(frozen=True, slots=True)
class Bar:
    """A segment of a day's bar, in the chart's units."""

    series: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Chart:
    """A stacked bar chart of requests by day.

    `ticks` are the numbers at the grid lines, highest first; `dates` are evenly spaced labels;
    `totals` are the requests of each series, `most` those of the busiest day.
    """

    bars: Sequence[Bar]
    ticks: Sequence[int]
    dates: Sequence[date]
    totals: dict[str, int]
    most: int
    total: int
    first: date
    last: date

    @property
    def lines(self) -> Sequence[float]:
        """The y coordinates of the grid lines."""
        return [_round(HEIGHT * at / LINES) for at in range(LINES)]


def draw_chart(rows: Iterable[usage.UsageRow], *, first_day: int, last_day: int) -> Chart:
    """Stack the outcomes of each day from `first_day` to `last_day`."""
    counts = ((row.day, row.outcome, row.requests) for row in rows)
    return draw_series(counts, STACK, first_day=first_day, last_day=last_day)


def draw_series(
    counts: Iterable[tuple[int, str, int]], stack: Sequence[str], *, first_day: int, last_day: int
) -> Chart:
    """Stack the series of each day, the first at the bottom; `counts` are (day, series, count)."""
    summed: dict[tuple[int, str], int] = {}
    for day, series, requests in counts:
        summed[day, series] = summed.get((day, series), 0) + requests
    days = range(first_day, last_day + 1)
    sums = [sum(summed.get((day, series), 0) for series in stack) for day in days]
    step = line_step(max(sums))
    bars: list[Bar] = []
    width = WIDTH / len(days)
    for index, day in enumerate(days):
        y = float(HEIGHT)
        for series in stack:
            height = HEIGHT * summed.get((day, series), 0) / (LINES * step)
            if height:
                y -= height
                bars.append(
                    Bar(series, _round(index * width), _round(y), width - _GAP, _round(height))
                )
    return Chart(
        bars,
        ticks=[step * line for line in range(LINES, -1, -1)],
        dates=[date_of(day) for day in _spread(days)],
        totals={name: sum(summed.get((day, name), 0) for day in days) for name in stack},
        most=max(sums),
        total=sum(sums),
        first=date_of(first_day),
        last=date_of(last_day),
    )


def line_step(most: int) -> int:
    """Return a round step between grid lines, so that `most` fits."""
    for power in count():
        for round_one in (1, 2, 3, 5):
            step: int = round_one * 10**power
            if step * LINES >= most:
                return step
    raise AssertionError


def _spread(days: range) -> list[int]:
    """Return evenly spaced days, including the first and the last."""
    parts = min(_MOST_DATES, len(days)) - 1
    return [days[round(part * (len(days) - 1) / parts)] for part in range(parts + 1)]


def _round(length: float) -> float:
    return round(length, 2)


DAYS = 30
# Single requests are stored this long, which counts by key need.
DAYS_BY_KEY = 7
BY_KEY = "key"
# Only so many series are distinguishable by lightness; others are combined.
MOST_SERIES = 4
OTHERS = "others"


# Height of a key's small chart.
FEW = 24


@dataclass(frozen=True, slots=True)
class KeyUses:
    """A key's requests in the last days: heights of the bars, and the total."""

    heights: tuple[int, ...]
    total: int


def draw_uses(
    parts: Sequence[usage.RequestPart], key_ids: Iterable[int], *, today: int
) -> dict[int, KeyUses]:
    """Draw the last days of each key, oldest first, scaled to its busiest day."""
    counts = Counter[tuple[int | None, int]]()
    for part in parts:
        counts[part.key_id, part.day] += part.requests
    days = range(today - DAYS_BY_KEY + 1, today + 1)
    drawn = {}
    for key_id in key_ids:
        requests = [counts[key_id, day] for day in days]
        most = max(requests)
        heights = tuple(max(2, round(FEW * one / most)) if one else 0 for one in requests)
        drawn[key_id] = KeyUses(heights, sum(requests))
    return drawn


async def show_usage(request: PortalRequest) -> Response:
    """Show the last 30 days by outcome, or the last 7 days by key."""
    account, account_id = request.account, request.account.id
    standard = request.services.settings.limits.rate_limit_per_minute
    window = await request.services.database.run(
        read_window,
        account_id,
        limit=account.requests_per_minute or standard,
        now_ms=request.services.now_ms,
    )
    parts = await request.read(usage.count_requests, account_id)
    keys = await request.read(api_keys.list_keys, account.email)
    names = {key.id: key.name for key in keys}
    is_by_key = request.query_params.get("by") == BY_KEY
    if is_by_key:
        drawn = _draw_by_key(parts, names, today=today_of(request))
    else:
        legend = [(name, name, None) for name in STACK]
        drawn = {**await draw_outcomes(request, account_id), "legend": legend}
    values = {
        "window": window,
        "max_keys": account.max_keys or api_keys.MAX_KEYS,
        "has_own_limits": AccountLimits.of(account) != AccountLimits(),
        "counted": [(date_of(part.day), names.get(part.key_id or 0), part) for part in parts],
        "is_by_key": is_by_key,
        **drawn,
    }
    return request.render("usage", values)


async def draw_outcomes(request: PortalRequest, account_id: int | None) -> dict[str, Any]:
    """Draw and list the last days of an account, or of all, by outcome."""
    today = today_of(request)
    first_day = today - DAYS + 1
    rows = await request.read(usage.list_usage, since_day=first_day, account_id=account_id)
    return {
        "chart": draw_chart(rows, first_day=first_day, last_day=today),
        "rows": [(date_of(row.day), row) for row in rows],
    }


def _draw_by_key(
    parts: Sequence[usage.RequestPart], names: Mapping[int, str], *, today: int
) -> dict[str, Any]:
    """Draw the busiest keys, and all others combined."""
    totals = Counter[int]()
    for part in parts:
        totals[part.key_id or 0] += part.requests
    shown = [key_id for key_id, _ in totals.most_common(MOST_SERIES) if key_id in names]
    series = {key_id: f"series-{number}" for number, key_id in enumerate(shown)}
    stack = [*series.values(), OTHERS]
    counts = ((part.day, series.get(part.key_id or 0, OTHERS), part.requests) for part in parts)
    chart: Chart = draw_series(counts, stack, first_day=today - DAYS_BY_KEY + 1, last_day=today)
    legend: list[tuple[str, str, str | None]] = [
        (series[key_id], "", names[key_id]) for key_id in shown
    ]
    if totals.keys() - series.keys():
        legend.append((OTHERS, OTHERS, None))
    return {"chart": chart, "legend": legend, "rows": []}


def today_of(request: PortalRequest) -> int:
    """Return today's UTC day since 1970."""
    return request.services.now_ms // 1000 // usage.DAY_S


async def show_status(request: PortalRequest) -> Response:
    """Show whether the service is available, and the last seven days."""
    is_available = request.services.database.is_available
    measured = request.area.measured_days
    await measured.refresh()
    values = {
        "is_available": is_available,
        "counted_at_ms": measured.counted_at_ms,
        "engine_version": engine.VERSION,
        "days": [(date_of(one.day), one) for one in measured.days],
    }
    return request.render("status", values)


PATH = "/developers/requests"
MOST_ROWS = 50_000
_REQUEST_ID = re.compile(r"[0-9a-f]{16}")
_COLUMNS = ("time", "endpoint", "status", "code", "milliseconds", "request", "key")


async def show_requests(request: PortalRequest) -> Response:
    """List the newest requests that match the query."""
    query = request.query_params
    rows = await request.read(usage.list_requests, request.account.id, _wanted(query))
    keys = await request.read(api_keys.list_keys, request.account.email)
    values = {
        "rows": rows,
        "names": {key.id: key.name for key in keys},
        "wanted": {name: query.get(name, "") for name in ("endpoint", "status", "key")},
        "has_older": len(rows) == usage.REQUESTS_A_PAGE,
    }
    return request.render("requests", values)


async def look_up_request(request: PortalRequest) -> Response:
    """Redirect to the page of a request id."""
    typed = request.query_params.get("id", "").strip().lower()
    if not _REQUEST_ID.fullmatch(typed):
        raise HTTPException(404)
    return request.redirect(f"{PATH}/{typed}")


async def explain_request(request: PortalRequest) -> Response:
    """Show the outcome of a request and its validation errors.

    Requests of other accounts get the same 404 as unknown ones.
    """
    wanted = usage.RequestFilter(request_id=request.path_params["request"])
    rows = await request.read(usage.list_requests, request.account.id, wanted, limit=1)
    if not rows:
        raise HTTPException(404)
    keys = await request.read(api_keys.list_keys, request.account.email)
    names = {key.id: key.name for key in keys}
    values = {
        "row": rows[0],
        "key": names.get(rows[0].key_id or 0),
        "api": origins.api_path(request.area.pages.site),
        "broken": error_responses.read_broken_rules(rows[0].broken_rules),
    }
    return request.render("request", values)


async def download_requests(request: PortalRequest) -> Response:
    """Download the matching requests as CSV."""
    wanted = _wanted(request.query_params)
    rows = await request.read(usage.list_requests, request.account.id, wanted, limit=MOST_ROWS)
    headers = {**SECRET, "Content-Disposition": 'attachment; filename="nonet-requests.csv"'}
    return Response(_as_csv(rows), headers=headers, media_type="text/csv")


def _wanted(query: QueryParams) -> usage.RequestFilter:
    return usage.RequestFilter(
        endpoint=query.get("endpoint") or None,
        status=strings.number_in(query.get("status", "")),
        key_id=strings.number_in(query.get("key", "")),
        before_id=strings.number_in(query.get("before", "")),
    )


def _as_csv(rows: list[usage.RequestRow]) -> str:
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(_COLUMNS)
    for row in rows:
        at = datetime.fromtimestamp(row.at_ms / 1000, UTC).isoformat(timespec="milliseconds")
        known = (row.endpoint, row.status, row.code, row.elapsed_ms, row.request_id, row.key_id)
        writer.writerow([at, *known])
    return stream.getvalue()
