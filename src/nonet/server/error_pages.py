"""A link to a PDF is opened by people: whom asks for HTML is told in a page why it does not open.

The status stays, and so does what the API says of when to come again. Programs get the API's
error object.
"""

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_REFUSED = 400
_OF_THE_BODY = frozenset({b"content-type", b"content-length"})


class ErrorPagesForBrowsers:
    """Stands before the API; `make_page` makes the page for a status."""

    def __init__(self, api: ASGIApp, path: str, make_page: Callable[[int], Response]) -> None:
        self._api = api
        self._path = path
        self._make_page = make_page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_for_a_person(scope):
            await self._api(scope, receive, send)
            return
        page: Response | None = None

        async def send_page(message: Message) -> None:
            nonlocal page
            if message["type"] == "http.response.start" and message["status"] >= _REFUSED:
                page = self._make_page(message["status"])
                kept = [each for each in message["headers"] if each[0] not in _OF_THE_BODY]
                page.raw_headers += [*kept, (b"vary", b"Accept")]
                await page(scope, receive, send)
            elif page is None:
                await send(message)

        await self._api(scope, receive, send_page)

    def _is_for_a_person(self, scope: Scope) -> bool:
        return (
            scope["type"] == "http"
            and scope["path"].startswith(self._path)
            and "text/html" in Headers(scope=scope).get("accept", "")
        )
