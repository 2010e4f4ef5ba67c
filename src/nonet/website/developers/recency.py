"""What could be turned against the owner wants a sign-in a moment ago."""

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from nonet.website.developers.area import Area, Endpoint, Member
from nonet.website.developers.sign_in import SignIn


class Recency:
    """Lets members in who signed in within the last ten minutes, and others sign in once more."""

    def __init__(self, area: Area, sign_in: SignIn) -> None:
        self._area = area
        self._sign_in = sign_in

    def members(self, handle: Callable[[Member], Awaitable[Response]]) -> Endpoint:
        """Let in who signed in a moment ago."""

        async def only(member: Member) -> Response:
            if member.session.is_fresh(self._area.services.now_ms):
                return await handle(member)
            return self._sign_in.ask_again(member)

        return self._area.members(only)
