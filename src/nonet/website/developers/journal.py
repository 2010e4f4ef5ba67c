"""What was done to an account, for its owner to read."""

from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts import PAGE_LENGTH, list_audit
from nonet.website.developers.area import Area, Member
from nonet.website.developers.audit_rows import audit_rows
from nonet.website.developers.notices import JOURNAL

PATH = JOURNAL
# More would not fit into the column.
_MOST_DIGITS = 9


class OwnJournal:
    """`/developers/journal`."""

    def __init__(self, area: Area) -> None:
        self._area = area

    async def show(self, member: Member) -> Response:
        """List the account's deeds and those of others to it, the newest first."""
        entries = await self._area.services.database.run(
            list_audit, account_id=member.account.id, before_id=before_of(member.request)
        )
        own = [entry.for_owner(member.account.id) for entry in entries]
        return self._area.show(
            member,
            "journal",
            {
                "entries": audit_rows(own, self._area.pages.words),
                "has_older": len(entries) == PAGE_LENGTH,
            },
        )


def before_of(request: Request) -> int | None:
    """Return the entry that a page of older ones begins before."""
    before = request.query_params.get("before", "")
    is_number = before.isascii() and before.isdigit() and len(before) <= _MOST_DIGITS
    return int(before) if is_number else None
