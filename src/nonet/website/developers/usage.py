"""What an account asked for, and what is left of its minute."""

from starlette.responses import Response

from nonet.access import read_window
from nonet.accounts import DAY_S, list_usage
from nonet.website.developers.area import Area, Member
from nonet.website.developers.chart import draw_chart
from nonet.website.moments import date_of

DAYS = 30


class Usage:
    """`/developers/usage`."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services

    async def show(self, member: Member) -> Response:
        """Draw the last thirty days and list what is in the drawing."""
        now_ms = self._services.now_ms
        today = now_ms // 1000 // DAY_S
        account_id = member.account.id
        rows = await self._services.database.run(
            list_usage, since_day=today - DAYS + 1, account_id=account_id
        )
        window = await self._services.database.run(
            read_window,
            account_id,
            limit=self._services.limits.requests_per_minute,
            now_ms=now_ms,
        )
        values = {
            "window": window,
            "chart": draw_chart(rows, first_day=today - DAYS + 1, last_day=today),
            "rows": [(date_of(row.day), row) for row in rows],
        }
        return self._area.show(member, "usage", values)
