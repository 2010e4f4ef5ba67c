"""What an account asked for, and what is left of its minute."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.responses import Response

from nonet.access import read_window
from nonet.accounts import (
    DAY_S,
    MAX_KEYS,
    AccountLimits,
    RequestPart,
    count_requests,
    list_keys,
    list_usage,
)
from nonet.website.developers.area import Area, Member
from nonet.website.developers.chart import STACK, Chart, draw_chart, draw_series
from nonet.website.moments import date_of

DAYS = 30
# So long requests are kept one by one, and so they can be counted by key.
DAYS_BY_KEY = 7
BY_KEY = "key"
# As many as differ in lightness; the rest stand together.
MOST_SERIES = 4
OTHERS = "others"


class Usage:
    """`/developers/usage`."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services

    async def show(self, member: Member) -> Response:
        """Draw the last thirty days by outcome, or the last seven by key, and list both."""
        account, account_id = member.account, member.account.id
        standard = self._services.limits.requests_per_minute
        window = await self._services.database.run(
            read_window,
            account_id,
            limit=account.requests_per_minute or standard,
            now_ms=self._services.now_ms,
        )
        parts = await self._services.database.run(count_requests, account_id)
        keys = await self._services.database.run(list_keys, account.email)
        names = {key.id: key.name for key in keys}
        is_by_key = member.request.query_params.get("by") == BY_KEY
        drawn = self._by_key(parts, names) if is_by_key else await self._by_outcome(account_id)
        values = {
            "window": window,
            "max_keys": account.max_keys or MAX_KEYS,
            "has_own_limits": AccountLimits.of(account) != AccountLimits(),
            "counted": [(date_of(part.day), names.get(part.key_id or 0), part) for part in parts],
            "is_by_key": is_by_key,
            **drawn,
        }
        return self._area.show(member, "usage", values)

    async def _by_outcome(self, account_id: int) -> dict[str, Any]:
        first_day = self._today - DAYS + 1
        rows = await self._services.database.run(
            list_usage, since_day=first_day, account_id=account_id
        )
        return {
            "chart": draw_chart(rows, first_day=first_day, last_day=self._today),
            "legend": [(name, name, None) for name in STACK],
            "rows": [(date_of(row.day), row) for row in rows],
        }

    def _by_key(self, parts: Sequence[RequestPart], names: Mapping[int, str]) -> dict[str, Any]:
        """Draw the keys that asked the most, and all others together."""
        totals = Counter[int]()
        for part in parts:
            totals[part.key_id or 0] += part.requests
        shown = [key_id for key_id, _ in totals.most_common(MOST_SERIES) if key_id in names]
        series = {key_id: f"series-{number}" for number, key_id in enumerate(shown)}
        stack = [*series.values(), OTHERS]
        counts = ((part.day, series.get(part.key_id or 0, OTHERS), part.requests) for part in parts)
        chart: Chart = draw_series(
            counts, stack, first_day=self._today - DAYS_BY_KEY + 1, last_day=self._today
        )
        legend: list[tuple[str, str, str | None]] = [
            (series[key_id], "", names[key_id]) for key_id in shown
        ]
        if totals.keys() - series.keys():
            legend.append((OTHERS, OTHERS, None))
        return {"chart": chart, "legend": legend, "rows": []}

    @property
    def _today(self) -> int:
        return self._services.now_ms // 1000 // DAY_S
