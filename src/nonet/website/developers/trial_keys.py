"""A key for whoever tries requests on a page."""

from starlette.responses import JSONResponse, Response

from nonet.accounts import make_trial_key
from nonet.website.developers.area import SECRET, Area, Member
from nonet.website.developers.shelf import TRY

PATH = f"{TRY}/key"


class TrialKeys:
    """`POST /developers/try/key`: nobody reads the key but the page that asked for it."""

    def __init__(self, area: Area) -> None:
        self._area = area

    async def make(self, member: Member) -> Response:
        """Make one; each counts, so that no page makes them by the thousand."""
        services = self._area.services
        services.limits.trial_keys.count(str(member.account.id))
        key, record = await services.database.run(
            make_trial_key, by=member.actor, random=services.random, now_ms=services.now_ms
        )
        return JSONResponse({"key": key, "endsAtMs": record.expires_at_ms}, headers=SECRET)
