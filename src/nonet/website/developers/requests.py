"""The last seven days of requests, one by one."""

import csv
import io
import re
from datetime import UTC, datetime

from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response

from nonet.accounts import RequestFilter, RequestRow, list_keys, list_requests
from nonet.accounts.requests import PAGE_LENGTH
from nonet.contract.broken_rules import read_broken_rules
from nonet.website.developers.area import SECRET, Area, Member
from nonet.website.developers.origin import api_path

PATH = "/developers/requests"
MOST_ROWS = 50_000
_MOST_DIGITS = 9
_REQUEST_ID = re.compile(r"[0-9a-f]{16}")
_COLUMNS = ("time", "endpoint", "status", "code", "milliseconds", "request", "key")


class Requests:
    """`/developers/requests`, and `.../requests.csv`."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._database = area.services.database

    async def show(self, member: Member) -> Response:
        """List the newest, as far as the query asks for them."""
        query = member.request.query_params
        rows = await self._database.run(list_requests, member.account.id, _wanted(query))
        keys = await self._database.run(list_keys, member.account.email)
        values = {
            "rows": rows,
            "names": {key.id: key.name for key in keys},
            "wanted": {name: query.get(name, "") for name in ("endpoint", "status", "key")},
            "has_older": len(rows) == PAGE_LENGTH,
        }
        return self._area.show(member, "requests", values)

    async def look_up(self, member: Member) -> Response:
        """Lead to the page of the request whose id was typed."""
        typed = member.request.query_params.get("id", "").strip().lower()
        if not _REQUEST_ID.fullmatch(typed):
            raise HTTPException(404)
        return self._area.redirect(f"{PATH}/{typed}")

    async def explain(self, member: Member) -> Response:
        """Tell what became of one request, and what it did not keep to.

        Another account's cannot be told from nobody's.
        """
        wanted = RequestFilter(request_id=member.request.path_params["request"])
        rows = await self._database.run(list_requests, member.account.id, wanted, limit=1)
        if not rows:
            raise HTTPException(404)
        keys = await self._database.run(list_keys, member.account.email)
        names = {key.id: key.name for key in keys}
        values = {
            "row": rows[0],
            "key": names.get(rows[0].key_id or 0),
            "api": api_path(self._area.website.site),
            "broken": read_broken_rules(rows[0].broken_rules),
        }
        return self._area.show(member, "request", values)

    async def download(self, member: Member) -> Response:
        """Give them as a file."""
        wanted = _wanted(member.request.query_params)
        rows = await self._database.run(list_requests, member.account.id, wanted, limit=MOST_ROWS)
        headers = {**SECRET, "Content-Disposition": 'attachment; filename="nonet-requests.csv"'}
        return Response(_as_csv(rows), headers=headers, media_type="text/csv")


def _wanted(query: QueryParams) -> RequestFilter:
    return RequestFilter(
        endpoint=query.get("endpoint") or None,
        status=_number(query.get("status", "")),
        key_id=_number(query.get("key", "")),
        before_id=_number(query.get("before", "")),
    )


def _number(text: str) -> int | None:
    is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if is_number else None


def _as_csv(rows: list[RequestRow]) -> str:
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(_COLUMNS)
    for row in rows:
        at = datetime.fromtimestamp(row.at_ms / 1000, UTC).isoformat(timespec="milliseconds")
        known = (row.endpoint, row.status, row.code, row.elapsed_ms, row.request_id, row.key_id)
        writer.writerow([at, *known])
    return stream.getvalue()
