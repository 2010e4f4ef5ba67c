"""Requests per day as a bar chart, drawn here so that it needs no script."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import count

from nonet.accounts import UsageRow
from nonet.website.moments import date_of

WIDTH, HEIGHT = 720, 160
# Lines above the ground; each is a whole number of requests.
LINES = 4
_GAP = 2
_MOST_DATES = 5
# From the ground up.
STACK = ("ok", "refused", "limited", "failed")


@dataclass(frozen=True, slots=True)
class Bar:
    """One part of a day's column, in the chart's units."""

    series: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Chart:
    """The bars, what the axes say, the highest day's requests, and those of each series.

    `ticks` are the amounts at the lines, the highest first, and `dates` those below the bars, as
    far apart as each other.
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
        """The heights of the lines, in the chart's units."""
        return [_round(HEIGHT * at / LINES) for at in range(LINES)]


def draw_chart(rows: Iterable[UsageRow], *, first_day: int, last_day: int) -> Chart:
    """Stack the outcomes of each day from `first_day` to `last_day`."""
    counts = ((row.day, row.outcome, row.requests) for row in rows)
    return draw_series(counts, STACK, first_day=first_day, last_day=last_day)


def draw_series(
    counts: Iterable[tuple[int, str, int]], stack: Sequence[str], *, first_day: int, last_day: int
) -> Chart:
    """Stack the series of each day, the first at the ground; a count is of a day and a series."""
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
    """Return a round number of requests between lines, so that `most` stays below the highest."""
    for power in count():
        for round_one in (1, 2, 3, 5):
            step: int = round_one * 10**power
            if step * LINES >= most:
                return step
    raise AssertionError


def _spread(days: range) -> list[int]:
    """Return the first day, the last, and some between, as far apart as each other."""
    parts = min(_MOST_DATES, len(days)) - 1
    return [days[round(part * (len(days) - 1) / parts)] for part in range(parts + 1)]


def _round(length: float) -> float:
    return round(length, 2)
