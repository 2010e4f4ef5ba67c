"""Pages are found with a slash behind their address too, which some type and some links have."""

from collections.abc import Iterable
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

_FILE = "."


def slashed(routes: Iterable[BaseRoute]) -> list[BaseRoute]:
    """Return for each page among the routes one that leads to it from its address with a slash.

    Only what is read has one: a form is sent to where its page says.
    """
    return [
        Route(f"{route.path}/", _lead)
        for route in routes
        if isinstance(route, Route)
        and "GET" in (route.methods or ())
        and not route.path.endswith("/")
        and _FILE not in route.path
    ]


async def _lead(request: Request) -> Response:
    # Of this very site: the routes begin with a name, so the path never begins with two slashes.
    path = quote(str(request.scope["path"]).removesuffix("/"))
    query = request.scope["query_string"].decode("ascii", "ignore")
    return RedirectResponse(f"{path}?{query}" if query else path, 308)
