"""Where an account is signed in."""

from starlette.responses import Response

from nonet.accounts import end_own_session, end_own_sessions, list_sessions
from nonet.website.developers.area import SIGN_IN, Area, Member

PATH = "/developers/sessions"


class Sessions:
    """`/developers/sessions`."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services

    async def show(self, member: Member) -> Response:
        """List the sessions, the one seen last first."""
        found = await self._services.database.run(
            list_sessions, member.account.id, now_ms=self._services.now_ms
        )
        return self._area.show(
            member, "sessions", {"sessions": found, "current": member.session.id}
        )

    async def end(self, member: Member) -> Response:
        """End one session."""
        session_id = member.request.path_params["id"]
        await self._services.database.run(
            end_own_session, session_id, by=member.actor, now_ms=self._services.now_ms
        )
        return self._area.redirect(PATH)

    async def end_all(self, member: Member) -> Response:
        """Sign out everywhere, here too."""
        await self._services.database.run(
            end_own_sessions, by=member.actor, now_ms=self._services.now_ms
        )
        response = self._area.redirect(SIGN_IN)
        self._area.cookie.take_back(response)
        return response
