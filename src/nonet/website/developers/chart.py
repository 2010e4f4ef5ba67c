"""Requests per day as a bar chart, drawn here so that it needs no script."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from nonet.accounts import UsageRow
from nonet.website.moments import date_of

WIDTH, HEIGHT = 720, 160
_GAP = 2
# From the ground up.
STACK = ("ok", "refused", "limited", "failed")


@dataclass(frozen=True, slots=True)
class Bar:
    """One part of a day's column, in the chart's units."""

    outcome: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Chart:
    """The bars, the highest day's requests and the dates at both ends."""

    bars: Sequence[Bar]
    most: int
    total: int
    first: date
    last: date


def draw_chart(rows: Iterable[UsageRow], *, first_day: int, last_day: int) -> Chart:
    """Stack the outcomes of each day from `first_day` to `last_day`."""
    counts: dict[tuple[int, str], int] = {}
    for row in rows:
        key = (row.day, row.outcome)
        counts[key] = counts.get(key, 0) + row.requests
    days = range(first_day, last_day + 1)
    sums = [sum(counts.get((day, outcome), 0) for outcome in STACK) for day in days]
    most = max(sums)
    step = WIDTH / len(days)
    bars: list[Bar] = []
    for index, day in enumerate(days):
        y = float(HEIGHT)
        for outcome in STACK:
            height = HEIGHT * counts.get((day, outcome), 0) / max(1, most)
            if height:
                y -= height
                bars.append(Bar(outcome, _round(index * step), _round(y), step - _GAP, height))
    return Chart(bars, most, sum(sums), date_of(first_day), date_of(last_day))


def _round(length: float) -> float:
    return round(length, 2)
